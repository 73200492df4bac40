import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useSay } from '../../platform/use-say.ts';
import { startSide } from '../../ui/direction.ts';
import { bufferEarlyKeys } from '../../ui/early-keys.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { StatusMenuDate } from './status-menu-date.tsx';
import { StatusMenuNote } from './status-menu-note.tsx';
import type { StatusMenuProps } from './status-menu-props.ts';
import { StatusOptions, statusesLike } from './status-options.tsx';
import { useStatusDay } from './use-status-day.ts';

const Typed = styled('input')({
  flexGrow: 1,
  minWidth: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  '&::placeholder': { color: token('text-3'), opacity: 1 },
});

/** The menu on desktop, which `StatusMenu` loads: the 14 statuses in their groups; type to filter; at its foot when it happened, because history needs true dates. */
export function StatusMenuPopover(props: StatusMenuProps) {
  const { anchor, onClose, title } = props;
  const { t } = useLingui();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: startSide() }}
      transformOrigin={{ vertical: 'top', horizontal: startSide() }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': title ?? t`Move to…`,
          sx: { width: 272, maxWidth: 'calc(100vw - 32px)', borderRadius: '20px', marginBlockStart: '4px' },
        },
      }}
    >
      <Content {...props} />
    </Popover>
  );
}

function Content({ current, total, title, today, onChoose }: StatusMenuProps) {
  const say = useSay();
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { day, choose } = useStatusDay({ today, onChoose });
  const shown = statusesLike(typed, say);
  const [at, setAt] = useState(() => shown.findIndex((status) => current[status]));
  const marked = shown[Math.min(Math.max(at, 0), shown.length - 1)];

  useEffect(() => {
    if (marked) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  const takeOver = useEffectEvent(() => {
    const { text, isEntered } = bufferEarlyKeys();
    const [first] = text ? statusesLike(text, say) : [marked];
    if (isEntered && first) onChoose(first, '', '');
    else if (text) {
      setTyped(text);
      setAt(0);
    }
  });
  useEffect(() => takeOver(), []);

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((before) => (Math.max(before, 0) + step + shown.length) % Math.max(shown.length, 1));
    else if (event.key === 'Enter' && marked) choose(marked);
    else return;
    event.preventDefault();
  };
  const label = title ?? t`Move to…`;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '10px',
          minHeight: 44,
          marginInline: '6px',
          paddingInline: '10px',
          borderBlockEnd: `1px solid ${token('line')}`,
          color: token('text-2'),
        }}
      >
        <Icon name="search" size={16} />
        <Typed
          // The menu is opened to choose in it, by pointer or by key.
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-label={label}
          {...(marked && { 'aria-activedescendant': `${id}-${marked}` })}
          placeholder={label}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
      </Box>
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Statuses`}
        sx={{
          padding: '6px',
          // The note keeps its place on the screen: the list gives way.
          maxHeight:
            day.note === null ? 'min(520px, calc(100dvh - 260px))' : 'min(180px, calc(100dvh - 420px))',
          overflowY: 'auto',
        }}
      >
        <StatusOptions
          id={id}
          shown={shown}
          marked={marked}
          onMark={setAt}
          withHeads={typed === ''}
          current={current}
          total={total}
          onChoose={choose}
        />
        {shown.length === 0 && (
          <Box sx={{ padding: '10px', color: token('text-2') }}>
            <Trans>No status is called “{typed}”.</Trans>
          </Box>
        )}
      </Box>
      <StatusMenuDate day={day} />
      <StatusMenuNote day={day} marked={marked} onChoose={choose} />
    </>
  );
}
