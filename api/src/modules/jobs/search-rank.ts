import { rankPoints } from '@foothold/core/search/rank-points.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { milesSql } from '../../db/geo-circle.ts';
import type { Bind } from '../../db/search-box.ts';
import { type Filter, type FilterSql, inHead } from './search-filter.ts';
import { onePerJob } from './search-job.ts';

const { answer } = rankPoints;
/** The order of ranked rows. */
export const best = 'is_text, score DESC, posted DESC NULLS LAST, id DESC';

/** Rows that a capped search ranks: the first hundred pages. */
const ranked = 2000;
/** So many of the best are looked through for employers with many rows. */
export const spreadOut = 1000;

type Sql = Omit<FilterSql, 'ctes' | 'params'>;

/**
 * What the score is computed from, of all that a search finds, up to one above the cap. Only of what answers in title or
 * company, `is_head`, these come along: nothing more is asked of what the text alone mentions.
 */
export function candidatesSql(filter: Filter, sql: Sql, bind: Bind): string {
  const { from, conditions, words } = sql;
  const isHead = '(p.answers OR p.is_own)';
  const heads = headColumns(filter).map((column) => `CASE WHEN ${isHead} THEN p.${column} END AS ${column}`);
  return `SELECT p.id, p.posted, p.group_id, p.company_key, p.areas, p.is_remote, p.seniority, p.is_stale, p.spread, p.answers, p.is_own,
      p.pay_year, p.pay_currency, ${isHead} AS is_head, ${heads}
    FROM (SELECT ${columnsSql(filter, sql, bind)} FROM ${from} WHERE ${conditions} AND ${words} LIMIT ${searchLimits.totalMax + 1}) p`;
}

/** Where more postings than the cap match, the best candidates: the exact titles, and the newest that answer in title and company. */
export function bestCandidatesSql(filter: Filter, sql: Sql, bind: Bind): string {
  const { from, conditions, words, phrasing } = sql;
  const columns = columnsSql(filter, sql, bind);
  const head = `p.head_tsv @@ ${bind(inHead(filter.words))}::tsquery`;
  const key = `${bind(filter.words.search.key)}::text`;
  const isPhrased = phrasing ? `AND p.tsv @@ ${bind(phrasing)}::tsquery` : '';
  const newest = `ORDER BY p.posted DESC NULLS LAST, p.id DESC LIMIT ${ranked}`;
  return `SELECT p.*, (p.answers OR p.is_own) AS is_head FROM (
      (SELECT ${columns} FROM ${from} WHERE ${conditions} AND ${words} AND p.title_words = ${key} ${newest})
      UNION ALL
      (SELECT ${columns} FROM ${from} WHERE ${conditions} AND ${head} ${isPhrased} AND p.title_words <> ${key} ${newest})
    ) p`;
}

const headColumns = ({ words }: Filter) => [
  'title_words',
  'company_words',
  'head_tsv',
  ...(words.relaxed ? ['tsv'] : []),
];

function columnsSql(filter: Filter, { cluster, spread }: Sql, bind: Bind): string {
  const { companyKey } = filter.words;
  const isOwn = companyKey ? `coalesce(p.company_key = ${bind(companyKey)}::text, false)` : 'false';
  const heads = headColumns(filter).map((column) => `p.${column}`);
  return `p.id, p.posted, ${cluster} AS group_id, p.company_key, p.areas, p.is_remote, p.seniority, p.is_stale, p.pay_year, p.pay_currency,
    ${spread ?? 'NULL::float8'} AS spread, p.head_tsv @@ ${bind(inHead(filter.words))}::tsquery AS answers, ${isOwn} AS is_own, ${heads}`;
}

/**
 * The CTEs `job` and `spread`: the candidates of the CTE `found`, as many as meet `only`, with one score of named parts
 * (core, rank-points), one for each job. What is mentioned in the text alone comes after all others. `spread` has the
 * first 1,000: there each pair of rows of one employer behind its first two counts less, so that a page has two of them
 * while others answer as well.
 */
export function rankedSql(filter: Filter, only: string, bind: Bind): string {
  return `answered AS (
      -- OFFSET 0 keeps the planner from computing these anew at each of their uses.
      SELECT f.*, ${answerSql(filter, bind)} AS answer, ${daysSql(filter, bind)} AS days FROM found f WHERE ${only} OFFSET 0
    ), ranked AS (
      SELECT p.id, p.posted, p.group_id, p.company_key, p.answer = ${answer.text} AS is_text,
        ${partsOf(filter, bind).join('\n + ')} AS score
      FROM answered p
    ), ${onePerJob('ranked', best)}, first AS (
      SELECT * FROM job ORDER BY ${best} LIMIT ${spreadOut}
    ), spread AS (
      SELECT id, posted, group_id, company_key, is_text, score + ${crowdSql(filter, bind)} AS score FROM (
        SELECT f.*, row_number() OVER (PARTITION BY company_key, is_text ORDER BY ${best}) AS nth FROM first f
      ) n
    )`;
}

