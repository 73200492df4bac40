import type { JobSearchResult } from '../entities/posting/posting.ts';
import { foldText } from '../text/company-name.ts';
import { plainTitle } from './plain-title.ts';

type Posting = Pick<
  JobSearchResult,
  'jobTitle' | 'location' | 'city' | 'state' | 'country' | 'isRemote' | 'daysAgoPosted'
>;

/** The open postings of one role at an employer. */
export type PostingRole = {
  /** Their title without what is added to it, as the first of them writes it. */
  role: string;
  count: number;
  /** Where, most postings first; '' is a place that is not stated. */
  places: { place: string; count: number }[];
  /** How many of them were posted in each of the last weeks, oldest first; the last one is the present week. */
  weeks: number[];
};

/**
 * Open postings of one employer by role, most postings first. `daysIntoWeek`: whole days since the present week began.
 */
export function postingsByRole(
  postings: readonly Posting[],
  { daysIntoWeek, weekCount = 12 }: { daysIntoWeek: number; weekCount?: number },
): PostingRole[] {
  const byRole = Map.groupBy(postings, ({ jobTitle }) => foldText(plainTitle(jobTitle)) || jobTitle.trim());
  return [...byRole.values()]
    .map((some) => ({
      role: plainTitle(some[0]?.jobTitle ?? ''),
      count: some.length,
      places: countedPlaces(some),
      weeks: weeksOf(some, daysIntoWeek, weekCount),
    }))
    .sort((a, b) => b.count - a.count || (a.role < b.role ? -1 : 1));
}

function countedPlaces(postings: readonly Posting[]): PostingRole['places'] {
  const byPlace = Map.groupBy(postings, placeOf);
  return [...byPlace]
    .map(([place, some]) => ({ place, count: some.length }))
    .sort((a, b) => b.count - a.count || (a.place < b.place ? -1 : 1));
}

/** “Columbus, OH”; of a posting that names no town, what it says. */
function placeOf({ city, state, country, location }: Posting): string {
  if (city.trim()) return [city, state || country].filter(Boolean).join(', ');
  return location.trim();
}

function weeksOf(postings: readonly Posting[], daysIntoWeek: number, weekCount: number): number[] {
  const weeks = new Array<number>(weekCount).fill(0);
  for (const { daysAgoPosted } of postings) {
    if (daysAgoPosted < 0) continue;
    const at = weekCount - 1 - Math.ceil(Math.max(0, daysAgoPosted - daysIntoWeek) / 7);
    const week = weeks[at];
    if (week !== undefined) weeks[at] = week + 1;
  }
  return weeks;
}
