import type { CompanyPoints, CompanyPointsRequest } from '@foothold/core/contract/companies.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import type { Queryable } from '../../db/db.ts';
import type { Bind } from '../../db/search-box.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { type CompanyFilter, companySql, readCompanyFilter } from './company-filter.ts';
import { readingsOf } from './company-readings.ts';
import type { SimilarNames } from './similar-names.ts';

/** Points of one answer; beyond them it has groups (docs/spec/readings.md R19). */
const maxPoints = searchLimits.totalMax;
/** Columns of groups across the part of the world that is asked for: at least this many, at most twice as many. */
const columns = 32;

type Drawn = { kind: 'point' | 'group' | 'none'; id: number; lat: number; lng: number; count: number };

/** Answers POST company/points: all locations that the search finds, whatever a page of it shows. */
export async function companyPointsOf(
  { db, geocoder, nearNames }: { db: Queryable; geocoder: Geocoder; nearNames: SimilarNames },
  request: CompanyPointsRequest,
  now: Date,
): Promise<CompanyPoints> {
  const { filter, isFutile } = await readCompanyFilter(geocoder, request, now);
  // Read as the list of this search is, so that both tell of the same companies.
  for await (const reading of isFutile
    ? []
    : readingsOf({ db, nearNames }, filter, request.searchTerm.trim())) {
    const found = await drawn(db, reading.filter);
    if (found.totalResults > 0) return found;
  }
  return { points: [], clusters: [], totalResults: 0, withoutPlace: 0 };
}

async function drawn(db: Queryable, filter: CompanyFilter): Promise<CompanyPoints> {
  const params: unknown[] = [];
  const bind: Bind = (value) => `$${params.push(value)}`;
  const { ctes, base } = companySql({ ...filter, isEachLocation: true }, bind);
  const { box } = filter;
  const width = box
    ? `${bind(box.east >= box.west ? box.east - box.west : box.east - box.west + 360)}::float8`
    : '(SELECT max(lng) - min(lng) FROM spots)';
  const rows = await db.query<Drawn>(
    `WITH ${ctes} base AS MATERIALIZED (${base}),
     spots AS MATERIALIZED (
       SELECT l.id, l.lat, l.lng, l.open_count FROM base b JOIN employer_location l ON l.id = b.location_id
       WHERE b.in_categories AND b.in_country AND b.in_hiring AND NOT l.is_waiting
     ), sized AS (SELECT count(lat) > ${maxPoints} AS is_many FROM spots),
     size AS (SELECT 360 / power(2, ceil(ln(360 * ${columns} / greatest(${width}, 0.001)) / ln(2))) AS cell)
     SELECT 'point' AS kind, s.id::float8 AS id, s.lat, s.lng, s.open_count AS count FROM spots s, sized z
       WHERE NOT z.is_many AND s.lat IS NOT NULL
     UNION ALL SELECT 'group', 0, avg(s.lat)::float8, avg(s.lng)::float8, count(*)::int
       FROM spots s CROSS JOIN sized z CROSS JOIN size WHERE z.is_many AND s.lat IS NOT NULL
       GROUP BY floor((s.lng + 180) / size.cell), floor((s.lat + 90) / size.cell)
     UNION ALL SELECT 'none', 0, 0, 0, count(*)::int FROM spots s WHERE s.lat IS NULL
     ORDER BY kind, count DESC, id, lat, lng`,
    params,
  );
  const points = rows
    .filter(({ kind }) => kind === 'point')
    .map(({ id, lat, lng, count }) => [id, lat, lng, count]);
  const clusters = rows
    .filter(({ kind }) => kind === 'group')
    .map(({ lat, lng, count }) => ({ lat, lng, count }));
  const withoutPlace = rows.find(({ kind }) => kind === 'none')?.count ?? 0;
  const placed = points.length + clusters.reduce((sum, { count }) => sum + count, 0);
  return { points, clusters, totalResults: placed + withoutPlace, withoutPlace };
}
