import type { CompanyPointsRequest, CompanySearchAnswer } from '@foothold/core/contract/companies.ts';
import { formerNames } from '@foothold/core/entities/company/former-names.data.ts';
import { questionQueries } from '@foothold/core/search/question-query.ts';
import { readTyped } from '@foothold/core/search/read-typed.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { areaKey } from '@foothold/core/search/search-area.ts';
import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import { anyOf } from '@foothold/core/search/tsquery.ts';
import { companyKey, foldCompanyName } from '@foothold/core/text/company-name.ts';
import { boxesAround, spreadSql, withinSql } from '../../db/geo-circle.ts';
import { type Bind, insideSql } from '../../db/search-box.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';

import { groupOf } from './make-employers.ts';
import { openPostingSql } from './open-posting.ts';
import { type CompanyWhere, readPlaces } from './read-places.ts';

/** What a company search asks for, folded and resolved; null is “no matter”. */
export type CompanyFilter = {
  /** The words of the name; empty for no term. */
  words: readonly string[];
  /** The name folded; and, for a former name, words of the present one. */
  key: string;
  presentWords: readonly string[];
  group: string | null;
  nameKey: string | null;
  country: string | null;
  categories: readonly string[] | null;
  isHiring: boolean | null;
  /** A question to the titles of postings; '' for none. */
  role: string;
  where: CompanyWhere | null;
  box: SearchBox | null;
  without: readonly string[];
  /** A row for each location. */
  isEachLocation: boolean;
  now: Date;
};

/** A request as the filter it stands for, with what the person should know about how it was read. */
export type ReadCompanyFilter = {
  filter: CompanyFilter;
  /** Something was asked for that nothing can match: signs alone, unknown places alone. */
  isFutile: boolean;
  places: CompanySearchAnswer['places'];
  notices: CompanySearchAnswer['notices'];
};

const presentNames = new Map(Object.entries(formerNames).map(([was, is]) => [companyKey(was), is]));

/** The present name of an employer that was called so; null where none is known. */
export function presentName(typed: string): string | null {
  return presentNames.get(companyKey(typed)) ?? null;
}

/** Work as a question to the titles of postings; '' where it holds none. */
export function workOf(text: string): string {
  const queries = text === '' ? null : questionQueries(readTyped(text));
  return queries ? anyOf([queries.trades, queries.core]) : '';
}

/** Reads what a company search asks for, without page and order. */
export async function readCompanyFilter(
  geocoder: Geocoder,
  request: CompanyPointsRequest,
  now: Date,
): Promise<ReadCompanyFilter> {
  const country = request.selectedCountryCode?.toUpperCase() ?? null;
  const term = request.searchTerm.trim();
  const words = searchWords(foldCompanyName(term));
  const { where, places, notices } = await readPlaces(geocoder, {
    location: request.location ?? '',
    miles: request.distance ?? searchLimits.distance,
    country,
  });
  const role = (request.hiringFor ?? '').trim();
  const group = [request.group, request.companyGroupName].map((name) => name?.trim() ?? '').find(Boolean);
  const named = request.companyName?.trim() ?? '';
  const filter: CompanyFilter = {
    words,
    key: companyKey(term),
    presentWords: searchWords(foldCompanyName(presentName(term) ?? '')),
    group: group === undefined ? null : groupOf(group).group,
    nameKey: named === '' ? null : companyKey(named),
    country,
    categories: request.categories ?? null,
    isHiring: request.hiring ?? null,
    role: workOf(role),
    where,
    box: request.bbox ?? null,
    without: [...new Set((request.exclude ?? []).map(companyKey))],
    isEachLocation: group !== undefined || request.enableGroupSearch === false,
    now,
  };
  const hasNoPlace = where !== null && where.centres.length + where.areas.length === 0 && !where.isRemote;
  // A name of signs alone is looked up as it is written.
  const isFutile = hasNoPlace || (role !== '' && filter.role === '');
  return { filter, isFutile, places, notices };
}

/**
 * A company search as SQL: `ctes` (ending in a comma where there are any) and `base`, a SELECT of `employer_id`,
 * `location_id` (null where a row is an employer), `rank` by the words and `spread` (null without a place), and of the
 * choices that facets leave out one after the other whether the row meets them: `in_categories`, `in_country`, `in_hiring`.
 * `hires` and `is_hiring` tell of the places that are searched, where there are some.
 */
