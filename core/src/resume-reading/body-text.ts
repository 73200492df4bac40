import type { Line } from './line.ts';
import { cut, joined, type Traced, traced } from './traced-text.ts';

/** Points and paragraphs of a text, each in one line: lines that go on are put together, words cut at a line's end too. */
export function paragraphsOf(lines: readonly Line[]): Traced[] {
  const paragraphs: Traced[][] = [];
  const hasBullets = lines.some(({ isBullet }) => isBullet);
  const column = Math.max(0, ...lines.map(({ end }) => end));
  const gaps = lines.slice(1).flatMap(({ gap }) => (gap > 50 ? [] : [gap]));
  const closest = Math.min(...gaps, 99);
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const text = joined(line.cells, ' ');
    const isNew =
      above === undefined || line.isBullet || isPointUnder(line, above, { hasBullets, column, closest });
    const last = paragraphs.at(-1);
    if (isNew || !last) paragraphs.push([text]);
    else last.push(text);
  }
  // Joined once: line by line, a text of thousands of lines would be copied as often.
  return paragraphs.map(asOne).filter(({ text }) => text.trim() !== '');
}

type Around = { hasBullets: boolean; column: number; closest: number };

/** Whether a line without a bullet begins a point of its own. */
function isPointUnder(line: Line, above: Line, { hasBullets, column, closest }: Around): boolean {
  if (above.page !== line.page) return !hasBullets && /[.!?。]$/.test(above.text);
  if (hasBullets && Math.abs(line.x - above.x) < 30 && line.gap < closest * 1.6) return false;
  if (line.gap > closest * 1.12 + 0.02 && line.gap > 1.3) return true;
  const isFilled = above.end > column - Math.max(60, (column - above.x) * 0.2);
  return !isFilled && !/^\p{Ll}/u.test(line.text);
}

/** Lines as one text: “Mod­” and “els”, “e-” and “commerce”, “中文” without a blank. */
export function asOne(lines: readonly Traced[]): Traced {
  return joined(
    lines.flatMap((line, at) => {
      const next = lines[at + 1];
      return next ? beforeNext(line, next) : [line];
    }),
  );
}

/** A line without a hyphen that only cuts a word, and the blank behind it where there is one. */
function beforeNext(first: Traced, second: Traced): Traced[] {
  const withoutLast = () => cut(first, 0, first.text.length - 1);
  if (/\u00ad$/.test(first.text)) return [withoutLast()];
  if (/[\p{L}/]-$/u.test(first.text) && /^\p{Ll}/u.test(second.text)) {
    // A hyphen that was set to cut a word is dropped; one that belongs to it stays: only a lexicon could tell, so it stays
    // where the first part is a word of its own.
    return [isOwnHyphen(first.text) ? first : withoutLast()];
  }
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、]$/u.test(first.text);
  return isDense ? [first] : [first, traced(' ', -1)];
}

/** First parts of words that are written with a hyphen. */
const ownParts = new Set(
  'e x co re pre post non self well high low long short multi cross full part open front back on off in up end real data user cost time best large small first second third new old web cloud client server team test risk key mid sub anti inter intra'.split(
    ' ',
  ),
);

/** Whether a hyphen at the end of a line belongs to its word: “high-”, “state-of-the-”. */
function isOwnHyphen(text: string): boolean {
  const word =
    text
      .slice(0, -1)
      .split(/[\s(/]/)
      .at(-1)
      ?.toLowerCase() ?? '';
  return ownParts.has(word) || word.includes('-');
}
