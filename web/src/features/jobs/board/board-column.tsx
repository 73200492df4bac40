import { useDroppable } from '@dnd-kit/core';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import type { JobBoard } from '../../../data/jobs/job-board.ts';
import { useJobSteps } from '../../../data/jobs/job-steps.ts';
import { useRange } from '../../../ui/hooks/use-range.ts';
import { token } from '../../../ui/tokens.ts';
import { BoardCard } from './board-card.tsx';
import { BoardColumnHead } from './board-column-head.tsx';
import { BrokenCard, PlaceholderCard } from './board-other-cards.tsx';
import { type BoardRow, idOfRow, isJob } from './board-rows.ts';
import type { BoardShared } from './board-shared.ts';
import { useBoardColumn } from './use-board-column.ts';
import { useColumnName } from './use-column-name.ts';

/** Of a card whose title is one line, so that most cards are not moved when they are measured. */
const cardHeight = 114;

const Column = styled('section')({
  width: 242,
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderRadius: '20px 20px 0 0',
  '&[data-over]': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
});

const Cards = styled('div')({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  // A focused card at the edge shows its whole outline.
  scrollPaddingBlock: 8,
});

const List = styled('ul')({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

const Nothing = styled('p')({
  margin: 0,
  padding: '8px 5px',
  fontSize: '0.8125rem',
  color: token('text-3'),
});

type Props = { status: JobStatus; board: JobBoard; shared: BoardShared };

/** One status as a column of cards: a place to drop on, which scrolls by itself and draws what is in sight. */
export function BoardColumn({ status, board, shared }: Props) {
  const headId = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const { rows, onRange } = useBoardColumn(status, board);
  const count = board.counts[status];
  return (
    <Column ref={setNodeRef} aria-labelledby={headId} {...(isOver && { 'data-over': '' })}>
      <BoardColumnHead status={status} count={count} headId={headId} />
      {rows && rows.length > 0 && (
        <ColumnCards rows={rows} status={status} shared={shared} onRange={onRange} />
      )}
      {rows?.length === 0 && (
        <Nothing>
          <Trans>No jobs here</Trans>
        </Nothing>
      )}
    </Column>
  );
}

type CardsProps = {
  rows: readonly BoardRow[];
  status: JobStatus;
  shared: BoardShared;
  onRange: (first: number, last: number) => void;
};

function ColumnCards({ rows, status, shared, onRange }: CardsProps) {
  const { t } = useLingui();
  const pane = useRef<HTMLDivElement>(null);
  // The card that has the focus, and the one on the move, stay drawn when they leave the sight.
  const { cursor, moving, onColumn, onCursor } = shared;
  const kept = useMemo(
    () =>
      rows.flatMap((row, index) => {
        const id = idOfRow(row);
        return id !== null && (moving.has(id) || (cursor?.status === status && cursor.id === id))
          ? [index]
          : [];
      }),
    [rows, moving, cursor, status],
  );
  // The same functions while nothing changed: another one makes the places of all cards be counted again.
  const getItemKey = useCallback((index: number) => idOfRow(rows[index]) ?? `at ${index}`, [rows]);
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b),
    [kept],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: () => cardHeight,
    gap: 8,
    paddingEnd: 24,
    overscan: 4,
    getItemKey,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const { range } = virtualizer;
  useRange(range ? [{ index: range.startIndex }, { index: range.endIndex }] : [], onRange);

  const reveal = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]);
  useEffect(() => onColumn(status, reveal), [onColumn, status, reveal]);
  const isLost = cursor?.status === status && !rows.some((row) => idOfRow(row) === cursor.id);
  useEffect(() => {
    if (isLost) onCursor(null);
  }, [isLost, onCursor]);

  const ids = useMemo(() => rows.flatMap((row) => (isJob(row) ? [row.internalId] : [])), [rows]);
  const steps = useJobSteps(ids, shared.today);
  const name = useColumnName(status, rows.length);
  return (
    <Cards ref={pane} data-column={status}>
      <List aria-label={name} style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const row = rows[index];
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              // By its place and not by a transform: what is dragged is measured without transforms.
              style={{ position: 'absolute', insetInline: 0, insetBlockStart: start }}
            >
              {isJob(row) ? (
                <BoardCard job={row} index={index} step={steps?.get(row.internalId)} shared={shared} />
              ) : row ? (
                <BrokenCard id={row.key} />
              ) : (
                <PlaceholderCard label={t`Loading a job`} />
              )}
            </li>
          );
        })}
      </List>
    </Cards>
  );
}
