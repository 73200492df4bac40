import { useDroppable } from '@dnd-kit/core';
import { jobStatusGroupName, jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { JobBoard } from '../../../data/jobs/job-board.ts';
import { useSay } from '../../../platform/use-say.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { token } from '../../../ui/tokens.ts';
import { pinnedPane } from './board-collisions.ts';
import { GroupHead } from './board-group.tsx';
import { completeStatuses, groupCount } from './board-layout.ts';

const Pane = styled('section')({
  width: 272,
  flexShrink: 0,
  overflowY: 'auto',
  padding: '0 16px 16px',
  borderInlineStart: `1px solid ${token('line-strong')}`,
  backgroundColor: token('page'),
});

const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  overflow: 'hidden',
  backgroundColor: token('surface'),
  '& > li + li': { borderBlockStart: `1px solid ${token('line')}` },
});

const LineButton = styled(ButtonBase)({
  display: 'flex',
  gap: 8,
  width: '100%',
  minHeight: 43,
  paddingInline: 14,
  justifyContent: 'flex-start',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text'),
  '&:hover': { backgroundColor: token('hover') },
  '&[data-over]': { backgroundColor: token('tint'), boxShadow: `inset 0 0 0 2px ${token('accent')}` },
  '& > span:last-of-type': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
});

type Props = { board: JobBoard; onUnfold: (status?: JobStatus) => void };

/** What is over, folded to a line for each status, always in sight: each takes what is dropped on it. */
export function BoardComplete({ board, onUnfold }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const { setNodeRef } = useDroppable({ id: pinnedPane });
  return (
    <Pane ref={setNodeRef} aria-label={say(jobStatusGroupName('complete'))}>
      <GroupHead group="complete" count={groupCount(board.counts, 'complete')}>
        <Button
          variant="text"
          size="small"
          aria-label={t`Expand ${say(jobStatusGroupName('complete'))}`}
          onClick={() => onUnfold()}
          sx={{ marginInlineStart: 'auto', marginInlineEnd: '-8px', color: token('accent') }}
        >
          <Trans>Expand</Trans>
        </Button>
      </GroupHead>
      <Lines>
        {completeStatuses.map((status) => (
          <Line key={status} status={status} count={board.counts[status]} onUnfold={onUnfold} />
        ))}
      </Lines>
      <Note>
        <Trans>Drop a card on a line to close it. Nothing is deleted; every move can be undone.</Trans>
      </Note>
    </Pane>
  );
}

const Note = styled('p')({
  margin: '12px 4px 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: token('text-3'),
});

type LineProps = { status: JobStatus; count: number; onUnfold: (status: JobStatus) => void };

function Line({ status, count, onUnfold }: LineProps) {
  const say = useSay();
  const { t } = useLingui();
  const { setNodeRef, isOver } = useDroppable({ id: status, data: { isPinned: true } });
  const label = say(jobStatusName(status));
  return (
    <li ref={setNodeRef}>
      <LineButton
        data-line={status}
        {...(isOver && { 'data-over': '' })}
        title={t`Show the jobs of ${label}`}
        onClick={() => onUnfold(status)}
      >
        <StatusMark status={status} />
        <span>{label}</span>
        <span style={{ color: token('text-2') }}>{numberFormat().format(count)}</span>
      </LineButton>
    </li>
  );
}
