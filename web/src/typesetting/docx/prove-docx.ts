import type { Piece } from '@foothold/core/typesetting/page-piece.ts';
import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import type { Difference } from '@foothold/core/typesetting/read-back.ts';
import { proveDocument } from '../prove-document.ts';
import { docxDesigns } from './docx-designs.data.ts';
import { docxParagraphs } from './docx-layout.ts';
import { piecesIn } from './docx-paragraph.ts';
import { readDocx } from './read-docx.ts';

/**
 * Reads a Word document back and compares it with what was to be written, field by field. Every field has to be there in
 * full, in the order of one of our templates; else the differences are those from the order that is nearest.
 */
export async function proveDocx(page: PrintedPage, bytes: Uint8Array): Promise<Difference[]> {
  const text = (await readDocx(bytes)).join('\n');
  let least: Difference[] | undefined;
  for (const written of ordersOf(page)) {
    const differences = proveDocument(page, written, [text]);
    if (differences.length === 0) return [];
    if (!least || differences.length < least.length) least = differences;
  }
  return least ?? [];
}

/** Every order in which our templates set the texts of a page. */
function ordersOf(page: PrintedPage): Piece[][] {
  const orders = Object.values(docxDesigns).flatMap((design) =>
    (design.side ? [true, false] : [false]).map((hasSide) => piecesIn(docxParagraphs(page, design, hasSide))),
  );
  const known = new Map(orders.map((pieces) => [pieces.map(({ field }) => field).join('\n'), pieces]));
  return [...known.values()];
}
