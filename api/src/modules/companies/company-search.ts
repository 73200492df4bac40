import type {
  CompanyFacets,
  CompanySearchAnswer,
  CompanySearchRequest,
} from '@foothold/core/contract/companies.ts';
import type { CompanyGroup } from '@foothold/core/entities/company/company-search-result.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import type { Queryable } from '../../db/db.ts';
import type { Bind } from '../../db/search-box.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { type CompanyFilter, companySql, presentName, readCompanyFilter } from './company-filter.ts';
import { readingsOf } from './company-readings.ts';
import { type CompanyRow, companyResult, rowColumns } from './company-rows.ts';
import { directoryMessage } from './directory.messages.ts';
import type { SimilarNames } from './similar-names.ts';

/** Facets list so many categories, and as many countries. */
const maxValues = 50;

type Page = { offset: number; limit: number; sort: CompanySearchRequest['sort']; facets: boolean };

/** Answers POST company/groups: a page of employers, or of locations, and how many there are. */
export async function searchCompanies(
  { db, geocoder, nearNames }: { db: Queryable; geocoder: Geocoder; nearNames: SimilarNames },
  request: CompanySearchRequest,
  now: Date,
): Promise<CompanySearchAnswer> {
  const { filter, isFutile, places, notices } = await readCompanyFilter(geocoder, request, now);
  const pageSize = Math.min(Math.max(request.pageSize, 1), searchLimits.pageSizeMax);
  if (request.pageSize > pageSize)
    notices.push({
      code: 'page-size-capped',
      ...told(directoryMessage('page-of-companies', { most: searchLimits.pageSizeMax })),
    });
  const pageNumber = Math.max(request.pageNumber, 1);
  const page: Page = {
    offset: (pageNumber - 1) * pageSize,
    limit: pageSize,
    sort: request.sort,
    facets: request.facets ?? false,
  };
  const term = request.searchTerm.trim();
  let found = nothing(page);
  let asked = filter;
  for await (const reading of isFutile ? [] : readingsOf({ db, nearNames }, filter, term)) {
    found = await findPage(db, reading.filter, page);
    if (found.total === 0) continue;
    asked = reading.filter;
    if (reading.notice) notices.push(reading.notice);
    break;
  }
  const [sample] = await db.query<{ isSample: boolean }>(
    'SELECT EXISTS (SELECT FROM employer) AND NOT EXISTS (SELECT FROM employer WHERE NOT is_sample) AS "isSample"',
  );
  const former = presentName(asked.key) === null ? '' : asked === filter ? term : asked.key;
  const totalPages = Math.ceil(found.total / pageSize);
  return {
    results: found.rows.map((row) => companyResult(row, { foundBy: asked.words, formerName: former, now })),
    totalResults: found.total,
    pagination: {
      totalResults: found.total,
      totalPages,
      pageSize,
      pageNumber,
      resultsExist: found.total > 0,
      hasPreviousPage: pageNumber > 1,
      hasNextPage: pageNumber < totalPages,
    },
    places,
    notices,
    isSample: sample?.isSample ?? false,
    ...(found.facets && { facets: found.facets }),
  };
}

type Found = { rows: CompanyRow[]; total: number; facets: CompanyFacets | null };

const noFacets: CompanyFacets = { categories: [], countries: [], hiring: 0, notHiring: 0 };
const nothing = ({ facets }: Page): Found => ({ rows: [], total: 0, facets: facets ? noFacets : null });

async function findPage(db: Queryable, filter: CompanyFilter, page: Page): Promise<Found> {
  const params: unknown[] = [];
  const bind: Bind = (value) => `$${params.push(value)}`;
  const { ctes, base } = companySql(filter, bind);
  const facets = page.facets ? facetSql(filter, bind) : "'{}'::json";
  const sql = `WITH ${ctes} base AS MATERIALIZED (${base}),
    found AS MATERIALIZED (SELECT * FROM base WHERE in_categories AND in_country AND in_hiring),
    page AS (
      SELECT f.*, row_number() OVER (ORDER BY ${orderOf(filter, page)}) AS n
      FROM found f JOIN employer e ON e.id = f.employer_id
      ORDER BY n LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT (SELECT count(*)::int FROM found) AS total, ${facets} AS facets, (SELECT coalesce(json_agg(r ORDER BY r.n), '[]'::json) FROM (
      SELECT g.n, ${rowColumns(hasSpread(filter) ? 'g.spread' : null)}
      FROM page g JOIN employer e ON e.id = g.employer_id
      CROSS JOIN LATERAL (${locationSql(filter, bind)}) l
    ) r) AS rows`;
  const [found] = await db.query<{ total: number; facets: Partial<CompanyFacets>; rows: CompanyRow[] }>(
    sql,
    params,
  );
  return {
    rows: found?.rows ?? [],
    total: found?.total ?? 0,
    facets: page.facets ? { ...noFacets, ...found?.facets } : null,
  };
}

