import type { BulletNote } from './bullet-note.ts';
import { fillers } from './openings.data.ts';
import { inCaseOf, isQuoted, type Word, wordsIn } from './words.ts';

const phrases = fillers.map(([phrase, instead]) => ({ phrase, parts: phrase.split(' '), instead }));

/** Says which words of a line can go, the first ones alone. */
export function fillerNote(line: string): BulletNote | undefined {
  const words = wordsIn(line);
  for (const at of words.keys())
    for (const { parts, instead, phrase } of phrases) {
      const run = words.slice(at, at + parts.length);
      if (!parts.every((part, index) => run[index]?.text.toLowerCase() === part)) continue;
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last || isName(words, at) || isQuoted(line, first.start)) continue;
      const fix = instead === undefined ? undefined : replaced(line, first, last, instead);
      return { kind: 'filler', at: [first.start, last.end], phrase, ...(fix && { fix }) };
    }
  return undefined;
}

/** “Very” in the middle of a line is part of a name: “Very Group”. */
function isName(words: readonly Word[], at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(words[at]?.text ?? '');
}

function replaced(line: string, first: Word, last: Word, instead: string): BulletNote['fix'] {
  if (instead !== '') return { at: [first.start, last.end], text: inCaseOf(instead, first.text) };
  // The space goes too, and the next word takes over the capital.
  const rest = line.slice(last.end);
  const gap = rest.length - rest.trimStart().length;
  const next = rest.trimStart();
  if (gap === 0 || !/^\p{L}/u.test(next)) return undefined;
  const [letter = ''] = next;
  return { at: [first.start, last.end + gap + letter.length], text: inCaseOf(letter, first.text) };
}
