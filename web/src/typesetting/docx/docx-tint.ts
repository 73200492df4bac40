import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import {
  Header,
  HorizontalPositionRelativeFrom,
  ImageRun,
  LineRuleType,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { DocxDesign } from './docx-designs.data.ts';
import { type Measures, sideEdge } from './docx-measures.ts';
import { isAtLeft } from './docx-page.ts';
import { emusInPoint, pixelsInPoint } from './docx-photo.ts';

/**
 * A header that tints the column at the side on every page: a picture of one pixel, stretched behind the text. Shaded
 * paragraphs as high as a page lie over the text in LibreOffice.
 */
export function tintedHeader(
  page: PrintedPage,
  design: DocxDesign,
  measures: Measures,
  accent: string,
): Header {
  const { paper } = measures;
  const width = sideEdge(measures) + (design.side?.width ?? 0) + (design.side?.gutter ?? 0) * 0.5;
  const left = isAtLeft(page, design) ? 0 : paper.width - width;
  const picture = new ImageRun({
    type: 'gif',
    data: pixel(lightened(accent)),
    transformation: { width: width * pixelsInPoint, height: paper.height * pixelsInPoint },
    altText: { name: '', description: '', title: '' },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.PAGE,
        offset: Math.round(left * emusInPoint),
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: 0 },
      behindDocument: true,
      wrap: { type: TextWrappingType.NONE },
    },
  });
  const spacing = { line: 20, lineRule: LineRuleType.EXACT, before: 0, after: 0 };
  return new Header({ children: [new Paragraph({ children: [picture], spacing })] });
}

/** A color with nine parts of white, as the PDF has it. */
function lightened(color: string): number[] {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return parts.map((part) => Math.round(part + (255 - part) * 0.91));
}

/** A GIF of one pixel, the only picture that needs no checksum: head, two colors, one pixel, end. */
function pixel(color: readonly number[]): Uint8Array {
  const head = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0];
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b];
  return Uint8Array.from([...head, ...color, 0, 0, 0, ...image]);
}
