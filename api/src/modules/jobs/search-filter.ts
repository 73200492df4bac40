import type { Point } from '@foothold/core/geography/commute.ts';
import { areaKey, unknownArea } from '@foothold/core/search/search-area.ts';
import type { SearchBox, SearchChoices } from '@foothold/core/search/search-choices.ts';
import { boxesAround, withinSql } from './geo-circle.ts';
import { type Bind, hasPlaceInside } from './search-box.ts';
import {
  choiceConditions,
  questionText,
  type Words,
  withoutCompanies,
  withoutWords,
} from './search-narrow.ts';

/** Where postings are looked for: a posting that meets any one of them counts. */
export type Where = {
  /** Each with a radius of its own where it has one, in miles. */
  centres: (Point & { miles?: number })[];
  miles: number;
  areas: { country: string; state: string }[];
  remote: boolean;
};

/** Everything a search asks for, folded and resolved; null is “no matter”. */
export type Filter = Words & {
  companyWords: string[] | null;
  where: Where | null;
  /** Some place of the posting lies in it. */
  box: SearchBox | null;
  /** Oldest posting date. */
  since: Date | null;
  /** Came into the index after it. */
  addedAfter: Date | null;
  only: SearchChoices;
  /** Names of companies to leave out. */
  withoutCompanies: string[];
  /** ISO alpha-2. */
  country: string | null;
  now: Date;
};

/**
 * A search as pieces of SQL. `from` has one row `p` per posting with at least `id` and `posted`; `ctes` ends in a comma
 * when there are any; `words` is the condition that the posting answers the term, kept apart from the other `conditions`
 * because a stricter one makes it needless: all of it but `phrasing`, a tsquery ('' for none). `cluster` is the number
 * that the postings of one job share.
 */
export type FilterSql = {
  ctes: string;
  from: string;
  conditions: string;
  words: string;
  phrasing: string;
  cluster: string;
  params: unknown[];
};

/** Points around the places from which on looking each one's posting up costs more than finding the words first. */
const manyPoints = 1500;

/** A statement that answers `many`: true when the circles of a search with words hold many points; null without either. */
export function manyPointsSql(filter: Filter): { sql: string; params: unknown[] } | null {
  const { where, words, companyWords } = filter;
  if (!where || where.centres.length === 0 || (words.length === 0 && !companyWords)) return null;
  const params: unknown[] = [];
  const circles = circlesSql(
    where,
    (value) => `$${params.push(value)}`,
    () => 'true',
  );
  const sql = `SELECT count(*) > ${manyPoints} AS many FROM (${circles.join(' UNION ALL ')} LIMIT ${manyPoints + 1}) c`;
  return { sql, params };
}

/**
 * How a statement goes about it: words before places; phrases looked for in title and company alone; `p` with all
 * columns of `posting`, whatever is asked for.
 */
export type Plan = { wordsFirst: boolean; phrasesInHead?: boolean; isWhole?: boolean };

/** Texts that may be read for whether words follow each other, which the index of words does not know; each takes some 20 µs. */
const manyTexts = 20_000;

/** A statement that answers `many`: true when phrases would take the reading of too many texts; null without phrases. */
export function manyTextsSql({ words, phrases, without }: Filter): { sql: string; params: unknown[] } | null {
  const hasPhrases = phrases.length > 0 || without.some((left) => left.length > 1);
  if (words.length === 0 || !hasPhrases) return null;
  const sql = `SELECT count(*) > ${manyTexts} AS many FROM (
      SELECT FROM posting p WHERE p.tsv @@ to_tsquery('foothold', $1) LIMIT ${manyTexts + 1}
    ) t`;
  return { sql, params: [allOf(words)] };
}

/**
 * Writes the filter as SQL. Words are letters and digits only (core, searchWords), so that they can be put together to
 * a tsquery, which itself goes in as a parameter.
 */
