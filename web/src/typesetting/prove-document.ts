import type { Piece } from '@foothold/core/typesetting/page-piece.ts';
import { type PrintedPage, piecesOfPage } from '@foothold/core/typesetting/page-pieces.ts';
import { type Difference, readBackDifferences } from '@foothold/core/typesetting/read-back.ts';
import type { FieldPlace } from './typesetting.ts';

/**
 * Compares the text that a reader finds in a document with what was written, field by field, in the order of the
 * template. A field that the template left out is reported as missing.
 */
export function proveDocument(
  page: PrintedPage,
  places: readonly Pick<FieldPlace, 'field'>[],
  pages: readonly string[],
): Difference[] {
  const open = new Map<string, Piece[]>();
  for (const piece of piecesOfPage(page)) open.set(piece.field, [...(open.get(piece.field) ?? []), piece]);
  const written = places.flatMap(({ field }) => open.get(field)?.shift() ?? []);
  const leftOut = [...open.values()].flat();
  return [
    ...readBackDifferences(written, pages),
    ...leftOut.map(({ field, text }) => ({
      kind: 'missing' as const,
      field,
      expected: text,
      found: '',
      page: 1,
    })),
  ];
}
