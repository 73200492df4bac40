import type { citiesList, GeoList } from '@foothold/core/contract/geography.ts';
import type { RouteQuery } from '@foothold/core/contract/route.ts';
import { AppError } from '../../errors.ts';
import type { Gazetteer } from '../../providers/geocoder/port.ts';
import { geographyMessage } from './geography.messages.ts';
import { readBox, readCountry, readPoint, readState } from './read-area.ts';

/** Answers `GET cities`. A state without a country is one of the United States; around a point, the nearest come first. */
export function citiesAsked(gazetteer: Gazetteer, query: RouteQuery<typeof citiesList>): GeoList {
  const { state, text, capitals, offset, limit } = query;
  const near = query.near === undefined ? undefined : readPoint(query.near, 'near');
  const bbox = query.bbox === undefined ? undefined : readBox(query.bbox, 'bbox');
  if (query.sort === 'distance' && !near)
    throw new AppError('validation', geographyMessage('distance-needs-near', { field: 'sort' }), {
      field: 'sort',
    });
  const country = query.country ?? (state === undefined ? undefined : 'US');
  const found = country === undefined ? undefined : readCountry(gazetteer, country);
  return gazetteer.cities({
    country: found?.code,
    state: found && state !== undefined ? readState(gazetteer, found, state).code : undefined,
    text,
    capitals: capitals === 'true' ? true : undefined,
    near,
    bbox,
    sort: near ? 'distance' : query.sort,
    ascending: near ? true : query.ascending === 'true',
    offset,
    limit,
  });
}