export function companySql(filter: CompanyFilter, bind: Bind): { ctes: string; base: string } {
  const near = spotSql(filter, bind);
  const isEach = filter.isEachLocation;
  const { hires, isHiring } = hiringSql(isEach, near !== null);
  const role = filter.role === '' ? null : roleSql(filter, bind);
  const ctes = [
    ...(near ? [`spot AS MATERIALIZED (${near})`] : []),
    ...(role ? [`role AS MATERIALIZED (${role})`] : []),
  ];
  const { rank, conditions } = namedSql(filter, bind);
  if (role) conditions.push('e.takes_postings AND e.name_key IN (SELECT company_key FROM role)');
  const countries = filter.country && `${bind([filter.country, ''])}::text[]`;
  const flags = [
    `${filter.categories ? `e.categories && ${bind(filter.categories)}::text[]` : 'true'} AS in_categories`,
    `${countries ? (filter.isEachLocation ? `l.country = ANY (${countries})` : `e.countries && ${countries}`) : 'true'} AS in_country`,
    `${filter.isHiring === null ? 'true' : `(${isHiring}) = ${bind(filter.isHiring)}::bool`} AS in_hiring`,
  ];
  const place = placeSql(filter, near ? `s.${isEach ? 'id' : 'employer_id'} IS NOT NULL` : null);
  const spots = isEach
    ? 'LEFT JOIN spot s ON s.id = l.id'
    : `LEFT JOIN (SELECT employer_id, min(spread) AS spread, sum(open_count)::int AS open_count, bool_or(is_placeless) AS is_placeless
        FROM spot GROUP BY 1) s ON s.employer_id = e.id`;
  return {
    ctes: ctes.map((cte) => `${cte},`).join(' '),
    base: `SELECT e.id AS employer_id, ${isEach ? 'l.id' : 'NULL::bigint'} AS location_id, ${rank} AS rank,
        ${near ? 's.spread' : 'NULL::float8'} AS spread, ${hires} AS hires, ${isHiring} AS is_hiring, ${flags.join(', ')}
      FROM employer e ${isEach ? 'JOIN employer_location l ON l.employer_id = e.id' : ''} ${near ? spots : ''}
      WHERE ${[...conditions, ...(isEach && filter.group === null ? ['NOT l.is_waiting'] : []), place].join(' AND ')}`,
  };
}

/**
 * How many postings are open there: of a location its own, of an employer those of the places that are searched. Who has no
 * known place (its one row, or one found by “Remote”) counts with all of them.
 */
function hiringSql(isEach: boolean, isNear: boolean): { hires: string; isHiring: string } {
  const hires = isEach
    ? "CASE WHEN l.place_key = '' THEN e.open_count ELSE l.open_count END"
    : isNear
      ? 'CASE WHEN s.employer_id IS NULL OR s.is_placeless THEN e.open_count ELSE s.open_count END'
      : 'e.open_count';
  return { hires, isHiring: `${hires} > 0` };
}

/** “Remote” is one more place, where any will do; inside a box of the map it is what the row has to be. */
function placeSql({ where, box }: CompanyFilter, near: string | null): string {
  const remote = where?.isRemote ? "'Remote-friendly' = ANY (e.categories)" : null;
  const hasPlaces = where !== null && where.centres.length + where.areas.length > 0;
  if (near === null || remote === null) return near ?? remote ?? 'true';
  return box && !hasPlaces ? `${near} AND ${remote}` : box ? near : `(${near} OR ${remote})`;
}

/** Conditions on the employer alone, and how well its names answer the words: 0 best. */
function namedSql(filter: CompanyFilter, bind: Bind): { rank: string; conditions: string[] } {
  const { words, key, presentWords, group, nameKey, without } = filter;
  const conditions: string[] = [];
  if (group !== null) conditions.push(`e.group_key = ${bind(group)}`);
  if (nameKey !== null)
    conditions.push(
      `EXISTS (SELECT FROM employer_name n WHERE n.employer_id = e.id AND n.key = ${bind(nameKey)})`,
    );
  if (without.length > 0) conditions.push(`NOT e.name_key = ANY (${bind(without)}::text[])`);
  if (key === '') return { rank: '0', conditions };
  const own = bind(key);
  if (words.length === 0) {
    conditions.push(`e.name_key = ${own}`);
    return { rank: '0', conditions };
  }
  const asked = `${bind(beginnings(words, ''))}::tsquery`;
  const inNames = `${bind(beginnings(words, 'A'))}::tsquery`;
  const present = presentWords.length > 0 ? `${bind(beginnings(presentWords, 'A'))}::tsquery` : null;
  conditions.push(`e.words @@ ${present ? `(${asked} || ${present})` : asked}`);
  const rank = `CASE WHEN e.name_key = ${own} THEN 0
    WHEN EXISTS (SELECT FROM employer_name n WHERE n.employer_id = e.id AND n.key = ${own}) THEN 1
    ${present ? `WHEN e.words @@ ${present} THEN 1` : ''}
    WHEN starts_with(e.name_key, ${own}) THEN 2 WHEN e.words @@ ${inNames} THEN 3 ELSE 4 END`;
  return { rank, conditions };
}

