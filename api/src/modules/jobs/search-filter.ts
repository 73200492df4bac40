import type { Point } from '@foothold/core/geography/commute.ts';
import { areaKey, unknownArea } from '@foothold/core/search/search-area.ts';
import type { SearchBox, SearchChoices } from '@foothold/core/search/search-choices.ts';
import { allOf, anyOf } from '@foothold/core/search/tsquery.ts';
import { boxesAround, spreadSql, withinSql } from '../../db/geo-circle.ts';
import { type Bind, hasPlaceInside } from '../../db/search-box.ts';
import { choiceConditions, withoutCompanies, withoutWords } from './search-narrow.ts';
import type { SearchWords } from './search-words.ts';

type Area = { country: string; state: string };

/** Where postings are looked for: a posting that meets any one of them counts. */
export type Where = {
  /** Each with a radius of its own where it has one, in miles. */
  centres: (Point & { miles?: number })[];
  miles: number;
  areas: Area[];
  remote: boolean;
  /** Remote work that is open to one of these. */
  remoteIn: Area[];
};

/** Everything a search asks for, folded and resolved; null is “no matter”. */
export type Filter = {
  words: SearchWords;
  companyWords: string[] | null;
  where: Where | null;
  /** Some place of the posting is in it. */
  box: SearchBox | null;
  /** Oldest posting date. */
  since: Date | null;
  /** Posted before it is left out, and so is what nobody saw for long; what has no date stays. */
  notBefore: Date | null;
  /** Came into the index after it. */
  addedAfter: Date | null;
  only: SearchChoices;
  /** Names of companies and numbers of postings to leave out. */
  withoutCompanies: string[];
  withoutPostings: number[];
  /** ISO alpha-2. */
  country: string | null;
  now: Date;
};

/**
 * A search as pieces of SQL. `from` has one row `p` per posting with at least `id` and `posted`; `ctes` ends in a comma
 * when there are any; `words` is the condition that the posting answers the term, kept apart from the other `conditions`
 * because a stricter one makes it needless: all of it but `phrasing`, a tsquery ('' for none). `cluster` is the number
 * that the postings of one row of a list share; `spread` how far the posting is from the places searched around
 * (`milesSql`), null where that is not asked for or there are none.
 */
export type FilterSql = {
  ctes: string;
  from: string;
  conditions: string;
  words: string;
  phrasing: string;
  cluster: string;
  spread: string | null;
  params: unknown[];
};

/** Points around the places from which on looking each one's posting up costs more than finding the words first. */
const manyPoints = 1500;

/** A statement that answers `many`: true when the circles of a search with words hold many points; null without either. */
export function manyPointsSql(filter: Filter): { sql: string; params: unknown[] } | null {
  const { where, words, companyWords } = filter;
  if (!where || where.centres.length === 0 || (!words.hasAny && !companyWords)) return null;
  const params: unknown[] = [];
  const circles = circlesSql(where, { bind: (value) => `$${params.push(value)}`, isListed: () => 'true' });
  const sql = `SELECT count(*) > ${manyPoints} AS many FROM (${circles.join(' UNION ALL ')} LIMIT ${manyPoints + 1}) c`;
  return { sql, params };
}

/**
 * How a statement goes about it: words before places; phrases looked for in title and company alone; `p` with all
 * columns of `posting`, whatever is asked for; with the distance.
 */
export type Plan = { wordsFirst: boolean; phrasesInHead?: boolean; isWhole?: boolean; isMeasured?: boolean };

/** Texts that may be read for whether words follow each other, which the index of words does not know; each takes some 20 µs. */
const manyTexts = 20_000;

/** A statement that answers `many`: true when phrases would take the reading of too many texts; null without phrases. */
export function manyTextsSql({ words }: Filter): { sql: string; params: unknown[] } | null {
  if (!words.hasAny || words.queries.phrasing === '') return null;
  const sql = `SELECT count(*) > ${manyTexts} AS many FROM (
      SELECT FROM posting p WHERE p.tsv @@ $1::tsquery LIMIT ${manyTexts + 1}
    ) t`;
  return { sql, params: [words.queries.any] };
}

