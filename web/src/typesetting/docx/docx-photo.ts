import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { DocxDesign } from './docx-designs.data.ts';
import type { Measures } from './docx-measures.ts';
import type { DocxParagraph } from './docx-paragraph.ts';
import { sizeOf, styleBefore } from './docx-spacing.ts';
import { type Picture, pictureOf } from './image-size.ts';

/** As wide as in the PDF, in points. */
const width = 85;
/** The units of drawings in a point, and the pixels. */
export const emusInPoint = 12_700;
export const pixelsInPoint = 4 / 3;

/** The picture at the far end of the head. */
export function photoRun(bytes: Uint8Array, page: PrintedPage): ImageRun {
  const picture = knownPicture(bytes);
  const across = width * pixelsInPoint;
  return new ImageRun({
    type: picture.type,
    data: bytes,
    transformation: {
      width: Math.round(across),
      height: Math.round((across * picture.height) / picture.width),
    },
    altText: { name: page.name.text || 'Photo', description: page.name.text, title: '' },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: page.isRightToLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
      margins: { left: 15 * emusInPoint, right: 15 * emusInPoint },
    },
  });
}

/** Points by which a picture reaches further down than the head beside it, so that no heading stands beside it. */
export function photoOverhang(
  bytes: Uint8Array,
  head: readonly DocxParagraph[],
  design: DocxDesign,
  measures: Measures,
): number {
  const picture = knownPicture(bytes);
  const beside = head.reduce((height, { style }) => {
    const line = sizeOf(style, design, measures) * (usualCapital + design.leading);
    return height + styleBefore(style, design, measures) + line;
  }, 0);
  return Math.max(0, (width * picture.height) / picture.width - beside);
}

/** Of Latin letters, in em. */
const usualCapital = 0.68;

function knownPicture(bytes: Uint8Array): Picture {
  const picture = pictureOf(bytes);
  if (!picture) throw new Error('The photo is no JPEG or PNG picture.');
  return picture;
}
