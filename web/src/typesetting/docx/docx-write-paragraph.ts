import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import { ExternalHyperlink, type IFrameOptions, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx';
import type { DocxDesign } from './docx-designs.data.ts';
import { listIndent } from './docx-lists.ts';
import type { Measures } from './docx-measures.ts';
import type { DocxParagraph, ParagraphStyle, Part } from './docx-paragraph.ts';
import { ownBefore, styleBefore } from './docx-spacing.ts';
import { twips } from './docx-styles.ts';
import { textRuns } from './text-runs.ts';

/** What a paragraph needs to know of its document. */
export type ParagraphSetting = {
  page: PrintedPage;
  design: DocxDesign;
  measures: Measures;
  frame: IFrameOptions | undefined;
  /** The style of the paragraph before. */
  above: ParagraphStyle | undefined;
  /** Points above it besides those of its style. */
  extra: number;
  /** What comes before its texts. */
  first: readonly ParagraphChild[];
};

/** A paragraph as the library writes it. */
export function paragraphOf(
  paragraph: DocxParagraph,
  { page, design, measures, frame, above, extra, first }: ParagraphSetting,
): Paragraph {
  const { style, parts, isWithNext, isBeside, isInRail } = paragraph;
  const own = ownBefore(paragraph, above, design, measures);
  const before = extra > 0 ? (own ?? styleBefore(style, design, measures)) + extra : own;
  const level = bulletLevel(style);
  const reference = isBeside ? 'side-bullets' : 'bullets';
  return new Paragraph({
    style,
    children: [...first, ...parts.flatMap((part) => childrenOf(part, page.isRightToLeft))],
    ...(page.isRightToLeft && { bidirectional: true }),
    ...(isWithNext && { keepNext: true }),
    ...(isShortLine(parts) && { keepLines: true }),
    ...(before !== undefined && { spacing: { before: twips(before) } }),
    ...(level !== undefined && {
      numbering: { reference, level },
      // The indent of a list is taken from the wrong side by LibreOffice where lines run from right to left.
      ...(page.isRightToLeft && { indent: listIndent(reference, level, design, measures) }),
    }),
    ...(isInRail && style !== 'Heading2' && railShape(design)),
    ...(isBeside && frame && { frame }),
  });
}

/** Lines up to this long stay on one page; the templates of the PDF have the same. */
const shortLine = 700;
const isShortLine = (parts: readonly Part[]) =>
  parts.reduce((sum, part) => sum + (part.kind === 'piece' ? part.piece.text.length : 1), 0) <= shortLine;

function bulletLevel(style: string): number | undefined {
  if (!style.includes('Bullet')) return undefined;
  return style.endsWith('2') ? 1 : 0;
}

function railShape({ rail = 0 }: DocxDesign) {
  return {
    indent: { start: twips(rail), hanging: twips(rail) },
    tabStops: [{ type: 'left' as const, position: twips(rail) }],
  };
}

/** Makes the base direction of an address from left to right where the lines run the other way. */
const leftToRightMark = '\u200e';

function childrenOf(part: Part, isRightToLeft: boolean): ParagraphChild[] {
  if (part.kind === 'tab') return [new TextRun({ children: [new Tab()] })];
  const style = part.style && { style: part.style };
  if (part.kind === 'mark')
    return [new TextRun({ text: part.text, ...style, ...(isRightToLeft && { rightToLeft: true }) })];
  const runs = part.isLeftToRight
    ? [{ text: (isRightToLeft ? leftToRightMark : '') + part.piece.text, isRightToLeft: false }]
    : textRuns(part.piece.text, isRightToLeft);
  const made = (name: { style?: string } | undefined) =>
    runs.map((run) => new TextRun({ text: run.text, ...name, ...(run.isRightToLeft && backward(run.text)) }));
  return part.href
    ? [new ExternalHyperlink({ link: part.href, children: made({ style: 'Hyperlink' }) })]
    : made(style);
}

/** Letters from right to left, with their language. */
const backward = (text: string) => ({ rightToLeft: true, ...backwardLanguage(text) });

function backwardLanguage(text: string) {
  if (/\p{Script=Hebrew}/u.test(text)) return { language: { bidirectional: 'he-IL' } };
  return /\p{Script=Arabic}/u.test(text) ? { language: { bidirectional: 'ar-SA' } } : {};
}
