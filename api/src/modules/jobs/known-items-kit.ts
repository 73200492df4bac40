import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { plainLetters } from '@foothold/core/text/plain-letters.ts';
import type { Queryable } from '../../db/db.ts';
import type { JobSources } from './find-corrected.ts';
import { searchPostings } from './search.ts';

/** A posting that is known to be there, and what somebody types who looks for it. */
export type KnownItem = { id: number; title: string; company: string; typed: string };

/** Where known items were found: shares of all (0 to 1) within the first 1, 3 and 10 results. */
export type KnownShares = {
  asked: number;
  /** The posting, the row that stands for it, or one of the same title and company: the words say no more than that. */
  first: number;
  firstThree: number;
  firstTen: number;
  /** The very posting, or the row that stands for it, within the first three. */
  itself: number;
  /** Questions that were answered for other words. */
  corrected: number;
  milliseconds: number[];
};

/** Draws open postings, each typed as “title company”; with `typo` with one mistake in it (`typoIn`). `random` gives numbers below 1. */
export async function drawKnownItems(
  db: Queryable,
  { count, random, typo }: { count: number; random: () => number; typo: boolean },
): Promise<KnownItem[]> {
  const all = await db.query<{ id: number; title: string; company: string }>(
    `SELECT t.posting_id::float8 AS id, t.title, t.company_name AS company FROM posting_text t
     JOIN posting p ON p.id = t.posting_id WHERE p.closed_at IS NULL ORDER BY t.posting_id`,
  );
  const drawn: KnownItem[] = [];
  // Some have no word that a mistake could be made in; twice as many draws find enough of the others.
  for (let tries = 0; drawn.length < count && tries < count * 4 && all.length > 0; tries += 1) {
    const one = all[Math.floor(random() * all.length)];
    if (!one) break;
    const text = `${one.title} ${one.company}`.replace(/\s+/g, ' ').trim().slice(0, 500);
    const typed = typo ? typoIn(text, random) : text;
    if (typed !== '') drawn.push({ ...one, typed });
  }
  return drawn;
}

/**
 * The text with one mistake of typing in one word of at least four letters: a letter left out, doubled, swapped with
 * the next, replaced or put in; '' where there is no such word.
 */
export function typoIn(text: string, random: () => number): string {
  const words = [...text.matchAll(/[A-Za-z]{4,}/g)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return '';
  const [letters] = word;
  const at = Math.floor(random() * (letters.length - 1));
  const kind = Math.floor(random() * 5);
  const other = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] ?? 'x';
  const [one = '', two = ''] = letters.slice(at, at + 2);
  const mistakes = [two, one + one + two, two + one, other + two, one + other + two];
  const wrong = letters.slice(0, at) + (mistakes[kind] ?? '') + letters.slice(at + 2);
  // A letter swapped with the same one, or replaced by itself, is none: one is left out then.
  const mistaken = wrong.toLowerCase() === letters.toLowerCase() ? letters.slice(1) : wrong;
  return text.slice(0, word.index) + mistaken + text.slice(word.index + letters.length);
}

/** Asks the search for each item and says where they were found. */
export async function askKnownItems(
  { now, ...sources }: JobSources & { now: Date },
  items: readonly KnownItem[],
): Promise<KnownShares> {
  const within = { first: 0, firstThree: 0, firstTen: 0, itself: 0, corrected: 0 };
  const milliseconds: number[] = [];
  for (const item of items) {
    const begin = performance.now();
    const request = JobSearchRequest.parse({ searchTerm: item.typed, pageSize: 10 });
    const { results, correctedTerm } = await searchPostings(sources, request, now);
    milliseconds.push(performance.now() - begin);
    const rank = results.findIndex((row) => isItself(row, item) || isAlike(row, item));
    const own = results.findIndex((row) => isItself(row, item));
    if (rank === 0) within.first += 1;
    if (rank >= 0 && rank < 3) within.firstThree += 1;
    if (rank >= 0) within.firstTen += 1;
    if (own >= 0 && own < 3) within.itself += 1;
    if (correctedTerm) within.corrected += 1;
  }
  const share = (count: number) => (items.length === 0 ? Number.NaN : count / items.length);
  return {
    asked: items.length,
    first: share(within.first),
    firstThree: share(within.firstThree),
    firstTen: share(within.firstTen),
    itself: share(within.itself),
    corrected: share(within.corrected),
    milliseconds,
  };
}

function isItself(row: JobSearchResult, { id }: KnownItem): boolean {
  return row.id === id || row.otherPostings.some((other) => other.id === id);
}

function isAlike(row: JobSearchResult, { title, company }: KnownItem): boolean {
  return fold(row.jobTitle) === fold(title) && fold(row.companyName) === fold(company);
}

function fold(text: string): string {
  return plainLetters(text).toLowerCase().replace(/\s+/g, ' ').trim();
}
