import { regionName } from '../../../../geography/region.ts';
import { usStates } from '../../../../geography/regions.data.ts';
import { titleWords } from '../../../../search/title-words.ts';
import type { CareerPlace } from '../career-person.ts';
import type { CareerTables, Metro } from '../career-tables.ts';
import { endsBefore, type Span, standsAt } from './folded-phrases.ts';

/** A place of the United States that a question names. */
export type QuestionPlace = Span & {
  place: CareerPlace;
  /** Whether other metro areas have a city of that name, and no state was named. */
  isAmbiguous: boolean;
  /** Where somebody comes from or has a license of; where they would go or work; '' where neither is told. */
  role: 'from' | 'to' | '';
};

type Name = { words: readonly string[]; state: string; city: string; isSure: boolean };

/** Names of cities that are usual words: they count behind a preposition or before a state alone. */
const usualWords = new Set(
  'mobile reading bend logan lima rome temple mission college bay niles normal orange auburn flint enid union victoria hammond florence lincoln madison jackson monroe lawrence dover midland wheeling bristol mount albany troy'.split(
    ' ',
  ),
);
const before = 'in|near|around|at|from|to|live in|of|move to|moving to|outside';
const licenceWords = new Set(
  'license licence licensed cdl compact certificate certification teaching nurse rn lpn'.split(' '),
);
const isCode = /^[a-z]{2}$/;
const stateCodes = new Set(usStates.map(([code]) => code.toLowerCase()));

const read = new WeakMap<CareerTables, ReadonlyMap<string, readonly Name[]>>();

/** Names of states and cities by their first word, the longest first. */
function namesOf(tables: CareerTables): ReadonlyMap<string, readonly Name[]> {
  const known = read.get(tables);
  if (known) return known;
  const states = usStates.map(([state, name]) => ({
    words: titleWords(name),
    state,
    city: '',
    isSure: true,
  }));
  const isState = (words: readonly string[]) => states.some((one) => one.words.join(' ') === words.join(' '));
  const cities = tables.metros.flatMap((metro) => citiesOf(metro)).filter(({ words }) => !isState(words));
  const longestFirst = [...states, ...cities].sort((a, b) => b.words.length - a.words.length);
  const names = Map.groupBy(longestFirst, ({ words }) => words[0] ?? '');
  read.set(tables, names);
  return names;
}

/** The cities of a metro area by its name; “Boise City” is also Boise, “Urban Honolulu” Honolulu. */
function citiesOf({ name }: Metro): Name[] {
  const [cities = '', states = ''] = name.split(', ');
  const [state = ''] = states.split('-');
  return cities
    .split(/-{1,2}|\//)
    .flatMap((city) => {
      const short = city.replace(/^Urban | (?:City|Town|County)$/g, '');
      return [...new Set([city, short])].map((said) => ({ city, said }));
    })
    .map(({ city, said }) => {
      const words = titleWords(said);
      return { words, state, city, isSure: words.length > 1 || !usualWords.has(words[0] ?? '') };
    });
}

/** The places of the United States that folded words name, in their order. */
export function placesIn(words: readonly string[], tables: CareerTables): QuestionPlace[] {
  const found: QuestionPlace[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const one = placeAt(words, at, tables);
    if (!one) continue;
    found.push(one);
    at = one.end - 1;
  }
  return withRoles(found, words);
}

function placeAt(words: readonly string[], start: number, tables: CareerTables): QuestionPlace | null {
  const fits = (namesOf(tables).get(words[start] ?? '') ?? []).filter((name) =>
    standsAt(words, start, name.words),
  );
  const longest = fits.filter(({ words: name }) => name.length === fits[0]?.words.length);
  const [first] = longest;
  if (!first) return unknownCityAt(words, start, tables);
  const end = start + first.words.length;
  if (first.city === '') return placed(first, { start, end }, '', false);
  const state = stateAt(words, end, tables);
  const of = state && longest.find((name) => name.state === state.state);
  if (of) return placed(of, { start, end: state.end }, of.city, false);
  if (state) return placed({ ...first, state: state.state }, { start, end: state.end }, first.city, false);
  if (!first.isSure && !endsBefore(words, start, before)) return null;
  return placed(first, { start, end }, first.city, longest.length > 1);
}

/** A state behind a city: its name, or its two letters. */
function stateAt(
  words: readonly string[],
  start: number,
  tables: CareerTables,
): { state: string; end: number } | null {
  const code = words[start] ?? '';
  if (isCode.test(code) && stateCodes.has(code) && !['in', 'or', 'me', 'hi'].includes(code))
    return { state: code.toUpperCase(), end: start + 1 };
  const name = namesOf(tables)
    .get(words[start] ?? '')
    ?.find((one) => one.city === '' && standsAt(words, start, one.words));
  return name ? { state: name.state, end: start + name.words.length } : null;
}

/** A town that no table names, behind “in” and before its state: “in tempe arizona”. */
function unknownCityAt(words: readonly string[], start: number, tables: CareerTables): QuestionPlace | null {
  if (!endsBefore(words, start, 'in|near|from|around|to')) return null;
  for (const length of [1, 2]) {
    const state = stateAt(words, start + length, tables);
    const city = words.slice(start, start + length);
    if (!state || city.some((word) => word.length < 3)) continue;
    const name = city.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
    return placed({ state: state.state }, { start, end: state.end }, name, false);
  }
  return null;
}

function placed(
  { state }: Pick<Name, 'state'>,
  span: Span,
  city: string,
  isAmbiguous: boolean,
): QuestionPlace {
  const name = city === '' ? regionName('US', state) : `${city}, ${state}`;
  return {
    ...span,
    place: { name, city, state, country: 'US', point: null, isHome: false },
    isAmbiguous,
    role: '',
  };
}

/** Who has a license “from Texas”, a “Texas license”, comes from there; “work in”, “move to”, “does Texas take it” go there. */
function withRoles(places: readonly QuestionPlace[], words: readonly string[]): QuestionPlace[] {
  const scored = places.map((one, order) => ({ one, score: fromScore(one, words) - order / 4 }));
  if (scored.length < 2)
    return scored.map(({ one, score }) => ({ ...one, role: score > 0 ? 'from' : score < 0 ? 'to' : '' }));
  const most = Math.max(...scored.map(({ score }) => score));
  return scored.map(({ one, score }) => ({ ...one, role: score === most ? 'from' : 'to' }));
}

function fromScore({ start, end }: Span, words: readonly string[]): number {
  const behind = words.slice(end, end + 3);
  return (
    (endsBefore(words, start, 'from|licensed in') ? 2 : 0) +
    (behind.some((word) => licenceWords.has(word)) ? 2 : 0) -
    (endsBefore(words, start, 'to|work in|teach in|good in|valid in|practice in|drive in') ? 2 : 0) -
    (['take', 'accept', 'recognize'].includes(words[end] ?? '') ? 2 : 0)
  );
}
