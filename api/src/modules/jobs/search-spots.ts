import type { Point } from '@foothold/core/geography/commute.ts';
import { boxesAround, withinSql } from '../../db/geo-circle.ts';
import { type Bind, insideSql } from '../../db/search-box.ts';
import type { JobFilter, Where } from './job-filter.ts';

/**
 * Which places of a posting that was found are meant by the search, as a condition on rows of `posting_location` named
 * `l`: those in its box, and of the places searched for those near a city, in a state or country, or, for “Remote”,
 * every place of a remote posting.
 */
export function spotSql({ box, where }: JobFilter, bind: Bind): string {
  const conditions = [...(box ? [insideSql(box, bind)] : []), ...(where ? [whereSql(where, bind)] : [])];
  return conditions.join(' AND ') || 'true';
}

function whereSql({ centres, miles, areas, remote, remoteIn }: Where, bind: Bind): string {
  const places = [
    ...centres.map((centre) => aroundSql(centre, centre.miles ?? miles, bind)),
    ...areas.map((area) => areaSql(area, bind)),
    ...(remote || remoteIn.length > 0
      ? ['EXISTS (SELECT FROM posting r WHERE r.id = l.posting_id AND r.is_remote)']
      : []),
  ];
  return `(${places.join(' OR ')})`;
}

function aroundSql(centre: Point, miles: number, bind: Bind): string {
  const point = { lat: `${bind(centre.lat)}::float8`, lng: `${bind(centre.lng)}::float8` };
  const boxes = boxesAround(centre, miles).map((box) => insideSql(box, bind));
  return `((${boxes.join(' OR ')}) AND ${withinSql('l', point, miles)})`;
}

/** Cities know their state where it has a two-letter code; of others, and of points without a city, the country decides. */
function areaSql({ country, state }: { country: string; state: string }, bind: Bind): string {
  const isCode = /^[A-Za-z]{2}$/.test(state);
  const inState = isCode ? ` AND c.state IN ('', ${bind(state.toUpperCase())})` : '';
  return `(l.city_id IS NULL OR EXISTS (SELECT FROM city c WHERE c.id = l.city_id
    AND c.country = ${bind(country.toUpperCase())}${inState}))`;
}
