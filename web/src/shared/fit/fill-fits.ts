import { fitWords } from '@foothold/core/fit/fit.ts';
import { type FitSide, queryFitJobs } from '../../data/fit/fit-sources.ts';
import { dropLostFits, keepFits, queryDueFits } from '../../data/fit/fits.ts';
import type { OwnData } from '../../data/rows/own-data.ts';
import { type FitClient, ownFits } from './fit-client.ts';

/** NEXT NUMBER whenever the rule says another word for the same texts: words that are kept are then worked out again. */
const rule = 2;

/** So many jobs are read and judged at a time: another tab, or a change of status, waits for no more than these. */
const batch = 20;

type Options = {
  side: FitSide;
  /** Calendar date; years of work count up to its month. */
  today: string;
  signal?: AbortSignal;
  client?: FitClient;
};

/** Works out and keeps the fits of jobs that are missing or outdated, newest change first; ends early once called off. */
export async function fillFits(
  db: OwnData,
  { side, today, signal, client = ownFits() }: Options,
): Promise<void> {
  await dropLostFits(db, side);
  const due = await queryDueFits(db, side, `${rule} ${today.slice(0, 7)}`);
  for (let at = 0; at < due.length; at += batch) {
    if (signal?.aborted) return;
    const some = new Map(due.slice(at, at + batch).map((one) => [one.jobId, one]));
    const jobs = await queryFitJobs(db, [...some.keys()]);
    const pairs = jobs.flatMap(({ job, posting }) => {
      const one = some.get(job.internalId);
      const resume = side.resumes.find((whole) => whole.resume.internalId === one?.resumeId);
      return one && resume ? [{ one, pair: { posting, resume, answers: job.fitChoices } }] : [];
    });
    const fits = await client.fits(
      pairs.map(({ pair }) => pair),
      { person: side.person, today },
    );
    if (signal?.aborted) return;
    const rows = pairs.flatMap(({ one }, place) => {
      const fit = fits[place];
      if (!fit) return [];
      const rank = fit.word === null ? -1 : fitWords.indexOf(fit.word);
      return [{ jobId: one.jobId, rank, madeFrom: one.madeFrom }];
    });
    await keepFits(db, rows);
  }
}
