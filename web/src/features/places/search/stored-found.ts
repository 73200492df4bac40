import { PlaceResult } from '@foothold/core/contract/places.ts';

/** What a search said of a place when it was saved; null where it was not found by one, or what is kept does not read. */
export function storedFound(data: string): PlaceResult | null {
  if (!data.startsWith('{')) return null;
  try {
    const read = PlaceResult.safeParse(JSON.parse(data));
    return read.success ? (read.data as PlaceResult) : null;
  } catch {
    return null;
  }
}
