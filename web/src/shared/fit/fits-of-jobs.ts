import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { FitWord } from '@foothold/core/fit/fit.ts';
import { ownData } from '../../data/db/db.ts';
import { queryFitJobs, queryFitSide } from '../../data/fit/fit-sources.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { type FitClient, ownFits } from './fit-client.ts';

/** Nobody who notes an application waits longer for the word that is kept with it. */
const patienceMs = 3000;

/**
 * How well the resumes that jobs name fit them now, or `resumeId` where it is given; a job without one, or without a word,
 * is left out. What takes too long is left out too.
 */
export async function fitsOfJobs(
  ids: readonly number[],
  resumeId?: number | null,
  client: FitClient = ownFits(),
): Promise<ReadonlyMap<number, FitWord>> {
  const late = new Promise<ReadonlyMap<number, FitWord>>((done) =>
    setTimeout(() => done(new Map()), patienceMs),
  );
  return Promise.race([late, judged(ids, resumeId, client).catch(() => new Map())]);
}

async function judged(
  ids: readonly number[],
  resumeId: number | null | undefined,
  client: FitClient,
): Promise<Map<number, FitWord>> {
  const db = ownData();
  const words = new Map<number, FitWord>();
  if (!db) return words;
  const named = resumeId === undefined ? await jobsWithResume(ids) : ids;
  if (named.length === 0) return words;
  const [side, jobs] = await Promise.all([queryFitSide(db), queryFitJobs(db, named)]);
  const pairs = jobs.flatMap(({ job, posting }) => {
    const id = resumeId ?? job.resumeId;
    const resume = side.resumes.find((one) => one.resume.internalId === id);
    return resume ? [{ id: job.internalId, pair: { posting, resume, answers: job.fitChoices } }] : [];
  });
  const around = { person: side.person, today: calendarDate(systemClock.now()) };
  const fits =
    pairs.length === 0
      ? []
      : await client.fits(
          pairs.map(({ pair }) => pair),
          around,
        );
  for (const [at, { id }] of pairs.entries()) {
    const word = fits[at]?.word;
    if (word) words.set(id, word);
  }
  return words;

  /** Most jobs that are noted in passing name no resume: nothing is read for them. */
  async function jobsWithResume(all: readonly number[]): Promise<number[]> {
    const rows = await db?.jobs.bulkGet([...all]);
    return rows?.flatMap((row) => (row && row.resumeId !== null ? [row.internalId] : [])) ?? [];
  }
}
