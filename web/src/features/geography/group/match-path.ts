import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { cityPath, countryCitiesPath } from './city-group.ts';

/** Where a place that was typed leads: a city to its page, a state or country to its cities; null for anything else. */
export function matchPath({ kind, id, code, country }: GeoMatch): string | null {
  if (kind === 'city') return cityPath(id);
  if (kind === 'country') return countryCitiesPath(country);
  if (kind === 'state') return countryCitiesPath(country, code);
  return null;
}
