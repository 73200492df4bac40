import { type JobStatus, jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useCallback, useEffect, useMemo } from 'react';
import { useOwnDataRefused } from '../../../data/db/own-query.ts';
import { type JobBoard, useJobBoard, useJobsByKey } from '../../../data/jobs/job-board.ts';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { TagColors } from '../../../shared/jobs/tag-colors.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { JobsBulkBar, useBulkAhead } from '../bulk/bulk-later.ts';
import { NoJobs } from '../list/jobs-none.tsx';
import type { JobsPartProps } from '../list/jobs-part-props.ts';
import type { JobsView } from '../list/jobs-view.ts';
import { filterOf } from '../list/use-jobs-window.ts';
import { BrokenNote } from '../shared/broken-note.tsx';
import { moveJobs } from '../shared/move-jobs.tsx';
import { rateJob } from '../shared/rate-job.tsx';

/** What a board is drawn from, wide or on a phone. */
export type BoardShapeProps = {
  board: JobBoard;
  today: string;
  back: string;
  resumes: ReadonlyMap<number, string>;
  selected: ReadonlySet<number>;
  onSelect: (keys: ReadonlySet<number>) => void;
  /** `date` '' is today; true when it was done. */
  onMove: (ids: readonly number[], status: JobStatus, date: string, note?: string) => Promise<boolean>;
  onRate: (id: number, stars: number) => void;
  /** Only what is over was asked for: it starts unfolded. */
  isOnlyComplete: boolean;
};

type Props = JobsPartProps & { shape: ComponentType<BoardShapeProps> };

/** The person's jobs as a board: the same jobs as in the table, by their status. */
export function BoardView({ shape: Shape, ...props }: Props) {
  const { view, today, back, selected, onSelect, saved, onView, onCount, onChangeDate } = props;
  const { t } = useLingui();
  useBulkAhead();
  const filter = useMemo(() => ({ ...filterOf(view), sort: undefined, ascending: undefined }), [view]);
  const board = useJobBoard(filter);
  const isRefused = useOwnDataRefused();
  const resumes = useResumes();
  const titles = useMemo(
    () => new Map(resumes?.rows.map(({ internalId, title }) => [internalId, title])),
    [resumes],
  );
  const ticked = useMemo(() => [...selected], [selected]);
  const tickedJobs = useJobsByKey(ticked);
  const total = board && Object.values(board.counts).reduce((sum, count) => sum + count, 0);
  useEffect(() => onCount(total), [onCount, total]);
  const onMove = useCallback(
    (ids: readonly number[], status: JobStatus, date: string, note = '') =>
      moveJobs(ids, status, { date, note, today, onChangeDate }),
    [today, onChangeDate],
  );
  const clear = useCallback(() => onSelect(new Set()), [onSelect]);
  return (
    <>
      <BrokenNote ids={board?.broken ?? []} />
      {!board && !isRefused && <SkeletonRows count={13} label={t`Loading your jobs`} />}
      {total === 0 && <NoJobs view={view} saved={saved} onChange={onView} />}
      {board && total !== 0 && (
        <TagColors>
          <Shape
            board={board}
            today={today}
            back={back}
            resumes={titles}
            selected={selected}
            onSelect={onSelect}
            onMove={onMove}
            onRate={rate}
            isOnlyComplete={asksOnlyComplete(view)}
          />
        </TagColors>
      )}
      {selected.size > 0 && (
        <JobsBulkBar
          ids={ticked}
          jobs={tickedJobs}
          today={today}
          onClear={clear}
          onChangeDate={onChangeDate}
        />
      )}
    </>
  );
}

const rate = (id: number, stars: number) => void rateJob(id, stars);

function asksOnlyComplete({ group, statuses }: JobsView): boolean {
  if (group) return group === 'complete';
  return statuses.length > 0 && statuses.every((status) => jobStatus(status).group === 'complete');
}
