import { payCurrencyOf } from '@foothold/core/parsing/pay/pay-floors.ts';
import { type SearchSort, searchLimits } from '@foothold/core/search/search.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type Filter,
  type FilterSql,
  filterSql,
  isStale,
  manyPointsSql,
  manyTextsSql,
  type Plan,
} from './search-filter.ts';
import { type Job, onePerJob } from './search-job.ts';
import { type PageRow, pageSql } from './search-page.ts';
import { best, bestCandidatesSql, rankedSql, spreadOut } from './search-rank.ts';
import { blocksAround, spreadEmployers } from './spread-employers.ts';

/**
 * What a search finds: how many jobs (one above the cap where more postings than the cap match) and one page of them, in
 * order. Of several postings of one row the first in that order stands for all. `inHead`: how many answer in title or
 * company, up to `fewInHead`; null where that was not asked for.
 */
export type Found = { count: number; jobs: Job[]; isSample: boolean; plan: Plan; inHead: number | null };

/** The order, and which part of it. */
export type Page = { sort: SearchSort; offset: number; limit: number };

const cap = searchLimits.totalMax;
/** From so many answers in title and company on a search needs no help. */
export const fewInHead = 5;
/** So many postings for each row up to the end of a page that those of one row do not leave it short. */
const enough = 2;

/**
 * Counts up to the cap and reads one page. Newest first is a walk of the date index where matches are dense and a sort of
 * all matches where they are few. Relevance ranks every match up to the cap; above it the exact titles and the newest
 * matches in title and company come first, ranked, and all others follow newest first: ranking a tenth of a million rows
 * would take a second.
 */
export async function findPostings(db: Queryable, filter: Filter, page: Page): Promise<Found> {
  const plan = await planOf(db, filter);
  const how = waysOf(filter, page);
  const { order, isVaried } = how;
  const range = isVaried && order === 'date' ? blocksAround(page) : page;
  const looked = Math.max(fewInHead, Math.min(enough * (page.offset + page.limit), cap));
  const read = async (part: Range, isDeep: boolean) => {
    const asked = { ...part, plan, isVaried, isDeep, looked, isRanked: order === 'score' && part.limit > 0 };
    const { sql, params } = pageSql(filter, asked);
    const rows = await db.query<PageRow>(sql, params);
    return { counts: rows[0], jobs: rows.flatMap((row) => (row.number === null ? [] : [row])) };
  };
  // Without words and places more than the cap is usual: counting alone keeps no rows.
  const isBroad = order === 'date' && !filter.words.hasAny && filter.where === null;
  const isApart = order === 'pay' || order === 'distance' || isBroad;
  const { first, deep } = order === 'score' ? partsOf(range) : { first: range, deep: null };
  const one =
    first.limit > 0 || deep === null ? await read(isApart ? { ...first, limit: 0 } : first, false) : null;
  const { counts, jobs } = one ?? (await read(deep ?? first, true));
  const { rows = 0, jobs: count = 0, isSample = false, inHead = null } = counts ?? {};
  const isCapped = rows > cap;
  const found = { count: isCapped ? rows : count, isSample, plan, inHead };
  const limit = Math.min(page.limit, Math.min(found.count, cap) - page.offset);
  if (limit <= 0) return { ...found, jobs: [] };
  const list = { ...page, limit, plan, isVaried };
  if (order === 'pay' || order === 'distance')
    return { ...found, jobs: await sortedJobs(db, filter, order, list) };
  if (isCapped) return { ...found, jobs: await cappedJobs(db, filter, order, list) };
  if (order === 'date') {
    const listed = isApart ? (await read(range, false)).jobs : jobs;
    return { ...found, jobs: isVaried ? spreadEmployers(listed, page) : listed };
  }
  const isMore = one !== null && deep !== null && jobs.length === first.limit;
  return { ...found, jobs: isMore ? [...jobs, ...(await read(deep, true)).jobs] : jobs };
}

type Order = 'score' | 'date' | 'pay' | 'distance';

function waysOf(
  { words, where, companyWords, only }: Filter,
  { sort }: Page,
): { order: Order; isVaried: boolean } {
  const isVaried = sort === 'relevance' && !companyWords && !only.companies;
  const isPlain = sort !== 'pay' && (sort !== 'distance' || (where?.centres.length ?? 0) === 0);
  if (!isPlain) return { order: sort, isVaried };
  return { order: sort !== 'newest' && words.hasAny ? 'score' : 'date', isVaried };
}

/** Employers are spread among the best 1,000; what is behind these is a list of its own. */
function partsOf({ offset, limit }: Range): { first: Range; deep: Range | null } {
  const own = Math.max(0, Math.min(limit, spreadOut - offset));
  const deep = { offset: Math.max(offset, spreadOut), limit: limit - own };
  return { first: { offset, limit: own }, deep: deep.limit > 0 ? deep : null };
}

