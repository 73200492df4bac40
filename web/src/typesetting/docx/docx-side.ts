import type { DocxDesign } from './docx-designs.data.ts';
import type { Measures } from './docx-measures.ts';
import type { DocxParagraph } from './docx-paragraph.ts';
import { sizeOf, styleBefore } from './docx-spacing.ts';

/** Wide letters, as parts of the size: Chinese characters and emoji take all of it. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/**
 * Whether a column at the side has room on the first page. A word processor sets the lines itself, so their number is
 * guessed, rather too high: what does not fit would be cut off.
 */
export function sideFits(
  paragraphs: readonly DocxParagraph[],
  design: DocxDesign,
  measures: Measures,
): boolean {
  const { side } = design;
  if (!side) return false;
  const room = measures.paper.height - 2 * measures.margin.top;
  const height = paragraphs
    .filter(({ isBeside }) => isBeside)
    .reduce((sum, { style, parts }) => {
      const size = sizeOf(style, design, measures);
      const ems = parts.reduce(
        (width, part) =>
          width + (part.kind === 'tab' ? 2 : emsOf(part.kind === 'piece' ? part.piece.text : part.text)),
        0,
      );
      const lines = Math.ceil((ems * size * 1.1) / side.width);
      return sum + styleBefore(style, design, measures) + Math.max(1, lines) * size * (0.75 + design.leading);
    }, 0);
  return height <= room * 0.96;
}

const emsOf = (text: string) => [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 1 : 0.56), 0);
