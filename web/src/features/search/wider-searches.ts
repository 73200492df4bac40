import type { Understood } from '@foothold/core/search/understood.ts';
import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import { isWithoutChoices, withCountries } from '../../shared/search/choices-address.ts';
import { noFilters, type SearchFilters } from '../../shared/search/search-address.ts';
import { type FilterField, filterFields, isChosen, withoutField } from './filters/filter-fields.ts';
import { withoutWords } from './understood/understood-change.ts';

/** A change to a search that found nothing: what it does, for its label, and the filters it makes. */
export type WiderSearch =
  | { kind: 'distance'; miles: number; filters: SearchFilters }
  | {
      kind:
        | 'remote'
        | 'any-time'
        | 'anywhere'
        | 'any-company'
        | 'any-country'
        | 'spelling'
        | 'old'
        | 'everything';
      filters: SearchFilters;
    }
  | { kind: 'choice'; field: FilterField; filters: SearchFilters }
  | { kind: 'reading'; part: Understood; filters: SearchFilters }
  | { kind: 'word' | 'word-anywhere'; word: string; filters: SearchFilters };

const widerDistances = [50, 100];

/** What the answer says of a search that found nothing. */
type Said = { understood: readonly Understood[]; hasOld: boolean };
const saidNothing: Said = { understood: [], hasOld: false };

/**
 * The changes of one thing each, smallest first: without a choice or the words of one reading, wider, remote too, any
 * time, anywhere, any company.
 */
export function oneStepWider(asked: SearchFilters, { understood, hasOld } = saidNothing): WiderSearch[] {
  const { place, distance, age, company } = asked;
  const found: WiderSearch[] = chosenFields(asked).map((field) => ({
    kind: 'choice',
    field,
    filters: withoutField(asked, field),
  }));
  for (const part of understood) {
    const filters = part.kind === 'trade' ? null : withoutWords(asked, part);
    if (filters) found.push({ kind: 'reading', part, filters });
  }
  if (hasOld) found.push({ kind: 'old', filters: { ...asked, withOld: true } });
  if (asked.exact) found.push({ kind: 'spelling', filters: { ...asked, exact: false } });
  const isRemote = place.split(';').some((part) => /^\s*remote\s*$/i.test(part));
  const isPlaced = place !== '' || understood.some(({ kind }) => kind === 'place');
  if (isPlaced && !isRemote)
    for (const miles of widerDistances)
      if (miles > distance) found.push({ kind: 'distance', miles, filters: { ...asked, distance: miles } });
  if (place && !isRemote)
    found.push({
      kind: 'remote',
      filters: { ...asked, place: `${trimEndCharacters(place, /[;\s]/)}; Remote` },
    });
  if (age > 0) found.push({ kind: 'any-time', filters: { ...asked, age: -1 } });
  if (place) found.push({ kind: 'anywhere', filters: { ...asked, place: '' } });
  if (company) found.push({ kind: 'any-company', filters: { ...asked, company: '' } });
  if (asked.only.countries)
    found.push({ kind: 'any-country', filters: { ...asked, only: withCountries(asked.only, []) } });
  return found;
}

/**
 * What is left to try where no single change helps: the term alone, then each of its words alone. Of a term that names a trade
 * it is the trade, here and anywhere: “Only “shift”” is no help to a nurse.
 */
export function lastResorts(asked: SearchFilters, understood: readonly Understood[] = []): WiderSearch[] {
  const { term, place, distance, age, company } = asked;
  const found: WiderSearch[] = [];
  const chosen = isWithoutChoices(asked) ? 0 : chosenFields(asked).length;
  const narrowed = [place !== '', age > 0, company !== ''].filter(Boolean).length + chosen;
  if (narrowed > 1) found.push({ kind: 'everything', filters: { ...noFilters, term } });
  const trades = understood.filter(({ kind, text }) => kind === 'trade' && text !== term.trim());
  for (const { text: word } of trades) {
    if (place) found.push({ kind: 'word', word, filters: { ...noFilters, term: word, place, distance } });
    found.push({ kind: place ? 'word-anywhere' : 'word', word, filters: { ...noFilters, term: word } });
  }
  if (trades.length > 0) return found;
  const words = [...new Set(term.split(/\s+/).filter((word) => word.length > 2))];
  if (words.length > 1)
    for (const word of words.slice(0, 4))
      found.push({ kind: 'word', word, filters: { ...noFilters, term: word } });
  return found;
}

/** The fields in which something is chosen; age and the one company are changes of their own. */
function chosenFields(asked: SearchFilters): FilterField[] {
  const others = { ...asked, age: noFilters.age, company: '' };
  return filterFields.filter((field) => isChosen(others, field));
}

/** The changes that find something, each kind once and at most four: of choices the one that costs most, the smaller distance. */
export function helpful<T extends { search: WiderSearch; total: number }>(tried: readonly T[]): T[] {
  const kept: T[] = [];
  const costs = tried.filter(({ search }) => search.kind === 'choice').map(({ total }) => total);
  const most = Math.max(0, ...costs);
  for (const one of tried) {
    const { kind } = one.search;
    if (kind === 'choice' && one.total < most) continue;
    const isKnown =
      kind !== 'word' &&
      kind !== 'word-anywhere' &&
      kind !== 'reading' &&
      kept.some(({ search }) => search.kind === kind);
    if (one.total > 0 && !isKnown) kept.push(one);
  }
  return kept.slice(0, 4);
}
