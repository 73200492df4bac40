import { remembering } from './remembering.ts';

/** A word of a line and where it stands. */
export type Word = { text: string; start: number; end: number };

/** The words of a line: letters and digits, with hyphens and apostrophes inside. */
export function wordsIn(line: string): Word[] {
  const words = line.matchAll(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu);
  return [...words].map(({ index, 0: text }) => ({ text, start: index, end: index + text.length }));
}

/** A word with a capital first letter where `like` has one. */
export function inCaseOf(word: string, like: string): string {
  const [first = ''] = like;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word;
}

/** Whether a place of a line is within quotation marks: somebody else's words. */
export function isQuoted(line: string, at: number): boolean {
  return quotations(line).some(([start, end]) => at > start && at < end);
}

const quotations = remembering((line: string): (readonly [start: number, end: number])[] =>
  [...line.matchAll(/[“"«][^”"«»“]*[”"»]/gu)].map(({ index, 0: text }) => [index, index + text.length]),
);
