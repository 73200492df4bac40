import type { AnswerSpan } from './answer-note.ts';

/** A word of an answer in lower case, and where it stands. */
export type AnswerWord = AnswerSpan & { word: string };

/** An answer cut up once for all rules. */
export type AnswerText = {
  text: string;
  words: readonly AnswerWord[];
  /** Its words with a blank around each, to find phrases in. */
  joined: string;
};

/** Cuts an answer into its words. */
export function answerText(text: string): AnswerText {
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)].map(({ index, 0: word }) => ({
    word: word.toLowerCase().replace('’', "'"),
    start: index,
    end: index + word.length,
  }));
  return { text, words, joined: ` ${words.map(({ word }) => word).join(' ')} ` };
}

/** Whether an answer says one of these phrases, whole words only. */
export function saysOneOf({ joined }: AnswerText, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => joined.includes(` ${phrase} `));
}

/** The places of a phrase, whole words only. */
export function placesOf({ words }: AnswerText, phrase: string): AnswerSpan[] {
  const parts = phrase.split(' ');
  return words.flatMap(({ start }, at) => {
    const last = words[at + parts.length - 1];
    const isHere = last && parts.every((part, next) => words[at + next]?.word === part);
    return isHere ? [{ start, end: last.end }] : [];
  });
}

/** The sentences of an answer, each with the words in it. */
export function sentencesOf({ text, words }: AnswerText): (AnswerSpan & { words: readonly AnswerWord[] })[] {
  const found: (AnswerSpan & { words: readonly AnswerWord[] })[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const between = text.slice(word.end, next?.start ?? text.length);
    if (next && !/[.!?\n]/.test(between)) continue;
    const own = words.slice(from, at + 1);
    const [first] = own;
    if (first) found.push({ start: first.start, end: word.end, words: own });
    from = at + 1;
  }
  return found;
}
