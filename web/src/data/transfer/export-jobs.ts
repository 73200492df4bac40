import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { JobEvent } from '@foothold/core/entities/job/job-event.ts';
import { jobCsvHead, jobCsvRows } from '@foothold/core/transfer/job-csv.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { attempt, Refusal, type SaveFailure } from '../rows/save-result.ts';
import { queryOwnFieldNames } from '../settings/own-field-names.ts';

/** A file of jobs; `left` counts stored rows that no job can be read from and that are therefore not in it. */
export type JobsFile = { ok: true; name: string; parts: string[]; count: number; left: number };

/** Jobs that are read and written at a time. */
const atOnce = 500;

/**
 * The jobs of these keys, or all, as a file for spreadsheets (CSV), in the order of the keys, all as they stood at one
 * moment.
 */
export function exportJobs(
  ids?: readonly number[],
  clock: Clock = systemClock,
): Promise<JobsFile | SaveFailure> {
  return attempt(async () => {
    const db = await ownDataOnceOpen();
    if (!db) throw new Refusal('closed');
    return db.transaction('r', db.jobs, db.jobEvents, db.resumes, db.settings, async () => {
      const titles = new Map((await db.resumes.toArray()).map((row) => [row.internalId, row.title]));
      const keys = ids ?? (await db.jobs.toCollection().primaryKeys());
      const parts = [jobCsvHead(await queryOwnFieldNames(db))];
      let count = 0;
      for (let at = 0; at < keys.length; at += atOnce) {
        const { jobs, events } = await readJobs(db, keys.slice(at, at + atOnce));
        count += jobs.length;
        parts.push(
          jobCsvRows(
            jobs.map((job) => ({
              job,
              history: events.get(job.internalId) ?? [],
              resumeTitle: (job.resumeId !== null && titles.get(job.resumeId)) || '',
            })),
          ),
        );
      }
      const name = `foothold-jobs-${calendarDate(clock.now())}.csv`;
      return { ok: true as const, name, parts, count, left: keys.length - count };
    });
  });
}

async function readJobs(db: OwnData, keys: readonly number[]) {
  const stored = await db.jobs.bulkGet([...keys]);
  const { rows: jobs } = readRows(
    'jobs',
    stored.filter((row) => row !== undefined),
  );
  const events = new Map<number, JobEvent[]>();
  const found = await db.jobEvents.where('jobId').anyOf(keys).toArray();
  for (const event of readRows('jobEvents', found).rows) {
    const history = events.get(event.jobId) ?? [];
    history.push(event);
    events.set(event.jobId, history);
  }
  return { jobs, events };
}