/** How well title and company answer; every look at them ends the list of looks. */
function answerSql({ words }: Filter, bind: Bind): string {
  const { queries, relaxed, search } = words;
  const key = `${bind(search.key)}::text`;
  const lemma = `${bind(search.lemmaKey)}::text`;
  const holds = (query: string) => `f.head_tsv @@ ${bind(query)}::tsquery`;
  const looks: (readonly [string, number])[] = [];
  const asked = new Set(['']);
  const look = (query: string, points: number) => {
    if (asked.has(query)) return;
    asked.add(query);
    looks.push([holds(query), points]);
  };
  const whole = `${key} IN (f.title_words || ' ' || f.company_words, f.company_words || ' ' || f.title_words)`;
  const title = queries.title === '' ? 'true' : holds(queries.title);
  // Most rows of a common word are mentions in texts: nothing more is asked of those.
  looks.push(['NOT f.is_head', answer.text]);
  looks.push([whole, answer.whole]);
  looks.push(['f.is_own', answer.company]);
  looks.push([`f.title_words IN (${key}, ${lemma}) AND ${title}`, answer.exact]);
  looks.push([`strpos(' ' || f.title_words || ' ', ' ' || ${key} || ' ') > 0 AND ${title}`, answer.phrase]);
  look(queries.titleOrder, answer.phrase);
  look(queries.title, answer.title);
  look(queries.head, answer.head);
  look(queries.names, answer.names);
  look(queries.loose, answer.loose);
  look(queries.trades, answer.trade);
  if (relaxed) {
    const isAll = `f.tsv @@ ${bind(queries.any)}::tsquery`;
    if (queries.core) {
      looks.push([`${holds(queries.core)} AND ${isAll}`, answer.core]);
      looks.push([holds(queries.core), answer.coreAlone]);
    }
    looks.push([`${holds(relaxed)} AND ${isAll}`, answer.relaxedWithRest]);
    look(words.relaxedNames, answer.relaxedNamed);
    looks.push([holds(relaxed), answer.relaxed]);
  } else look(queries.core, answer.core);
  return `CASE ${looks.map(([condition, points]) => `WHEN ${condition} THEN ${points}`).join('\n')} ELSE ${answer.text} END`;
}

/** Days since it was posted; date_part answers a float, extract a slow numeric. */
function daysSql({ now }: Filter, bind: Bind): string {
  return `greatest(0, date_part('epoch', ${bind(now.toISOString())}::timestamptz - f.posted) / 86400)`;
}

/** The parts of the score as SQL over rows of `answered`. */
function partsOf(filter: Filter, bind: Bind): string[] {
  const { where, words } = filter;
  const points = rankPoints;
  const fresh = `coalesce(${points.fresh} * exp(p.days * ${-Math.LN2 / points.halfLife}) + CASE WHEN p.days > 365 THEN ${points.old} ELSE 0 END, 0)`;
  const typed = words.search.key.split(' ').length;
  const longer = `greatest(0, array_length(string_to_array(p.title_words, ' '), 1) - ${typed})`;
  const brief = `CASE WHEN p.answer = ${answer.text} THEN 0 ELSE greatest(${points.words}::float8, ${points.word}::float8 * ${longer}) END`;
  const stale = `CASE WHEN p.is_stale THEN ${points.unseen} ELSE 0 END`;
  const parts = ['p.answer', fresh, stale, brief];
  const isPlaced = where !== null && (where.centres.length > 0 || where.areas.length > 0);
  if (!isPlaced) parts.push(countrySql(filter, bind));
  if (where && where.centres.length > 0)
    parts.push(
      `coalesce(${points.near} * greatest(0, 1 - ${milesSql('p.spread')} / ${bind(where.miles)}::float8), 0)`,
    );
  if (words.evidence.length > 0) {
    const shares = words.evidence.map(
      ({ head, anywhere, share }) =>
        `CASE WHEN p.head_tsv @@ ${bind(head)}::tsquery THEN ${share}::float8
           WHEN p.tsv @@ ${bind(anywhere)}::tsquery THEN ${share * points.evidenceInText}::float8 ELSE 0 END`,
    );
    const isRelaxed = `p.answer BETWEEN ${answer.relaxed} AND ${answer.core}`;
    parts.push(`CASE WHEN ${isRelaxed} THEN ${points.evidence} * (${shares.join(' + ')}) ELSE 0 END`);
  }
  const { pay } = filter.only;
  if (pay?.orNotStated)
    parts.push(
      `CASE WHEN p.pay_currency = ${bind(pay.currency)} AND p.pay_year >= ${bind(pay.from)}::int THEN ${points.pay} ELSE 0 END`,
    );
  const level = words.search.understood.find(({ kind }) => kind === 'level');
  if (level)
    parts.push(
      `CASE WHEN p.seniority NOT IN ('unknown', ${bind(level.value)}::text) THEN ${points.otherLevel} ELSE 0 END`,
    );
  return parts;
}

/** docs/spec/readings.md R1: the person's country and what is open to it before abroad; with a country chosen the unknown last. */
function countrySql({ country, only, where }: Filter, bind: Bind): string {
  const open = where?.remoteIn.map((area) => area.country.toUpperCase()) ?? [];
  const chosen = country ? [country] : (only.countries ?? open);
  const { abroad, unknown, unknownRemote, unknownChosen } = rankPoints;
  const home = bind(chosen.length > 0 ? chosen : ['US']);
  const strange =
    chosen.length > 0 ? unknownChosen : `(CASE WHEN p.is_remote THEN ${unknownRemote} ELSE ${unknown} END)`;
  return `CASE WHEN p.areas && ${home}::text[] THEN 0 WHEN p.areas && '{ZZ}' THEN ${strange} ELSE ${abroad} END`;
}

/** Of one employer alone, asked for by name or by choice, every row is meant. */
function crowdSql({ companyWords, only, words }: Filter, bind: Bind): string {
  if (companyWords || only.companies) return '0';
  const part = words.evidence.length > 0 ? rankPoints.crowdRelaxed : 1;
  const [crowd, crowds] = [rankPoints.crowd * part, rankPoints.crowds * part];
  const own = words.companyKey ? `WHEN company_key = ${bind(words.companyKey)}::text THEN 0 ` : '';
  return `CASE ${own}WHEN company_key IS NULL THEN 0 ELSE greatest(${crowds}, ${crowd} * ((nth - 1) / 2)) END`;
}
