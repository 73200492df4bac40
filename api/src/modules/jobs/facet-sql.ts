import { factKey } from '@foothold/core/entities/posting/posting-fact-key.ts';
import { type FactField, factFields, factKeysOf } from '@foothold/core/search/fact-fields.ts';
import { jobAges, searchLimits } from '@foothold/core/search/search.ts';
import { unknownArea } from '@foothold/core/search/search-area.ts';
import type { Bind } from '../../db/search-box.ts';
import { type Filter, filterSql, isDated, type Plan } from './search-filter.ts';

/** Fields that divide what is found; each but `ages` is also a field of the choices. */
export const facetFields = [
  'workplaces',
  'jobTypes',
  'seniorities',
  'companies',
  'sources',
  'categories',
  'ages',
  'pay',
] as const;
export type FacetField = (typeof facetFields)[number];

/**
 * A count of one value of a field. Values of `ages` and `pay` are steps: how many of the starts of ages and of the floors
 * are reached; of `pay` also −1 for another currency and −2 for none. `name` is a company as written. The fields without
 * a value: postings that are alone for their job, those that share one with others, and how many jobs these are; `open`:
 * remote jobs of no stated country, which are beside those of each country.
 */
export type FacetRow = {
  field: FacetField | 'countries' | 'facts' | 'open' | 'alone' | 'shared' | 'sharedJobs';
  value: string | null;
  name: string | null;
  count: number;
};

type Counting = {
  fields: readonly FacetField[];
  /** Also by country. */
  countries: boolean;
  /** Also by the facts of these fields. */
  facts: readonly FactField[];
  /** More postings match than are counted: the newest are, which takes a sort or a walk of the date index. */
  isCapped: boolean;
  plan: Plan;
  currency: string;
  floors: readonly number[];
  /** Values listed in any case, as the table has them. */
  chosen: readonly string[];
};

const dayMs = 86_400_000;
const listed = 20;

/** The oldest posting date of each age above 0, oldest first. */
function ageStarts(now: Date): string[] {
  const ages = jobAges.filter((age) => age > 0).toReversed();
  return ages.map((age) => new Date(now.getTime() - age * dayMs).toISOString());
}

/** The statement that counts how the jobs of a search divide. All fields are grouped in one pass over the rows. */
export function facetSql(filter: Filter, counting: Counting): { sql: string; params: unknown[] } {
  const { fields, countries, facts, isCapped, plan, chosen } = counting;
  const { ctes, from, conditions, words, params } = filterSql(filter, { ...plan, isWhole: true });
  const bind: Bind = (value) => `$${params.push(value)}`;
  const columns = fields
    .map((field) => `, ${columnOf(field, filter, counting, bind)} AS "${field}"`)
    .join('');
  const kept = fields.some(isList) ? `OR c.value = ANY (${bind(chosen)}::text[])` : '';
  const { totalMax } = searchLimits;
  const range = isCapped
    ? `ORDER BY p.posted DESC NULLS LAST, p.id DESC LIMIT ${totalMax}`
    : `LIMIT ${totalMax + 1}`;
  const sql = `WITH ${ctes} found AS MATERIALIZED (
      SELECT p.id, p.group_id, p.posted${countries ? placeColumns : ''}${facts.length > 0 ? ', p.facts' : ''}${columns} FROM ${from} WHERE ${conditions} AND ${words} ${range}
    ), shared AS MATERIALIZED (SELECT * FROM found WHERE group_id IS NOT NULL),
    alone AS MATERIALIZED (${groupedSql(countries ? [...fields, 'country'] : fields)}),
    counts AS MATERIALIZED (
      SELECT field, value, sum(count)::int AS count, max(example) AS example
      FROM (${[...aloneSql(fields), ...fields.map(sharedSql)].join('\nUNION ALL ')}) each
      WHERE value IS NULL OR value <> '' GROUP BY 1, 2
    ), listed AS (
      SELECT c.* FROM counts c WHERE c.field NOT IN ('companies', 'sources', 'categories') ${kept}
      ${fields.filter(isList).map(maxSql).join('\n')}
    )
    SELECT field, value, count,
      CASE WHEN field = 'companies' THEN (SELECT company_name FROM posting_text WHERE posting_id = example) END AS name
    FROM listed
    UNION ALL SELECT 'shared', NULL, count(*)::int, NULL FROM shared
    UNION ALL SELECT 'sharedJobs', NULL, count(DISTINCT group_id)::int, NULL FROM shared
    ${countries ? fromCountriesSql : ''}
    ${facts.length > 0 ? fromFactsSql(facts, bind) : ''}`;
  return { sql, params };
}

