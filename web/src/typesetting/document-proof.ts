import { type PrintedPage, piecesOfPage } from '@foothold/core/typesetting/page-pieces.ts';
import type { Difference } from '@foothold/core/typesetting/read-back.ts';
import { proveDocument } from './prove-document.ts';
import type { Typeset } from './typesetting.ts';

/** How a PDF was read: by where its letters stand, as most programs do, or by its tags, as screen readers do. */
export type Reading = 'letters' | 'tags';

/** A difference, and which readings found it. */
export type ProofDifference = Difference & { readings: Reading[] };

/** What reading a document back found. */
export type DocumentProof = {
  /** How many texts were looked for. */
  texts: number;
  differences: ProofDifference[];
  /** Characters that no font of ours has: boxes stand for them. */
  missing: string[];
  /** Texts that reach over the edge of their page. */
  outside: string[];
};

/** The text of each page in each reading. */
export type BothReadings = Readonly<Record<Reading, readonly string[]>> & { outside: readonly string[] };

/** Compares what was written with both readings of a PDF; a difference that both found counts once. */
export function pdfProof(
  page: PrintedPage,
  { places, missing }: Pick<Typeset, 'places' | 'missing'>,
  read: BothReadings,
): DocumentProof {
  const found = new Map<string, ProofDifference>();
  for (const reading of ['letters', 'tags'] as const)
    for (const difference of proveDocument(page, places, read[reading])) {
      const key = `${difference.kind} ${difference.field} ${difference.expected}`;
      const before = found.get(key);
      if (before) before.readings = [...new Set([...before.readings, reading])];
      else found.set(key, { ...difference, readings: [reading] });
    }
  return {
    texts: piecesOfPage(page).length,
    differences: [...found.values()],
    missing: [...missing],
    outside: [...read.outside],
  };
}

/** True when nothing stands in the way of saving a document as it is. */
export function isProved({ differences, missing, outside }: DocumentProof): boolean {
  return differences.length + missing.length + outside.length === 0;
}
