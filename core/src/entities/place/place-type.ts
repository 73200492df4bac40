import { placeTypes } from './place-types.data.ts';

const known = new Map<string, boolean>(placeTypes);

/** Whether a search of places may look for this type, in any spelling; null where it is no type at all. */
export function isSearchablePlaceType(word: string): boolean | null {
  return known.get(keyOf(word)) ?? null;
}

/** `train_station`, as other services write it, is `train-station`. */
function keyOf(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, '-');
}
