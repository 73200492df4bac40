import { type JobFilterField, jobField, jobFilterFields } from '@foothold/core/entities/job/job-entity.ts';
import { fitWords } from '@foothold/core/fit/fit.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { tagUse } from './tag-use.ts';

/**
 * How many jobs have each choice of the fields that narrow the list, and go with each resume (by title). Of a field that
 * takes any value those in use.
 */
export type JobChoiceCounts = {
  choices: Record<JobFilterField, Record<string, number>>;
  resumes: { id: number; title: string; count: number }[];
  /** How many have each word of the fit, from the worst, as far as that was worked out. */
  fits: number[];
};

/** The counts beside the choices of the filter, live. */
export function useJobChoiceCounts(): JobChoiceCounts | undefined {
  return useOwnQuery('job choice counts', queryJobChoiceCounts);
}

/** Counts by indexes alone. */
export async function queryJobChoiceCounts(db: OwnData): Promise<JobChoiceCounts> {
  const count = (index: string, value: string | number) => db.jobs.where(index).equals(value).count();
  const counts = async (field: JobFilterField): Promise<Record<string, number>> => {
    const { choices = {}, filter } = jobField(field);
    if (filter?.isOpen) return valuesInUse(db, field);
    const values = Object.keys(choices);
    return Object.fromEntries(
      await Promise.all(values.map(async (value) => [value, await count(field, value)] as const)),
    );
  };
  const [stored, ...counted] = await Promise.all([db.resumes.toArray(), ...jobFilterFields.map(counts)]);
  const choices = Object.fromEntries(
    jobFilterFields.map((field, at) => [field, counted[at]]),
  ) as JobChoiceCounts['choices'];
  const { rows } = readRows('resumes', stored);
  const resumes = await Promise.all(
    rows.map(async ({ internalId: id, title }) => ({ id, title, count: await count('resumeId', id) })),
  );
  const fits = await Promise.all(fitWords.map((_, rank) => db.fits.where('rank').equals(rank).count()));
  return { choices, fits, resumes: resumes.sort((a, b) => a.title.localeCompare(b.title)) };
}

async function valuesInUse(db: OwnData, field: JobFilterField): Promise<Record<string, number>> {
  if (field === 'tags')
    return Object.fromEntries([...(await tagUse(db)).values()].map(({ name, jobs }) => [name, jobs.size]));
  const counts = new Map<string, number>();
  for (const value of await db.jobs.where(field).above('').keys())
    counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return Object.fromEntries(counts);
}
