import type { SearchPlaceKind } from '@foothold/core/search/search.ts';
import type { Understood } from '@foothold/core/search/understood.ts';
import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import { isWithoutChoices, withCountries } from '../../shared/search/choices-address.ts';
import { noFilters, type SearchFilters } from '../../shared/search/search-address.ts';
import { type FilterField, filterFields, isChosen, withoutField } from './filters/filter-fields.ts';
import { withoutWords } from './understood/understood-change.ts';

/** A change to a search that found nothing: what it does, for its label, and the filters it makes. */
export type WiderSearch =
  | { kind: 'distance'; miles: number; filters: SearchFilters }
  | { kind: 'area'; area: string; filters: SearchFilters }
  | {
      kind:
        | 'remote'
        | 'any-time'
        | 'anywhere'
        | 'any-company'
        | 'any-country'
        | 'spelling'
        | 'old'
        | 'everything-here'
        | 'everything';
      filters: SearchFilters;
    }
  | { kind: 'choice'; field: FilterField; filters: SearchFilters }
  | { kind: 'reading'; part: Understood; filters: SearchFilters }
  | { kind: 'word' | 'word-anywhere'; word: string; filters: SearchFilters };

const widerDistances = [50, 100];

/** The answer to a search that found nothing, as far as it says how to widen it. */
type EmptyAnswer = {
  understood: readonly Understood[];
  places: readonly { name: string; kind: SearchPlaceKind }[];
  hasOld: boolean;
};
const nothingRead: EmptyAnswer = { understood: [], places: [], hasOld: false };

/**
 * The changes of one thing each, those first that leave the work and the place as they are: at any employer, a wider
 * place, without a choice or the words of one reading, at any time, anywhere.
 */
export function oneStepWider(asked: SearchFilters, answer = nothingRead): WiderSearch[] {
  const { understood, hasOld } = answer;
  const wider: WiderSearch[] = [...atAnyCompany(asked, understood), ...inWiderPlace(asked, answer)];
  for (const field of chosenFields(asked))
    wider.push({ kind: 'choice', field, filters: withoutField(asked, field) });
  for (const part of understood) {
    if (['trade', 'company', 'place'].includes(part.kind)) continue;
    const filters = withoutWords(asked, part);
    if (filters) wider.push({ kind: 'reading', part, filters });
  }
  if (hasOld) wider.push({ kind: 'old', filters: { ...asked, withOld: true } });
  if (asked.exact) wider.push({ kind: 'spelling', filters: { ...asked, exact: false } });
  if (asked.age > 0) wider.push({ kind: 'any-time', filters: { ...asked, age: -1 } });
  const placeless = asked.place ? { ...asked, place: '' } : withoutReadings(asked, understood, 'place');
  if (placeless) wider.push({ kind: 'anywhere', filters: placeless });
  if (asked.only.countries)
    wider.push({ kind: 'any-country', filters: { ...asked, only: withCountries(asked.only, []) } });
  return wider;
}

/** Without the employer that was chosen, or else the one that was typed. */
function atAnyCompany(asked: SearchFilters, understood: readonly Understood[]): WiderSearch[] {
  const filters = isChosen(asked, 'companies')
    ? withoutField(asked, 'companies')
    : withoutReadings(asked, understood, 'company');
  return filters ? [{ kind: 'any-company', filters }] : [];
}

/** Farther around the place, in all of its state or country, and remote work too. */
function inWiderPlace(asked: SearchFilters, { understood, places }: EmptyAnswer): WiderSearch[] {
  const { place, distance } = asked;
  const isRemote = place.split(';').some((part) => /^\s*remote\s*$/i.test(part));
  const isPlaced = place !== '' || understood.some(({ kind }) => kind === 'place');
  if (!isPlaced || isRemote) return [];
  const isAround = places.length === 0 || places.some(({ kind }) => kind === 'around');
  const wider: WiderSearch[] = widerDistances
    .filter((miles) => isAround && miles > distance)
    .map((miles) => ({ kind: 'distance', miles, filters: { ...asked, distance: miles } }));
  const area = areaAround(places);
  const placeless = place ? asked : withoutReadings(asked, understood, 'place');
  if (area && placeless) wider.push({ kind: 'area', area, filters: { ...placeless, place: area } });
  if (place)
    wider.push({
      kind: 'remote',
      filters: { ...asked, place: `${trimEndCharacters(place, /[;\s]/)}; Remote` },
    });
  return wider;
}

/** The state or country that the one searched town is in, as the location field takes it: “OH” of “Columbus, OH”. */
function areaAround(places: EmptyAnswer['places']): string {
  const [town, ...others] = places;
  if (town?.kind !== 'around' || others.length > 0) return '';
  return town.name.split(',').slice(1).join(',').trim();
}

/** The search without the words of all readings of a kind; null where there are none, or no other words are left. */
function withoutReadings(
  asked: SearchFilters,
  understood: readonly Understood[],
  kind: Understood['kind'],
): SearchFilters | null {
  const parts = understood
    .filter((part) => part.kind === kind)
    .toSorted((one, other) => other.from - one.from);
  if (parts.length === 0) return null;
  // The last one first: what stands before it keeps its offsets.
  return parts.reduce<SearchFilters | null>((rest, part) => rest && withoutWords(rest, part), asked);
}

/**
 * What is left to try where no single change helps: the term alone, first at its place, then each of its words alone. Of a term that names a trade
 * it is the trade, here and anywhere: “Only “shift”” is no help to a nurse.
 */
export function lastResorts(asked: SearchFilters, understood: readonly Understood[] = []): WiderSearch[] {
  const { term, place, distance, age } = asked;
  const found: WiderSearch[] = [];
  const chosen = isWithoutChoices(asked) ? 0 : chosenFields(asked).length;
  const narrowed = [place !== '', age > 0, isChosen(asked, 'companies')].filter(Boolean).length + chosen;
  if (narrowed > 1 && place)
    found.push({ kind: 'everything-here', filters: { ...noFilters, term, place, distance } });
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

/** The fields in which something is chosen; age and employers are changes of their own. */
function chosenFields(asked: SearchFilters): FilterField[] {
  return filterFields.filter((field) => field !== 'age' && field !== 'companies' && isChosen(asked, field));
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
