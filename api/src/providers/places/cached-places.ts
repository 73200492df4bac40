import type { PlaceResult } from '@foothold/core/contract/places.ts';
import type { PlaceQuestion, PlaceService } from './port.ts';

const keepFor = 24 * 3600 * 1000;
const storedAtMost = 2000;

/**
 * A service whose answers are kept for 24 hours: the same question again costs nothing, and a place that was found is
 * told by its id without asking. A failure is not kept.
 */
export function storedPlaces(service: PlaceService, now: () => Date): PlaceService {
  const searches = dayCache<PlaceResult[]>(now);
  const places = dayCache<PlaceResult | null>(now);
  return {
    ...service,
    async search(question) {
      const found = await searches(keyOf(question), () => service.search(question));
      for (const place of found)
        for (const { place_id } of place.source) if (place_id) void places(place_id, async () => place);
      return found;
    },
    place: (placeId) => places(placeId, () => service.place(placeId)),
  };
}

/** About ten metres: a map pushed by less asks the same. */
function keyOf({ words, type, limit, where }: PlaceQuestion): string {
  const area = 'point' in where ? where.point : where.box;
  const edges = Object.values(area).map((degrees) => degrees.toFixed(4));
  return JSON.stringify([words.trim().toLowerCase(), type, limit, Object.keys(area).length, ...edges]);
}

function dayCache<T>(now: () => Date): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { at: number; answer: Promise<T> }>();
  return (key, ask) => {
    const known = kept.get(key);
    if (known && now().getTime() - known.at < keepFor) return known.answer;
    const answer = ask();
    kept.delete(key);
    kept.set(key, { at: now().getTime(), answer });
    const [oldest] = kept.keys();
    if (kept.size > storedAtMost && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    return answer;
  };
}