/** Writes the filter as SQL. Questions to the index go in as parameters, every word of them quoted (core, tsquery). */
export function filterSql(filter: Filter, plan: Plan): FilterSql {
  const { wordsFirst, phrasesInHead = false, isWhole = false, isMeasured = false } = plan;
  const params: unknown[] = [];
  const bind: Bind = (value) => `$${params.push(value)}`;
  const now = `${bind(filter.now.toISOString())}::timestamptz`;
  const instant = (date: Date | null) => (date ? `${bind(date.toISOString())}::timestamptz` : null);
  const [since, notBefore] = [instant(filter.since), instant(filter.notBefore)];
  const isListed = (table: string) =>
    [
      `(${table}.closed_at IS NULL OR ${table}.closed_at > ${now})`,
      ...(since ? [postedSince(`${table}.posted`, since)] : []),
      ...(notBefore ? [`(${table}.posted IS NULL OR ${table}.posted >= ${notBefore})`] : []),
      ...(notBefore && table === 'p' ? ['NOT p.is_stale'] : []),
    ].join(' AND ');
  const { where } = filter;
  const near = where ? nearSql(where, { bind, isListed, isMeasured }) : '';
  const ctes = near && `near AS MATERIALIZED (${near}),`;
  const { hasAny } = filter.words;
  const { queries, relaxed } = filter.words;
  const phrasing =
    hasAny && !phrasesInHead ? allOf([queries.phrasing, queries.leftWords]) : queries.leftWords;
  const asked = allOf([queries.any, phrasing]);
  const inTexts = hasAny ? `p.tsv @@ ${bind(asked)}::tsquery` : 'true';
  const left =
    hasAny && relaxed && queries.leftWords ? `AND p.tsv @@ ${bind(queries.leftWords)}::tsquery` : '';
  const inHeads = hasAny && relaxed ? `(p.head_tsv @@ ${bind(relaxed)}::tsquery ${left})` : '';
  const either = inHeads ? `(${inTexts} OR ${inHeads})` : inTexts;
  const words = hasAny ? `(${either} AND ${vectorCost})` : either;
  const isAround = where !== null && where.areas.length === 0 && !where.remote && where.remoteIn.length === 0;
  const narrower = narrowerSql(filter, bind);
  if (hasAny && phrasesInHead && queries.phrasing)
    narrower.push(`p.head_tsv @@ ${bind(queries.phrasing)}::tsquery`);
  const hasSpread = isMeasured && near !== '';
  const sql = { ctes, words, phrasing: hasAny ? phrasing : '', cluster: 'p.group_id', params };
  // The points alone answer “everything around here”, without a look at the postings themselves.
  if (isAround && !hasAny && narrower.length === 0 && !isWhole)
    return {
      ...sql,
      from: `near p LEFT JOIN (${grouped}) c ON c.id = p.id`,
      conditions: notBefore ? `NOT ${isStale}` : 'true',
      cluster: 'c.group_id',
      spread: hasSpread ? 'p.spread' : null,
    };
  const conditions = [isListed('p'), ...narrower];
  if (where && !isAround) conditions.push(anyPlaceSql(where, bind));
  const all = conditions.join(' AND ');
  const spread = hasSpread ? '(SELECT n.spread FROM near n WHERE n.id = p.id)' : null;
  if (!isAround) return { ...sql, from: 'posting p', conditions: all, spread };
  const around = { ...sql, spread: hasSpread ? 'near.spread' : null };
  const join = 'JOIN near ON near.id = p.id';
  if (!wordsFirst) return { ...around, from: `posting p ${join}`, conditions: all };
  // OFFSET 0 keeps the planner, which cannot tell how many points there are, from unpacking the vector of each of them.
  const found = `(SELECT p.* FROM posting p WHERE ${all} AND ${words} OFFSET 0) p ${join}`;
  return { ...around, from: found, conditions: 'true', words: 'true' };
}

/** Whether a row `p` that may have nothing but an `id` was not seen for long: few are, in an index of their own. */
export const isStale = 'p.id IN (SELECT s.id FROM posting s WHERE s.is_stale)';

/**
 * Always true, and never computed beyond its first half. Long vectors are outside their rows, so looking into one takes
 * some 4 µs; the planner thinks it costs next to nothing and reads all of them where a word is in every tenth posting.
 * The second half, which counts a hundred times as much, keeps it with the index.
 */
const vectorCost = `(p.id > 0 OR to_tsvector('simple', p.title_words) IS NULL)`;

/** Of few postings, in an index of its own. */
const grouped = 'SELECT id, group_id FROM posting WHERE group_id IS NOT NULL';

/**
 * Posted after an instant. Midnight in UTC stands for a date (decision 0065), which reaches to its end twelve hours
 * behind UTC: what was posted today is not yesterday’s in the evening of a place far west.
 */
