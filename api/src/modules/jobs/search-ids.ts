import { payCurrencyOf } from '@foothold/core/parsing/pay/pay-floors.ts';
import { type SearchSort, searchLimits } from '@foothold/core/search/search.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type Filter,
  type FilterSql,
  filterSql,
  inHead,
  isStale,
  manyPointsSql,
  manyTextsSql,
  type Plan,
} from './search-filter.ts';
import { type Job, onePerJob } from './search-job.ts';
import { pageOf, rankedSql, spreadOut } from './search-rank.ts';
import { spreadEmployers } from './spread-employers.ts';

/**
 * What a search finds: how many jobs (one above the cap where more postings than the cap match) and one page of them, in
 * order. Of several postings of one row the first in that order stands for all. `inHead`: how many answer in title or
 * company, up to `fewInHead`; null where that was not asked for.
 */
export type Found = { count: number; jobs: Job[]; isSample: boolean; plan: Plan; inHead: number | null };

/** The order, and which part of it; `isVaried`: no employer fills a page of a list by date. */
export type Page = { sort: SearchSort; offset: number; limit: number; isVaried?: boolean };

const cap = searchLimits.totalMax;
/** From so many answers in title and company on a search needs no help. */
export const fewInHead = 5;
/** So many postings for each row up to the end of a page that those of one row do not leave it short. */
const enough = 2;

/**
 * Counts up to the cap, then reads one page. Newest first is a walk of the date index where matches are dense and a
 * sort of all matches where they are few. Relevance ranks every match up to the cap; above it the exact titles and the
 * newest matches in title and company come first, ranked, and all others follow newest first: ranking a tenth of a
 * million rows would take a second.
 */
