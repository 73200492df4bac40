import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import {
  FrameAnchorType,
  FrameWrap,
  HeightRule,
  HorizontalPositionAlign,
  type IFrameOptions,
  VerticalPositionAlign,
} from 'docx';
import type { DocxDesign } from './docx-designs.data.ts';
import { type Measures, sideEdge } from './docx-measures.ts';
import { firstLeading } from './docx-spacing.ts';
import { twips } from './docx-styles.ts';

/** The side of the page at which the column stands. */
export const isAtLeft = ({ isRightToLeft }: PrintedPage, { side }: DocxDesign) =>
  Boolean(side?.isAtEnd) === isRightToLeft;

/** Paper and margins of a document. */
export function pageOf(page: PrintedPage, design: DocxDesign, measures: Measures, hasSide: boolean) {
  const { paper, margin } = measures;
  const taken =
    hasSide && design.side ? sideEdge(measures) + design.side.width + design.side.gutter : margin.side;
  const sides = [twips(taken), twips(margin.side)] as const;
  // Paper has no start and no end.
  const [left, right] = hasSide && isAtLeft(page, design) ? sides : [sides[1], sides[0]];
  return {
    size: { width: twips(paper.width), height: twips(paper.height) },
    margin: {
      // The first line brings its leading along.
      top: twips(margin.top - firstLeading(design)),
      bottom: twips(margin.top),
      left,
      right,
      header: 0,
      footer: 0,
    },
  };
}

/**
 * The column stands in a frame, whose paragraphs are read where they are written: after the name. It is placed by the edge
 * of the page, since programs do not agree from which side they measure where lines run from right to left.
 */
export function sideFrame(
  page: PrintedPage,
  design: DocxDesign,
  measures: Measures,
): IFrameOptions | undefined {
  const { side } = design;
  if (!side) return undefined;
  const isLeft = isAtLeft(page, design);
  return {
    type: 'alignment',
    alignment: {
      x: isLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      y: VerticalPositionAlign.TOP,
    },
    width: twips(side.width + sideEdge(measures)),
    wrap: FrameWrap.AROUND,
    anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.MARGIN },
    rule: HeightRule.AUTO,
  };
}
