import type { JobPoints, JobPointsRequest } from '@foothold/core/contract/jobs.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import type { Queryable } from '../../db/db.ts';
import type { JobSources } from './find-corrected.ts';
import { indexRequest } from './index-request.ts';
import type { JobFilter } from './job-filter.ts';
import { readFilter } from './read-filter.ts';
import { holdsSample } from './search.ts';
import { spotSql } from './search-spots.ts';

/** Points of one answer; beyond them it has groups (docs/spec/readings.md R19). */
const maxPoints = searchLimits.totalMax;
/** Columns of groups across the part of the world that is asked for: at least this many, at most twice as many. */
const columns = 32;

/**
 * Where the postings of a search are (docs/spec/readings.md R19): the same postings and the same total as the search. Of a posting
 * with several places those are points that are in the box or near a place searched for; of one job found several times
 * the newest posting stands for all. The newest come first.
 */
export async function searchPoints(
  { db, postings, geocoder }: JobSources,
  searched: JobPointsRequest,
  now: Date,
): Promise<JobPoints> {
  const { filter, isFutile, places, notices } = await readFilter(db, geocoder, searched, now);
  const request = { ...indexRequest(filter), sort: 'date' as const, offset: 0, limit: 0 };
  const ids = isFutile ? new Uint32Array() : await postings.matchIds(request);
  const totalIsCapped = ids.length > searchLimits.totalMax;
  const answer = {
    totalResults: Math.min(ids.length, searchLimits.totalMax),
    totalIsCapped,
    isSample: await holdsSample(db),
    places,
    notices,
  };
  if (ids.length === 0) return { ...answer, points: [], clusters: [], withoutPlace: 0 };
  const rows = await drawn(db, filter, { ids: [...ids], inGroups: totalIsCapped });
  const points: JobPoints['points'] = [];
  const clusters: JobPoints['clusters'] = [];
  let withoutPlace = 0;
  for (const { id, lat, lng, count } of rows)
    if (lat === null || lng === null) withoutPlace += count;
    else if (id === null) clusters.push({ lat, lng, count });
    else points.push([id, lat, lng]);
  return { ...answer, points, clusters, withoutPlace };
}

type Drawn = { id: number | null; lat: number | null; lng: number | null; count: number };

/**
 * The points, each with its posting; or, when there are too many, groups on a grid whose cells halve with each nearer
 * look and lie still while the map is pushed; the middle is that of its points. Rows without a point count the postings
 * that have none.
 */
async function drawn(
  db: Queryable,
  filter: JobFilter,
  { ids, inGroups }: { ids: readonly number[]; inGroups: boolean },
): Promise<Drawn[]> {
  const { ctes, params } = spotsSql(filter, ids);
  const width = filter.box
    ? `$${params.push(widthOf(filter.box))}::float8`
    : '(SELECT max(lng) - min(lng) FROM spot)';
  const isMany = inGroups ? 'true' : `(SELECT count(lat) > ${maxPoints} FROM spot)`;
  return db.query(
    `WITH ${ctes}, size AS (
       SELECT 360 / power(2, ceil(ln(360 * ${columns} / greatest(${width}, 0.001)) / ln(2))) AS cell
     )
     (SELECT DISTINCT s.posted, s.id::float8 AS id, s.lat, s.lng, 1 AS count FROM spot s WHERE NOT ${isMany})
     UNION ALL
     (SELECT NULL, NULL, avg(s.lat)::float8, avg(s.lng)::float8, count(*)::int FROM spot s CROSS JOIN size
       WHERE ${isMany} GROUP BY floor((s.lng + 180) / size.cell), floor((s.lat + 90) / size.cell))
     ORDER BY posted DESC NULLS LAST, id DESC, count DESC, lat, lng`,
    params,
  );
}

/** The width of a box in degrees, across the antimeridian where it spans it. */
function widthOf({ west, east }: { west: number; east: number }): number {
  return east >= west ? east - west : east - west + 360;
}

/** `spot`: the points of these postings; a posting without a point has one row of nulls. */
function spotsSql(filter: JobFilter, ids: readonly number[]): { ctes: string; params: unknown[] } {
  const params: unknown[] = [ids];
  const inSight = spotSql(filter, (value) => `$${params.push(value)}`);
  const ctes = `job AS (
      SELECT p.id, p.posted FROM unnest($1::bigint[]) k (id) JOIN posting p ON p.id = k.id
    ), spot AS MATERIALIZED (
      SELECT j.id, j.posted, l.lat, l.lng FROM job j LEFT JOIN posting_location l ON l.posting_id = j.id AND ${inSight}
    )`;
  return { ctes, params };
}
