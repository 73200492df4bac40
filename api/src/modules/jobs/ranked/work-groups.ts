import { isGenericHead } from '@foothold/core/search/generic-heads.ts';
import { titleTrades } from '@foothold/core/search/near-trades.ts';
import type { TypedGroup } from '@foothold/core/search/read-typed.ts';
import { signs } from '@foothold/core/search/search-vector.ts';
import { isJoined } from '@foothold/core/search/title-words.ts';

/**
 * The groups of a typed search as work: what is one word elsewhere is one (“after school”), a generic head beside words is
 * no trade of its own (“production technician”), and words that are a published title are a trade.
 */
export function workGroups(typed: readonly TypedGroup[]): TypedGroup[] {
  const groups = joinedWords(withoutGenericTrades(typed));
  const words = groups.filter(({ kind, order }) => kind === 'word' && !order);
  const [first] = words;
  if (!first || words.length < 2 || groups.some(({ kind }) => kind === 'trade')) return groups;
  const trades = titleTrades(words.flatMap((group) => group.words));
  if (trades.length === 0) return groups;
  const work: TypedGroup = {
    ...joined(first, words.slice(1)),
    kind: 'trade',
    signs: trades.map(signs.trade),
  };
  return groups.flatMap((group) => (group === first ? [work] : words.includes(group) ? [] : [group]));
}

function withoutGenericTrades(groups: readonly TypedGroup[]): TypedGroup[] {
  if (!groups.some(({ kind }) => kind === 'word')) return [...groups];
  return groups.map((group) => {
    const isGeneric =
      group.kind === 'trade' && group.words.length === 1 && isGenericHead(group.words[0] ?? '');
    return isGeneric ? { ...group, kind: 'word' } : group;
  });
}

function joinedWords(groups: readonly TypedGroup[]): TypedGroup[] {
  const all: TypedGroup[] = [];
  for (const group of groups) {
    const last = all.at(-1);
    const isOne =
      last?.kind === 'word' &&
      last.words.length === 1 &&
      group.kind === 'word' &&
      isJoined([...last.words, ...group.words]);
    if (isOne) all[all.length - 1] = joined(last, [group]);
    else all.push(group);
  }
  return all;
}

const joined = (first: TypedGroup, others: readonly TypedGroup[]): TypedGroup => ({
  ...first,
  words: [first, ...others].flatMap((group) => group.words),
  written: [first, ...others].flatMap((group) => group.written),
});
