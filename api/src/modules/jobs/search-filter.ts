import { areaKey, unknownArea } from '@foothold/core/domain/search-area.ts';
import { boxesAround, milesSql, type Point } from './geo-circle.ts';

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

/** A WHERE clause over `posting p`, with its CTEs (each ends in a comma) and the parameters of both. */
export type FilterSql = { ctes: string; joins: string; conditions: string; params: unknown[] };

/**
 * Writes the filter as SQL. Words are letters and digits only (core, searchWords), so that they can be put together to
 * a tsquery, which itself goes in as a parameter.
 */
export function filterSql(filter: Filter): FilterSql {
  const params: unknown[] = [];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const now = `${bind(filter.now.toISOString())}::timestamptz`;
  const isOpen = (table: string) => `(${table}.closed_at IS NULL OR ${table}.closed_at > ${now})`;
  const since = filter.since ? `${bind(filter.since.toISOString())}::timestamptz` : null;
  const conditions = [isOpen('p')];
  if (filter.words.length > 0)
    conditions.push(`p.tsv @@ to_tsquery('foothold', ${bind(allOf(filter.words))})`);
  if (filter.companyWords)
    conditions.push(`p.head_tsv @@ to_tsquery('simple', ${bind(beginnings(filter.companyWords))})`);
  if (since) conditions.push(`p.posted >= ${since}`);
  if (filter.country) conditions.push(`p.areas && ARRAY[${bind(filter.country)}, '${unknownArea}']`);
  const { where } = filter;
  if (!where) return { ctes: '', joins: '', conditions: conditions.join(' AND '), params };
  const near = where.centres.flatMap((centre) => {
    const lat = `${bind(centre.lat)}::float8`;
    const lng = `${bind(centre.lng)}::float8`;
    const miles = `${bind(where.miles)}::float8`;
    return boxesAround(centre, where.miles).map(
      (box) => `SELECT l.posting_id FROM posting_location l
        WHERE l.lat BETWEEN ${bind(box.south)}::float8 AND ${bind(box.north)}::float8
          AND l.lng BETWEEN ${bind(box.west)}::float8 AND ${bind(box.east)}::float8
          ${since ? `AND l.posted >= ${since}` : ''} AND ${isOpen('l')} AND ${milesSql('l', lat, lng)} <= ${miles}`,
    );
  });
  // UNION drops the repeats of a posting with several places.
  const ctes =
    near.length > 0
      ? `near AS MATERIALIZED (${near.join(' UNION ')}${near.length === 1 ? ' GROUP BY 1' : ''}),`
      : '';
  const areas = where.areas.map(areaKey);
  if (areas.length === 0 && !where.remote)
    return {
      ctes,
      joins: 'JOIN near ON near.posting_id = p.id',
      conditions: conditions.join(' AND '),
      params,
    };
  const places = [
    ...(near.length > 0 ? ['p.id IN (SELECT posting_id FROM near)'] : []),
    ...(areas.length > 0 ? [`p.areas && ${bind(areas)}::text[]`] : []),
    ...(where.remote ? ['p.is_remote'] : []),
  ];
  conditions.push(`(${places.join(' OR ')})`);
  return { ctes, joins: '', conditions: conditions.join(' AND '), params };
}

/** The tsquery of “all of these words”; with a weight (A title, B company) only there. */
export function allOf(words: readonly string[], weight = ''): string {
  return words.map((word) => `${word}${weight && `:${weight}`}`).join(' & ');
}

function beginnings(words: readonly string[]): string {
  return words.map((word) => `${word}:*C`).join(' & ');
}
