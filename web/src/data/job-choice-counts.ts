import { jobSources, submissionMethods } from '@foothold/core/domain/job.ts';
import type { OwnData } from './own-data.ts';
import { useOwnQuery } from './own-query.ts';
import { readRows } from './read-rows.ts';

/** How many jobs came from each source, were handed in each way, and go with each resume (by title). */
export type JobChoiceCounts = {
  sources: Record<string, number>;
  methods: Record<string, number>;
  resumes: { id: number; title: string; count: number }[];
};

/** The counts beside the choices of the filter, live. */
export function useJobChoiceCounts(): JobChoiceCounts | undefined {
  return useOwnQuery('job choice counts', queryJobChoiceCounts);
}

/** Counts by indexes alone. */
export async function queryJobChoiceCounts(db: OwnData): Promise<JobChoiceCounts> {
  const count = (index: string, value: string | number) => db.jobs.where(index).equals(value).count();
  const counts = async (index: string, values: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(values.map(async (value) => [value, await count(index, value)] as const)),
    );
  const [sources, methods, stored] = await Promise.all([
    counts('source', Object.keys(jobSources)),
    counts('submissionMethod', Object.keys(submissionMethods)),
    db.resumes.toArray(),
  ]);
  const { rows } = readRows('resumes', stored);
  const resumes = await Promise.all(
    rows.map(async ({ internalId: id, title }) => ({ id, title, count: await count('resumeId', id) })),
  );
  return { sources, methods, resumes: resumes.sort((a, b) => a.title.localeCompare(b.title)) };
}
