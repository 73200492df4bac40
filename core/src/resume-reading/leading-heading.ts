import type { Line } from './line.ts';
import { headingKind } from './section-heading.ts';
import type { SectionKind } from './section-headings.data.ts';
import type { Segment } from './segment.ts';
import { cut, trimmed } from './traced-text.ts';

/** Characters in which a heading ends. */
export const longestHeading = 46;

/** A heading that was found in a line. */
export type Found = {
  kind: SectionKind;
  heading: Segment;
  isBeside: boolean;
  /** Cells of the lines that are the heading and no text. */
  labels?: Segment[];
  /** What is behind the heading in its cell. */
  rest?: Segment;
};

/** “Skills: welding, rigging”: a heading and its text in one line. */
export function leadingHeading(cell: Segment): Found | null {
  const colon = cell.text.slice(0, longestHeading).search(/[:：]\s/);
  const kind = colon > 0 ? headingKind(cell.text.slice(0, colon)) : null;
  if (!kind || kind === 'contact' || kind === 'document' || colon + 2 >= cell.text.length) return null;
  return {
    kind,
    heading: { ...cell, ...cut(cell, 0, colon) },
    isBeside: true,
    rest: { ...cell, ...trimmed(cut(cell, colon + 1)) },
  };
}

/** A line of that form directly below another one; languages below skills may be those of a programmer. */
export function headingBelow(line: Line, above: Found | null): Found | null {
  const [cell] = line.cells;
  if (!above?.rest || !cell || line.isBullet) return null;
  const found = leadingHeading(cell);
  return found?.kind === 'languages' && above.kind === 'skills' ? null : found;
}
