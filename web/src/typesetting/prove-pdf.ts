import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import { type DocumentProof, pdfProof } from './document-proof.ts';
import { openPdf } from './open-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { readTags } from './read-tags.ts';
import type { Typeset } from './typesetting.ts';

/** Reads a PDF back in both ways and compares it with what was written; throws when it cannot be opened. */
export async function provePdf(page: PrintedPage, typeset: Typeset): Promise<DocumentProof> {
  const { document, close } = await openPdf(typeset.pdf);
  try {
    const { pages, outside } = await readPdf(document, page.isRightToLeft);
    return pdfProof(page, typeset, {
      letters: pages,
      tags: await readTags(document, page.isRightToLeft),
      outside,
    });
  } finally {
    await close();
  }
}
