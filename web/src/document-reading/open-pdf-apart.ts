import { getDocument, PDFWorker } from 'pdfjs-dist';
import type { OpenPdf } from './read-document.ts';

let worker: PDFWorker | undefined;

/** Starts what reads PDFs before the first one comes. */
export function warmUpPdf(): void {
  worker ??= PDFWorker.create({
    port: new Worker(new URL('../typesetting/pdf-worker.ts', import.meta.url), { type: 'module' }),
  });
}

/** Opens a PDF inside a worker, where there is no page to draw on: its fonts are named and not loaded. */
export const openPdfApart: OpenPdf = async (bytes) => {
  warmUpPdf();
  const task = getDocument({
    data: bytes,
    ...(worker && { worker }),
    useWasm: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    fontExtraProperties: true,
    verbosity: 0,
    // Pictures are not read; large ones need not be unpacked.
    maxImageSize: 4_000_000,
    stopAtErrors: false,
  });
  try {
    return { document: await task.promise, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw error;
  }
};
