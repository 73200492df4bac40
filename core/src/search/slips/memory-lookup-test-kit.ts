import { type NearWord, pairKey, type SlipLookup } from './slip-lookup.ts';

/** A lookup over a few titles; words of titles of occupations are near as well. `texts` says how many texts have a word. */
export function memoryLookup(
  titles: readonly string[],
  texts: Readonly<Record<string, number>> = {},
): SlipLookup {
  const lines = titles.map((title) => title.split(' '));
  const counts = new Map<string, number>();
  for (const word of lines.flatMap((line) => [...new Set(line)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    counts: async (words) =>
      new Map(words.map((word) => [word, { titles: counts.get(word) ?? 0, texts: texts[word] ?? 0 }])),
    near: async () => [...counts].map(([word, count]): NearWord => ({ word, titles: count })),
    pairs: async (pairs) =>
      new Map(
        pairs.map((pair) => [
          pairKey(pair),
          lines.filter((line) => pair.every((word) => line.includes(word))).length,
        ]),
      ),
  };
}
