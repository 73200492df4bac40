import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import type { Queryable } from '../../db/db.ts';
import { type Filter, filterSql, type Plan } from './search-filter.ts';
import type { Job } from './search-job.ts';

const most = 2;

/**
 * By posting number, of the employers that fill their two rows of a page: how many more of their jobs the search finds.
 * On the last of these rows.
 */
export async function moreOfEmployers(
  db: Queryable,
  filter: Filter,
  { jobs, results, plan }: { jobs: readonly Job[]; results: readonly JobSearchResult[]; plan: Plan },
): Promise<ReadonlyMap<number, NonNullable<JobSearchResult['moreOfEmployer']>>> {
  const byKey = Map.groupBy(jobs, ({ company }) => company);
  const full = [...byKey].flatMap(([key, own]) => (key !== null && own.length >= most ? [{ key, own }] : []));
  if (full.length === 0) return new Map();
  const uncounted = full.flatMap(({ key, own }) => (ofEmployer(own) === null ? [key] : []));
  const counts =
    uncounted.length > 0 ? await countsOf(db, filter, plan, uncounted) : new Map<string, number>();
  return new Map(
    full.flatMap(({ key, own }) => {
      const count = (ofEmployer(own) ?? counts.get(key) ?? 0) - own.length;
      const last = Number(own.at(-1)?.number);
      const company = results.find(({ id }) => id === last)?.companyName ?? '';
      return count > 0 ? [[last, { company, count }] as const] : [];
    }),
  );
}

const ofEmployer = ([first]: readonly Job[]) => first?.ofEmployer ?? null;

/** Where the statement that found the page did not count them: above the cap, and behind the best 1,000. */
async function countsOf(
  db: Queryable,
  filter: Filter,
  plan: Plan,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { ctes, from, conditions, words, cluster, params } = filterSql(filter, { ...plan, isWhole: true });
  const given = params.push(keys);
  const rows = await db.query<{ key: string; count: number }>(
    `WITH ${ctes} own AS (
       SELECT p.company_key, coalesce(${cluster}, -p.id) AS job FROM ${from}
       WHERE ${conditions} AND ${words} AND p.company_key = ANY ($${given}::text[])
     ) SELECT company_key AS key, count(DISTINCT job)::int AS count FROM own GROUP BY 1`,
    params,
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}
