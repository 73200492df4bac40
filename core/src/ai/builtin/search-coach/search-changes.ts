import { jobTypes } from '../../../entities/posting/posting.ts';
import { seniorities } from '../../../entities/posting/seniority-names.ts';
import { workplaces } from '../../../entities/posting/workplace-names.ts';
import { isPerson } from '../../../search/person-word.ts';
import { jobDistances } from '../../../search/search.ts';
import type { FacetCount, SearchChoices } from '../../../search/search-choices.ts';
import { titleLevel } from '../../../search/title-level.ts';
import { titleWords } from '../../../search/title-words.ts';
import { titleMeanings } from '../../../search/vocabulary.ts';
import { moneyRange } from '../../../text/display.ts';
import type { CoachCount, CoachSearch, SearchChange } from './coach-search.ts';

/** Ways to find more, those that cost a person least first: each is one change alone. */
export function widerSearches(search: CoachSearch, found: CoachCount): SearchChange[] {
  return [
    ...asUnderstood(search),
    ...widerAround(search, found),
    ...widerAge(search),
    ...widerPay(search),
    ...widerChoices(search),
    ...withoutExclusions(search),
    ...fewerWords(search, found),
  ];
}

/** What the search was told to take as typed, or to leave out of a trade's names. */
function asUnderstood(search: CoachSearch): SearchChange[] {
  const { exactTerm, literal, namesOff } = search;
  const free: SearchChange[] =
    exactTerm || literal.length > 0
      ? [
          {
            kind: 'exact',
            says: 'with the words understood, not only as typed',
            search: { ...search, exactTerm: false, literal: [] },
          },
        ]
      : [];
  if (namesOff.length === 0) return free;
  const says = `with the other names of the trade that were taken off (${quoted(namesOff)})`;
  return [...free, { kind: 'names', says, search: { ...search, namesOff: [] } }];
}

/** Twice as far, then as far as the lists go; remote work beside the place. A state or a country has no distance. */
function widerAround(search: CoachSearch, { placeKinds }: CoachCount): SearchChange[] {
  const { place, distance } = search;
  if (place.trim() === '' || isRemote(place)) return [];
  const isAround = placeKinds.length === 0 || placeKinds.includes('around');
  const farthest = jobDistances.at(-1) ?? distance;
  const twice = jobDistances.find((miles) => miles >= distance * 2) ?? farthest;
  const miles = isAround ? [...new Set([twice, farthest])].filter((one) => one > distance) : [];
  const hasWorkplace = search.only.workplaces !== undefined;
  return [
    ...miles.map((one): SearchChange => {
      return {
        kind: 'distance',
        says: `within ${one} miles, not ${distance}`,
        search: { ...search, distance: one },
      };
    }),
    ...(hasWorkplace || place.split(';').some(isRemote)
      ? []
      : [
          {
            kind: 'remote' as const,
            says: 'with remote work beside the place',
            search: { ...search, place: `${place}; Remote` },
          },
        ]),
  ];
}

const isRemote = (place: string) => place.trim().toLowerCase() === 'remote';

function widerAge(search: CoachSearch): SearchChange[] {
  const { age } = search;
  if (age <= 0) return [];
  const days = age < 14 ? [30, -1] : [-1];
  return days.map((one) => ({
    kind: 'age',
    says: one < 0 ? 'posted at any time' : `posted in the last ${one} days, not ${age}`,
    search: { ...search, age: one },
  }));
}

function widerPay(search: CoachSearch): SearchChange[] {
  const { pay } = search.only;
  if (!pay || pay.orNotStated) return [];
  const only = { ...search.only, pay: { ...pay, orNotStated: true } };
  return [{ kind: 'pay', says: 'with those that state no pay', search: { ...search, only } }];
}

const choiceFields = [
  ['workplaces', 'workplace', 'any workplace'],
  ['jobTypes', 'type', 'any kind of job'],
  ['seniorities', 'level', 'any rank'],
] as const;

function widerChoices(search: CoachSearch): SearchChange[] {
  return choiceFields.flatMap(([field, kind, any]) => {
    const chosen = search.only[field];
    if (!chosen || chosen.length === 0) return [];
    const { [field]: _, ...only } = search.only;
    return [{ kind, says: `of ${any}, not only ${labelsOf(chosen)}`, search: { ...search, only } }];
  });
}

function withoutExclusions(search: CoachSearch): SearchChange[] {
  const { words = [] } = search.exclude;
  if (words.length === 0) return [];
  const { words: _, ...exclude } = search.exclude;
  return [{ kind: 'excluded', says: `without leaving out ${quoted(words)}`, search: { ...search, exclude } }];
}

const maxTerms = 3;

