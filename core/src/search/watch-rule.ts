import type { JobSearchResult } from '../entities/posting/posting.ts';
import { greatCircleKm, type Point } from '../geography/commute.ts';
import { kmPerMile } from '../geography/distance-text.ts';
import { foldText } from '../text/company-name.ts';

/** What a watch of a company tells of: nothing said is any posting. */
export type WatchRule = { watchWords: readonly string[]; watchMiles: number };

type Posting = Pick<JobSearchResult, 'jobTitle' | 'latitude' | 'longitude' | 'isRemote'>;

/** True where a watch tells of every new posting of its company. */
export function isAnyPosting({ watchWords, watchMiles }: WatchRule): boolean {
  return watchWords.length === 0 && watchMiles === 0;
}

/**
 * Whether a watch tells of a posting: one of its words begins a word of the title, and it is remote or within so many miles of
 * `from`; a posting without a known place, and any while `from` is not known, counts as near: what may matter is told.
 */
export function isWatched(posting: Posting, rule: WatchRule, from: Point | null): boolean {
  return hasWord(posting.jobTitle, rule.watchWords) && isNear(posting, rule.watchMiles, from);
}

function hasWord(title: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const folded = ` ${foldText(title)}`;
  return words.map(foldText).some((word) => word !== '' && folded.includes(` ${word}`));
}

function isNear({ latitude, longitude, isRemote }: Posting, miles: number, from: Point | null): boolean {
  if (miles === 0 || from === null || isRemote || (latitude === 0 && longitude === 0)) return true;
  return greatCircleKm(from, { lat: latitude, lng: longitude }) <= miles * kmPerMile;
}
