import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { asTyped } from '@foothold/core/search/as-typed.ts';
import type { Queryable } from '../../db/db.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { correctTerm } from './correct-term.ts';
import { type ReadFilter, readFilter } from './read-filter.ts';
import { relaxFilter } from './relax-filter.ts';
import { type Found, fewInHead, findPostings, type Page } from './search-ids.ts';

type Asked = { db: Queryable; geocoder: Geocoder; request: JobSearchRequest; now: Date; range: Page };
type Typed = { found: Found; read: ReadFilter };

/** What is answered: for another term where the typed one had a typo, without some of its words where few have all. */
export type Best = Typed & { term: string | null; dropped: string[] };

/** Parts of a term that are no words to find. */
const asideKinds: ReadonlySet<string> = new Set([
  'place',
  'company',
  'pay',
  'age',
  'workplace',
  'type',
  'level',
  'not',
  'literal',
]);

/**
 * Looks further where a search finds next to nothing in titles and companies: for a typo where nothing or one job
 * answers, then, where still few do, without the words that matter least.
 */
export async function findBest(asked: Asked, typed: Typed): Promise<Best> {
  const { words } = typed.read.filter;
  const same = { ...typed, term: null, dropped: [] };
  // Where texts were not read for a phrase, nothing says that it is a typo.
  if (!words.hasAny || asked.request.exactTerm || typed.found.plan.phrasesInHead) return same;
  if ((typed.found.inHead ?? 0) >= fewInHead) return same;
  const corrected = (typed.found.inHead ?? 0) <= 1 ? await correctedFind(asked, typed) : null;
  const best = corrected ?? same;
  if ((best.found.inHead ?? 0) >= fewInHead) return best;
  return (await relaxedFind(asked, best)) ?? best;
}

async function correctedFind(
  { db, geocoder, request, now, range }: Asked,
  { found, read }: Typed,
): Promise<Best | null> {
  const { search } = read.filter.words;
  const { understood, alternatives } = search;
  // A word of the vocabulary is written as it is meant.
  const sure = alternatives.flat().flatMap((group) => (group.kind === 'word' ? [] : group.words));
  const isWeak = found.count > 0;
  const aside = understood.filter(({ kind }) => asideKinds.has(kind));
  const correction = await correctTerm(
    { db, geocoder },
    { term: request.searchTerm, aside, sure, ...(isWeak && { search }) },
    isWeak,
  );
  if (correction === null) return null;
  const { term, isCertain } = correction;
  const other = await readFilter(db, geocoder, { ...request, searchTerm: term }, now);
  const better = other.isFutile ? null : await findPostings(db, other.filter, range);
  const isBetter =
    better &&
    ((isCertain && found.count === 0) ||
      (better.inHead ?? 0) + Math.sign(better.count) > (found.inHead ?? 0) + Math.sign(found.count));
  return isBetter ? { found: better, read: other, term, dropped: [] } : null;
}

async function relaxedFind({ db, request, range }: Asked, best: Best): Promise<Best | null> {
  const relaxed = await relaxFilter(db, best.read.filter, best.found);
  if (!relaxed) return null;
  const found = await findPostings(db, relaxed.filter, range);
  if (found.count <= best.found.count) return null;
  const term = best.term ?? request.searchTerm;
  const dropped = relaxed.dropped.map((words) => asTyped(term, words.split(' ')));
  return { ...best, found, read: { ...best.read, filter: relaxed.filter }, dropped };
}
