import { type ILevelsOptions, LevelFormat } from 'docx';
import type { DocxDesign } from './docx-designs.data.ts';
import { type Measures, sideEdge } from './docx-measures.ts';
import { sideScale } from './docx-spacing.ts';
import { twips } from './docx-styles.ts';

/** The lists of a document: of the main column, and of the one at the side. */
export type ListName = 'bullets' | 'side-bullets';

/** A list of two levels: bullets, and dashes under them. */
export function list(reference: ListName, design: DocxDesign, measures: Measures) {
  const levels = ['•', '–'].map((text, level): ILevelsOptions => {
    const style = { paragraph: { indent: listIndent(reference, level, design, measures) } };
    return { level, format: LevelFormat.BULLET, text, style };
  });
  return { reference, levels };
}

/** Where the text of a level begins and how far before it its bullet stands. */
export function listIndent(reference: ListName, level: number, design: DocxDesign, measures: Measures) {
  const isBeside = reference === 'side-bullets';
  const hanging = measures.size * (isBeside ? sideScale : 1) * (measures.bullet + 0.55);
  const isAtStart = isBeside && !design.side?.isAtEnd;
  const column = isBeside ? (isAtStart ? sideEdge(measures) : 0) : (design.rail ?? 0);
  const end = isBeside && !isAtStart ? { end: twips(sideEdge(measures)) } : {};
  return { start: twips(column + hanging * (level + 1)), hanging: twips(hanging), ...end };
}