export async function findPostings(db: Queryable, filter: Filter, page: Page): Promise<Found> {
  const plan = await planOf(db, filter);
  const sql = filterSql(filter, plan);
  const head = filter.words.hasAny ? inHead(filter.words) : '';
  const params = [...sql.params];
  const looked = Math.max(fewInHead, Math.min(enough * (page.offset + page.limit), cap));
  const inHeadSql = head
    ? `(SELECT count(*)::int FROM (SELECT FROM ${sql.from} WHERE ${sql.conditions} AND ${sql.words} AND p.head_tsv @@ $${params.push(head)}::tsquery LIMIT ${looked}) h)`
    : 'NULL::int';
  const [row] = await db.query<{
    rows: number;
    shared: number;
    jobs: number;
    isSample: boolean;
    inHead: number | null;
  }>(
    `WITH ${sql.ctes} capped AS (
       SELECT ${sql.cluster} AS cluster FROM ${sql.from} WHERE ${sql.conditions} AND ${sql.words} LIMIT ${cap + 1}
     ), counted AS (
       SELECT count(*)::int AS rows, count(cluster)::int AS shared, array_agg(cluster) FILTER (WHERE cluster IS NOT NULL) AS clusters
       FROM capped
     )
     SELECT rows, shared, rows - shared + (SELECT count(DISTINCT c)::int FROM unnest(clusters) c) AS jobs,
       EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample", ${inHeadSql} AS "inHead"
     FROM counted`,
    params,
  );
  const { rows = 0, shared = 0, jobs = 0, isSample = false, inHead: answered = null } = row ?? {};
  const isCapped = rows > cap;
  const found = { count: isCapped ? rows : jobs, isSample, plan, inHead: answered };
  const limit = Math.min(page.limit, Math.min(found.count, cap) - page.offset);
  if (limit <= 0) return { ...found, jobs: [] };
  const list = { offset: page.offset, limit, isCapped, isShared: shared > 0, inHead: answered };
  return { ...found, jobs: await readPage(db, filter, { ...page, ...list, plan }) };
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
type List = Page & { isCapped: boolean; isShared: boolean; plan: Plan; inHead: number | null };

async function readPage(db: Queryable, filter: Filter, list: List): Promise<Job[]> {
  const { sort, plan, isShared, isCapped } = list;
  if (sort === 'pay') return byPay(db, filter, list);
  const hasCentre = (filter.where?.centres.length ?? 0) > 0;
  if (sort === 'distance' && hasCentre) return byDistance(db, filter, list);
  const isByDate = sort === 'newest' || !filter.words.hasAny;
  if (!isByDate) return best(db, filter, list);
  const sql = filterSql(filter, plan);
  const isVaried = sort !== 'newest' && !filter.companyWords && !filter.only.companies;
  const read = (range: Range) =>
    isCapped ? walkNewest(db, sql, { ...range, without: [] }) : newest(db, sql, { ...range, isShared });
  return isVaried ? spreadEmployers(read, list) : read(list);
}

/** By score; what a capped search does not rank follows newest first. */
async function best(db: Queryable, filter: Filter, list: List): Promise<Job[]> {
  const { offset, limit, isCapped, isShared, plan } = list;
  const isGrouped = isCapped || isShared;
  // Mentions in texts, most of what a common word finds, come after all of these: nothing of them is needed then.
  const isHeadEnough = !isCapped && (list.inHead ?? 0) >= enough * (offset + limit);
  const from = (headOnly: boolean) => rankedSql(filter, { ...plan, isCapped, isShared: isGrouped, headOnly });
  let statement = from(isHeadEnough);
  const read = async (range: Range, isDeep: boolean) => {
    if (range.limit <= 0) return [];
    const { sql, params } = pageOf(statement, range, isDeep);
    return db.query<Job>(sql, params);
  };
  const ranked = async (range: Range) => {
    const spread = Math.max(0, Math.min(range.limit, spreadOut - range.offset));
    const first = await read({ ...range, limit: spread }, false);
    const deep = { offset: Math.max(range.offset, spreadOut), limit: range.limit - spread };
    return [...first, ...(await read(deep, true))];
  };
  if (isHeadEnough) {
    const rows = await ranked({ offset, limit });
    if (rows.length === limit) return rows;
    statement = from(false);
  }
  if (!isCapped) return ranked({ offset, limit });
  const first = await ranked({ offset: 0, limit: cap });
  const own = first.slice(offset, offset + limit);
  if (own.length === limit) return own;
  const rest = { offset: Math.max(0, offset - first.length), limit: limit - own.length };
  return [...own, ...(await walkNewest(db, filterSql(filter, plan), { ...rest, without: first }))];
}

const newestFirst = 'posted DESC NULLS LAST, id DESC';
const listed = `j.id::text AS number, NULL AS cluster, (SELECT company_key FROM posting c WHERE c.id = j.id) AS company, false AS "isText"`;

/** Every match in an order of its own; a capped search too: what is sought is at its end as likely as at its start. */
async function sorted(
  db: Queryable,
  { ctes, from, conditions, words, cluster, params }: FilterSql,
  { columns, order, offset, limit, isShared }: Range & { columns: string; order: string; isShared: boolean },
): Promise<Job[]> {
  return db.query<Job>(
    `WITH ${ctes} found AS MATERIALIZED (
      SELECT p.id, p.posted, ${cluster} AS group_id${columns} FROM ${from} WHERE ${conditions} AND ${words}
    ), ${onePerJob('found', order, isShared)}
    SELECT ${listed} FROM job j ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    params,
  );
}

/** MATERIALIZED keeps the planner from walking most of the date index for a few matches. */
function newest(db: Queryable, sql: FilterSql, range: Range & { isShared: boolean }): Promise<Job[]> {
  return sorted(db, sql, { ...range, columns: '', order: newestFirst });
}

function byDistance(db: Queryable, filter: Filter, list: List): Promise<Job[]> {
  const sql = filterSql(filter, { ...list.plan, isMeasured: true });
  const columns = `, ${sql.spread ?? 'NULL::float8'} AS spread`;
  return sorted(db, sql, { ...list, isShared: true, columns, order: `spread NULLS LAST, ${newestFirst}` });
}

/** Highest pay first; what is paid in another currency comes behind, since amounts do not compare. */
function byPay(db: Queryable, filter: Filter, list: List): Promise<Job[]> {
  const sql = filterSql(filter, { ...list.plan, isWhole: true });
  const currency = filter.only.pay?.currency ?? payCurrencyOf(filter.country);
  const columns = `, coalesce(p.pay_currency = $${sql.params.push(currency)}, false) AS is_own, p.pay_year`;
  const order = `pay_year IS NULL, is_own DESC, pay_year DESC, ${newestFirst}`;
  return sorted(db, sql, { ...list, isShared: true, columns, order });
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
