import type { Point } from '@foothold/core/domain/commute.ts';
import { areaKey, unknownArea } from '@foothold/core/domain/search-area.ts';
import { boxesAround, withinSql } from './geo-circle.ts';

/** Where postings are looked for: a posting that meets any one of them counts. */
export type Where = {
  centres: Point[];
  miles: number;
  areas: { country: string; state: string }[];
  remote: boolean;
};

/** Everything a search asks for, folded and resolved; null is “no matter”. */
export type Filter = {
  words: string[];
  companyWords: string[] | null;
  where: Where | null;
  /** Oldest posting date. */
  since: Date | null;
  /** ISO alpha-2. */
  country: string | null;
  now: Date;
};

/**
 * A search as pieces of SQL. `from` has one row `p` per posting with at least `id` and `posted`; `ctes` ends in a comma
 * when there are any; `words` is the condition that all words are in the posting, kept apart from the other
 * `conditions` because a stricter one makes it needless.
 */
export type FilterSql = { ctes: string; from: string; conditions: string; words: string; params: unknown[] };

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
 * Writes the filter as SQL. Words are letters and digits only (core, searchWords), so that they can be put together to
 * a tsquery, which itself goes in as a parameter. `wordsFirst` finds the words before it looks around places.
 */
export function filterSql(filter: Filter, { wordsFirst }: { wordsFirst: boolean }): FilterSql {
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
  const words =
    filter.words.length > 0 ? `p.tsv @@ to_tsquery('foothold', ${bind(allOf(filter.words))})` : 'true';
  const isAround = where !== null && where.areas.length === 0 && !where.remote;
  // The points alone answer “everything around here”, without a look at the postings themselves.
  if (isAround && filter.words.length === 0 && !filter.companyWords && !filter.country)
    return { ctes, from: 'near p', conditions: 'true', words, params };
  const conditions = [isListed('p')];
  if (filter.companyWords)
    conditions.push(`p.head_tsv @@ to_tsquery('simple', ${bind(beginnings(filter.companyWords))})`);
  if (filter.country) conditions.push(`p.areas && ARRAY[${bind(filter.country)}, '${unknownArea}']`);
  if (where && !isAround) conditions.push(anyPlaceSql(where, bind));
  const all = conditions.join(' AND ');
  if (!isAround) return { ctes, from: 'posting p', conditions: all, words, params };
  const join = 'JOIN near ON near.id = p.id';
  if (!wordsFirst) return { ctes, from: `posting p ${join}`, conditions: all, words, params };
  // OFFSET 0 keeps the planner, which cannot tell how many points there are, from unpacking the vector of each of them.
  const found = `(SELECT p.* FROM posting p WHERE ${all} AND ${words} OFFSET 0) p ${join}`;
  return { ctes, from: found, conditions: 'true', words: 'true', params };
}

type Bind = (value: unknown) => string;

/** Listed postings with a point in any of the circles, each once; '' when there is no circle. */
function nearSql(where: Where, bind: Bind, isListed: (table: string) => string): string {
  const circles = circlesSql(where, bind, isListed);
  if (circles.length === 0) return '';
  return `SELECT c.posting_id AS id, max(c.posted) AS posted FROM (${circles.join(' UNION ALL ')}) c GROUP BY 1`;
}

function circlesSql({ centres, miles }: Where, bind: Bind, isListed: (table: string) => string): string[] {
  return centres.flatMap((centre) => {
    const point = { lat: `${bind(centre.lat)}::float8`, lng: `${bind(centre.lng)}::float8` };
    return boxesAround(centre, miles).map(
      (box) => `SELECT l.posting_id, l.posted FROM posting_location l
        WHERE l.lat BETWEEN ${bind(box.south)}::float8 AND ${bind(box.north)}::float8
          AND l.lng BETWEEN ${bind(box.west)}::float8 AND ${bind(box.east)}::float8
          AND ${isListed('l')} AND ${withinSql('l', point, miles)}`,
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
