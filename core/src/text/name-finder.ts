import { foldText } from './company-name.ts';
import { similarWords } from './similar-words.ts';

/**
 * Finds names by the beginnings of their words, a typo allowed where no word begins so. Answers their places in the
 * list, in its order, at most `most`; all of them while nothing is typed. The names are folded once.
 */
export function nameFinder(names: readonly string[]): (typed: string, most: number) => number[] {
  const words = names.map((name) => foldText(name).split(' ').filter(Boolean));
  const vocabulary = [...new Set(words.flat())];
  return (typed, most) => {
    const asked = foldText(typed).split(' ').filter(Boolean);
    const meant = asked.map((word) => {
      const exact = vocabulary.filter((one) => one.startsWith(word));
      return new Set(exact.length > 0 ? exact : similarWords(word, vocabulary));
    });
    const found: number[] = [];
    for (let at = 0; at < words.length && found.length < most; at += 1)
      if (meant.every((set) => words[at]?.some((word) => set.has(word)))) found.push(at);
    return found;
  };
}
