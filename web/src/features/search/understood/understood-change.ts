import type { SearchPlaceKind } from '@foothold/core/search/search.ts';
import type { Understood } from '@foothold/core/search/understood.ts';
import type { SearchFilters } from '../../../shared/search/search-address.ts';

/** The search in which a part of the term is nothing but words. */
export function withoutReading(asked: SearchFilters, { text }: Pick<Understood, 'text'>): SearchFilters {
  const plain = text.trim();
  return asked.literal.includes(plain) ? asked : { ...asked, literal: [...asked.literal, plain] };
}

/** The search for the words as they are typed: nothing read out of them, nothing corrected. */
export function asTyped(asked: SearchFilters): SearchFilters {
  return { ...asked, literal: [asked.term], exact: true };
}

/** True where the words are searched for as they are typed. */
export function isAsTyped({ term, literal }: SearchFilters): boolean {
  return term !== '' && literal.includes(term);
}

/** The search with every reading back. */
export function understoodAgain(asked: SearchFilters): SearchFilters {
  return { ...asked, literal: [], namesOff: [], exact: isAsTyped(asked) ? false : asked.exact };
}

/** The search with one meaning written out in place of the words that have several; `term` is what was read. */
export function withMeaning(
  asked: SearchFilters,
  term: string,
  { from, to }: Pick<Understood, 'from' | 'to'>,
  meaning: string,
): SearchFilters {
  return { ...asked, term: `${term.slice(0, from)}${meaning}${term.slice(to)}` };
}

/** The search with a name of a trade left off, or counted again. */
export function withNameToggled(asked: SearchFilters, name: string): SearchFilters {
  const { namesOff } = asked;
  const next = namesOff.includes(name) ? namesOff.filter((one) => one !== name) : [...namesOff, name];
  return { ...asked, namesOff: next };
}

/** The search without the words of one reading; null where no other words are left. */
export function withoutWords(
  asked: SearchFilters,
  { from, to, text }: Pick<Understood, 'from' | 'to' | 'text'>,
): SearchFilters | null {
  const { term } = asked;
  if (term.slice(from, to) !== text) return null;
  const rest = `${term.slice(0, from)} ${term.slice(to)}`.replace(/\s+/g, ' ').trim();
  return rest === '' ? null : { ...asked, term: rest };
}

/** The area that is searched whole, whatever the distance; null where a distance counts or no place was read. */
export function areaOfPlaces(
  places: readonly { kind: SearchPlaceKind }[],
): Exclude<SearchPlaceKind, 'around'> | null {
  const [first, ...others] = places.map(({ kind }) => kind);
  if (first === undefined || [first, ...others].includes('around')) return null;
  return first === 'around' || others.some((kind) => kind !== first) ? 'region' : first;
}

/** The place that was read out of the words, by its full name; '' where none was or a place was given. */
export function placeFromWords(
  { place }: SearchFilters,
  answer: {
    understood: readonly Understood[];
    places: readonly { asked: string; name: string }[];
  } | null,
): string {
  const read = place === '' ? answer?.understood.find(({ kind }) => kind === 'place') : undefined;
  if (!read || !answer) return '';
  return answer.places.find(({ asked }) => asked === read.value)?.name ?? read.value;
}
