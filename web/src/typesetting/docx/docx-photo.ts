import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { pictureOf } from './image-size.ts';

/** As wide as in the PDF, in points. */
const width = 85;
/** The units of drawings in a point, and the pixels. */
export const emusInPoint = 12_700;
export const pixelsInPoint = 4 / 3;

/** The picture at the far end of the head; throws when it is neither JPEG nor PNG. */
export function photoRun(bytes: Uint8Array, page: PrintedPage): ImageRun {
  const picture = pictureOf(bytes);
  if (!picture) throw new Error('The photo is no JPEG or PNG picture.');
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
