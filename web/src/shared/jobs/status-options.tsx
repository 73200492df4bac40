import { jobStatusGroupName, jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import {
  type JobStatus,
  type JobStatusGroup,
  jobStatus,
  jobStatusGroups,
  statusesOfGroup,
} from '@foothold/core/entities/job/job-status.ts';
import type { Say } from '@foothold/core/text/messages.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useSay } from '../../platform/use-say.ts';
import { KeyCap } from '../../ui/key-cap.tsx';
import { token } from '../../ui/tokens.ts';
import { StatusMark } from './status-mark.tsx';

const Option = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 30,
  paddingInline: 10,
  borderRadius: 14,
  cursor: 'pointer',
  '&[data-at]': { backgroundColor: token('hover') },
  '@media (max-width: 899.95px)': {
    minHeight: 44,
    fontSize: '1rem',
    gap: 14,
    '&[aria-selected="true"]': { backgroundColor: token('tint') },
  },
});

type Props = {
  /** Begins the ids of the list and its options, for who points at them by aria. */
  id: string;
  /** In their order, from `statusesLike`. */
  shown: readonly JobStatus[];
  /** The one under the keyboard or the pointer. */
  marked: JobStatus | undefined;
  onMark: (at: number) => void;
  /** Groups have their names over them: left out where typing has narrowed the list. */
  withHeads: boolean;
  current: Partial<Record<JobStatus, number>>;
  total: number;
  onChoose: (status: JobStatus) => void;
};

/** The statuses to choose from, group by group, inside what is their listbox. */
export function StatusOptions({ id, shown, marked, onMark, withHeads, current, total, onChoose }: Props) {
  const say = useSay();
  return groupsOf(shown).map(([group, statuses]) => (
    <Box key={group} role="group" aria-label={say(jobStatusGroupName(group))}>
      {withHeads && group !== 'not-started' && <GroupHead group={group} />}
      {statuses.map((status) => (
        <Option
          key={status}
          id={`${id}-${status}`}
          role="option"
          aria-selected={Boolean(current[status])}
          {...(status === marked && { 'data-at': '' })}
          onPointerMove={() => onMark(shown.indexOf(status))}
          onClick={() => onChoose(status)}
        >
          <StatusMark status={status} />
          <span style={{ flexGrow: 1 }}>{say(jobStatusName(status))}</span>
          <Now count={current[status] ?? 0} total={total} />
          {status === marked && !current[status] && <Enter />}
        </Option>
      ))}
    </Box>
  ));
}

/** Statuses whose name holds every typed word, group by group. */
export function statusesLike(typed: string, say: Say): JobStatus[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (status: JobStatus) => {
    const name = say(jobStatusName(status)).toLowerCase();
    return words.every((word) => name.includes(word));
  };
  const groups = Object.keys(jobStatusGroups) as JobStatusGroup[];
  return groups.flatMap((group) => statusesOfGroup(group).filter(fits));
}

function groupsOf(statuses: readonly JobStatus[]): [JobStatusGroup, JobStatus[]][] {
  const groups = Map.groupBy(statuses, (status) => jobStatus(status).group);
  return [...groups];
}

function GroupHead({ group }: { group: JobStatusGroup }) {
  const say = useSay();
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
      {say(jobStatusGroupName(group))}
    </Box>
  );
}

const EnterCap = styled(KeyCap)({ '@media (max-width: 899.95px)': { display: 'none' } });

function Enter() {
  return <EnterCap aria-hidden>{'↵'}</EnterCap>;
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
