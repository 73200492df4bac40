import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import { mapParts, readBox, readSpot } from '../../maps/map-address.ts';
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

/** The search of an address; a box or spot that does not read is left out (docs/spec/readings.md R5). */
export function readJobMap(query: URLSearchParams, path: PathParts = {}): JobMapState {
  return {
    ...readSearch(query, path),
    box: readBox(query.get('box')),
    spot: readSpot(query.get('spot')),
  };
}

/** The address of a search on the map. */
export function jobMapAddress(state: JobMapState, now: Omit<AddressNow, 'root'> = {}): string {
  const address = searchAddress({ ...state, page: 1 }, { ...now, root: jobMapPaths.search });
  const more = new URLSearchParams(mapParts(state)).toString().replaceAll('%2C', ',');
  return more ? `${address}${address.includes('?') ? '&' : '?'}${more}` : address;
}

/** The same search in the list: without a box it is whole, with one the words alone are left. */
export function listAddress(state: JobMapState, posting: string | null = null): string {
  return searchAddress({ ...state, page: 1, posting });
}
