import { readTitle } from '../search/vocabulary.ts';
import { found, type Matched, missing, partly } from './matched.ts';
import { meaningWords } from './meaning-words.ts';
import { placedWords } from './placed-words.ts';
import type { HeldPosition, PreparedResume } from './prepared-resume.ts';
import type { Requirement } from './requirement.ts';
import { termsIn } from './term-table.ts';
import { countMonths, type Months } from './worked-months.ts';

/** What work counts towards years of experience. */
export type WorkField = { trades: readonly string[]; terms: readonly string[]; words: readonly string[] };

type YearsRequirement = Extract<Requirement, { kind: 'years' }>;

/** What a requirement of years is about: its own words, else the trade of the posting’s title. */
export function workField({ field }: Pick<YearsRequirement, 'field'>, trades: readonly string[]): WorkField {
  const words = meaningWords(field);
  if (words.length === 0) return { trades, terms: [], words: [] };
  const own = readTitle(field).trades;
  const terms = termsIn(placedWords(field), field).filter(({ term }) => term.kind !== 'manner');
  // “Five years in the subject area”: words that no table knows mean the trade of the posting.
  const isKnown = own.length > 0 || terms.length > 0;
  return { trades: isKnown ? own : trades, terms: terms.map(({ term }) => term.name), words };
}

/** Months of positions that count, what overlaps once, and the positions. */
export function monthsIn(
  resume: PreparedResume,
  field: WorkField,
): { months: number; positions: HeldPosition[] } {
  const isAny = field.trades.length === 0 && field.words.length === 0;
  const positions = resume.positions.filter((one) => isAny || countsFor(one, field));
  return { months: countMonths(spansOf(positions)), positions };
}

const spansOf = (positions: readonly HeldPosition[]) =>
  positions.flatMap(({ months }): Months[] => (months ? [months] : []));

function countsFor(position: HeldPosition, field: WorkField): boolean {
  if (field.trades.some((trade) => position.trades.some((one) => isNearTrade(one, trade)))) return true;
  if (field.terms.some((term) => position.terms.has(term))) return true;
  const needed = Math.ceil(field.words.length * 0.6);
  return needed > 0 && field.words.filter((word) => position.words.has(word)).length >= needed;
}

/**
 * Whether experience in one trade counts for another, by their numbers in the Standard Occupational Classification: the
 * same broad occupation, or outside of health the same half of a minor group (elementary and secondary teachers).
 */
export function isNearTrade(one: string, other: string): boolean {
  const length = one.startsWith('29-') || one.startsWith('11-') ? 6 : 5;
  return one.slice(0, length) === other.slice(0, length);
}

/** Years asked for against the dates of the positions that count. */
export function matchYears(
  requirement: YearsRequirement,
  resume: PreparedResume,
  trades: readonly string[],
): Matched {
  const { months, positions } = monthsIn(resume, workField(requirement, trades));
  const all = countMonths(spansOf(resume.positions));
  const need = requirement.min * 12;
  const evidence = positions
    .filter((one) => one.months)
    .map((one) => one.evidence)
    .slice(0, 6);
  if (months >= need) return found(...evidence);
  const years = (count: number) => Math.round((count / 12) * 10) / 10;
  if (months > 0) {
    const share = Math.min(0.75, months / need);
    const lacks =
      all >= need
        ? ({ what: 'field', have: years(months), all: years(all), need: requirement.min } as const)
        : ({ what: 'years', have: years(months), need: requirement.min } as const);
    return partly(lacks, evidence, share);
  }
  return missing;
}