export function filterSql(filter: Filter, plan: Plan): FilterSql {
  const { wordsFirst, phrasesInHead = false, isWhole = false } = plan;
  const params: unknown[] = [];
  const bind: Bind = (value) => `$${params.push(value)}`;
  const now = `${bind(filter.now.toISOString())}::timestamptz`;
  const since = filter.since ? `${bind(filter.since.toISOString())}::timestamptz` : null;
  const isListed = (table: string) =>
    [
      `(${table}.closed_at IS NULL OR ${table}.closed_at > ${now})`,
      ...(since ? [`${table}.posted >= ${since}`] : []),
    ].join(' AND ');
  const { where } = filter;
  const near = where ? nearSql(where, bind, isListed) : '';
  const ctes = near && `near AS MATERIALIZED (${near}),`;
  const hasWords = filter.words.length > 0;
  const { anywhere, inHead } = parted(filter, phrasesInHead);
  const words = hasWords ? `p.tsv @@ to_tsquery('foothold', ${bind(questionText(anywhere))})` : 'true';
  const phrasing = hasWords ? questionText({ ...anywhere, words: [] }) : '';
  const isAround = where !== null && where.areas.length === 0 && !where.remote;
  const narrower = narrowerSql(filter, bind);
  const headText = hasWords ? questionText(inHead) : '';
  if (headText) narrower.push(`p.head_tsv @@ to_tsquery('foothold', ${bind(headText)})`);
  const sql = { ctes, words, phrasing, cluster: 'p.cluster_id', params };
  // The points alone answer “everything around here”, without a look at the postings themselves.
  if (isAround && !hasWords && narrower.length === 0 && !isWhole)
    return {
      ...sql,
      from: `near p LEFT JOIN (${clustered}) c ON c.id = p.id`,
      conditions: 'true',
      cluster: 'c.cluster_id',
    };
  const conditions = [isListed('p'), ...narrower];
  if (where && !isAround) conditions.push(anyPlaceSql(where, bind));
  const all = conditions.join(' AND ');
  if (!isAround) return { ...sql, from: 'posting p', conditions: all };
  const join = 'JOIN near ON near.id = p.id';
  if (!wordsFirst) return { ...sql, from: `posting p ${join}`, conditions: all };
  // OFFSET 0 keeps the planner, which cannot tell how many points there are, from unpacking the vector of each of them.
  const found = `(SELECT p.* FROM posting p WHERE ${all} AND ${words} OFFSET 0) p ${join}`;
  return { ...sql, from: found, conditions: 'true', words: 'true' };
}

/** What of a question is looked for anywhere, and what in title and company alone. */
function parted(
  { words, phrases, without }: Words,
  phrasesInHead: boolean,
): { anywhere: Words; inHead: Words } {
  if (!phrasesInHead)
    return { anywhere: { words, phrases, without }, inHead: { words: [], phrases: [], without: [] } };
  const single = without.filter((left) => left.length === 1);
  const several = without.filter((left) => left.length > 1);
  return {
    anywhere: { words, phrases: [], without: single },
    inHead: { words: [], phrases, without: several },
  };
}

/** Of few postings, in an index of its own. */
const clustered = 'SELECT id, cluster_id FROM posting WHERE cluster_id IS NOT NULL';

/** What is asked of a posting besides its words, its date and the places typed. */
function narrowerSql(filter: Filter, bind: Bind): string[] {
  const { words, companyWords, country, box, addedAfter, only, without, withoutCompanies: left } = filter;
  const conditions = choiceConditions(only, bind);
  if (companyWords) conditions.push(`p.head_tsv @@ to_tsquery('simple', ${bind(beginnings(companyWords))})`);
  if (country) conditions.push(`p.areas && ARRAY[${bind(country)}, '${unknownArea}']`);
  if (box) conditions.push(hasPlaceInside(box, bind));
  if (addedAfter) conditions.push(`p.added_at > ${bind(addedAfter.toISOString())}::timestamptz`);
  if (left.length > 0) conditions.push(withoutCompanies(left, bind));
  if (words.length === 0) conditions.push(...withoutWords(without, bind));
  return conditions;
}

/** Listed postings with a point in any of the circles, each once; '' when there is no circle. */
function nearSql(where: Where, bind: Bind, isListed: (table: string) => string): string {
  const circles = circlesSql(where, bind, isListed);
  if (circles.length === 0) return '';
  return `SELECT c.posting_id AS id, max(c.posted) AS posted FROM (${circles.join(' UNION ALL ')}) c GROUP BY 1`;
}

function circlesSql({ centres, miles }: Where, bind: Bind, isListed: (table: string) => string): string[] {
  return centres.flatMap((centre) => {
    const point = { lat: `${bind(centre.lat)}::float8`, lng: `${bind(centre.lng)}::float8` };
    const reach = centre.miles ?? miles;
    return boxesAround(centre, reach).map(
      (box) => `SELECT l.posting_id, l.posted FROM posting_location l
        WHERE l.lat BETWEEN ${bind(box.south)}::float8 AND ${bind(box.north)}::float8
          AND l.lng BETWEEN ${bind(box.west)}::float8 AND ${bind(box.east)}::float8
          AND ${isListed('l')} AND ${withinSql('l', point, reach)}`,
    );
  });
}

function anyPlaceSql({ centres, areas, remote }: Where, bind: Bind): string {
  const places = [
    ...(centres.length > 0 ? ['p.id IN (SELECT id FROM near)'] : []),
    ...(areas.length > 0 ? [`p.areas && ${bind(areas.map(areaKey))}::text[]`] : []),
    ...(remote ? ['p.is_remote'] : []),
  ];
  return `(${places.join(' OR ')})`;
}

/** The tsquery of “all of these words”; with a weight (A title, B company) only there. */
export function allOf(words: readonly string[], weight = ''): string {
  return words.map((word) => `${word}${weight && `:${weight}`}`).join(' & ');
}

function beginnings(words: readonly string[]): string {
  return words.map((word) => `${word}:*C`).join(' & ');
}
