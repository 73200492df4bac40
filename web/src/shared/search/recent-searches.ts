import * as z from 'zod/mini';
import { type Clock, systemClock } from '../../data/rows/clock.ts';
import type { OwnData } from '../../data/rows/own-data.ts';
import { querySetting, saveSetting, useSetting } from '../../data/settings/settings.ts';

/** What was searched for: words, and where. */
export type RecentSearch = { term: string; place: string };

const RecentSearches = z.array(
  z.object({ term: z.string().check(z.maxLength(500)), place: z.string().check(z.maxLength(1000)) }),
);
const maxStored = 10;

/** The searches of last time, the newest first, live; empty while they load. */
export function useRecentSearches(): readonly RecentSearch[] {
  const stored = useSetting('jobSearch', 'recentSearches');
  return readStored(stored ?? '');
}

/** Adds a search with words to the recent ones, or moves it to the front; the oldest beyond ten is dropped. */
export async function addRecentSearch(
  db: OwnData,
  { term, place }: RecentSearch,
  clock: Clock = systemClock,
): Promise<void> {
  const search = { term: term.trim(), place: place.trim() };
  if (search.term === '') return;
  const stored = readStored(await querySetting(db, 'jobSearch', 'recentSearches'));
  const others = stored.filter((one) => keyOf(one) !== keyOf(search));
  const next = [search, ...others].slice(0, maxStored);
  await saveSetting('jobSearch', 'recentSearches', JSON.stringify(next), clock);
}

/** Deletes the recent searches; Undo of the history brings them back. */
export async function clearRecentSearches(clock: Clock = systemClock): Promise<void> {
  await saveSetting('jobSearch', 'recentSearches', '', clock);
}

/** Recent searches that go on from what is typed; all for nothing typed. What is typed whole is no suggestion. */
export function recentBeginning(searches: readonly RecentSearch[], typed: string): RecentSearch[] {
  const start = typed.trim().toLowerCase();
  return searches.filter(({ term, place }) => {
    const own = term.toLowerCase();
    return own.startsWith(start) && (own !== start || place !== '');
  });
}

const keyOf = ({ term, place }: RecentSearch) => `${term}\n${place}`.toLowerCase();

function readStored(text: string): RecentSearch[] {
  try {
    const read = RecentSearches.safeParse(JSON.parse(text || '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
