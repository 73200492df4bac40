import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { useCallback, useMemo, useState } from 'react';
import { type JobBoard, useBoardStretch } from '../../../data/jobs/job-board.ts';
import { stretchAround } from '../list/jobs-window.ts';
import { type BoardRow, columnRows } from './board-rows.ts';

const step = 10;
const start = stretchAround(0, 0, step);

/** The rows of a column, read by stretches; undefined until the first one is there. */
export function useBoardColumn(
  status: JobStatus,
  board: JobBoard,
): { rows: readonly BoardRow[] | undefined; onRange: (first: number, last: number) => void } {
  const [stretch, setStretch] = useState(start);
  const answer = useBoardStretch(status, stretch, board.keys?.[status] ?? null);
  const count = board.counts[status];
  const lost = useMemo(() => board.lost.filter((job) => job.status === status), [board.lost, status]);
  const rows = useMemo(() => answer && columnRows(answer, { count, lost }), [answer, count, lost]);
  const onRange = useCallback((first: number, last: number) => {
    setStretch((now) => {
      const next = stretchAround(first, last, step);
      const isCovered = first >= now.offset && last < now.offset + now.limit;
      return isCovered && Math.abs(next.offset - now.offset) < 2 * step ? now : next;
    });
  }, []);
  return { rows, onRange };
}
