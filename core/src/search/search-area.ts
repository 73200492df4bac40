import { foldPlaceName } from '../geography/place-name.ts';

/** Stands for “no country known”: ISO 3166 leaves ZZ to users. */
export const unknownArea = 'ZZ';

/** The key of a country, or of a state in it, in the search index: `US`, `US-OH`, `DE-bavaria`. */
export function areaKey({ country, state }: { country: string; state: string }): string {
  if (!state) return country.toUpperCase();
  const isCode = /^[A-Za-z]{2}$/.test(state);
  return `${country.toUpperCase()}-${isCode ? state.toUpperCase() : foldPlaceName(state)}`;
}

/** Returns every area that contains a place, its country first; none when the country is unknown. */
export function areasOf(place: { country: string; state: string }): string[] {
  if (!place.country) return [];
  const country = areaKey({ country: place.country, state: '' });
  return place.state ? [country, areaKey(place)] : [country];
}
