import { searchLimits } from '@foothold/core/domain/search.ts';
import type { Queryable } from '../../db/db.ts';
import { type Filter, type FilterSql, filterSql, manyPointsSql } from './search-filter.ts';
import { rankedSql } from './search-rank.ts';

/** What a search finds: how many (at most one above the cap) and the posting numbers of one page, in order. */
export type Found = { count: number; ids: string[]; isSample: boolean };

type Page = { sort: 'relevance' | 'newest'; offset: number; limit: number };

const cap = searchLimits.totalMax;

/**
 * Counts up to the cap, then reads one page. Newest first is a walk of the date index where matches are dense and a
 * sort of all matches where they are few. Relevance ranks every match up to the cap; above it the exact titles and the
 * newest matches in title and company come first, ranked, and all others follow newest first: ranking a tenth of a
 * million rows would take a second.
 */
export async function findPostings(db: Queryable, filter: Filter, page: Page): Promise<Found> {
  const probe = manyPointsSql(filter);
  const [points] = probe ? await db.query<{ many: boolean }>(probe.sql, probe.params) : [];
  const plan = { wordsFirst: points?.many ?? false };
  const sql = filterSql(filter, plan);
  const [row] = await db.query<{ count: number; isSample: boolean }>(
    `WITH ${sql.ctes} capped AS (
       SELECT 1 FROM ${sql.from} WHERE ${sql.conditions} AND ${sql.words} LIMIT ${cap + 1}
     )
     SELECT count(*)::int AS count, EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample" FROM capped`,
    sql.params,
  );
  const found = { count: row?.count ?? 0, isSample: row?.isSample ?? false };
  const limit = Math.min(page.limit, Math.min(found.count, cap) - page.offset);
  if (limit <= 0) return { ...found, ids: [] };
  const isCapped = found.count > cap;
  const range = { offset: page.offset, limit };
  if (page.sort === 'newest' || filter.words.length === 0)
    return { ...found, ids: await newestIds(db, sql, { ...range, isCapped, without: [] }) };
  if (!isCapped)
    return { ...found, ids: await readIds(db, rankedSql(filter, { ...plan, isCapped: false }), range) };
  const first = await readIds(db, rankedSql(filter, { ...plan, isCapped: true }), { offset: 0, limit: cap });
  const ids = first.slice(page.offset, page.offset + limit);
  if (ids.length === limit) return { ...found, ids };
  const rest = { offset: Math.max(0, page.offset - first.length), limit: limit - ids.length };
  return { ...found, ids: [...ids, ...(await newestIds(db, sql, { ...rest, isCapped, without: first }))] };
}

type Range = { offset: number; limit: number };

async function readIds(
  db: Queryable,
  { sql, params }: { sql: string; params: unknown[] },
  range: Range,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(`${sql} LIMIT ${range.limit} OFFSET ${range.offset}`, params);
  return rows.map(({ id }) => id);
}

/** MATERIALIZED keeps the planner from walking most of the date index for a few matches. */
function newestIds(
  db: Queryable,
  { ctes, from, conditions, words, params }: FilterSql,
  { without, isCapped, ...range }: Range & { without: string[]; isCapped: boolean },
): Promise<string[]> {
  const others = without.length > 0 ? `AND NOT p.id = ANY ($${params.length + 1}::bigint[])` : '';
  const sql = `WITH ${ctes} found AS ${isCapped ? 'NOT MATERIALIZED' : 'MATERIALIZED'} (
      SELECT p.id, p.posted FROM ${from} WHERE ${conditions} AND ${words} ${others}
    )
    SELECT f.id::text AS id FROM found f ORDER BY f.posted DESC NULLS LAST, f.id DESC`;
  return readIds(db, { sql, params: without.length > 0 ? [...params, without] : params }, range);
}
