import { searchLimits } from '@foothold/core/domain/search.ts';
import type { Db } from '../../db/db.ts';
import { allOf, type Filter, type FilterSql, filterSql } from './search-filter.ts';

/** What a search finds: how many (at most one above the cap) and the posting numbers of one page, in order. */
export type Found = { count: number; ids: string[]; isSample: boolean };

type Page = { sort: 'relevance' | 'newest'; offset: number; limit: number };

/**
 * Counts up to the cap, then reads one page. Under the cap every match is ranked. Above it, newest first is a walk
 * of the date index, and relevance ranks the exact titles and the newest 10,000 matches, those in title or company
 * before those in the text: ranking a tenth of a million rows would take a second and nobody pages that far.
 */
export async function findPostings(db: Db, filter: Filter, page: Page): Promise<Found> {
  const sql = filterSql(filter);
  const [row] = await db.query<{ count: number; isSample: boolean }>(
    `WITH ${sql.ctes} capped AS (
       SELECT 1 FROM posting p ${sql.joins} WHERE ${sql.conditions} LIMIT ${searchLimits.totalMax + 1}
     )
     SELECT count(*)::int AS count, EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample" FROM capped`,
    sql.params,
  );
  const count = row?.count ?? 0;
  const found = { count, isSample: row?.isSample ?? false };
  const limit = Math.min(page.limit, Math.min(count, searchLimits.totalMax) - page.offset);
  if (limit <= 0) return { ...found, ids: [] };
  const isCapped = count > searchLimits.totalMax;
  const isRanked = page.sort === 'relevance' && filter.words.length > 0;
  const statement = isRanked ? rankedSql(filter, sql, isCapped) : newestSql(sql, isCapped);
  const ids = await db.query<{ id: string }>(`${statement} LIMIT ${limit} OFFSET ${page.offset}`, sql.params);
  return { ...found, ids: ids.map(({ id }) => id) };
}

/** Few matches are found by their own index and then sorted; walking the dates would pass most of the table for them. */
function newestSql({ ctes, joins, conditions }: FilterSql, isCapped: boolean): string {
  return `WITH ${ctes} found AS ${isCapped ? 'NOT MATERIALIZED' : 'MATERIALIZED'} (
      SELECT p.id, p.posted FROM posting p ${joins} WHERE ${conditions}
    )
    SELECT id::text FROM found ORDER BY posted DESC NULLS LAST, id DESC`;
}

const newest = 'ORDER BY p.posted DESC NULLS LAST, p.id DESC';

function rankedSql(
  filter: Filter,
  { ctes, joins, conditions, params }: FilterSql,
  isCapped: boolean,
): string {
  const bind = (value: unknown) => `$${params.push(value)}`;
  const { words } = filter;
  const query = (text: string) => `to_tsquery('foothold', ${bind(text)})`;
  const key = `${bind(words.join(' '))}::text`;
  const distinct = [...new Set(words)];
  const inHead = query(allOf(distinct, 'AB'));
  const from = `FROM posting p ${joins} WHERE ${conditions}`;
  const candidates = isCapped
    ? `titled AS (SELECT p.id ${from} AND p.title_words = ${key} ${newest} LIMIT ${searchLimits.totalMax}),
       headed AS (SELECT p.id ${from} AND p.head_tsv @@ ${inHead} ${newest} LIMIT ${searchLimits.totalMax}),
       texts AS (SELECT p.id ${from} ${newest} LIMIT ${searchLimits.totalMax}),
       found AS MATERIALIZED (SELECT p.* FROM posting p
         WHERE p.id IN (SELECT id FROM titled UNION SELECT id FROM headed UNION SELECT id FROM texts))`
    : `found AS MATERIALIZED (SELECT p.* ${from})`;
  // The whole question is the title, or title and company; its words stand together in the title; all are in the title;
  // all are in title and company; some are in the text only.
  const tier = `CASE
      WHEN ${key} IN (p.title_words, p.title_words || ' ' || p.company_words, p.company_words || ' ' || p.title_words) THEN 4
      WHEN p.head_tsv @@ ${query(words.map((word) => `${word}:A`).join(' <-> '))} THEN 3
      WHEN p.head_tsv @@ ${query(allOf(distinct, 'A'))} THEN 2
      WHEN p.head_tsv @@ ${inHead} THEN 1
      ELSE 0 END`;
  // The weights of D, C, B, A: below the titles it counts how many of the words are in title and company.
  const rank = `round(ts_rank('{0, 0, 0.4, 1}', p.head_tsv, ${query(distinct.join(' | '))})::numeric, 3)`;
  const titleLength = `array_length(string_to_array(p.title_words, ' '), 1)`;
  // READINGS R1: where nothing else decides, the US and remote before abroad.
  const isAbroad = filter.country ? 'false' : `NOT p.is_remote AND NOT p.areas && '{US,ZZ}'`;
  return `WITH ${ctes} ${candidates}, ranked AS (
      SELECT p.id, p.posted, ${tier} AS tier, ${rank} AS rank, ${titleLength} AS title_length, ${isAbroad} AS is_abroad
      FROM found p
    )
    SELECT id::text FROM ranked
    ORDER BY tier DESC, CASE WHEN tier >= 2 THEN title_length END, CASE WHEN tier < 2 THEN rank END DESC, is_abroad,
      posted DESC NULLS LAST, id DESC`;
}
