import { citiesNamed } from '../../../../geography/known-city.ts';
import { foldPlaceName } from '../../../../geography/place-name.ts';
import { regionByCode, regionByName } from '../../../../geography/region.ts';
import { matchPhrase } from './match-phrase.ts';
import type { Found } from './meaning.ts';
import type { Token } from './query-tokens.ts';
import { condition } from './record-query.ts';
import { regionsOfStates } from './us-regions.data.ts';

/** Where jobs can be: names of cities that own records have, folded. */
export type KnownPlaces = { cities: ReadonlyMap<string, string> };

const leads: ReadonlySet<string> = new Set('in from near around at of within outside to by'.split(' '));
/** Codes of states that are usual words: only in capitals, or behind “in”, never both small and alone. */
const wordCodes: ReadonlySet<string> = new Set(
  'in or me hi ok oh al de id la ma pa mo co so no as us'.split(' '),
);
const remote = [
  'remote|remotely',
  'work|working ~ from home|anywhere',
  'wfh',
  'telework|telecommute|telecommuting',
  'from home',
  'fully remote',
];
const onsite = ['on site|location', 'onsite', 'in person', 'in office', 'in the office'];
const defaultMiles = 50;

/** The miles of “within 50 miles of”, “near”; with the index behind. */
function nearLead(tokens: readonly Token[], index: number): { miles: number; end: number } | null {
  const word = tokens[index]?.word ?? '';
  if (
    word === 'near' ||
    (word === 'close' && tokens[index + 1]?.word === 'to') ||
    (word === 'around' && tokens[index + 1]?.isCapital)
  )
    return { miles: defaultMiles, end: index + (word === 'close' ? 2 : 1) };
  const within = word === 'within' ? index + 1 : index;
  const amount = tokens[within]?.amount ?? null;
  if (amount === null || !/^(?:mile|miles|mi)$/.test(tokens[within + 1]?.word ?? '')) return null;
  const of = /^(?:of|from|around)$/.test(tokens[within + 2]?.word ?? '') ? 1 : 0;
  return of ? { miles: amount, end: within + 3 } : null;
}

/** A place at a token: a state, a city, a part of the country, “remote”, “near Columbus”. */
export function readPlace(tokens: readonly Token[], index: number, places: KnownPlaces): Found | null {
  for (const phrase of remote) {
    const end = matchPhrase(tokens, index, phrase);
    if (end > index) return place(end, 'remote');
  }
  for (const phrase of onsite) {
    const end = matchPhrase(tokens, index, phrase);
    if (end > index)
      return {
        end,
        meaning: {
          kind: 'condition',
          condition: condition({ field: 'place', values: ['remote'], not: true }),
        },
      };
  }
  const near = nearLead(tokens, index);
  if (near) {
    const named = namedPlace(tokens, near.end, places, true);
    if (!named) return null;
    return {
      end: named.end,
      meaning: {
        kind: 'condition',
        condition: condition({ field: 'near', values: [named.value], most: near.miles }),
      },
    };
  }
  const word = tokens[index]?.word ?? '';
  const start = leads.has(word) ? index + 1 + (tokens[index + 1]?.word === 'the' ? 1 : 0) : index;
  const named = namedPlace(
    tokens,
    start,
    places,
    start > index && word !== 'to' && word !== 'of' && word !== 'by',
  );
  if (!named) return null;
  // “Outside Ohio” keeps its word, which turns the place around.
  return word === 'outside' ? null : place(named.end, named.value);
}

const place = (end: number, value: string): Found => ({
  end,
  meaning: { kind: 'condition', condition: condition({ field: 'place', values: [value] }) },
});

/** The longest name of a place at a token; `isLed` where a word before it says that a place follows. */
function namedPlace(
  tokens: readonly Token[],
  index: number,
  places: KnownPlaces,
  isLed: boolean,
): { end: number; value: string } | null {
  for (let length = 4; length > 0; length -= 1) {
    const run = tokens.slice(index, index + length);
    if (run.length < length) continue;
    const text = run.map(({ word }) => word).join(' ');
    const city = places.cities.get(foldPlaceName(text));
    if (city) return { end: withState(tokens, index + length), value: city };
    const region = regionByName(text);
    if (region) return { end: index + length, value: region.country === 'US' ? region.state : region.state };
    if (Object.hasOwn(regionsOfStates, text) && isLed) return { end: index + length, value: text };
    const [one] = run;
    if (length === 1 && one && isStateCode(one, isLed))
      return { end: index + 1, value: regionByCode(one.word)?.state ?? '' };
    const known = isLed || run.every(({ isCapital }) => isCapital) ? citiesNamed(text)[0] : undefined;
    if (known && (length > 1 || text.length > 2))
      return { end: withState(tokens, index + length), value: known.city };
  }
  return null;
}

/** “Columbus, OH”: the state behind a city goes with it. */
function withState(tokens: readonly Token[], end: number): number {
  const next = tokens[end];
  return next?.isAfterComma && (regionByCode(next.word) ?? regionByName(next.word)) ? end + 1 : end;
}

function isStateCode({ word, isCode }: Token, isLed: boolean): boolean {
  if (word.length !== 2 || !regionByCode(word)) return false;
  if (isCode) return isLed || !['in', 'or', 'ok', 'hi', 'me', 'us', 'no', 'so'].includes(word);
  return wordCodes.has(word)
    ? isLed &&
        word !== 'in' &&
        word !== 'me' &&
        word !== 'or' &&
        word !== 'us' &&
        word !== 'no' &&
        word !== 'so' &&
        word !== 'as'
    : isLed;
}
