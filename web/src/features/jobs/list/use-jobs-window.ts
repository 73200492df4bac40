import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobFilterFields } from '@foothold/core/entities/job/job-entity.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ownData } from '../../../data/db/db.ts';
import { type JobFilter, queryJobKeys, useJobs } from '../../../data/jobs/job-list.ts';
import type { JobsView } from './jobs-view.ts';
import { rowCount, type Stretch, stretchAround } from './jobs-window.ts';

/** A list as long as the answer, of which only the stretch in sight is read; the rest is null. */
export type JobsWindow = {
  rows: readonly (Job | null)[];
  /** Keys of stored rows in sight that cannot be read. */
  broken: readonly number[];
  /** Tell which rows are in sight. */
  onRange: (first: number, last: number) => void;
};

/** The top of the list is what most people look at: with every change its rows are read again, so they are few. */
const start: Stretch = { offset: 0, limit: 200 };
/** Rows to the end of what was read from which on the next stretch is asked for. */
const room = 100;

/** The jobs of a view, by stretches; undefined until the first one is there. The last answer stays while one loads. */
export function useJobsWindow(view: JobsView): JobsWindow | undefined {
  const question = JSON.stringify(view);
  const [asked, setAsked] = useState({ question, stretch: start });
  const stretch = asked.question === question ? asked.stretch : start;
  const answer = useJobs({ ...filterOf(view), ...stretch });
  const last = useRef<{ question: string; stretch: Stretch; answer: NonNullable<typeof answer> } | null>(
    null,
  );
  // While a new stretch loads the hook still gives the last answer: a new object is the answer to what is asked now.
  if (!answer) last.current = null;
  else if (answer !== last.current?.answer) last.current = { question, stretch, answer };
  const shown = last.current;

  const rows = useMemo(() => {
    if (!shown) return [];
    const { rows: read, total, hasMore } = shown.answer;
    const list: (Job | null)[] = new Array(
      rowCount(shown.stretch, { rows: read.length, total, hasMore }),
    ).fill(null);
    for (const [index, job] of read.entries()) list[shown.stretch.offset + index] = job;
    return list;
  }, [shown]);

  const onRange = useCallback(
    (first: number, lastInSight: number) => {
      const next = stretchAround(first, lastInSight);
      const covered = first >= stretch.offset && lastInSight < stretch.offset + stretch.limit;
      const same = next.offset === stretch.offset && next.limit === stretch.limit;
      const isNearEnd = lastInSight + room >= stretch.offset + stretch.limit;
      if (!same && (!covered || isNearEnd || Math.abs(next.offset - stretch.offset) >= 100))
        setAsked({ question, stretch: next });
    },
    [question, stretch],
  );

  return shown ? { rows, broken: shown.answer.broken.map(({ key }) => key), onRange } : undefined;
}

/** The keys of all jobs of a view, whether in sight or not, for “Select all”. */
export async function keysOfView(view: JobsView): Promise<number[]> {
  const db = ownData();
  return db ? queryJobKeys(db, filterOf(view)) : [];
}

/** What a view asks of the data; how it is shown is no part of that. */
export function filterOf(view: JobsView): JobFilter {
  return {
    ...(view.text && { text: view.text }),
    ...(view.statuses.length > 0 && { statuses: [...view.statuses] }),
    ...(view.group && { group: view.group }),
    ...(view.applied && { applied: true }),
    ...Object.fromEntries(
      jobFilterFields.filter((field) => view[field].length > 0).map((field) => [field, view[field]]),
    ),
    ...(view.resumes.length > 0 && { resumes: view.resumes }),
    ...(view.fit.length > 0 && { fit: view.fit }),
    ...(view.within > 0 && { commute: { minutes: view.within, mode: view.travel } }),
    ...((view.appliedFrom || view.appliedTo) && {
      appliedBetween: { from: view.appliedFrom, to: view.appliedTo },
    }),
    ...((view.addedFrom || view.addedTo) && { addedBetween: { from: view.addedFrom, to: view.addedTo } }),
    sort: view.sort,
    ascending: view.ascending,
  };
}
