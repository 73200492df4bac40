import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { DrawerFade } from './drawer-fade.tsx';
import { Icon } from './icon.tsx';
import { StatusMenuDate } from './status-menu-date.tsx';
import type { StatusMenuProps } from './status-menu-props.ts';
import { StatusOptions, statusesLike } from './status-options.tsx';
import { token } from './tokens.ts';

/** The same menu on a phone, as a sheet from below: what moves, when it happened, the 14 statuses. */
export function StatusMenuSheet(props: StatusMenuProps) {
  const { anchor, onClose, title } = props;
  const { t } = useLingui();
  return (
    <Drawer
      anchor="bottom"
      slots={{ transition: DrawerFade }}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title ?? t`Move to…`,
          sx: {
            maxHeight: 'calc(100dvh - 60px)',
            borderRadius: '20px 20px 0 0',
            border: `1px solid ${token('line-strong')}`,
            borderBlockEnd: 0,
          },
        },
      }}
    >
      <Content {...props} />
    </Drawer>
  );
}

const all = statusesLike('');

function Content({ current, total, title, subject, today, onChoose, onClose }: StatusMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const [date, setDate] = useState('');
  const [at, setAt] = useState(() => all.findIndex((status) => current[status]));
  const list = useRef<HTMLDivElement>(null);
  const marked = all[at];
  useEffect(() => {
    // Keys choose at once; no field has the focus, or the keyboard of the phone would cover the statuses.
    list.current?.focus({ preventScroll: true });
    // The present status may stand below the edge of a small phone.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = (Math.max(at, step > 0 ? -1 : 0) + step + all.length) % all.length;
      setAt(next);
      document.getElementById(`${id}-${all[next]}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && marked) onChoose(marked, date === today ? '' : date);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          minHeight: 60,
          paddingInline: '20px 8px',
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 620, fontSize: '1rem', lineHeight: '22px' }}>{title ?? t`Move to…`}</Box>
          {subject && (
            <Box
              sx={{
                fontSize: '0.8125rem',
                lineHeight: '18px',
                color: token('text-2'),
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {subject}
            </Box>
          )}
        </Box>
        <IconButton aria-label={t`Close`} onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Icon name="close" size="sm" />
        </IconButton>
      </Box>
      <StatusMenuDate date={date} today={today} onChange={setDate} isAbove />
      <Box
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={t`Statuses`}
        {...(marked && { 'aria-activedescendant': `${id}-${marked}` })}
        onKeyDown={onKey}
        sx={{ padding: '6px 8px 16px', overflowY: 'auto', outlineOffset: '-3px' }}
      >
        <StatusOptions
          id={id}
          shown={all}
          marked={marked}
          onMark={setAt}
          withHeads
          current={current}
          total={total}
          onChoose={(status) => onChoose(status, date === today ? '' : date)}
        />
      </Box>
    </>
  );
}
