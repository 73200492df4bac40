import { type FitWord, fitWords } from '@foothold/core/fit/fit.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const names: Readonly<Record<FitWord, () => MessageDescriptor>> = {
  weak: () => msg`Weak`,
  fair: () => msg`Fair`,
  good: () => msg`Good`,
  strong: () => msg`Strong`,
  great: () => msg`Great`,
};

/** What the five words of a fit are called. */
export function useFitNames(): (word: FitWord) => string {
  const { i18n } = useLingui();
  return (word) => i18n._(names[word]());
}

/** True for one of the five as it is stored. */
export function isFitWord(text: string): text is FitWord {
  return (fitWords as readonly string[]).includes(text);
}

/** The word of a place among the five; undefined for a job that has none. */
export function fitWordAt(rank: number | undefined): FitWord | undefined {
  return rank === undefined ? undefined : fitWords[rank];
}
