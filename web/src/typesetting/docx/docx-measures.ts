import type { ResumeLook } from '@foothold/core/typesetting/resume-look.ts';
import type { DocxDesign } from './docx-designs.data.ts';
import { fontsOf } from './docx-fonts.data.ts';

/** The sizes of a look in points; the templates of the PDF have the same (templates/common.typ). */
export type Measures = {
  paper: { width: number; height: number };
  /** Of the text. */
  size: number;
  /** Factor of all space between blocks. */
  air: number;
  margin: { side: number; top: number };
  /** How wide a bullet of the text is, in em. */
  bullet: number;
  /** From one end of a line of the main column to the other. */
  textWidth: number;
};

const papers = { letter: { width: 612, height: 792 }, a4: { width: 595.3, height: 841.9 } } as const;
const sizes = { compact: 9, normal: 10, airy: 10.5 } as const;
const airs = { compact: 0.72, normal: 1, airy: 1.28 } as const;
const margins = { narrow: 36, normal: 50, wide: 66 } as const;

/** The sizes of a look in a template; `hasSide` where a column takes a part of the width. */
export function measuresOf(look: ResumeLook, design: DocxDesign, hasSide: boolean): Measures {
  const paper = papers[look.paper];
  const side = margins[look.margins];
  const taken = hasSide && design.side ? side * 1.75 + design.side.width + design.side.gutter : side * 2;
  return {
    paper,
    size: sizes[look.density] * (design.scale ?? 1),
    air: airs[look.density],
    margin: { side, top: side * 0.9 },
    bullet: fontsOf(look).body.bullet,
    textWidth: paper.width - taken,
  };
}

/** From the edge of the page to the column at its side, points. */
export const sideEdge = ({ margin }: Measures) => margin.side * 0.75;
