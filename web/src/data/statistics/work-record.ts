import { jobSources, submissionMethods } from '@foothold/core/entities/job/job.ts';
import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import { fitWords } from '@foothold/core/fit/fit.ts';
import type { Application } from '@foothold/core/tracking/application-path.ts';
import { type JobFlow, jobFlow } from '@foothold/core/tracking/job-flow.ts';
import {
  compareRates,
  type RateComparison,
  type ResponseCount,
} from '@foothold/core/tracking/response-rate.ts';
import { type WeekCount, type WeekDay, weeklyActivity } from '@foothold/core/tracking/weekly-activity.ts';
import { useCountedQuery } from '../db/counted-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { queryApplications } from './applications.ts';

/** What applications are compared by. */
export type RateKind = 'source' | 'resume' | 'method' | 'fit';

/** What /work tells of all applications: where they went, how often they were heard back from, and when. */
export type WorkRecord = {
  flow: JobFlow;
  weeks: WeekCount[];
  /** Keys of `source`, `method` and `fit` are stored values, those of `resume` keys of resumes; '' is not said. */
  rates: Record<RateKind, RateComparison>;
  /** Titles of resumes by their key, as text; of a version with its base where it does not say it. */
  resumeTitles: ReadonlyMap<string, string>;
};

/** The record of all applications, live; `today` is the person's calendar date, the last one stays while a new one is counted. */
export function useWorkRecord(today: string, firstDay: WeekDay): WorkRecord | undefined {
  return useCountedQuery(`work record ${today} ${firstDay}`, ['jobs', 'jobEvents', 'resumes'], (db, signal) =>
    queryWorkRecord(db, { today, firstDay }, signal),
  );
}

/** Counts from keys of indexes; of rows only the resumes are read. Rejects once `signal` calls it off. */
export async function queryWorkRecord(
  db: OwnData,
  { today, firstDay }: { today: string; firstDay: WeekDay },
  signal?: AbortSignal,
): Promise<WorkRecord> {
  const byJob = await queryApplications(db, signal);
  const applications = [...byJob.values()];
  // Between two looks into the database the page may breathe: each count is a task of its own.
  const sources = await countBy(db, 'source', byJob);
  const flow = jobFlow(applications);
  const methods = await countBy(db, 'submissionMethod', byJob);
  const weeks = weeklyActivity(applications, { today, firstDay });
  const resumes = await countBy(db, 'resumeId', byJob);
  const fits = await countBy(db, 'fitSent', byJob);
  const { rows } = readRows('resumes', await db.resumes.toArray());
  const titles = rows
    .map((resume) => [String(resume.internalId), nameInFamily(resume, rows)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b));
  const byTitle = titles.map(([key]) => key);
  return {
    flow,
    weeks,
    rates: {
      source: compareRates(inOrder(sources, Object.keys(jobSources))),
      method: compareRates(inOrder(methods, Object.keys(submissionMethods))),
      resume: compareRates(inOrder(resumes, byTitle)),
      fit: compareRates(inOrder(fits, fitWords)),
    },
    resumeTitles: new Map(titles),
  };
}

/** Applications, those heard back from and those that led to an interview, by the value of a field; '' holds those without one. */
async function countBy(
  db: OwnData,
  index: 'source' | 'submissionMethod' | 'resumeId' | 'fitSent',
  applications: ReadonlyMap<number, Application>,
): Promise<ResponseCount[]> {
  const values = (await db.jobs.orderBy(index).uniqueKeys()) as (string | number)[];
  const left = new Map(applications);
  const counts = new Map<string, ResponseCount>();
  const note = (key: string, { repliedOn, interviewed }: Application) => {
    const before = counts.get(key) ?? { sent: 0, heard: 0, interviewed: 0 };
    counts.set(key, {
      key,
      sent: before.sent + 1,
      heard: before.heard + (repliedOn === null ? 0 : 1),
      interviewed: before.interviewed + (interviewed ? 1 : 0),
    });
  };
  for (const value of values) {
    for (const id of await db.jobs.where(index).equals(value).primaryKeys()) {
      const application = left.get(id);
      if (!application) continue;
      left.delete(id);
      note(String(value), application);
    }
  }
  for (const application of left.values()) note('', application);
  return [...counts.values()];
}

/** The order of these keys; others after them by name, what is not said last. */
function inOrder(counts: readonly ResponseCount[], keys: readonly string[]): ResponseCount[] {
  const place = (key: string) => {
    if (key === '') return Infinity;
    return keys.includes(key) ? keys.indexOf(key) : keys.length;
  };
  return [...counts].sort((a, b) =>
    place(a.key) === place(b.key) ? a.key.localeCompare(b.key) : place(a.key) - place(b.key),
  );
}