/** The term without its rank, then without a word that names neither person nor field; and the trade alone. */
function fewerWords(search: CoachSearch, { understood }: CoachCount): SearchChange[] {
  const { term, exactTerm } = search;
  const isPlain = !exactTerm && !/"|(?:^|\s)-|\b(?:OR|NOT)\b/.test(term);
  // What is a place, pay or an age in the term stays: it is no word of the title.
  const apart = understood.filter(({ kind }) => apartKinds.has(kind));
  const words = wordsApart(term, apart);
  if (!isPlain || words.length < 2) return [];
  return words
    .filter(({ text }) => !isPerson(titleWords(text).at(-1) ?? ''))
    .sort((a, b) => weight(a.text) - weight(b.text))
    .slice(0, maxTerms)
    .map(({ text, at }) => {
      const rest = `${term.slice(0, at)}${term.slice(at + text.length)}`.replace(/\s+/g, ' ').trim();
      return { kind: 'words', says: `without “${text}”`, search: { ...search, term: rest } };
    });
}

const apartKinds: ReadonlySet<string> = new Set(['place', 'pay', 'age', 'company']);

/** The words of a term and where they stand, without those of some parts of it. */
function wordsApart(
  term: string,
  apart: readonly { from: number; to: number }[],
): { text: string; at: number }[] {
  return [...term.matchAll(/\S+/g)]
    .map(({ 0: text, index: at }) => ({ text, at }))
    .filter(
      ({ text, at }) =>
        /\p{L}/u.test(text) && !apart.some(({ from, to }) => at < to && at + text.length > from),
    );
}

/** What tells least goes first: a rank, then what is no trade. */
function weight(word: string): number {
  if (titleLevel(word) !== null) return 0;
  return titleMeanings(titleWords(word)).length > 0 ? 2 : 1;
}

/** Ways to find fewer, out of how the postings divide: no search is asked for them. */
export function narrowerSearches(
  search: CoachSearch,
  found: CoachCount,
): (SearchChange & { total: number })[] {
  const { facets } = found;
  if (!facets || facets.counted === 0) return [];
  // The facets of very many are counted over the newest ten thousand: there they are no counts of all.
  const fits = ({ count }: FacetCount) => count >= 5 && count <= found.total * 0.6;
  const only = (choices: SearchChoices) => ({ ...search, only: { ...search.only, ...choices } });
  const first = <T extends string>(
    counts: readonly FacetCount[],
    names: Readonly<Record<T, string>>,
  ): (FacetCount & { key: T })[] =>
    counts
      .filter((one) => fits(one) && Object.hasOwn(names, one.value))
      .slice(0, 1)
      .map((one) => ({ ...one, key: one.value as T }));
  const age = facets.ages
    .filter((one) => fits(one) && (search.age < 0 || Number(one.value) < search.age))
    .at(-1);
  const floor = search.only.pay ? undefined : facets.pay.floors.find(fits);
  const { currency } = facets.pay;
  return [
    ...(age
      ? [
          {
            kind: 'age' as const,
            says: `posted in the last ${age.value} days`,
            total: age.count,
            search: { ...search, age: Number(age.value) },
          },
        ]
      : []),
    ...(floor
      ? [
          {
            kind: 'pay' as const,
            says: `that pay ${moneyRange(Number(floor.value), null, { currency, locale: 'en-US' }).toLowerCase()} a year`,
            total: floor.count,
            search: only({ pay: { from: Number(floor.value), currency, orNotStated: false } }),
          },
        ]
      : []),
    ...(search.only.workplaces ? [] : first(facets.workplaces, workplaces)).map(({ key, count }) => ({
      kind: 'workplace' as const,
      says: `only ${workplaces[key].toLowerCase()}`,
      total: count,
      search: only({ workplaces: [key] }),
    })),
    ...(search.only.jobTypes ? [] : first(facets.jobTypes, jobTypes)).map(({ key, count }) => ({
      kind: 'type' as const,
      says: `only ${jobTypes[key].toLowerCase()}`,
      total: count,
      search: only({ jobTypes: [key] }),
    })),
    ...(search.only.seniorities ? [] : first(facets.seniorities, seniorities)).map(({ key, count }) => ({
      kind: 'level' as const,
      says: `only ${seniorities[key].toLowerCase()}`,
      total: count,
      search: only({ seniorities: [key] }),
    })),
  ];
}

const allLabels: Readonly<Record<string, string>> = { ...workplaces, ...jobTypes, ...seniorities };
const labelsOf = (values: readonly string[]) =>
  values.map((value) => (allLabels[value] ?? 'not stated').toLowerCase()).join(', ');
const quoted = (values: readonly string[]) =>
  values
    .slice(0, 3)
    .map((value) => `“${value}”`)
    .join(', ');