function postedSince(posted: string, since: string): string {
  return `${posted} >= ${since} - interval '36 hours' AND (${posted} >= ${since} OR ${isDated(posted)})`;
}

/** True where the column holds a date and no instant. */
export const isDated = (posted: string) => `${posted} = date_trunc('day', ${posted}, 'UTC')`;

/** What is asked of a posting besides its words, its date and the places typed. */
function narrowerSql(filter: Filter, bind: Bind): string[] {
  const { words, companyWords, country, box, addedAfter, only, withoutCompanies: left } = filter;
  const conditions = choiceConditions(only, bind);
  if (companyWords) conditions.push(`p.head_tsv @@ ${bind(beginnings(companyWords))}::tsquery`);
  if (country) conditions.push(`p.areas && ARRAY[${bind(country)}, '${unknownArea}']`);
  if (box) conditions.push(hasPlaceInside(box, bind));
  if (addedAfter) conditions.push(`p.added_at > ${bind(addedAfter.toISOString())}::timestamptz`);
  if (left.length > 0) conditions.push(withoutCompanies(left, bind));
  if (filter.withoutPostings.length > 0) conditions.push(withoutPostings(filter.withoutPostings, bind));
  if (!words.hasAny) conditions.push(...withoutWords(words.without, bind));
  return conditions;
}

/** With a posting go the others of its row. */
function withoutPostings(numbers: readonly number[], bind: Bind): string {
  const given = `${bind(numbers)}::bigint[]`;
  return `NOT p.id = ANY (${given}) AND coalesce(p.group_id, 0) <> ALL (ARRAY(
    SELECT g.group_id FROM posting g WHERE g.id = ANY (${given}) AND g.group_id IS NOT NULL))`;
}

type Circles = { bind: Bind; isListed: (table: string) => string; isMeasured?: boolean };

/** Listed postings with a point in any of the circles, each once; '' when there is no circle. */
function nearSql(where: Where, how: Circles): string {
  const circles = circlesSql(where, how);
  if (circles.length === 0) return '';
  const spread = how.isMeasured ? ', min(c.spread) AS spread' : '';
  return `SELECT c.posting_id AS id, max(c.posted) AS posted${spread} FROM (${circles.join(' UNION ALL ')}) c GROUP BY 1`;
}

function circlesSql({ centres, miles }: Where, { bind, isListed, isMeasured = false }: Circles): string[] {
  return centres.flatMap((centre) => {
    const point = { lat: `${bind(centre.lat)}::float8`, lng: `${bind(centre.lng)}::float8` };
    const reach = centre.miles ?? miles;
    const spread = isMeasured ? `, ${spreadSql('l', point)} AS spread` : '';
    return boxesAround(centre, reach).map(
      (box) => `SELECT l.posting_id, l.posted${spread} FROM posting_location l
        WHERE l.lat BETWEEN ${bind(box.south)}::float8 AND ${bind(box.north)}::float8
          AND l.lng BETWEEN ${bind(box.west)}::float8 AND ${bind(box.east)}::float8
          AND ${isListed('l')} AND ${withinSql('l', point, reach)}`,
    );
  });
}

function anyPlaceSql({ centres, areas, remote, remoteIn }: Where, bind: Bind): string {
  const open = remoteIn.map((area) => openToSql(area, bind));
  const places = [
    ...(centres.length > 0 ? ['p.id IN (SELECT id FROM near)'] : []),
    ...(areas.length > 0 ? [`p.areas && ${bind(areas.map(areaKey))}::text[]`] : []),
    ...(remote ? ['p.is_remote'] : []),
    ...(open.length > 0 ? [`(p.is_remote AND (${open.join(' OR ')}))`] : []),
  ];
  return `(${places.join(' OR ')})`;
}

/** Stated for the place, for its whole country, or for no country at all. */
function openToSql({ country, state }: Area, bind: Bind): string {
  const own = `p.areas && ${bind([areaKey({ country, state }), unknownArea])}::text[]`;
  return state ? `${own} OR p.areas = ${bind([country.toUpperCase()])}::text[]` : own;
}

/** Names that have a word for each of these to begin. */
function beginnings(words: readonly string[]): string {
  return allOf(words.map((word) => `'${word}':*C`));
}

/** What a search is answered by in title or company, under any of its names. */
export function inHead({ queries, relaxed }: SearchWords): string {
  return anyOf([queries.trades, queries.core, relaxed ?? '']);
}
