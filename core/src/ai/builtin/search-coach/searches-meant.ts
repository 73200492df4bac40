import { titleWords } from '../../../search/title-words.ts';
import { titleMeanings } from '../../../search/vocabulary.ts';
import { foldText } from '../../../text/company-name.ts';
import { countOf } from '../assistant/query/count-of.ts';
import { emptyWords } from '../assistant/question-words.data.ts';
import type { CoachSearch } from './coach-search.ts';
import { topicWords } from './coach-topics.data.ts';
import { searchInQuestion } from './search-in-question.ts';

/** A search with its name, and other names of the same search. */
export type NamedSearch = { name: string; search: CoachSearch; otherNames?: readonly string[] };

/** Which searches a question is about, by their places in the list, and the question without the words that name them. */
export type MeantSearches = { rest: string } & (
  | { kind: 'default' }
  | { kind: 'one'; index: number }
  /** Several are as likely. */
  | { kind: 'which'; indexes: readonly number[] }
  /** A search is named that there is not: `words` as typed. */
  | { kind: 'missing'; words: string }
);

const maxLetters = 500;
/** What a word of the question counts that a search has in its name as typed, in its name, words or place, or in its trade. */
const weights = { name: 3, own: 2, trade: 1 } as const;

/**
 * Finds the searches that a question is about: by the whole name, by its place in the list (“the second one”), by words of its name,
 * term and place, and by other names of its trade. Without any of these it is the first, `default`.
 */
export function searchesMeant(question: string, searches: readonly NamedSearch[]): MeantSearches {
  const typed = question.slice(0, maxLetters).split(/\s+/).filter(Boolean);
  const folded = typed.map((word) => foldText(word));
  const byName = byWholeName(folded, searches);
  if (byName) return { kind: 'one', index: byName.index, rest: without(typed, byName.places) };
  const byPlace = byOrdinal(folded, searches.length);
  if (byPlace !== null) return { kind: 'one', index: byPlace, rest: question };
  const scored = searches.map((search) => scoreOf(folded, search));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const indexes = scored.flatMap(({ score }, index) => (score === best ? [index] : []));
  const [index = 0, ...others] = best === 0 ? [] : indexes;
  if (best === 0) return unmatched(question, typed, folded);
  const rest = without(typed, new Set(indexes.flatMap((at) => scored[at]?.places ?? [])));
  if (others.length === 0) return { kind: 'one', index, rest };
  // What all of them have tells none of them apart.
  return indexes.length === searches.length ? { kind: 'default', rest } : { kind: 'which', indexes, rest };
}

/** The search that a question types out and that is none of these: “is my search for RN night shift too narrow?”; '' for none. */
export function typedSearch(question: string, searches: readonly NamedSearch[]): string {
  const term = searchInQuestion(question);
  const words = contentWords(term.split(/\s+/).map((word) => foldText(word)));
  if (term === '' || words.length === 0) return '';
  const isOwn = searches.some((search) => words.every((word) => weightOf(word, search) > 0));
  return isOwn ? '' : term;
}

function byWholeName(
  folded: readonly string[],
  searches: readonly NamedSearch[],
): { index: number; places: ReadonlySet<number> } | null {
  const names = searches
    .flatMap(({ name, otherNames = [] }, index) =>
      [name, ...otherNames].map((one) => ({ index, words: foldText(one).split(' ').filter(Boolean) })),
    )
    .filter(({ words }) => contentWords(words).length > 0 || words.length > 1)
    .sort((a, b) => b.words.length - a.words.length);
  for (const { index, words } of names) {
    const start = folded.findIndex((_, at) => words.every((word, step) => folded[at + step] === word));
    // One word may also be that of another search: “Nurse” and “Nurse practitioner”.
    if (start >= 0 && words.length > 1)
      return { index, places: new Set(words.map((_, step) => start + step)) };
  }
  return null;
}

const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];
const shortOrdinals: readonly string[] = ['1st', '2nd', '3rd', '4th', '5th'];

/** “The second one”, “search 2”, “the last one”. */
function byOrdinal(folded: readonly string[], length: number): number | null {
  for (const [at, word] of folded.entries()) {
    const next = folded[at + 1] ?? '';
    const isCounted = /^(?:one|search|saved)$/.test(next);
    const place = Math.max(ordinals.indexOf(word), shortOrdinals.indexOf(word));
    if (isCounted && word === 'last' && next !== 'search') return length - 1;
    if (isCounted && place >= 0) return place < length ? place : null;
    const number = /^#(\d)$/.exec(word)?.[1] ?? (/^(?:search|number)$/.test(word) ? next : '');
    if (/^[1-9]$/.test(number) && Number(number) <= length) return Number(number) - 1;
  }
  return null;
}

const isContent = (word: string) =>
  word !== '' && !emptyWords.has(word) && !topicWords.has(word) && !/\d/.test(word) && countOf(word) === 0;
const contentWords = (words: readonly string[]): string[] => words.filter(isContent);

function scoreOf(folded: readonly string[], search: NamedSearch): { score: number; places: number[] } {
  let score = 0;
  const places: number[] = [];
  const counted = new Set<string>();
  for (const [at, word] of folded.entries()) {
    const weight = isContent(word) ? weightOf(word, search) : 0;
    if (weight === 0) continue;
    places.push(at);
    if (!counted.has(stem(word))) score += weight;
    counted.add(stem(word));
  }
  return { score, places };
}

function weightOf(word: string, { name, otherNames = [], search }: NamedSearch): number {
  const names = foldText([name, ...otherNames].join(' ')).split(' ');
  if (names.includes(word)) return weights.name;
  // States are in the places of many searches, as two letters.
  const place = foldText(search.place)
    .split(' ')
    .filter((one) => one.length > 2);
  const own = [...names, ...foldText(search.term).split(' '), ...place];
  if (own.some((one) => isSameStem(one, word))) return weights.own;
  return tradeWords(search.term).some((one) => isSameStem(one, word)) ? weights.trade : 0;
}

/** The words of other names of a term's trade. */
const tradeWords = (term: string): string[] =>
  titleMeanings(titleWords(term)).flatMap(({ names }) => names.flat());

/** A word without the endings that turn a trade into its work: “nursing” and “nurse”, “trucking” and “truck”. */
function stem(word: string): string {
  return word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ings?|ers?|ors?|es?|s)$/, '');
}

const minPrefix = 5;

/** Whether two words are of one stem, or one is cut short: “admin” is administrative. */
const isSameStem = (one: string, other: string): boolean =>
  isContent(one) &&
  (stem(one) === stem(other) ||
    (Math.min(one.length, other.length) >= minPrefix && (one.startsWith(other) || other.startsWith(one))));

/** “The plumber one”, “my welding search”, where no search has the word. */
function unmatched(question: string, typed: readonly string[], folded: readonly string[]): MeantSearches {
  for (const [end, word] of folded.entries()) {
    if (!/^(?:one|ones|search|searches)$/.test(word)) continue;
    let start = end;
    while (start > 0 && isContent(folded[start - 1] ?? '')) start -= 1;
    if (start < end && /^(?:the|my|that|this)$/.test(folded[start - 1] ?? ''))
      return { kind: 'missing', words: typed.slice(start, end).join(' '), rest: question };
  }
  return { kind: 'default', rest: question };
}

const without = (typed: readonly string[], places: ReadonlySet<number>): string =>
  typed.filter((_, at) => !places.has(at)).join(' ');
