import { isJoined, titleWords } from '../title-words.ts';
import { tradeIndex, tradeKey } from '../trade-index.ts';
import { pairKey, type WordPair } from './slip-lookup.ts';

/** How many titles of occupations have a word or a pair of words one after the other. */
type TradeLexicon = {
  words: ReadonlyMap<string, number>;
  pairs: ReadonlyMap<string, number>;
  /** Words by first letter, in the order of their frequency. */
  byFirst: ReadonlyMap<string, readonly string[]>;
};

let lexicon: TradeLexicon | null = null;

/**
 * The words of published titles of occupations: a trade that no posting has today is spelled right, too. Read when first
 * needed (about 20 ms).
 */
export function tradeLexicon(): TradeLexicon {
  lexicon ??= countTitles();
  return lexicon;
}

/** Whether words are a published title of an occupation, or another name of one, as a whole. */
export function isTradeTitle(words: readonly string[]): boolean {
  return tradeIndex().rules.has(tradeKey(titleWords(words.join(' '))));
}

function countTitles(): TradeLexicon {
  const words = new Map<string, number>();
  const pairs = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const title of tradeIndex().rules.keys()) {
    const own = title.split(' ');
    for (const word of new Set(own)) add(words, word);
    for (const [index, word] of own.slice(1).entries()) {
      const pair: WordPair = [own[index] ?? '', word];
      add(pairs, pairKey(pair));
      // The tables have “house keeper”, which people write as one word.
      if (isJoined(pair)) add(words, pair.join(''));
    }
  }
  return { words, pairs, byFirst: groupByFirst(words) };
}

function groupByFirst(words: ReadonlyMap<string, number>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [word] of [...words].sort((one, other) => other[1] - one[1])) {
    if (word.length < 3) continue;
    const first = word.slice(0, 1);
    const group = groups.get(first);
    if (group) group.push(word);
    else groups.set(first, [word]);
  }
  return groups;
}
