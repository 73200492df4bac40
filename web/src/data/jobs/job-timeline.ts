import { jobTimeline, type SentDocument, type TimelineEntry } from '@foothold/core/tracking/job-timeline.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRows } from '../rows/read-rows.ts';

/** What happened with a job, newest first, and the entries that could not be read. */
export type JobTimeline = { entries: TimelineEntry[]; broken: BrokenRow[] };

/** What happened with a job, live; `documents` are its own, from `useDocuments`. Undefined while it loads. */
export function useJobTimeline(jobId: number, documents: readonly SentDocument[]): JobTimeline | undefined {
  const read = useOwnQuery(`timeline ${jobId}`, (db) => queryTimelineRows(db, jobId));
  return read && { entries: jobTimeline({ ...read.sources, documents }), broken: read.broken };
}

/** Reads the history, the interviews and the tasks of a job by index. */
export async function queryTimelineRows(db: OwnData, jobId: number) {
  const [events, interviews, tasks] = await Promise.all([
    db.jobEvents.where('jobId').equals(jobId).toArray(),
    db.interviews.where('jobId').equals(jobId).toArray(),
    db.tasks.where('jobId').equals(jobId).toArray(),
  ]);
  const read = {
    events: readRows('jobEvents', events),
    interviews: readRows('interviews', interviews),
    tasks: readRows('tasks', tasks),
  };
  return {
    sources: { events: read.events.rows, interviews: read.interviews.rows, tasks: read.tasks.rows },
    broken: [...read.events.broken, ...read.interviews.broken, ...read.tasks.broken],
  };
}