/** All its areas are in the country that is first among them, for sure: that alone, or with a state. */
const hasOneCountry = `(cardinality(p.areas) = 1 OR (cardinality(p.areas) = 2 AND p.areas[2] LIKE '___%'))`;

/**
 * The country of a posting: '' for a remote one of no stated country, which is open to each; null for one with several or
 * many areas, which come along then. Most have one, and a text is grouped by in a fraction of the time of an array.
 */
const placeColumns = `, CASE WHEN ${hasOneCountry} THEN CASE WHEN p.is_remote AND p.areas[1] = '${unknownArea}' THEN '' ELSE p.areas[1] END END AS country,
      CASE WHEN NOT ${hasOneCountry} THEN p.areas END AS areas`;

const fromCountriesSql = `UNION ALL SELECT 'open', NULL, (
        (SELECT coalesce(sum(count), 0) FROM alone WHERE field = 'few' AND country = '')
        + (SELECT count(DISTINCT group_id) FROM shared WHERE country = ''))::int, NULL
    UNION ALL (SELECT 'countries', area, sum(count)::int, NULL FROM (
        SELECT country AS area, sum(count) AS count FROM alone WHERE field = 'few' AND country <> '' GROUP BY 1
        UNION ALL
        SELECT a.area, count(*) FROM found p CROSS JOIN LATERAL unnest(p.areas) a (area)
        WHERE p.group_id IS NULL AND p.country IS NULL GROUP BY 1
        UNION ALL
        SELECT a.area, count(DISTINCT p.group_id) FROM shared p CROSS JOIN LATERAL unnest(coalesce(p.areas, ARRAY[p.country])) a (area)
        WHERE p.group_id NOT IN (SELECT group_id FROM shared WHERE country = '') GROUP BY 1
      ) placed WHERE length(area) = 2 AND area <> '${unknownArea}' GROUP BY 2 ORDER BY 3 DESC, 2)`;

/** Each value of the facts, and of each field the postings that state none of its values. */
function fromFactsSql(facts: readonly FactField[], bind: Bind): string {
  const unknown = facts.map((field) => {
    const isUnknown = `NOT facts && ${bind(factKeysOf(field))}::text[]`;
    return `UNION ALL SELECT 'facts', ${bind(factKey(factFields[field], 'unknown'))}::text,
      (SELECT (count(*) FILTER (WHERE group_id IS NULL) + count(DISTINCT group_id))::int FROM found WHERE ${isUnknown}), NULL`;
  });
  return `UNION ALL (SELECT 'facts', fact, (count(*) FILTER (WHERE group_id IS NULL) + count(DISTINCT group_id))::int, NULL
      FROM found CROSS JOIN LATERAL unnest(facts) f (fact) WHERE fact = ANY (${bind(facts.flatMap(factKeysOf))}::text[]) GROUP BY 2)
    ${unknown.join('\n')}`;
}

const isStep = (field: FacetField) => field === 'ages' || field === 'pay';
const isList = (field: FacetField) => field === 'companies' || field === 'sources' || field === 'categories';

const columns = {
  workplaces: 'p.workplace',
  jobTypes: 'p.job_type',
  seniorities: 'p.seniority',
  companies: 'p.company_key',
  sources: 'p.source',
  categories: 'p.category',
} as const;

