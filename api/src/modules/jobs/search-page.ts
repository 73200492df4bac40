import { searchLimits } from '@foothold/core/search/search.ts';
import type { Bind } from '../../db/search-box.ts';
import { type Filter, type FilterSql, filterSql, inHead, type Plan } from './search-filter.ts';
import { type Job, onePerJob } from './search-job.ts';
import { best, candidatesSql, rankedSql } from './search-rank.ts';

const cap = searchLimits.totalMax;

/** Which page; its rows by score or newest first; whether employers are told apart; one behind the best 1,000. */
type Asked = {
  offset: number;
  limit: number;
  plan: Plan;
  isRanked: boolean;
  isVaried: boolean;
  isDeep?: boolean;
  /** So many answers in title and company are counted where more postings than the cap match. */
  looked: number;
};
type Statement = { sql: string; params: unknown[] };
type Counts = { rows: number; jobs: number; isSample: boolean; inHead: number | null };

/** A row of a page with the counts of the search; where the page has none there is one row whose `number` is null. */
export type PageRow = Counts & (Job | { number: null });

/**
 * One statement that counts what a search finds, up to the cap, and lists a page of it, so that the index is asked and its
 * rows are read once. Above the cap it counts alone. Mentions in texts, most of what a common word finds, are not ranked
 * where title and company answer up to the end of the page.
 */
export function pageSql(filter: Filter, asked: Asked): Statement {
  const { plan, isRanked, limit } = asked;
  const sql = filterSql(filter, { ...plan, isMeasured: isRanked });
  const bind: Bind = (value) => `$${sql.params.push(value)}`;
  const candidates = { ...sql, conditions: `(SELECT n <= ${cap} FROM sized) AND ${sql.conditions}` };
  const found = isRanked ? candidatesSql(filter, candidates, bind) : datesSql(filter, sql, bind);
  const counted = countedSql(filter, sql, { looked: asked.looked, isRanked, bind });
  const counts = 'c.rows, c.jobs, c."inHead", c."isSample"';
  if (limit === 0) {
    const text = `WITH ${sql.ctes} found AS (${found}) SELECT ${counts}, NULL AS number FROM (${counted}) c`;
    return { sql: text, params: sql.params };
  }
  const page = isRanked ? bestSql(filter, asked, bind) : newestSql(asked);
  const text = `WITH ${sql.ctes} ${isRanked ? sizedSql(sql) : ''} found AS MATERIALIZED (${found}),
      counted AS MATERIALIZED (${counted}), ${page},
      more AS (${asked.isVaried ? moreSql(isRanked) : noMore})
    SELECT ${counts}, j.id::text AS number, j.group_id::text AS cluster, j.company_key AS company, j.is_text AS "isText",
      m.count AS "ofEmployer"
    FROM counted c LEFT JOIN page j ON true LEFT JOIN more m ON m.company_key = j.company_key ORDER BY j.n`;
  return { sql: text, params: sql.params };
}

const newestFirst = 'posted DESC NULLS LAST, id DESC';
const isCounted = `(SELECT rows <= ${cap} FROM counted)`;

/** From so many postings on a search may well match more than the cap. */
const manyPostings = 5 * cap;

/** Among many postings the matches are counted before all that the score needs is collected in vain. */
function sizedSql({ from, conditions, words }: FilterSql): string {
  const isLarge = `(SELECT reltuples > ${manyPostings} FROM pg_class WHERE oid = 'posting'::regclass)`;
  return `sized AS MATERIALIZED (SELECT count(*) AS n FROM (
      SELECT FROM ${from} WHERE ${isLarge} AND ${conditions} AND ${words} LIMIT ${cap + 1}
    ) s),`;
}

function answersSql({ words }: Filter, bind: Bind): string {
  return words.hasAny ? `p.head_tsv @@ ${bind(inHead(words))}::tsquery` : 'NULL::boolean';
}

