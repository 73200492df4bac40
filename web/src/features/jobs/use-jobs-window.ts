import type { Job } from '@foothold/core/domain/job.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ownData } from '../../data/db.ts';
import { type JobFilter, queryJobs, useJobs } from '../../data/job-list.ts';
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

const start: Stretch = stretchAround(0, 0);

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
      if (!same && (!covered || Math.abs(next.offset - stretch.offset) >= 100))
        setAsked({ question, stretch: next });
    },
    [question, stretch],
  );

  return shown ? { rows, broken: shown.answer.broken.map(({ key }) => key), onRange } : undefined;
}

/** More rows than any person has; IndexedDB takes no count beyond 32 bits. */
const everything = 1_000_000;

/** The keys of all jobs of a view, whether in sight or not, for “Select all”. */
export async function keysOfView(view: JobsView): Promise<number[]> {
  const db = ownData();
  if (!db) return [];
  const { rows } = await queryJobs(db, { ...filterOf(view), limit: everything });
  return rows.map((job) => job.internalId);
}

function filterOf(view: JobsView): JobFilter {
  return {
    ...(view.text && { text: view.text }),
    ...(view.statuses.length > 0 && { statuses: [...view.statuses] }),
    ...(view.group && { group: view.group }),
    ...(view.applied && { applied: true }),
    ...(view.method && { submissionMethod: view.method }),
    sort: view.sort,
    ascending: view.ascending,
  };
}
