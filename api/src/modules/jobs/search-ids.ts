import { searchLimits } from '@foothold/core/search/search.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type Filter,
  type FilterSql,
  filterSql,
  manyPointsSql,
  manyTextsSql,
  type Plan,
} from './search-filter.ts';
import { onePerJob } from './search-job.ts';
import { rankedSql } from './search-rank.ts';

/**
 * What a search finds: how many jobs (one above the cap where more postings than the cap match) and the posting numbers
 * of one page, in order. Of several postings of one job the first in that order stands for all.
 */
export type Found = { count: number; ids: string[]; isSample: boolean; plan: Plan };

/** The order, and which part of it. */
export type Page = { sort: 'relevance' | 'newest'; offset: number; limit: number };

const cap = searchLimits.totalMax;

/**
 * Counts up to the cap, then reads one page. Newest first is a walk of the date index where matches are dense and a
 * sort of all matches where they are few. Relevance ranks every match up to the cap; above it the exact titles and the
 * newest matches in title and company come first, ranked, and all others follow newest first: ranking a tenth of a
 * million rows would take a second.
 */
export async function findPostings(db: Queryable, filter: Filter, page: Page): Promise<Found> {
  const plan = await planOf(db, filter);
  const sql = filterSql(filter, plan);
  const [row] = await db.query<{ rows: number; shared: number; jobs: number; isSample: boolean }>(
    `WITH ${sql.ctes} capped AS (
       SELECT ${sql.cluster} AS cluster FROM ${sql.from} WHERE ${sql.conditions} AND ${sql.words} LIMIT ${cap + 1}
     ), counted AS (
       SELECT count(*)::int AS rows, count(cluster)::int AS shared, array_agg(cluster) FILTER (WHERE cluster IS NOT NULL) AS clusters
       FROM capped
     )
     SELECT rows, shared, rows - shared + (SELECT count(DISTINCT c)::int FROM unnest(clusters) c) AS jobs,
       EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample"
     FROM counted`,
    sql.params,
  );
  const { rows = 0, shared = 0, jobs = 0, isSample = false } = row ?? {};
  const isCapped = rows > cap;
  const found = { count: isCapped ? rows : jobs, isSample, plan };
  const limit = Math.min(page.limit, Math.min(found.count, cap) - page.offset);
  if (limit <= 0) return { ...found, ids: [] };
  const range = { offset: page.offset, limit };
  if (page.sort === 'newest' || filter.words.length === 0) {
    const ids = isCapped
      ? await walkNewest(db, sql, { ...range, without: [] })
      : await newest(db, sql, { ...range, isShared: shared > 0 });
    return { ...found, ids };
  }
  const ranked = rankedSql(filter, { ...plan, isCapped, isShared: isCapped || shared > 0 });
  if (!isCapped) return { ...found, ids: numbers(await readJobs(db, ranked, range)) };
  const first = await readJobs(db, ranked, { offset: 0, limit: cap });
  const ids = numbers(first.slice(page.offset, page.offset + limit));
  if (ids.length === limit) return { ...found, ids };
  const rest = { offset: Math.max(0, page.offset - first.length), limit: limit - ids.length };
  return { ...found, ids: [...ids, ...(await walkNewest(db, sql, { ...rest, without: first }))] };
}

/** How the statements of one search go about it. */
export async function planOf(db: Queryable, filter: Filter): Promise<Plan> {
  const probe = manyPointsSql(filter);
  const [points] = probe ? await db.query<{ many: boolean }>(probe.sql, probe.params) : [];
  const texts = manyTextsSql(filter);
  const [candidates] = texts ? await db.query<{ many: boolean }>(texts.sql, texts.params) : [];
  return { wordsFirst: points?.many ?? false, phrasesInHead: candidates?.many ?? false };
}

type Range = { offset: number; limit: number };
/** `number`, since a column called `id` would take the place of the real one in ORDER BY, and sort as text. */
type Job = { number: string; cluster: string | null };

const numbers = (jobs: readonly Job[]) => jobs.map(({ number }) => number);
const newestFirst = 'posted DESC NULLS LAST, id DESC';

function readJobs(
  db: Queryable,
  { sql, params }: { sql: string; params: unknown[] },
  range: Range,
): Promise<Job[]> {
  return db.query<Job>(`${sql} LIMIT ${range.limit} OFFSET ${range.offset}`, params);
}

/** MATERIALIZED keeps the planner from walking most of the date index for a few matches. */
async function newest(
  db: Queryable,
  { ctes, from, conditions, words, cluster, params }: FilterSql,
  { isShared, ...range }: Range & { isShared: boolean },
): Promise<string[]> {
  const sql = `WITH ${ctes} found AS MATERIALIZED (
      SELECT p.id, p.posted, ${cluster} FROM ${from} WHERE ${conditions} AND ${words}
    ), ${onePerJob('found', newestFirst, isShared)}
    SELECT j.id::text AS number, NULL AS cluster FROM job j ORDER BY ${newestFirst}`;
  return numbers(await readJobs(db, { sql, params }, range));
}

/** Walks the date index as far as the page needs; further where postings of the same job take up its places. */
async function walkNewest(
  db: Queryable,
  { ctes, from, conditions, words, cluster, params }: FilterSql,
  { without, ...range }: Range & { without: readonly Job[] },
): Promise<string[]> {
  const bound = [...params];
  const bind = (value: unknown) => `$${bound.push(value)}::bigint[]`;
  const known = without.flatMap((job) => job.cluster ?? []);
  const others = [
    ...(without.length > 0 ? [`AND NOT p.id = ANY (${bind(numbers(without))})`] : []),
    ...(known.length > 0 ? [`AND NOT coalesce(${cluster} = ANY (${bind(known)}), false)`] : []),
  ].join(' ');
  const end = range.offset + range.limit;
  for (let steps = end + 10; ; steps *= 2) {
    const rows = await db.query<{ number: string; walked: number }>(
      `WITH ${ctes} walk AS MATERIALIZED (
         SELECT p.id, p.posted, ${cluster} FROM ${from} WHERE ${conditions} AND ${words} ${others}
         ORDER BY p.posted DESC NULLS LAST, p.id DESC LIMIT ${steps}
       ), ${onePerJob('walk', newestFirst)}
       SELECT j.id::text AS number, (SELECT count(*)::int FROM walk) AS walked FROM job j ORDER BY ${newestFirst}
       LIMIT ${range.limit} OFFSET ${range.offset}`,
      bound,
    );
    const isAll = rows.length === range.limit || (rows[0]?.walked ?? steps) < steps;
    if (isAll || steps > 4 * cap) return rows.map(({ number }) => number);
  }
}
