import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

let worker: PDFWorker | undefined;

/** Opens a PDF with pdf.js, for reading and drawing; all documents share one worker. Call `close` afterwards. */
export async function openPdf(
  pdf: Uint8Array,
): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> {
  worker ??= PDFWorker.create({
    port: new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  });
  // The bytes go to the worker for good: who gave them keeps its own.
  const task = getDocument({ data: pdf.slice(), worker, useWasm: false, isImageDecoderSupported: false });
  return { document: await task.promise, close: () => task.destroy() };
}

/** Draws a page, from 1, into a canvas of this many pixels across; rejects when `signal` ends it before. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
  signal?: AbortSignal,
): Promise<void> {
  const page = await document.getPage(number);
  signal?.throwIfAborted();
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  const end = () => task.cancel();
  signal?.addEventListener('abort', end);
  try {
    await task.promise;
  } finally {
    signal?.removeEventListener('abort', end);
    page.cleanup();
  }
}
