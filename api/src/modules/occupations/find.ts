import type { Occupation } from '@foothold/core/entities/occupation/occupation.ts';
import { singular } from '@foothold/core/entities/occupation/occupation-title.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { similarWords } from '@foothold/core/text/similar-words.ts';
import { everydayNames } from './everyday-names.data.ts';
import type { OccupationTree } from './tree.ts';

type Name = { words: string[] };
type Entry = { at: number; names: Name[] };

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean).map(singular);

/**
 * Finds occupations by words of their titles and by what people call them: beginnings of words, one or many, a typo
 * allowed. Best first: occupations before groups, the name as a whole, then the more common.
 */
export function occupationFinder(tree: OccupationTree): (text: string, limit: number) => Occupation[] {
  const entries = tree.all.map(
    ({ code, description }, at): Entry => ({
      at,
      names: [
        { words: wordsOf(description) },
        ...(everydayNames[code] ?? []).map((name) => ({ words: wordsOf(name) })),
      ],
    }),
  );
  const vocabulary = [...new Set(entries.flatMap(({ names }) => names.flatMap(({ words }) => words)))];

  return (text, limit) => {
    const typed = wordsOf(text);
    if (typed.length === 0) return [];
    const meant = typed.map((word) => {
      const begun = vocabulary.filter((one) => one.startsWith(word));
      return new Set(begun.length > 0 ? begun : similarWords(word, vocabulary));
    });
    const found = entries.flatMap(({ at, names }) => {
      const fitting = names.filter(({ words }) => meant.every((set) => words.some((word) => set.has(word))));
      return fitting.length === 0
        ? []
        : [{ at, rank: Math.min(...fitting.map((name) => rank(name, meant))) }];
    });
    const one = (at: number) => tree.all[at] as (typeof tree.all)[number];
    return found
      .sort(
        (a, b) =>
          Number(one(a.at).level !== 'detailed') - Number(one(b.at).level !== 'detailed') ||
          a.rank - b.rank ||
          one(b.at).employment - one(a.at).employment ||
          a.at - b.at,
      )
      .slice(0, limit)
      .map(({ at }) => tree.get(one(at).code));
  };
}

/** 0 the name as a whole, 1 the words stand somewhere in it. */
function rank({ words }: Name, meant: readonly ReadonlySet<string>[]): number {
  return words.length === meant.length && meant.every((set, at) => set.has(words[at] ?? '')) ? 0 : 1;
}
