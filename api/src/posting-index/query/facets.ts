import type { CheckedRequest } from '../port/check-request.ts';
import { finite } from '../port/check-request.ts';
import type { FacetCount, SearchFacets } from '../port/search-answer.ts';
import { type FacetRequest, keywordFields } from '../port/search-request.ts';
import { byName } from '../store/columns.ts';
import type { Segment } from '../store/segment.ts';
import type { Strings } from '../store/strings.ts';
import { type ChoiceField, unknownFields } from './choice-tests.ts';
import {
  aloneIn,
  type Counted,
  countCodes,
  countCountries,
  countDivision,
  countLists,
  countSteps,
  type StepsOf,
} from './count-values.ts';
import { type Grouped, groupOrder } from './group-order.ts';
import type { Matches } from './matches.ts';
import { lastPosted } from './posting-test.ts';
import type { Workspace } from './workspace.ts';

/** What a search matches: in all, and for each field with choices what fails these choices alone. */
export type Divided = {
  main: Matches;
  mainGrouped: Grouped;
  others: ReadonlyMap<ChoiceField, Matches>;
  segments: readonly Segment[];
  strings: Strings;
  workspace: Workspace;
};

const daySeconds = 86_400;
const thousand = 1000;
const notStated = 0;
const otherCurrency = 1;
/** Steps of pay before that of the lowest floor: none stated, in another currency, below all floors. */
const belowFloors = 2;

/** Counts each field as if nothing were chosen in it. */
export function facetsOf(request: CheckedRequest, facets: FacetRequest, divided: Divided): SearchFacets {
  const { strings, workspace } = divided;
  const counters = () => workspace.counters(strings.size);
  const { filters, now, currency } = request;
  // A map, since a fact may be called “constructor”.
  const chosenFacts = new Map(Object.entries(filters.facts ?? {}));
  const listed = Math.max(0, finite(facets.listed));
  const { main, mainGrouped, others, segments } = divided;
  const mainAlone = aloneIn(main, segments, workspace.alone(0, main.size));
  const counted = (field: ChoiceField): Counted => {
    const other = others.get(field);
    if (!other) return { alone: mainAlone, grouped: mainGrouped, segments };
    const alone = [...mainAlone, ...aloneIn(other, segments, workspace.alone(1, other.size))];
    return { alone, grouped: groupOrder([main, other], segments, workspace), segments };
  };
  const factNames = facets.facts ?? [];
  return {
    ...byName(keywordFields, (field) => {
      const chosen = filters.choices?.[field] ?? [];
      if (unknownFields.has(field)) {
        const counts = countDivision(counted(field), field, counters().counts);
        return list(counts, strings, Number.POSITIVE_INFINITY, chosen, 'unknown');
      }
      return list(countCodes(counted(field), field, counters()), strings, listed, chosen, null);
    }),
    countries: countriesOf(
      countCountries(counted('countries'), counters()),
      strings,
      listed,
      filters.countries ?? [],
    ),
    ages: agesOf(counted('ages'), facets.ageDays ?? [], now),
    pay: payOf(counted('pay'), facets.payFloors ?? [], { currency, strings }),
    facts: byName(factNames, (name) => {
      const counts = countLists(counted(`fact ${name}`), ({ facts }) => facts.get(name), counters());
      return list(counts, strings, listed, chosenFacts.get(name) ?? [], 'unknown');
    }),
  };
}

const mostFrequentFirst = (one: FacetCount, other: FacetCount) =>
  other.count - one.count || (one.value < other.value ? -1 : 1);

/** The most frequent values and those that are chosen; `unknown` names number 0, which is left out where it is null. */
function list(
  counts: Uint32Array,
  strings: Strings,
  most: number,
  chosen: readonly string[],
  unknown: string | null,
): FacetCount[] {
  const values: FacetCount[] = [];
  if (unknown !== null && (counts[0] as number) > 0)
    values.push({ value: unknown, count: counts[0] as number });
  for (let code = 1; code < counts.length; code += 1)
    if ((counts[code] as number) > 0)
      values.push({ value: strings.text(code), count: counts[code] as number });
  return withChosen(values, most, chosen, 0);
}

function withChosen(
  values: FacetCount[],
  most: number,
  chosen: readonly string[],
  none: number,
): FacetCount[] {
  values.sort(mostFrequentFirst);
  const kept = values.filter(({ value }, index) => index < most || chosen.includes(value));
  const known = new Set(kept.map(({ value }) => value));
  const missing = [...new Set(chosen)].filter((value) => value !== '' && !known.has(value));
  return [...kept, ...missing.map((value) => ({ value, count: none }))];
}

function countriesOf(
  counts: Uint32Array,
  strings: Strings,
  most: number,
  chosen: readonly string[],
): FacetCount[] {
  const open = counts[0] as number;
  const values: FacetCount[] = [];
  for (let code = 1; code < counts.length; code += 1)
    if ((counts[code] as number) > 0)
      values.push({ value: strings.text(code), count: (counts[code] as number) + open });
  return withChosen(values, most, chosen, open);
}

/** Whoever is posted within a day is also posted within a week. */
function agesOf(counted: Counted, ageDays: readonly number[], now: number): FacetCount[] {
  const days = [...ageDays].sort((one, other) => other - one);
  const starts = days.map((count) => now - count * daySeconds);
  const stepsOf: StepsOf = ({ posted }, docs, steps) => {
    for (let index = 0; index < docs.length; index += 1) {
      const last = lastPosted(posted[docs[index] as number] as number);
      let reached = 0;
      while (reached < starts.length && last !== 0 && last >= (starts[reached] as number)) reached += 1;
      steps[index] = reached;
    }
  };
  const counts = countSteps(counted, stepsOf, days.length + 1);
  return ageDays.map((age) => ({ value: String(age), count: fromStep(counts, days.indexOf(age) + 1) }));
}

function payOf(
  counted: Counted,
  floors: readonly number[],
  { currency, strings }: { currency: string; strings: Strings },
): SearchFacets['pay'] {
  const wanted = strings.find(currency);
  // Where to begin with the floors, by thousands: a posting is then compared with one or two of them.
  const leastFloors = Uint8Array.from(
    { length: 512 },
    (_, thousands) => floors.filter((floor) => floor <= thousands * thousand).length,
  );
  const stepsOf: StepsOf = ({ payMost, codes: { currencies } }, docs, steps) => {
    for (let index = 0; index < docs.length; index += 1) {
      const amount = payMost[docs[index] as number] as number;
      let step = amount === 0 ? notStated : otherCurrency;
      if (amount !== 0 && currencies[docs[index] as number] === wanted) {
        step =
          belowFloors +
          (leastFloors[Math.min(leastFloors.length - 1, Math.floor(amount / thousand))] as number);
        while (step - belowFloors < floors.length && amount >= (floors[step - belowFloors] as number))
          step += 1;
      }
      steps[index] = step;
    }
  };
  const counts = countSteps(counted, stepsOf, belowFloors + floors.length + 1);
  return {
    currency,
    counted: fromStep(counts, 0),
    floors: floors.map((floor, index) => ({
      value: String(floor),
      count: fromStep(counts, belowFloors + index + 1),
    })),
    notStated: counts[notStated] as number,
    inOtherCurrencies: counts[otherCurrency] as number,
  };
}

function fromStep(counts: Uint32Array, least: number): number {
  return counts.subarray(least).reduce((sum, count) => sum + count, 0);
}
