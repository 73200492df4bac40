import type { BulletContext } from './bullet-context.ts';
import type { BulletNote } from './bullet-note.ts';
import { remembering } from './remembering.ts';

type Ending = 'period' | 'none';

/** Says that a line ends in another way than most of its position, in any language. */
export function endNote(line: string, { lines, at }: BulletContext): BulletNote | undefined {
  const own = endingOf(line);
  if (!own) return undefined;
  const others = lines.filter((_, index) => index !== at).map(endingOf);
  const same = others.filter((one) => one === own).length;
  const differing = others.filter((one) => one && one !== own).length;
  // Two that agree against one are a habit; two against two are not.
  if (differing < 2 || differing <= (same + 1) * 1.5) return undefined;
  const end = line.trimEnd().length;
  if (own === 'none')
    return { kind: 'ends-without-period', at: [end, end], fix: { at: [end, end], text: periodOf(lines) } };
  return { kind: 'ends-with-period', at: [end - 1, end], fix: { at: [end - 1, end], text: '' } };
}

/** Undefined for an end that is neither: a question, a colon, a link, “Inc.”, “etc.”, “U.S.”. */
const endingOf = remembering((line: string): Ending | undefined => {
  const text = line.trimEnd();
  const last = text.slice(-1);
  if (/[.。．।։۔]/u.test(last)) return isShortened(text) ? undefined : 'period';
  if (/[\p{L}\p{N}\p{M})\]"”’'»%]/u.test(last)) return isLink(text) ? undefined : 'none';
  return undefined;
});

const wordBefore = (text: string) => text.slice(text.lastIndexOf(' ') + 1);
const isLink = (text: string) => /[/@]|\.\p{L}/u.test(wordBefore(text));
const shortened = new Set([
  'inc.',
  'ltd.',
  'co.',
  'corp.',
  'etc.',
  'no.',
  'st.',
  'jr.',
  'sr.',
  'bros.',
  'dept.',
  'approx.',
]);

function isShortened(text: string): boolean {
  const word = wordBefore(text).toLowerCase();
  return (
    text.endsWith('..') || shortened.has(word) || word.slice(0, -1).includes('.') || /^\p{L}\.$/u.test(word)
  );
}

function periodOf(lines: readonly string[]): string {
  return lines.some((line) => line.trimEnd().endsWith('。')) ? '。' : '.';
}
