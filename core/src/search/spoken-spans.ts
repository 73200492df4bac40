import { fieldWords, wishWords } from './spoken-words.data.ts';
import { titleWords } from './title-words.ts';

/** What words say besides trades: a wish under all its wordings, or work named by its field with the groups of its trades. */
export type SpokenSpan = { start: number; end: number } & (
  | { kind: 'wish'; value: string; names: string[][] }
  | { kind: 'field'; trades: string[] }
);

type Phrase = { words: string[] } & (
  | { kind: 'wish'; value: string; names: string[][] }
  | { kind: 'field'; trades: string[] }
);

const phrasesOf = (text: string) => text.split(' | ').map(titleWords);

const phrases: readonly Phrase[] = [
  ...wishWords.flatMap(([value, text]) => {
    const names = phrasesOf(text);
    return names.map((words): Phrase => ({ kind: 'wish', words, value, names }));
  }),
  ...fieldWords.flatMap(([groups, text]) => {
    const trades = groups.split(' ');
    return phrasesOf(text).map((words): Phrase => ({ kind: 'field', words, trades }));
  }),
];
const byFirst = Map.groupBy(phrases, ({ words }) => words[0] ?? '');
for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length);

/** The wishes and fields in words, the longest at each place; '' stands for a word that means only itself. */
export function spokenSpans(words: readonly string[]): SpokenSpan[] {
  return words.flatMap((word, start): SpokenSpan[] => {
    const phrase = byFirst
      .get(word)
      ?.find((one) => one.words.every((other, index) => words[start + index] === other));
    if (!phrase) return [];
    const { words: own, ...meaning } = phrase;
    return [{ start, end: start + own.length, ...meaning }];
  });
}
