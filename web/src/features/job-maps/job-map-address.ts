import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import type { MapPosition } from '../../maps/map-props.ts';
import {
  type AddressNow,
  type PathParts,
  readSearch,
  type SearchState,
  searchAddress,
} from '../../shared/search/search-address.ts';
import { jobMapPaths } from './job-map-paths.ts';

/** A search on the map: the search itself under the names that the list has, and what only a map knows. */
export type JobMapState = SearchState & {
  /** The part of the world that is searched, in place of a place. */
  box: SearchBox | null;
  /** The pin of several jobs whose list is open. */
  spot: MapPosition | null;
};

const names = { box: 'box', spot: 'spot' } as const;

/** The search of an address; a box or spot that does not read is left out (READINGS R5). */
export function readJobMap(query: URLSearchParams, path: PathParts = {}): JobMapState {
  const box = boxOf(numbers(query.get(names.box), 4));
  const [lat, lng] = numbers(query.get(names.spot), 2);
  const isSpot = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return { ...readSearch(query, path), box, spot: isSpot ? { lat, lng } : null };
}

/** The address of a search on the map. */
export function jobMapAddress(state: JobMapState, now: Omit<AddressNow, 'root'> = {}): string {
  const address = searchAddress({ ...state, page: 1 }, { ...now, root: jobMapPaths.search });
  const own = new URLSearchParams();
  const { box, spot } = state;
  if (box) own.set(names.box, [box.west, box.south, box.east, box.north].map(short).join(','));
  if (spot) own.set(names.spot, `${spot.lat},${spot.lng}`);
  const more = own.toString().replaceAll('%2C', ',');
  return more ? `${address}${address.includes('?') ? '&' : '?'}${more}` : address;
}

/** The same search in the list: without a box it is whole, with one the words alone are left. */
export function listAddress(state: JobMapState, posting: string | null = null): string {
  return searchAddress({ ...state, page: 1, posting });
}

const short = (degrees: number) => String(Math.round(degrees * 1e4) / 1e4);

function numbers(text: string | null, count: number): number[] {
  const read = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return read.length === count && read.every(Number.isFinite) ? read : [];
}

function boxOf([west, south, east, north]: number[]): SearchBox | null {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const isOnGlobe = [west, east].every((lng) => Math.abs(lng) <= 180) && south >= -90 && north <= 90;
  return isOnGlobe && south <= north ? { west, south, east, north } : null;
}
