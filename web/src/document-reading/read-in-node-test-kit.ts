import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentAnswer } from './document-reading.ts';
import { type OpenPdf, readDocument } from './read-document.ts';

/** Opens a PDF without a worker, as the worker of the product does it in a browser. */
const openPdfInNode: OpenPdf = async (bytes) => {
  const task = getDocument({
    data: bytes.slice(),
    useWasm: false,
    verbosity: 0,
    useSystemFonts: false,
    fontExtraProperties: true,
    maxImageSize: 4_000_000,
  });
  try {
    return { document: await task.promise, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw error;
  }
};

/** Reads a resume out of a file. */
export function readInNode(name: string, bytes: Uint8Array, part = ''): Promise<DocumentAnswer> {
  return readDocument(name, bytes, { openPdf: openPdfInNode, part });
}
