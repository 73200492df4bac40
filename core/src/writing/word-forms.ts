import { knownVerb } from './verb-forms.ts';
import { type Word, wordsIn } from './words.ts';

/** The words of a text in lower case, with their places. */
export function foldedWordsIn(text: string): Word[] {
  return wordsIn(text).map(({ text: word, start, end }) => ({
    ...{ start, end },
    text: word.normalize('NFKC').toLowerCase().replaceAll('’', "'"),
  }));
}

/** Endings that make no other word in English, and in German; the longest first. */
const englishEndings = ["'s", 'ly', 'ies', 'es', 's'];
const germanEndings = ['en', 'em', 'er', 'es', 'e', 'n', 's'];
/** A shorter rest is another word: “las” is no form of “last”. */
const shortestStem = 4;

/** Whether two words are forms of one: “led” and “leading”, “passionate” and “passionately”, German “spannend” and “spannende”. */
export function isFormOf(one: string, other: string, language: string): boolean {
  if (one === other) return true;
  if (/^de(?:-|$)/i.test(language))
    return shareAny(stemsOf(one, germanEndings), stemsOf(other, germanEndings));
  if (shareAny(stemsOf(one, englishEndings), stemsOf(other, englishEndings))) return true;
  const [first, second] = [knownVerb(one), knownVerb(other)];
  return first !== undefined && first.base === second?.base;
}

function stemsOf(word: string, endings: readonly string[]): string[] {
  const stems = [word];
  for (const ending of endings) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < shortestStem) continue;
    stems.push(rest);
    if (ending === 'ies') stems.push(`${rest}y`);
    // “happily” is of “happy”, “enthusiastically” of “enthusiastic”.
    if (ending === 'ly' && rest.endsWith('i')) stems.push(`${rest.slice(0, -1)}y`);
    if (ending === 'ly' && rest.endsWith('al')) stems.push(rest.slice(0, -2));
  }
  return stems;
}

const shareAny = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

/** A word or phrase of a list that a text has in one of its forms, with its place. */
type FoundWord = { word: string; start: number; end: number };

/** Where a text has words or phrases of a list, in any of their forms, in the order of the text. */
export function wordsFoundIn(text: string, list: readonly string[], language: string): FoundWord[] {
  const words = foldedWordsIn(text);
  const found: FoundWord[] = [];
  for (const word of list) {
    const parts = foldedWordsIn(word).map((part) => part.text);
    if (parts.length === 0) continue;
    for (let at = 0; at + parts.length <= words.length; at += 1) {
      if (!parts.every((part, index) => isFormOf(part, words[at + index]?.text ?? '', language))) continue;
      const last = words[at + parts.length - 1];
      found.push({ word, start: words[at]?.start ?? 0, end: last?.end ?? 0 });
    }
  }
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}