/** Every word, perhaps not typed to its end, or one of what several of them were typed: “hospitals”. */
function beginnings(words: readonly string[], weight: 'A' | ''): string {
  return words
    .map((word) => {
      const one = singularOf(word);
      const single = weight === '' ? `'${one}'` : `'${one}':${weight}`;
      return one === word ? `'${word}':*${weight}` : `('${word}':*${weight} | ${single})`;
    })
    .join(' & ');
}

/** The word for one of what a plural names; any other word as it is. */
function singularOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The locations that lie where the search looks, with how far they are; null where it looks everywhere. */
function spotSql({ where, box }: CompanyFilter, bind: Bind): string | null {
  const hasPlaces = where !== null && where.centres.length + where.areas.length > 0;
  if (!hasPlaces && !box) return null;
  const conditions: string[] = [];
  if (box) conditions.push(`(${insideSql(box, bind)})`);
  const spreads: string[] = [];
  if (hasPlaces) {
    const any = where.areas.map((area) => areaSql(area, bind));
    for (const centre of where.centres) {
      const point = { lat: `${bind(centre.lat)}::float8`, lng: `${bind(centre.lng)}::float8` };
      const boxes = boxesAround(centre, centre.miles).map((edges) => insideSql(edges, bind));
      spreads.push(spreadSql('l', point));
      any.push(`((${boxes.join(' OR ')}) AND ${withinSql('l', point, centre.miles)})`);
    }
    conditions.push(`(${any.join(' OR ')})`);
  }
  const spread = spreads.length === 0 ? 'NULL::float8' : `least(${spreads.join(', ')})`;
  return `SELECT l.id, l.employer_id, l.open_count, l.place_key = '' AS is_placeless, ${spread} AS spread FROM employer_location l WHERE NOT l.is_waiting AND ${conditions.join(' AND ')}`;
}

/** Cities know their state where it has a two-letter code; of others the country decides. */
function areaSql({ country, state }: { country: string; state: string }, bind: Bind): string {
  const isCode = /^[A-Za-z]{2}$/.test(state);
  const inState = isCode ? ` AND l.state = ${bind(state.toUpperCase())}` : '';
  return `(l.country = ${bind(country.toUpperCase())}${inState})`;
}

/** Names whose open postings say the role in their title; near the places, where there are some. */
function roleSql(filter: CompanyFilter, bind: Bind): string {
  const now = `${bind(filter.now.toISOString())}::timestamptz`;
  const query = `p.head_tsv @@ ${bind(filter.role)}::tsquery`;
  const isOpen = openPostingSql(now);
  const centres = filter.where?.centres ?? [];
  const around = centres.map((centre) => {
    const point = { lat: `${bind(centre.lat)}::float8`, lng: `${bind(centre.lng)}::float8` };
    return withinSql('l', point, centre.miles);
  });
  const inBox = filter.box ? [insideSql(filter.box, bind)] : [];
  const near = [...(around.length > 0 ? [`(${around.join(' OR ')})`] : []), ...inBox];
  const areas = (filter.where?.areas ?? []).map(areaKey);
  const places = [
    ...(near.length > 0
      ? [`EXISTS (SELECT FROM posting_location l WHERE l.posting_id = p.id AND ${near.join(' AND ')})`]
      : []),
    ...(areas.length > 0 ? [`p.areas && ${bind(areas)}::text[]`] : []),
  ];
  const place = places.length > 0 ? ` AND (p.is_remote OR ${places.join(' OR ')})` : '';
  return `SELECT DISTINCT p.company_key FROM posting p WHERE ${query} AND ${isOpen}${place}`;
}
