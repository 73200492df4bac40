import type { BulletNote } from './bullet-note.ts';
import { wordsIn } from './words.ts';

/** More than two lines of a page in its usual size. */
const maxWords = 38;
const maxLetters = 260;
/** Scripts that put no spaces between words. */
const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;
const maxJoined = 110;

/** Says that a line is longer than two lines of a page, or no more than a word or two, in any language. */
export function lengthNote(line: string): BulletNote | undefined {
  const words = wordsIn(line).length;
  const at = [0, line.length] as const;
  const letters = [...line].length;
  if (joined.test(line)) return letters > maxJoined ? { kind: 'long', at, letters } : undefined;
  if (words > maxWords || letters > maxLetters) return { kind: 'long', at, words };
  // A link or a name with a number is whole by itself.
  return words > 0 && words <= 2 && !/[\d/@:]/.test(line) ? { kind: 'short', at, words } : undefined;
}
