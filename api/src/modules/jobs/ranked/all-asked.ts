import type { TypedGroup, TypedSearch } from '@foothold/core/search/read-typed.ts';
import { lastSpelling, spelling } from '@foothold/core/search/trade-index.ts';
import type { TokenCondition, TokenField } from '../../../posting-index/port/search-request.ts';

const anywhere: readonly TokenField[] = ['title', 'company', 'text'];

/**
 * What has all that was typed, whatever it is worth: each word, trade, choice and wish in one of its ways. Null where
 * nothing was typed to be found. Pay is in no token, so that it ranks alone.
 */
export function allAsked({ alternatives }: TypedSearch): TokenCondition | null {
  if (alternatives.length === 0) return null;
  return {
    kind: 'any',
    of: alternatives.map((groups): TokenCondition => ({ kind: 'all', of: groups.map(inOneWay) })),
  };
}

/** “Part” and “time” are anywhere: a choice of several words is met by a name of it or by what is stated. */
function inOneWay(group: TypedGroup): TokenCondition {
  const { kind, words, names, mainNames, signs, order } = group;
  const isStated = kind === 'choice' && words.length > 1;
  const own = order ? [phrase(words, anywhere)] : [together(words)];
  return {
    kind: 'any',
    of: [
      ...(isStated ? [] : own),
      ...(words.length === 1 ? spellings(words[0] ?? '') : []),
      ...mainNames.map(together),
      ...names.map((name) => phrase(name, ['title'])),
      ...(kind === 'wish' ? names.map((name) => phrase(name, anywhere)) : []),
      ...signs.map(signed),
    ],
  };
}

const phrase = (tokens: readonly string[], fields: readonly TokenField[]): TokenCondition => ({
  kind: 'phrase',
  tokens,
  fields,
});

const together = (words: readonly string[]): TokenCondition => ({
  kind: 'all',
  of: words.map((word) => phrase([word], anywhere)),
});

const spellings = (word: string) =>
  [...new Set([spelling(word), lastSpelling(word)])]
    .filter((other) => other !== word)
    .map((other) => phrase([other], anywhere));

const signed = (sign: string): TokenCondition => phrase([sign], ['sign']);
