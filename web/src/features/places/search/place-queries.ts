import { placesSearch } from '@foothold/core/contract/places.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/server/api.ts';
import type { PlaceArea, PlaceSearch } from './place-search-address.ts';

const aDay = 24 * 60 * 60_000;
/** Places of one answer (docs/spec/constants.md, Paging and limits). */
const pageSize = 10;

/** The places that a search finds; answers are kept for a day, as the server keeps them. */
export function placeSearchQuery({ words, type, area }: PlaceSearch & { area: PlaceArea }) {
  const common = { placeType: type, searchTerm: words, pageSize };
  const body =
    area.kind === 'box'
      ? { bbox: [area.west, area.south, area.east, area.north].join(','), searchType: 'bbox', ...common }
      : { lat: area.lat, lng: area.lng, ...common };
  return queryOptions({
    queryKey: ['places', 'search', body],
    queryFn: ({ signal }) => call(placesSearch, { body, signal }),
    staleTime: aDay,
    gcTime: aDay,
    retry: false,
  });
}