/** How many old postings a filter leaves out by `notBefore`, up to the cap. */
export async function countOld(db: Queryable, filter: Filter): Promise<number> {
  if (!filter.notBefore) return 0;
  const sql = filterSql({ ...filter, notBefore: null }, await planOf(db, filter));
  const [row] = await db.query<{ count: number }>(
    `WITH ${sql.ctes} old AS (SELECT coalesce(${sql.cluster}, -p.id) AS job FROM ${sql.from} WHERE ${sql.conditions} AND ${sql.words}
       AND (p.posted < $${sql.params.push(filter.notBefore.toISOString())}::timestamptz OR ${isStale}) LIMIT ${cap})
     SELECT count(DISTINCT job)::int AS count FROM old`,
    sql.params,
  );
  return row?.count ?? 0;
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
type List = Page & { plan: Plan; isVaried: boolean };

/** Of more postings than the cap: by score as many as are ranked, what follows newest first. */
async function cappedJobs(db: Queryable, filter: Filter, order: Order, list: List): Promise<Job[]> {
  const { offset, limit, plan, isVaried } = list;
  const sql = filterSql(filter, plan);
  const walk = (range: Range, without: readonly Job[] = []) => walkNewest(db, sql, { ...range, without });
  if (order === 'date')
    return isVaried ? spreadEmployers(await walk(blocksAround(list)), list) : walk({ offset, limit });
  const own = await ranked(db, filter, plan, { offset, limit });
  if (own.length === limit) return own;
  const all = offset === 0 ? own : await ranked(db, filter, plan, { offset: 0, limit: cap });
  const rest = { offset: Math.max(0, offset - all.length), limit: limit - own.length };
  return [...own, ...(await walk(rest, all))];
}

async function ranked(db: Queryable, filter: Filter, plan: Plan, range: Range): Promise<Job[]> {
  const { first, deep } = partsOf(range);
  const read = ({ offset, limit }: Range, rows: string) => {
    const { params, ...sql } = filterSql(filter, { ...plan, isMeasured: true });
    const bind = (value: unknown) => `$${params.push(value)}`;
    const text = `WITH ${sql.ctes} found AS MATERIALIZED (${bestCandidatesSql(filter, sql, bind)}), ${rankedSql(filter, 'true', bind)}
      SELECT j.id::text AS number, j.group_id::text AS cluster, j.company_key AS company, j.is_text AS "isText"
      FROM ${rows} j ORDER BY ${best} LIMIT ${limit} OFFSET ${offset}`;
    return db.query<Job>(text, params);
  };
  const jobs = first.limit > 0 ? await read(first, 'spread') : [];
  return deep && jobs.length === first.limit ? [...jobs, ...(await read(deep, 'job'))] : jobs;
}

function sortedJobs(db: Queryable, filter: Filter, order: Order, list: List): Promise<Job[]> {
  return order === 'pay' ? byPay(db, filter, list) : byDistance(db, filter, list);
}

const newestFirst = 'posted DESC NULLS LAST, id DESC';
const listed = `j.id::text AS number, NULL AS cluster, (SELECT company_key FROM posting c WHERE c.id = j.id) AS company, false AS "isText"`;

/** Every match in an order of its own; a capped search too: what is sought is at its end as likely as at its start. */
async function sorted(
  db: Queryable,
  { ctes, from, conditions, words, cluster, params }: FilterSql,
  { columns, order, offset, limit }: Range & { columns: string; order: string },
): Promise<Job[]> {
  return db.query<Job>(
    `WITH ${ctes} found AS MATERIALIZED (
      SELECT p.id, p.posted, ${cluster} AS group_id${columns} FROM ${from} WHERE ${conditions} AND ${words}
    ), ${onePerJob('found', order)}
    SELECT ${listed} FROM job j ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    params,
  );
}

function byDistance(db: Queryable, filter: Filter, list: List): Promise<Job[]> {
  const sql = filterSql(filter, { ...list.plan, isMeasured: true });
  const columns = `, ${sql.spread ?? 'NULL::float8'} AS spread`;
  return sorted(db, sql, { ...list, columns, order: `spread NULLS LAST, ${newestFirst}` });
}

/** Highest pay first; what is paid in another currency comes behind, since amounts do not compare. */
function byPay(db: Queryable, filter: Filter, list: List): Promise<Job[]> {
  const sql = filterSql(filter, { ...list.plan, isWhole: true });
  const currency = filter.only.pay?.currency ?? payCurrencyOf(filter.country);
  const columns = `, coalesce(p.pay_currency = $${sql.params.push(currency)}, false) AS is_own, p.pay_year`;
  const order = `pay_year IS NULL, is_own DESC, pay_year DESC, ${newestFirst}`;
  return sorted(db, sql, { ...list, columns, order });
}

/** Walks the date index as far as the page needs; further where postings of the same job take up its places. */
async function walkNewest(
  db: Queryable,
  { ctes, from, conditions, words, cluster, params }: FilterSql,
  { without, ...range }: Range & { without: readonly Job[] },
): Promise<Job[]> {
  const bound = [...params];
  const bind = (value: unknown) => `$${bound.push(value)}::bigint[]`;
  const known = without.flatMap((job) => job.cluster ?? []);
  const others = [
    ...(without.length > 0 ? [`AND NOT p.id = ANY (${bind(without.map(({ number }) => number))})`] : []),
    ...(known.length > 0 ? [`AND NOT coalesce(${cluster} = ANY (${bind(known)}), false)`] : []),
  ].join(' ');
  const end = range.offset + range.limit;
  for (let steps = end + 10; ; steps *= 2) {
    const rows = await db.query<Job & { walked: number }>(
      `WITH ${ctes} walk AS MATERIALIZED (
         SELECT p.id, p.posted, ${cluster} FROM ${from} WHERE ${conditions} AND ${words} ${others}
         ORDER BY p.posted DESC NULLS LAST, p.id DESC LIMIT ${steps}
       ), ${onePerJob('walk', newestFirst)}
       SELECT ${listed}, (SELECT count(*)::int FROM walk) AS walked FROM job j ORDER BY ${newestFirst}
       LIMIT ${range.limit} OFFSET ${range.offset}`,
      bound,
    );
    const isAll = rows.length === range.limit || (rows[0]?.walked ?? steps) < steps;
    if (isAll || steps > 4 * cap) return rows;
  }
}
