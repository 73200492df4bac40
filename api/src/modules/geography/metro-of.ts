import type { GeoRow } from '@foothold/core/geography/geo.ts';
import type { CountedCity } from '../../providers/geocoder/port.ts';
import type { County, GeographyReference } from './reference.ts';

/** A city of several counties belongs to none of them: the one of its city hall, whose figures carry its name. */
const seats: Readonly<Record<string, string>> = { '5128581': '061' };

/** The county of a city of the United States, null where it is not known; and abroad. */
export function countyOf(
  reference: GeographyReference,
  { id, country, stateCode, county }: CountedCity,
): County | null {
  const code = county || seats[id];
  return country === 'US' && code ? reference.countyOf(stateCode, code) : null;
}

/** Finds the metro that a city belongs to, by its county; null outside all of them. One finder reads each state once. */
export function metroFinder(reference: GeographyReference): (city: CountedCity) => GeoRow | null {
  const named = new Map<string, ReadonlyMap<string, GeoRow>>();
  // The metro that is named after the city, for the few whose county is not known.
  const byName = (stateCode: string, name: string) => {
    const known = named.get(stateCode) ?? metrosByCity(reference.metrosOfState(stateCode));
    named.set(stateCode, known);
    return known.get(name) ?? null;
  };
  return (city) => {
    if (city.country !== 'US') return null;
    const code = countyOf(reference, city)?.metroCode;
    return (code ? reference.metroByCode(code) : null) ?? byName(city.stateCode, city.name);
  };
}

/** “Dallas-Fort Worth-Arlington, TX” by each of its cities; the larger metro wins. */
function metrosByCity(metros: readonly GeoRow[]): Map<string, GeoRow> {
  const known = new Map<string, GeoRow>();
  for (const metro of metros)
    for (const city of (metro.name.split(',')[0] ?? '').split(/-|\//))
      if (!known.has(city)) known.set(city, metro);
  return known;
}
