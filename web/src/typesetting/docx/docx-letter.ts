import type { LetterPage, LetterParagraph } from '@foothold/core/typesetting/letter-page.ts';
import type { Piece } from '@foothold/core/typesetting/page-piece.ts';
import type { DocxDesign } from './docx-designs.data.ts';
import { type DocxParagraph, partOf } from './docx-paragraph.ts';

/** A template as it is for letters: no columns, and lines that are read as prose. */
export function letterDesign({ rail: _rail, side: _side, ...design }: DocxDesign): DocxDesign {
  return { ...design, leading: 0.7 };
}

/** What follows the head of a letter: date, address and text; its end stays with the paragraph above. */
export function letterParagraphs({ date, recipient, paragraphs }: LetterPage): DocxParagraph[] {
  const last = paragraphs.length - 1;
  return [
    { style: 'LetterDate', parts: partOf(date) },
    ...linesOf(recipient),
    ...paragraphs.flatMap((one, at) => {
      const made = paragraphOf(one);
      const isKept = at >= last - 2 && at < last && made.length <= maxStored;
      return isKept ? made.map((line): DocxParagraph => ({ ...line, isWithNext: true })) : made;
    }),
  ];
}

/** Lines of a paragraph that are kept on the page of the next one. */
const maxStored = 8;

const paragraphOf = ({ kind, lines }: LetterParagraph): DocxParagraph[] =>
  kind === 'lines'
    ? linesOf(lines)
    : lines.map(
        (line): DocxParagraph => ({
          style: line.level === 1 ? 'ListBullet2' : 'ListBullet',
          parts: partOf(line),
        }),
      );

const linesOf = (lines: readonly Piece[]): DocxParagraph[] =>
  lines.map(
    (line, at): DocxParagraph => ({ style: at === 0 ? 'LetterText' : 'LetterLine', parts: partOf(line) }),
  );
