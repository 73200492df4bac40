import type { FitCap, FitWord } from './fit.ts';
import type { Requirement, RequirementKind } from './requirement.ts';

/** What each kind weighs; kinds that are not named are shown and take no part in the word. */
export const fitWeights: Partial<Record<RequirementKind, number>> = {
  licence: 3,
  years: 3,
  degree: 2,
  certificate: 2,
  language: 2,
  skill: 1,
};
/** What is nice to have weighs a quarter. */
const niceShare = 0.25;
/** The least share of what counts that each word needs. */
export const fitShares: Readonly<Record<FitWord, number>> = {
  weak: 0,
  fair: 0.3,
  good: 0.55,
  strong: 0.75,
  great: 0.9,
};
/** Fewer musts than these, or lighter ones, say nothing about a person. */
export const fewestMusts = 2;
export const minWeight = 3;

/** One requirement as it counts. */
export type Counted = { requirement: Requirement; credit: number };

/** What a requirement weighs; 0 takes no part. */
export function weightOf(requirement: Requirement): number {
  const { kind, level } = requirement;
  const weight = isEveryday(requirement) ? 1 : (fitWeights[kind] ?? 0);
  return weight * (level === 'must' ? 1 : niceShare);
}

/** A licence that nearly everybody has says little about the work. */
function isEveryday(requirement: Requirement): boolean {
  return (
    requirement.kind === 'licence' &&
    requirement.terms.length > 0 &&
    requirement.terms.every((term) => term === 'Driver license')
  );
}

/** The share of what counts that is there, 0 to 1. */
export function shareOf(counted: readonly Counted[]): number {
  let have = 0;
  let all = 0;
  for (const { requirement, credit } of counted) {
    have += weightOf(requirement) * credit;
    all += weightOf(requirement);
  }
  return all === 0 ? 0 : have / all;
}

/** Whether the musts say enough for a word. */
export function saysEnough(counted: readonly Counted[]): boolean {
  const musts = counted.filter(({ requirement }) => requirement.level === 'must');
  return (
    musts.length >= fewestMusts &&
    musts.reduce((sum, { requirement }) => sum + weightOf(requirement), 0) >= minWeight
  );
}

/** The word of a share under what holds it down; nothing that is a must may be missing in a “great”. */
export function wordOf(
  counted: readonly Counted[],
  isRefused: boolean,
): { word: FitWord; cap: FitCap | null } {
  const byShare = wordByShare(shareOf(counted));
  const musts = counted.filter(({ requirement }) => requirement.level === 'must');
  const word = byShare === 'great' && musts.some(({ credit }) => credit === 0) ? 'strong' : byShare;
  if (isRefused) return { word: 'weak', cap: 'authorization' };
  const lacks = (kind: RequirementKind) =>
    musts.some(({ requirement, credit }) => requirement.kind === kind && credit === 0);
  if (lacks('licence')) return { word: rank(word) > rank('fair') ? 'fair' : 'weak', cap: 'licence' };
  if (lacks('years') && rank(word) > rank('good')) return { word: 'good', cap: 'years' };
  return { word, cap: null };
}

const order: readonly FitWord[] = ['great', 'strong', 'good', 'fair', 'weak'];
const rank = (word: FitWord) => -order.indexOf(word);

function wordByShare(share: number): FitWord {
  // Sums of quarters and thirds: what is nine tenths on paper may be a hair less here.
  return order.find((word) => share + 1e-9 >= fitShares[word]) ?? 'weak';
}

/** True where the first word is the better one. */
export function isBetterWord(one: FitWord, other: FitWord): boolean {
  return rank(one) > rank(other);
}