function columnOf(field: FacetField, { now }: Filter, { currency, floors }: Counting, bind: Bind): string {
  // As `postedSince` counts them.
  if (field === 'ages')
    return `width_bucket(p.posted + CASE WHEN ${isDated('p.posted')} THEN interval '36 hours' ELSE interval '0' END, ${bind(ageStarts(now))}::timestamptz[])`;
  if (field !== 'pay') return columns[field];
  return `CASE WHEN p.pay_year IS NULL THEN -2 WHEN p.pay_currency <> ${bind(currency)} THEN -1
    ELSE width_bucket(p.pay_year, ${bind(floors)}::int[]) END`;
}

/** A job type that is not stated is '' in the table and on the wire; other values that are '' are not counted. */
const valueText = (field: FacetField, column: string) =>
  field === 'jobTypes' ? `coalesce(nullif(${column}, ''), 'unknown')` : `coalesce(${column}::text, '')`;

type Column = FacetField | 'country';

/** Fields of few values, whose combinations are few too: they are grouped by together, and their counts summed up then. */
const isFew = (column: Column) =>
  column === 'workplaces' ||
  column === 'jobTypes' ||
  column === 'seniorities' ||
  column === 'sources' ||
  column === 'country';

/** Counts of the postings that are alone for their job, by each of the columns and in all, in one pass. */
function groupedSql(columns: readonly Column[]): string {
  const few = columns.filter(isFew);
  const sets = [
    ...(few.length > 0 ? [few] : []),
    ...columns.filter((one) => !isFew(one)).map((one) => [one]),
  ];
  const quoted = (some: readonly Column[]) => some.map((one) => `"${one}"`).join(', ');
  const names = sets.map((set) => `WHEN grouping("${set[0]}") = 0 THEN '${set === few ? 'few' : set[0]}'`);
  const name = sets.length > 0 ? `CASE ${names.join(' ')} ELSE 'alone' END` : `'alone'`;
  return `SELECT ${name} AS field, ${columns.length > 0 ? `${quoted(columns)},` : ''} count(*) AS count, max(id) AS example
      FROM found WHERE group_id IS NULL GROUP BY GROUPING SETS (${sets.map((set) => `(${quoted(set)}), `).join('')}())`;
}

function aloneSql(fields: readonly FacetField[]): string[] {
  const own = fields
    .filter((field) => !isFew(field))
    .map((field) => `WHEN '${field}' THEN ${valueText(field, `"${field}"`)}`);
  const value = own.length > 0 ? `CASE field ${own.join(' ')} END` : 'NULL';
  return [
    `SELECT field, ${value} AS value, count, example FROM alone WHERE field <> 'few'`,
    ...fields
      .filter(isFew)
      .map(
        (field) =>
          `SELECT '${field}', ${valueText(field, `"${field}"`)}, sum(count), NULL FROM alone WHERE field = 'few' GROUP BY 2`,
      ),
  ];
}

/** Fields with a value for postings that do not state it: they divide the jobs, so each job counts once. */
const isDividing = (field: FacetField) =>
  field === 'workplaces' || field === 'jobTypes' || field === 'seniorities';

/**
 * A job counts once for each company, source and category of its postings; in a dividing field at the newest stated value
 * alone, and as not stated where none states it; in steps at the best that any of them reaches.
 */
function sharedSql(field: FacetField): string {
  const value = valueText(field, `"${field}"`);
  if (isDividing(field))
    return `SELECT '${field}', value, count(*), NULL FROM (
      SELECT DISTINCT ON (group_id) group_id, ${value} AS value FROM shared
      ORDER BY group_id, ${value} = 'unknown', posted DESC NULLS LAST, id DESC) s GROUP BY 2`;
  if (!isStep(field))
    return `SELECT '${field}', ${value}, count(DISTINCT group_id), max(id) FROM shared GROUP BY 2`;
  return `SELECT '${field}', ${value}, count(*), NULL
    FROM (SELECT max("${field}") AS "${field}" FROM shared GROUP BY group_id) s GROUP BY 2`;
}

function maxSql(field: FacetField): string {
  return `UNION (SELECT c.* FROM counts c WHERE c.field = '${field}' ORDER BY c.count DESC, c.value LIMIT ${listed})`;
}
