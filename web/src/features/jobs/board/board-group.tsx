import { jobStatusGroupName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatusGroup } from '@foothold/core/entities/job/job-status.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { JobBoard } from '../../../data/jobs/job-board.ts';
import { useSay } from '../../../platform/use-say.ts';
import { token } from '../../../ui/tokens.ts';
import { BoardColumn } from './board-column.tsx';
import { boardStatuses, groupCount } from './board-layout.ts';
import type { BoardShared } from './board-shared.ts';

const Group = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  paddingInline: 16,
  '& + &': { borderInlineStart: `1px solid ${token('line')}` },
});

const Columns = styled('div')({ display: 'flex', gap: 12, flexGrow: 1, minHeight: 0 });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  // Wide groups say what they are wherever they are scrolled to.
  alignSelf: 'flex-start',
  position: 'sticky',
  insetInlineStart: 16,
  fontSize: '0.8125rem',
  color: token('text-2'),
  '& h2': { margin: 0, paddingInlineStart: 5, fontSize: 'inherit', lineHeight: '18px', fontWeight: 520 },
});

/** The head of a group: its name, how many jobs it holds, and what can be done with it. */
export function GroupHead({
  group,
  count,
  id,
  children,
}: {
  group: JobStatusGroup;
  count: number | undefined;
  id?: string;
  children?: ReactNode;
}) {
  const say = useSay();
  return (
    <Head>
      <h2 {...(id && { id })}>{say(jobStatusGroupName(group))}</h2>
      {count !== undefined && (
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>{numberFormat().format(count)}</span>
      )}
      {children}
    </Head>
  );
}

type Props = { group: JobStatusGroup; board: JobBoard; shared: BoardShared; children?: ReactNode };

/** The columns of a group under one head; `children` are in that head. */
export function BoardGroup({ group, board, shared, children }: Props) {
  const id = useId();
  const statuses = boardStatuses(group);
  return (
    <Group aria-labelledby={id}>
      <GroupHead
        group={group}
        id={id}
        // The one column of the first group says it already.
        count={statuses.length > 1 ? groupCount(board.counts, group) : undefined}
      >
        {children}
      </GroupHead>
      <Columns>
        {statuses.map((status) => (
          <BoardColumn key={status} status={status} board={board} shared={shared} />
        ))}
      </Columns>
    </Group>
  );
}
