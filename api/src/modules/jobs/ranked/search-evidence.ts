import type { TypedGroup, TypedSearch } from '@foothold/core/search/read-typed.ts';
import { requestLimits } from '../../../posting-index/port/index-limits.ts';
import type {
  Alternative,
  Evidence,
  EvidenceUnit,
  StaticScore,
  TokenCondition,
  Wish,
} from '../../../posting-index/port/search-request.ts';
import { evidenceOfGroups, isWork } from './evidence-of-groups.ts';
import { tradeUnit } from './evidence-units.ts';
import { searchWishes } from './search-wishes.ts';
import { wholeNames } from './whole-names.ts';

/** A typed search as the posting index takes it: what must hold, what is weighed, and what ranks besides. */
export type SearchEvidence = {
  must: TokenCondition | null;
  evidence: Evidence;
  wishes: Wish[];
  static: StaticScore;
};

/** Share of the information of what was typed that a posting must hold to be an answer. */
const leastShare = 0.08;
/** Two words beside each other, and in their order, in parts of what they tell. */
const adjacent = 0.12;
const order = 0.05;
/** A posting that states nothing is as new as the half of what was posted now; a year of age is what one typed word tells. */
const fresh = { points: 0.8, halfLifeDays: 30 };
const stale = -30;
const near = { points: 2.5 };

/** Weighs a typed search for the posting index (docs/SEARCH.md). Pure; the cost is bounded by the words. */
export function searchEvidence(search: TypedSearch): SearchEvidence {
  return {
    must: mustHold(search),
    evidence: {
      units: withinLimit(unitsOf(search.alternatives)),
      order,
      adjacent,
      leastShare,
      ...wholeNames(search),
    },
    wishes: searchWishes(search),
    static: { fresh, stale, near },
  };
}

/** Quotes and words left out are hard, and so are the names of a trade that were taken off. */
function mustHold({ alternatives, without, withoutInTitle }: TypedSearch): TokenCondition | null {
  const conditions = [
    anyOf(
      alternatives.map((groups) =>
        allOf(groups.filter(({ order }) => order).map(({ words }) => phrase(words))),
      ),
    ),
    ...without.map((words): TokenCondition => ({ kind: 'none', of: [phrase(words)] })),
    ...(withoutInTitle.length > 0 ? [{ kind: 'none' as const, of: withoutInTitle.map(inTitle) }] : []),
    ...alternatives.flat().flatMap((group) => withoutNames(group)),
  ].filter((condition) => condition !== null);
  return conditions.length > 0 ? { kind: 'all', of: conditions } : null;
}

const phrase = (tokens: readonly string[]): TokenCondition => ({
  kind: 'phrase',
  tokens,
  fields: ['title', 'company', 'text'],
});

const inTitle = (tokens: readonly string[]): TokenCondition => ({
  kind: 'phrase',
  tokens,
  fields: ['title'],
});

function allOf(conditions: TokenCondition[]): TokenCondition | null {
  return conditions.length > 0 ? { kind: 'all', of: conditions } : null;
}

/** Null where one of them is: then nothing is required. */
function anyOf(conditions: (TokenCondition | null)[]): TokenCondition | null {
  const all = conditions.filter((condition) => condition !== null);
  return all.length > 0 && all.length === conditions.length ? { kind: 'any', of: all } : null;
}

/** A title with a name that was taken off counts only where it has another one too. */
function withoutNames({ words, names, namesOff }: TypedGroup): TokenCondition[] {
  if (namesOff.length === 0) return [];
  return [
    { kind: 'any', of: [...[words, ...names].map(inTitle), { kind: 'none', of: namesOff.map(inTitle) }] },
  ];
}

/** The units of what was typed; of several alternatives the work is one unit, and what is beside it others. */
function unitsOf(alternatives: readonly TypedGroup[][]): EvidenceUnit[] {
  const [only, ...others] = alternatives;
  if (!only) return [];
  if (others.length === 0) return evidenceOfGroups(only);
  const works = alternatives.map((groups) => groups.filter(isWork)).filter((groups) => groups.length > 0);
  const wishes = distinct(alternatives.flat().filter((group) => !isWork(group)));
  const units =
    wishes.length > 0 ? evidenceOfGroups([...works.flat().slice(0, 1), ...wishes]).slice(-wishes.length) : [];
  return works.length > 0 ? [eitherUnit(works), ...units] : units;
}

/** Either side of an OR: the names of its trade, or its words one after the other. */
function eitherUnit(works: readonly TypedGroup[][]): EvidenceUnit {
  return {
    weight: 1,
    isCore: true,
    alternatives: works.flatMap((groups) => {
      const trades = groups.filter(({ kind }) => kind === 'trade');
      if (trades.length > 0) return trades.flatMap((group) => tradeUnit(group).alternatives);
      return evidenceOfGroups(groups)
        .filter(({ isCore }) => isCore)
        .flatMap((unit) => unit.alternatives);
    }),
  };
}

const distinct = (groups: readonly TypedGroup[]) => [
  ...new Map(groups.map((group) => [group.words.join(' '), group])).values(),
];

/** What the index takes: later names of a trade are left out before words that were typed. */
function withinLimit(units: readonly EvidenceUnit[]): EvidenceUnit[] {
  const least = units.reduce((sum, { alternatives }) => sum + sizeOf(alternatives.slice(0, 1)), 0);
  let free = requestLimits.evidenceTokens - least;
  return units.flatMap((unit): EvidenceUnit[] => {
    const [first, ...others] = unit.alternatives;
    if (!first) return [];
    const kept = others.filter(({ tokens }) => {
      if (tokens.length > free) return false;
      free -= tokens.length;
      return true;
    });
    return free < 0 ? [] : [{ ...unit, alternatives: [first, ...kept] }];
  });
}

const sizeOf = (alternatives: readonly Alternative[]) =>
  alternatives.reduce((sum, { tokens }) => sum + tokens.length, 0);
