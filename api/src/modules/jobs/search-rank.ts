import { allOf, type Filter, filterSql, type Plan } from './search-filter.ts';
import { onePerJob } from './search-job.ts';

const order = `tier DESC, CASE WHEN tier >= 2 THEN title_length END, CASE WHEN tier < 2 THEN rank END DESC, is_abroad,
  posted DESC NULLS LAST, id DESC`;

/** Rows that a capped search ranks: the first hundred pages. */
const ranked = 2000;

/**
 * The statement that lists posting numbers best first (SPEC.md section 7, jobs: the title weighs most, then the
 * company, then the text). Capped, it lists only the best candidates: the exact titles, and the newest postings that
 * have all words in title and company. `isShared`: some may be postings of one job.
 */
export function rankedSql(
  filter: Filter,
  { isCapped, isShared, ...plan }: Plan & { isCapped: boolean; isShared: boolean },
): { sql: string; params: unknown[] } {
  const { ctes, from, conditions, words: inText, phrasing, cluster, params } = filterSql(filter, plan);
  const bind = (value: unknown) => `$${params.push(value)}`;
  const { words } = filter;
  const query = (text: string) => `to_tsquery('foothold', ${bind(text)})`;
  const key = `${bind(words.join(' '))}::text`;
  const distinct = [...new Set(words)];
  const inHead = query(allOf(distinct, 'AB'));
  const columns = `p.id, p.posted, ${cluster}, p.title_words, p.company_words, p.head_tsv, p.areas, p.is_remote`;
  const isPhrased = phrasing && isCapped ? `AND p.tsv @@ ${query(phrasing)}` : '';
  const newest = `ORDER BY p.posted DESC NULLS LAST, p.id DESC LIMIT ${ranked}`;
  const found = isCapped
    ? `(SELECT ${columns} FROM ${from} WHERE ${conditions} AND ${inText} AND p.title_words = ${key} ${newest})
       UNION ALL
       (SELECT ${columns} FROM ${from} WHERE ${conditions} AND p.head_tsv @@ ${inHead} ${isPhrased} AND p.title_words <> ${key} ${newest})`
    : `SELECT ${columns} FROM ${from} WHERE ${conditions} AND ${inText}`;
  // The question is the title, or title and company; the title holds it word for word; holds it in other forms of the
  // words (“nurses”); has all words somewhere; title and company have them; some are in the text only.
  const tier = `CASE
      WHEN ${key} IN (p.title_words, p.title_words || ' ' || p.company_words, p.company_words || ' ' || p.title_words) THEN 5
      WHEN strpos(' ' || p.title_words || ' ', ' ' || ${key} || ' ') > 0 THEN 4
      WHEN p.head_tsv @@ ${query(words.map((word) => `${word}:A`).join(' <-> '))} THEN 3
      WHEN p.head_tsv @@ ${query(allOf(distinct, 'A'))} THEN 2
      WHEN p.head_tsv @@ ${inHead} THEN 1
      ELSE 0 END`;
  // The weights of D, C, B, A: below the titles it counts how many of the words are in title and company.
  const rank = `round(ts_rank('{0, 0, 0.4, 1}', p.head_tsv, ${query(distinct.join(' | '))})::numeric, 3)`;
  const titleLength = `array_length(string_to_array(p.title_words, ' '), 1)`;
  // READINGS R1: where nothing else decides, the US and remote before abroad.
  const isAbroad = filter.country ? 'false' : `NOT p.is_remote AND NOT p.areas && '{US,ZZ}'`;
  const sql = `WITH ${ctes} found AS MATERIALIZED (${found}), ranked AS (
      SELECT p.id, p.posted, p.cluster_id, ${tier} AS tier, ${rank} AS rank, ${titleLength} AS title_length, ${isAbroad} AS is_abroad
      FROM found p
    ), ${onePerJob('ranked', order, isShared)}
    SELECT j.id::text AS number, j.cluster_id::text AS cluster FROM job j ORDER BY ${order}`;
  return { sql, params };
}
