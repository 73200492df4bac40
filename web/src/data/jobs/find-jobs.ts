import { searchWords } from '@foothold/core/entities/job/job-stamp.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { foldCompanyName, foldText } from '@foothold/core/text/company-name.ts';
import { similarWords } from '@foothold/core/text/similar-words.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { type AroundJob, jobsAroundWord, jobsOfNumber, readAroundJobs } from './around-search.ts';

/** What a jump to a job shows of it. */
export type FoundJob = { internalId: number; jobTitle: string; companyName: string; status: JobStatus };

/** Rows that are read to choose the best few of; the rest of the matches stay keys. */
const candidates = 24;

/**
 * Finds jobs by the beginnings of words of title, company, place and notes, and of their contacts, tasks and notes of the
 * history, and by a contact's phone number; a word that begins nothing is taken for a
 * slip of the nearest one. Asks indexes only of jobs, and reads at most 24 of them, however many there are. Made for one
 * sitting: the words for typos and what is around jobs are read once, by `prepare` or when they are first needed.
 */
export function jobFinder(): {
  prepare(db: OwnData): Promise<void>;
  find(db: OwnData, typed: string, most: number): Promise<FoundJob[]>;
} {
  let vocabulary: Promise<string[]> | undefined;
  const allWords = (db: OwnData) => {
    vocabulary ??= Promise.resolve(db.jobs.orderBy('keys.words').uniqueKeys()).then(
      (keys) => keys as string[],
    );
    return vocabulary;
  };

  let around: Promise<AroundJob[]> | undefined;
  const allAround = (db: OwnData) => {
    around ??= readAroundJobs(db);
    return around;
  };

  async function keysOfWord(db: OwnData, word: string): Promise<number[]> {
    const own = await db.jobs.where('keys.words').startsWith(word).primaryKeys();
    const exact = [...own, ...jobsAroundWord(await allAround(db), word)];
    if (exact.length > 0) return exact;
    const near = similarWords(word, await allWords(db));
    return near.length === 0 ? [] : db.jobs.where('keys.words').anyOf(near).primaryKeys();
  }

  async function find(db: OwnData, typed: string, most: number): Promise<FoundJob[]> {
    const words = searchWords(typed);
    if (words.length === 0) return [];
    const sets = await Promise.all(words.map(async (word) => new Set(await keysOfWord(db, word))));
    const [first, ...others] = sets;
    const called = jobsOfNumber(await allAround(db), typed);
    const matching = [...(first ?? [])].filter((key) => others.every((set) => set.has(key)));
    const begun = await Promise.all([
      db.jobs.where('keys.title').startsWith(foldText(typed)).limit(candidates).primaryKeys(),
      db.jobs.where('keys.company').startsWith(foldCompanyName(typed)).limit(candidates).primaryKeys(),
    ]);
    // The newest are the likeliest to be meant; what begins with the typed words goes before them.
    const newest = [...new Set([...called, ...matching])].sort((a, b) => b - a).slice(0, candidates);
    const keys = [...new Set([...begun.flat(), ...newest])].slice(0, candidates);
    const stored = await db.jobs.bulkGet(keys);
    const { rows } = readRows(
      'jobs',
      stored.filter((row) => row !== undefined),
    );
    const missed = (text: string) => {
      const have = searchWords(text);
      return words.filter((word) => !have.some((one) => one.startsWith(word))).length;
    };
    return rows
      .map((job) => ({ job, missed: missed(`${job.jobTitle} ${job.companyName}`) }))
      .sort((a, b) => a.missed - b.missed)
      .slice(0, most)
      .map(({ job: { internalId, jobTitle, companyName, status } }) => ({
        internalId,
        jobTitle,
        companyName,
        status,
      }));
  }

  return { prepare: async (db) => void (await Promise.all([allWords(db), allAround(db)])), find };
}
