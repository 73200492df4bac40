import type { citySums } from '@foothold/core/contract/geography.ts';
import type { RouteData, RouteQuery } from '@foothold/core/contract/route.ts';
import type { GeoRow, GeoSum } from '@foothold/core/geography/geo.ts';
import type { CityCount, Gazetteer } from '../../providers/geocoder/port.ts';
import { metroFinder } from './metro-of.ts';
import { readCountry, readState } from './read-area.ts';
import type { GeographyReference } from './reference.ts';

const rest = { id: '', name: '', country: '', lat: null, lng: null };

/** Answers `GET cities/sums`. A state without a country is one of the United States; the rest, if any, comes last. */
export function sumCities(
  gazetteer: Gazetteer,
  reference: GeographyReference,
  { by, country, state }: RouteQuery<typeof citySums>,
): RouteData<typeof citySums> {
  const within = country ?? (state === undefined ? undefined : 'US');
  const found = within === undefined ? undefined : readCountry(gazetteer, within);
  const area = {
    country: found?.code,
    state: found && state !== undefined ? readState(gazetteer, found, state).code : undefined,
  };
  const metroOf = metroFinder(reference);
  const counts =
    by === 'metro'
      ? gazetteer.countCities(area, (city) => metroOf(city)?.code ?? '')
      : gazetteer.countCities(area, (city) =>
          city.stateCode ? `${city.country}-${city.stateCode}` : city.country,
        );
  const rowOf = (key: string) =>
    by === 'metro' ? reference.metroByCode(key) : stateOrCountry(gazetteer, key);
  return { results: [...counts].map(([key, count]) => sumOf(key, rowOf(key), count)).sort(maxFirst) };
}

function stateOrCountry(gazetteer: Gazetteer, key: string): GeoRow | null {
  const [country = '', state = ''] = key.split('-');
  return state ? gazetteer.state(country, state) : gazetteer.country(country);
}

function sumOf(key: string, row: GeoRow | null, count: CityCount): GeoSum {
  if (!row) return { ...rest, id: key, country: key.split('-')[0] ?? '', ...count };
  const { name, country, lat, lng } = row;
  return { id: key, name, country, lat, lng, ...count };
}

const maxFirst = (a: GeoSum, b: GeoSum) =>
  Number(a.id === '') - Number(b.id === '') || b.cities - a.cities || (a.id < b.id ? -1 : 1);
