import { sayEnglish } from '@foothold/core/text/messages.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { BottomSheet } from '../../ui/dialogs/bottom-sheet.tsx';
import { StatusMenuDate } from './status-menu-date.tsx';
import { StatusMenuNote } from './status-menu-note.tsx';
import type { StatusMenuProps } from './status-menu-props.ts';
import { StatusOptions, statusesLike } from './status-options.tsx';
import { useStatusDay } from './use-status-day.ts';

/** The same menu on a phone, as a sheet from below: what moves, when it happened, the 14 statuses. */
export function StatusMenuSheet(props: StatusMenuProps) {
  const { anchor, onClose, title, subject } = props;
  const { t } = useLingui();
  return (
    <BottomSheet open={anchor !== null} onClose={onClose} title={title ?? t`Move to…`} subject={subject}>
      <Content {...props} />
    </BottomSheet>
  );
}

const all = statusesLike('', sayEnglish);

function Content({ current, total, today, onChoose }: StatusMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const { day, choose } = useStatusDay({ today, onChoose });
  const [at, setAt] = useState(() => all.findIndex((status) => current[status]));
  const list = useRef<HTMLDivElement>(null);
  const marked = all[at];
  useEffect(() => {
    // Keys choose at once; no field has the focus, or the keyboard of the phone would cover the statuses.
    list.current?.focus({ preventScroll: true });
    // The present status may be below the edge of a small phone.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = (Math.max(at, step > 0 ? -1 : 0) + step + all.length) % all.length;
      setAt(next);
      document.getElementById(`${id}-${all[next]}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && marked) choose(marked);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <StatusMenuDate day={day} isAbove />
      <StatusMenuNote day={day} marked={marked} onChoose={choose} isAbove />
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
          onChoose={choose}
        />
      </Box>
    </>
  );
}
