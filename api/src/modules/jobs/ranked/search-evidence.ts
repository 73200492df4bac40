import { isGenericHead } from '@foothold/core/search/generic-heads.ts';
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
import { choiceUnit, isChoice, tradeUnit, wordUnit } from './evidence-units.ts';
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
const leastShare = 0.3;
/** How a trade of several words is weighed: as a whole, and by the words that tell which one it is. */
const tradeWeight = 0.6;
const tellingWeight = 0.5;
/** Two words beside each other, and in their order, in parts of what they tell. */
const adjacent = 0.12;
const order = 0.05;
/** A posting that states nothing is as new as the half of what was posted now; a year of age is what one typed word tells. */
const fresh = { points: 0.8, halfLifeDays: 30 };
const stale = -30;

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
    static: { fresh, stale },
  };
}

/** Quotes and words left out are hard, and so are the names of a trade that were taken off. */
function mustHold({ alternatives, without }: TypedSearch): TokenCondition | null {
  const conditions = [
    anyOf(
      alternatives.map((groups) =>
        allOf(groups.filter(({ order }) => order).map(({ words }) => phrase(words))),
      ),
    ),
    ...without.map((words): TokenCondition => ({ kind: 'none', of: [phrase(words)] })),
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
  if (others.length === 0) return unitsOfGroups(only);
  const cores = alternatives.map((groups) => groups.filter((group) => !isBeside(group, groups)));
  const works = cores.flatMap((groups) => groups.map((group) => mainUnit(group)));
  const joined: EvidenceUnit = {
    weight: 1,
    isCore: true,
    alternatives: works.flatMap((unit) => unit.alternatives),
  };
  const beside = alternatives.flatMap((groups) => groups.filter((group) => isBeside(group, groups)));
  return [joined, ...distinct(beside).map((group) => besideUnit(group))];
}

/** What is typed besides the work: choices, and words where a trade is named. */
function isBeside(group: TypedGroup, groups: readonly TypedGroup[]): boolean {
  if (isChoice(group)) return groups.some((one) => !isChoice(one));
  return group.kind === 'word' && groups.some(({ kind }) => kind === 'trade');
}

const mainUnit = (group: TypedGroup) => (group.kind === 'trade' ? tradeUnit(group) : wordUnit(group));
const besideUnit = (group: TypedGroup) => (isChoice(group) ? choiceUnit(group, 0.3) : wordUnit(group));

function unitsOfGroups(groups: readonly TypedGroup[]): EvidenceUnit[] {
  const hasWork = groups.some((group) => !isChoice(group));
  const hasTrade = groups.some(({ kind }) => kind === 'trade');
  const words = groups.filter(({ kind }) => kind === 'word').flatMap((group) => group.words);
  const isGeneric = (group: TypedGroup) =>
    group.kind === 'word' && words.length > 1 && group.words.every(isGenericHead);
  const hasTelling = groups.some((group) => !isChoice(group) && !isGeneric(group));
  return groups.flatMap((group): EvidenceUnit[] => {
    if (isChoice(group)) return [choiceUnit(group, hasWork ? 0.3 : 1)];
    if (group.kind === 'trade') {
      const telling = tellingUnits(group);
      return [
        { ...tradeUnit(group), weight: telling.length > 0 ? tradeWeight : 1, isCore: true },
        ...telling,
      ];
    }
    const unit = wordUnit(group);
    if (hasTelling && isGeneric(group)) return [{ ...unit, weight: 0.3 }];
    return [{ ...unit, isCore: !hasTrade }];
  });
}

/**
 * The words of a trade that tell which one it is, met by the trade as well: a forklift mechanic comes close to a forklift
 * operator, a machine operator does not.
 */
function tellingUnits(group: TypedGroup): EvidenceUnit[] {
  const telling = tellingWords(group);
  const { alternatives } = tradeUnit(group);
  return telling.map((word) => ({
    weight: tellingWeight / telling.length,
    isCore: true,
    alternatives: [{ tokens: [word], fields: { title: 1, company: 0.3 } }, ...alternatives],
  }));
}

/** All but the last word, where that is no abbreviation of one letter. */
const tellingWords = ({ words }: TypedGroup) => words.slice(0, -1).filter((word) => word.length > 1);

function distinct(groups: readonly TypedGroup[]): TypedGroup[] {
  return [...new Map(groups.map((group) => [group.words.join(' '), group])).values()];
}

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
