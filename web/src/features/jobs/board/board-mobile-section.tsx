import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { JobBoard } from '../../../data/jobs/job-board.ts';
import { useJobSteps } from '../../../data/jobs/job-steps.ts';
import { useSay } from '../../../platform/use-say.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { useRange } from '../../../ui/hooks/use-range.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { BoardMobileCard } from './board-mobile-card.tsx';
import { BrokenCard, PlaceholderCard } from './board-other-cards.tsx';
import { type BoardRow, idOfRow, isJob } from './board-rows.ts';
import type { BoardShared } from './board-shared.ts';
import { useBoardColumn } from './use-board-column.ts';
import { useColumnName } from './use-column-name.ts';

/** The card whose move was asked for, and what was pressed. */
export type MovedCard = { id: number; title: string; status: JobStatus; anchor: HTMLElement };

const Head = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 10,
  width: '100%',
  minHeight: 48,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 620,
  textAlign: 'start',
  color: token('text'),
  '& > span + svg': { marginInlineStart: 'auto', color: token('text-2') },
});

const HeadTitle = styled('h2')({ margin: 0, font: 'inherit' });

type Props = {
  status: JobStatus;
  board: JobBoard;
  shared: Pick<BoardShared, 'today' | 'back' | 'resumes'>;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
  onMove: (card: MovedCard) => void;
  /** Of the whole page: where a section starts changes with what is above it. */
  pageHeight: number;
};

/** A status on a phone: a head that folds it, and its cards, of which those in sight are drawn. */
export function BoardMobileSection({ status, board, shared, isOpen, onFold, onMove, pageHeight }: Props) {
  const say = useSay();
  const label = say(jobStatusName(status));
  const id = useId();
  const { rows, onRange } = useBoardColumn(status, board);
  const count = board.counts[status];
  const hasCards = isOpen && rows !== undefined && rows.length > 0;
  return (
    <section aria-labelledby={id}>
      <HeadTitle>
        <Head
          id={id}
          aria-expanded={isOpen}
          disabled={count === 0}
          onClick={() => onFold(!isOpen)}
          style={{ ...(count === 0 && { color: token('text-3'), fontWeight: 520 }) }}
        >
          <StatusMark status={status} />
          <span>
            {label}{' '}
            <span style={{ marginInlineStart: 4, fontWeight: 400, color: token('text-3') }}>
              {numberFormat().format(count)}
            </span>
          </span>
          {count > 0 && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />}
        </Head>
      </HeadTitle>
      {hasCards && (
        <Cards
          rows={rows}
          status={status}
          shared={shared}
          onRange={onRange}
          onMove={onMove}
          pageHeight={pageHeight}
        />
      )}
    </section>
  );
}

type CardsProps = Pick<Props, 'status' | 'shared' | 'onMove' | 'pageHeight'> & {
  rows: readonly BoardRow[];
  onRange: (first: number, last: number) => void;
};

function Cards({ rows, status, shared, onRange, onMove, pageHeight }: CardsProps) {
  const { t } = useLingui();
  const name = useColumnName(status, rows.length);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [pageHeight]);
  // The same function while nothing changed: another one makes the places of all cards be counted again.
  const getItemKey = useCallback((index: number) => idOfRow(rows[index]) ?? `at ${index}`, [rows]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 92,
    gap: 8,
    overscan: 6,
    scrollMargin: top,
    getItemKey,
  });
  const { range } = virtualizer;
  useRange(range ? [{ index: range.startIndex }, { index: range.endIndex }] : [], onRange);
  const ids = useMemo(() => rows.flatMap((row) => (isJob(row) ? [row.internalId] : [])), [rows]);
  const steps = useJobSteps(ids, shared.today);
  return (
    <ul
      ref={list}
      aria-label={name}
      style={{
        position: 'relative',
        margin: 0,
        padding: 0,
        listStyle: 'none',
        height: virtualizer.getTotalSize(),
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
        const row = rows[index];
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ position: 'absolute', insetInline: 0, insetBlockStart: start - top }}
          >
            {isJob(row) ? (
              <BoardMobileCard
                job={row}
                step={steps?.get(row.internalId)}
                shared={shared}
                onMove={(anchor) =>
                  onMove({
                    id: row.internalId,
                    title: row.jobTitle || row.companyName,
                    status: row.status,
                    anchor,
                  })
                }
              />
            ) : row ? (
              <BrokenCard id={row.key} />
            ) : (
              <PlaceholderCard label={t`Loading a job`} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
