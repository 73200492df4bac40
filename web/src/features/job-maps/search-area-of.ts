import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import type { SearchArea } from './own-jobs-near.ts';

/** True for the location that stands for remote work wherever it is. */
export function isRemoteLocation(location: string): boolean {
  return /^\s*remote\s*$/i.test(location);
}

/** What a location stands for by the best reading of its words: a country or state as a whole, anything else around its point. */
export function searchAreaOf(match: GeoMatch, miles: number): SearchArea | null {
  const { kind, country, stateCode, code, lat, lng } = match;
  if (kind === 'country') return { kind: 'area', country, state: '' };
  if (kind === 'state') return { kind: 'area', country, state: stateCode || code };
  return lat === null || lng === null ? null : { kind: 'around', point: { lat, lng }, miles };
}
