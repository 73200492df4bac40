import { plainLetters } from '../../text/plain-letters.ts';
import type { Cut } from './cut.ts';
import { nameWords } from './name-words.data.ts';

type Word = { start: number; end: number; plain: string; isCapital: boolean };

/** A word with hyphens and apostrophes inside it: “Ann” is not found in “Ann-Marie” or “Annual”, but in “Ann’s”. */
const wordForm = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;
const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'dr',
  'prof',
  'professor',
  'sir',
  'madam',
  'herr',
  'frau',
  'nurse',
]);
const greetings = new Set([
  'dear',
  'hi',
  'hello',
  'hey',
  'regards',
  'sincerely',
  'thanks',
  'yours',
  'am',
  'me',
]);
const wideName = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s・]+$/u;
const noNames = new Set(['user', 'name', 'resume', 'cv']);

/**
 * A person's name in a text: the whole of it in either order and any case, and its parts where they stand alone. A part that is
 * a word too (Grace, Mark, May, Cook) counts beside a title, in a greeting or behind “I am” only; a surname inside a longer
 * proper name (Johnson & Johnson, Jackson Memorial) is somebody else's.
 */
export function findName(text: string, name: string): Cut[] {
  const parts = partsOf(name);
  if (parts.length === 0 || parts.every((part) => noNames.has(part))) return [];
  if (wideName.test(name.trim())) return findWide(text, name);
  const words = wordsOf(text);
  const cuts: Cut[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length = wholeAt(words, at, parts, text);
    if (length > 0) {
      cuts.push(cutOf(words, at, at + length - 1));
      at += length - 1;
    } else if (isPartAt(words, at, { parts, text })) cuts.push(cutOf(words, at, at));
  }
  return cuts;
}

function partsOf(name: string): string[] {
  return [...name.matchAll(wordForm)]
    .map(([part]) => plainLetters(part).replaceAll('’', "'"))
    .filter((part) => !titles.has(part));
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordForm)].map((one) => {
    // A possessive belongs to the sentence.
    const said = one[0].replace(/['’]s?$/, '');
    return {
      start: one.index,
      end: one.index + said.length,
      plain: plainLetters(said).replaceAll('’', "'"),
      isCapital: /^\p{Lu}/u.test(said),
    };
  });
}

const cutOf = (words: readonly Word[], from: number, to: number): Cut => ({
  start: words[from]?.start ?? 0,
  end: words[to]?.end ?? 0,
  kind: 'name',
});

/** How many words of the text are the whole name here: first and last, with or without what is between, either order. */
function wholeAt(words: readonly Word[], at: number, parts: readonly string[], text: string): number {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return 0;
  const isNear = (from: number, to: number) => {
    const between = text.slice(words[from]?.end ?? 0, words[to]?.start ?? 0);
    return between.length <= 5 && !/[\n;:!?]/.test(between);
  };
  const here = words[at]?.plain;
  if (here === last && words[at + 1]?.plain === first && isNear(at, at + 1)) return 2;
  if (here !== first) return 0;
  for (let to = at + 1; to <= at + 3 && to < words.length && isNear(to - 1, to); to += 1) {
    if (words[to]?.plain === last) return to - at + 1;
    const middle = words[to]?.plain ?? '';
    if (!parts.includes(middle) && middle.length > 1) return 0;
  }
  return 0;
}

function isPartAt(
  words: readonly Word[],
  at: number,
  { parts, text }: { parts: readonly string[]; text: string },
): boolean {
  const here = words[at];
  if (!here?.isCapital || here.plain.length < 3 || !parts.includes(here.plain)) return false;
  const beside = (other: number, from: number, to: number) => {
    const word = words[other];
    const between = text.slice(words[from]?.end ?? 0, words[to]?.start ?? 0);
    return word && /^[ \u00a0]$/.test(between) ? word : undefined;
  };
  const isJoined =
    /^\s?&/.test(text.slice(here.end, here.end + 2)) ||
    /&\s?$/.test(text.slice(Math.max(0, here.start - 2), here.start));
  const before = beside(at - 1, at - 1, at);
  const after = beside(at + 1, at, at + 1);
  if (isSpokenTo(words, at, text)) return true;
  if (nameWords.has(here.plain)) return false;
  const isSurname = parts.length > 1 && here.plain === parts.at(-1);
  const isStranger = (word: Word | undefined) => word?.isCapital === true && !parts.includes(word.plain);
  return !(isSurname && (isJoined || isStranger(before) || isStranger(after)));
}

/** “Ms. Cook”, “Dear Grace”, “Regards,\nMay”, “I am Mark”. */
function isSpokenTo(words: readonly Word[], at: number, text: string): boolean {
  const before = words[at - 1];
  if (!before) return false;
  const between = text.slice(before.end, words[at]?.start);
  if (titles.has(before.plain)) return /^\.?[ \u00a0]$/.test(between);
  return greetings.has(before.plain) && /^,?\s{1,3}$/.test(between);
}

function findWide(text: string, name: string): Cut[] {
  const cuts: Cut[] = [];
  for (const spelled of new Set([name.trim(), name.replace(/[\s・]+/g, '')])) {
    for (let at = text.indexOf(spelled); at !== -1; at = text.indexOf(spelled, at + spelled.length))
      cuts.push({ start: at, end: at + spelled.length, kind: 'name' });
  }
  return cuts;
}