const hasSpread = ({ where }: CompanyFilter) => (where?.centres.length ?? 0) > 0;

const orders = {
  best: 'f.rank, f.hires DESC, e.group_key',
  hiring: 'f.hires DESC, f.rank, e.group_key',
  newest: 'e.newest DESC NULLS LAST, f.rank, e.group_key',
  name: 'e.group_key',
  distance: 'f.spread NULLS LAST, f.rank, f.hires DESC, e.group_key',
} as const;

function orderOf(filter: CompanyFilter, { sort = 'best' }: Page): string {
  const order = sort === 'distance' && !hasSpread(filter) ? 'best' : sort;
  return `${orders[order]}, f.location_id`;
}

/** The location that stands for an employer: the nearest, else one in the country, else where it hires most. */
function locationSql(filter: CompanyFilter, bind: Bind): string {
  if (filter.isEachLocation) return 'SELECT o.* FROM employer_location o WHERE o.id = g.location_id';
  const country = filter.country ? `(o.country = ${bind(filter.country)}) DESC,` : '';
  const any = `SELECT o.* FROM employer_location o WHERE o.employer_id = g.employer_id AND NOT o.is_waiting
    ORDER BY ${country} o.open_count DESC, o.from_person DESC, o.id LIMIT 1`;
  const isNear = (filter.where && filter.where.centres.length + filter.where.areas.length > 0) || filter.box;
  if (!isNear) return any;
  return `SELECT * FROM (
      (SELECT o.* FROM spot s JOIN employer_location o ON o.id = s.id WHERE s.employer_id = g.employer_id
        ORDER BY s.spread NULLS LAST, ${country} o.open_count DESC, o.id LIMIT 1)
      UNION ALL (SELECT o.* FROM (${any}) o WHERE NOT EXISTS (SELECT FROM spot s WHERE s.employer_id = g.employer_id))
    ) o`;
}

function facetSql({ categories, country, isEachLocation }: CompanyFilter, bind: Bind): string {
  const each = isEachLocation ? 'count(DISTINCT b.employer_id)' : 'count(*)';
  const chosen = categories ? `${bind(categories)}::text[]` : "'{}'::text[]";
  const own = country ? bind(country) : 'NULL::text';
  const listed = (from: string, isKept: string) => `(
    SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY count DESC, value), '[]'::json) FROM (
      SELECT value, count, row_number() OVER (ORDER BY count DESC, value) AS n FROM (${from}) c
    ) c WHERE n <= ${maxValues} OR ${isKept}
  )`;
  const categorySql = `SELECT u.value, ${each}::int AS count FROM base b JOIN employer e ON e.id = b.employer_id
    CROSS JOIN LATERAL unnest(e.categories) AS u (value) WHERE b.in_country AND b.in_hiring GROUP BY u.value`;
  const countrySql = `SELECT u.value, ${each}::int AS count FROM base b JOIN employer e ON e.id = b.employer_id
    CROSS JOIN LATERAL unnest(e.countries) AS u (value) WHERE b.in_categories AND b.in_hiring AND u.value <> '' GROUP BY u.value`;
  return `(SELECT json_build_object(
    'categories', ${listed(categorySql, `value = ANY (${chosen})`)},
    'countries', ${listed(countrySql, `value = ${own}`)},
    'hiring', ${each} FILTER (WHERE b.is_hiring),
    'notHiring', ${each} - ${each} FILTER (WHERE b.is_hiring)
  ) FROM base b JOIN employer e ON e.id = b.employer_id WHERE b.in_categories AND b.in_country)`;
}

/** The employers that hire most, and after them by name. */
export async function listGroups(
  db: Queryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<CompanyGroup[]> {
  return db.query<CompanyGroup>(
    `SELECT group_key AS "group", group_name AS "groupName", location_count AS "locationCount", open_count AS "openCount"
     FROM employer ORDER BY open_count DESC, group_key LIMIT $1::int OFFSET $2::int`,
    [limit, offset],
  );
}