/** Without a look at the postings themselves where the points around a place say enough. */
function datesSql(filter: Filter, { from, conditions, words, cluster }: FilterSql, bind: Bind): string {
  return `SELECT p.id, p.posted, ${cluster} AS group_id, ${answersSql(filter, bind)} AS answers, false AS is_head
    FROM ${from} WHERE ${conditions} AND ${words} LIMIT ${cap + 1}`;
}

/** Above the cap not all are at hand: there the answers in title and company are looked up apart. */
function countedSql(
  filter: Filter,
  { from, conditions, words }: FilterSql,
  { looked, isRanked, bind }: { looked: number; isRanked: boolean; bind: Bind },
): string {
  const total = isRanked ? 'greatest(count(*), (SELECT n FROM sized))' : 'count(*)';
  const apart = `(SELECT count(*)::int FROM (
      SELECT FROM ${from} WHERE ${conditions} AND ${words} AND ${answersSql(filter, bind)} LIMIT ${looked}
    ) h)`;
  const answers = `CASE WHEN ${total} > ${cap} THEN ${apart} ELSE count(*) FILTER (WHERE answers)::int END`;
  return `SELECT rows, alone + ${distinct('groups')} AS jobs, head_alone + ${distinct('head_groups')} AS heads, "inHead",
      EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample"
    FROM (
      SELECT ${total}::int AS rows, ${filter.words.hasAny ? answers : 'NULL::int'} AS "inHead",
        count(*) FILTER (WHERE group_id IS NULL)::int AS alone,
        array_agg(group_id) FILTER (WHERE group_id IS NOT NULL) AS groups,
        count(*) FILTER (WHERE is_head AND group_id IS NULL)::int AS head_alone,
        array_agg(group_id) FILTER (WHERE is_head AND group_id IS NOT NULL) AS head_groups
      FROM found
    ) n`;
}

/** Of the few postings that share their job; count(DISTINCT …) would sort all. */
const distinct = (groups: string) => `(SELECT count(DISTINCT g)::int FROM unnest(${groups}) g)`;

function bestSql(filter: Filter, { offset, limit, isDeep = false }: Asked, bind: Bind): string {
  const isEnough = `(SELECT heads >= ${offset + limit} FROM counted)`;
  const ranked = rankedSql(filter, `${isCounted} AND (f.is_head OR NOT ${isEnough})`, bind);
  return `${ranked}, page AS (
      SELECT j.*, row_number() OVER (ORDER BY ${best}) AS n FROM ${isDeep ? 'job' : 'spread'} j
      ORDER BY ${best} LIMIT ${limit} OFFSET ${offset}
    )`;
}

function newestSql({ offset, limit, isVaried }: Asked): string {
  const company = isVaried ? '(SELECT c.company_key FROM posting c WHERE c.id = j.id)' : 'NULL::text';
  return `${onePerJob(`(SELECT * FROM found WHERE ${isCounted}) f`, newestFirst)}, page AS MATERIALIZED (
      SELECT j.id, j.group_id, ${company} AS company_key, false AS is_text, row_number() OVER (ORDER BY ${newestFirst}) AS n
      FROM (SELECT * FROM job ORDER BY ${newestFirst} LIMIT ${limit} OFFSET ${offset}) j
    )`;
}

const noMore = 'SELECT NULL::text AS company_key, NULL::int AS count';

/** How many jobs there are of the employers with several rows on the page. */
function moreSql(isRanked: boolean): string {
  const [from, key] = isRanked
    ? ['found f', 'f.company_key']
    : ['found f JOIN posting o ON o.id = f.id', 'o.company_key'];
  // An array, since a join would be planned for one row.
  return `SELECT ${key}, count(DISTINCT coalesce(f.group_id, -f.id))::int AS count FROM ${from}
      WHERE ${key} = ANY (ARRAY(SELECT company_key FROM page GROUP BY 1 HAVING count(*) > 1)) GROUP BY 1`;
}
