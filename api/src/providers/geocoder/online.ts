import type { GeoKind, GeoMatch } from '@foothold/core/geography/geo.ts';
import type { Geocoder, PlaceFinder, Point } from './port.ts';

/** A service that knows streets. It throws where it does not answer; an empty list is an answer. */
export type OnlineGeocoder = {
  search(text: string, options: { country?: string | undefined; limit: number }): Promise<GeoMatch[]>;
  reverse(point: Point): Promise<GeoMatch | null>;
};

type Options = {
  online: OnlineGeocoder;
  now: () => Date;
  /** Least milliseconds between two requests: a second for the public services. */
  pause: number;
  /** Told about each failure, so that the log has it; the person gets the offline answer. */
  failed?: (cause: unknown) => void;
  /** Waits so many milliseconds; absent: a timer. */
  wait?: (milliseconds: number) => Promise<unknown>;
};

const keepFor = 24 * 3600 * 1000;
const storedAtMost = 5000;
/** Requests that may be in line; whoever comes later gets the offline answer at once. */
const longestLine = 5;

/**
 * Puts an online service before the offline tables for what they cannot know: streets. Cities, states, countries and
 * postal codes stay offline, as does completing while typing, which the public services forbid. Answers are kept for a
 * day, requests go one at a time with a pause, and a failure gives the offline answer.
 */
export function withOnline(offline: Geocoder & PlaceFinder, options: Options): Geocoder & PlaceFinder {
  const { online, failed = () => undefined } = options;
  const ask = politely(options);
  const kept = dayCache(options.now);
  const told = (cause: unknown) => {
    failed(cause);
    return null;
  };
  return {
    ...offline,
    async geocode(text, asked) {
      const found = await offline.geocode(text, asked);
      if (!wantsStreet(text, asked.type, found)) return found;
      const key = JSON.stringify(['geocode', text.trim().toLowerCase(), asked.country ?? '', asked.limit]);
      const { country, limit } = asked;
      const streets = await kept(key, () => ask(() => online.search(text, { country, limit }))).catch(told);
      return streets && streets.length > 0 ? [...streets, ...found].slice(0, limit) : found;
    },
    async reverse(point, type) {
      if (type !== 'address') return offline.reverse(point, type);
      // About ten metres: the same door.
      const key = JSON.stringify(['reverse', point.lat.toFixed(4), point.lng.toFixed(4)]);
      const found = await kept(key, () => ask(() => online.reverse(point))).catch(told);
      return found ?? offline.reverse(point, type);
    },
  };
}

/** A house number with a street, or words that our tables know nothing for. */
function wantsStreet(text: string, type: GeoKind | undefined, found: readonly GeoMatch[]): boolean {
  if (type !== undefined && type !== 'address') return false;
  if (found.length === 0) return text.trim().length > 2;
  return type === 'address' || /^\s*\d+[a-z]?\s+\p{L}.*[ ,]/iu.test(text);
}

/** One request at a time, each so long after the one before; refused where the line is too long. */
function politely({ pause, now, wait = (ms) => new Promise((done) => setTimeout(done, ms)) }: Options) {
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let last = Number.NEGATIVE_INFINITY;
  return async <T>(request: () => Promise<T>): Promise<T> => {
    if (waiting >= longestLine) throw new Error('too many addresses are asked for at once');
    waiting += 1;
    const turn = line.then(async () => {
      const rest = last + pause - now().getTime();
      if (rest > 0) await wait(rest);
      last = now().getTime();
      return request();
    });
    line = turn.catch(() => undefined);
    return turn.finally(() => {
      waiting -= 1;
    });
  };
}

/** Keeps answers for a day; a failed request is not kept. */
function dayCache(now: () => Date) {
  const kept = new Map<string, { at: number; answer: Promise<unknown> }>();
  return <T>(key: string, request: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && now().getTime() - known.at < keepFor) return known.answer as Promise<T>;
    const answer = request();
    kept.delete(key);
    kept.set(key, { at: now().getTime(), answer });
    const oldest = kept.keys().next().value;
    if (kept.size > storedAtMost && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
