import { titleWords } from '../search/title-words.ts';

/** A folded word and where it stands; `joins` is true where only blanks, a hyphen or a slash part it from the one before. */
export type PlacedWord = { word: string; start: number; end: number; joins: boolean };

/** What may hang together: letters and digits with what names such as “C++”, “.NET”, “R&D” and “Node.js” have inside. */
const chunk = /[\p{L}\p{M}\p{N}+#&.'’]+/gu;
const blankGap = /^[\s/\u2010-\u2014-]{0,3}$/;

const folded = new Map<string, readonly string[]>();
const maxFolded = 20_000;

/** The words of a text as search folds them, each with its place; linear in the length of the text. */
export function placedWords(text: string, from = 0, to = text.length): PlacedWord[] {
  const words: PlacedWord[] = [];
  chunk.lastIndex = 0;
  let last = from;
  for (const match of text.slice(from, to).matchAll(chunk)) {
    const raw = match[0];
    let start = from + match.index;
    let end = start + raw.length;
    while (end > start && /[.'’&]/.test(text.charAt(end - 1)) && !isInitials(text, start, end)) end -= 1;
    while (start < end && /['’&]/.test(text.charAt(start))) start += 1;
    if (text.charAt(start) === '.' && !/^\.net\b/i.test(text.slice(start, end))) start += 1;
    if (start >= end) continue;
    const joins = words.length > 0 && blankGap.test(text.slice(last, start));
    for (const [at, word] of foldedWords(text.slice(start, end)).entries())
      words.push({ word, start, end, joins: joins || at > 0 });
    last = end;
  }
  return words;
}

/** “R.N.”, “B.S.”: the last dot belongs to the word. */
function isInitials(text: string, start: number, end: number): boolean {
  return text.charAt(end - 1) === '.' && end - start >= 4 && text.charAt(end - 3) === '.';
}

function foldedWords(raw: string): readonly string[] {
  const known = folded.get(raw);
  if (known) return known;
  const words = titleWords(raw.replace(/['’]s$/, ''));
  // Kept for speed alone: what it holds never changes an answer.
  if (folded.size >= maxFolded) folded.clear();
  folded.set(raw, words);
  return words;
}

/** The words of a phrase as `placedWords` folds them. */
export function phraseWords(phrase: string): string[] {
  return placedWords(phrase).map(({ word }) => word);
}
