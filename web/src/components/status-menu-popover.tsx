import {
  type JobStatus,
  type JobStatusGroup,
  jobStatus,
  jobStatusGroups,
  statusesOfGroup,
} from '@foothold/core/domain/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import { KeyCap } from './key-cap.tsx';
import { StatusMark } from './status-mark.tsx';
import { StatusMenuDate } from './status-menu-date.tsx';
import { token } from './tokens.ts';

const Option = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 30,
  paddingInline: 10,
  borderRadius: 14,
  cursor: 'pointer',
  '&[data-at]': { backgroundColor: token('hover') },
  '@media (max-width: 899.95px)': { minHeight: 44, fontSize: '1rem' },
});

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

export type StatusMenuProps = {
  /** What it hangs from; null is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** How many of the jobs stand in which status now. */
  current: Partial<Record<JobStatus, number>>;
  /** How many jobs move; 1 shows “now”, more show “2 of 3”. */
  total: number;
  /** In the empty field; “Move to…” by itself. */
  title?: string;
  /** The person's calendar date: nothing can have happened later. */
  today: string;
  /** `date` is '' for today. */
  onChoose: (status: JobStatus, date: string) => void;
};

/** The menu itself, which `StatusMenu` loads: the 14 statuses in their groups; type to filter; at its foot when it happened, because history needs true dates. */
export function StatusMenuPopover(props: StatusMenuProps) {
  const { anchor, onClose, title } = props;
  const { t } = useLingui();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transitionDuration={160}
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
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [date, setDate] = useState('');
  const shown = inGroups(typed);
  const [at, setAt] = useState(() => shown.findIndex((status) => current[status]));
  const marked = shown[Math.min(Math.max(at, 0), shown.length - 1)];

  useEffect(() => {
    if (marked) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((before) => (Math.max(before, 0) + step + shown.length) % Math.max(shown.length, 1));
    else if (event.key === 'Enter' && marked) onChoose(marked, date === today ? '' : date);
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
        sx={{ padding: '6px', maxHeight: 'min(520px, calc(100dvh - 210px))', overflowY: 'auto' }}
      >
        {groupsOf(shown).map(([group, statuses]) => (
          <Box key={group} role="group" aria-label={jobStatusGroups[group]}>
            {typed === '' && group !== 'not-started' && <GroupHead group={group} />}
            {statuses.map((status) => (
              <Option
                key={status}
                id={`${id}-${status}`}
                role="option"
                aria-selected={Boolean(current[status])}
                {...(status === marked && { 'data-at': '' })}
                onPointerMove={() => setAt(shown.indexOf(status))}
                onClick={() => onChoose(status, date === today ? '' : date)}
              >
                <StatusMark status={status} />
                <span style={{ flexGrow: 1 }}>{jobStatus(status).label}</span>
                <Now count={current[status] ?? 0} total={total} />
                {status === marked && !current[status] && <KeyCap aria-hidden>{'↵'}</KeyCap>}
              </Option>
            ))}
          </Box>
        ))}
        {shown.length === 0 && (
          <Box sx={{ padding: '10px', color: token('text-2') }}>
            <Trans>No status is called “{typed}”.</Trans>
          </Box>
        )}
      </Box>
      <StatusMenuDate date={date} today={today} onChange={setDate} />
    </>
  );
}

function GroupHead({ group }: { group: JobStatusGroup }) {
  return (
    <Box
      aria-hidden
      sx={{
        paddingInline: '10px',
        fontSize: '0.75rem',
        lineHeight: '28px',
        fontWeight: 570,
        color: token('text-3'),
      }}
    >
      {jobStatusGroups[group]}
    </Box>
  );
}

function Now({ count, total }: { count: number; total: number }) {
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', color: token('text-2'), whiteSpace: 'nowrap' }}>
      {total === 1 || count === total ? (
        <Trans>now</Trans>
      ) : (
        <Trans>
          {count} of {total}
        </Trans>
      )}
    </Box>
  );
}

/** Statuses whose name holds every typed word, group by group. */
function inGroups(typed: string): JobStatus[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label }: { label: string }) => words.every((word) => label.toLowerCase().includes(word));
  const groups = Object.keys(jobStatusGroups) as JobStatusGroup[];
  return groups.flatMap((group) => statusesOfGroup(group).filter((status) => fits(jobStatus(status))));
}

function groupsOf(statuses: readonly JobStatus[]): [JobStatusGroup, JobStatus[]][] {
  const groups = Map.groupBy(statuses, (status) => jobStatus(status).group);
  return [...groups];
}
