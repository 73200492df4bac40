import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { type PdfThread, pdfThread } from './pdf-thread.ts';

let shared: PdfThread | undefined;

/** The thread that files are read in one after the other; requested ahead, it is there when the first file comes. */
export function sharedThread(): PdfThread {
  if (!shared || shared.isEnded())
    shared = pdfThread(
      new Worker(new URL('../typesetting/pdf-worker.ts', import.meta.url), {
        type: 'module',
        name: 'pdf-text',
      }),
    );
  return shared;
}

/** An open PDF; `exceeded` rejects with PdfTooLarge when reading it exceeds a limit. */
export type OpenedPdf = {
  document: PDFDocumentProxy;
  exceeded?: Promise<never>;
  close: () => Promise<void>;
};

/**
 * Opens a PDF inside a worker, where there is no page to draw on: its fonts are named and not loaded. Throws
 * PdfThreadNotLoaded, PdfTooLarge and what pdf.js throws.
 */
export async function openPdfApart(
  bytes: Uint8Array,
  more: Parameters<typeof getDocument>[0] = {},
  thread: PdfThread = sharedThread(),
): Promise<OpenedPdf> {
  await thread.loaded;
  thread.begin();
  const { exceeded } = thread;
  const task = getDocument({
    data: bytes,
    worker: thread.worker,
    useWasm: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    fontExtraProperties: true,
    verbosity: 0,
    // Pictures are not read; large ones need not be unpacked.
    maxImageSize: fileLimits.pdf.pixels,
    stopAtErrors: false,
    ...more,
  });
  // A thread that was terminated answers nothing, and so would never be closed.
  const close = () => Promise.race([task.destroy(), exceeded]).catch(() => undefined);
  try {
    return { document: await Promise.race([task.promise, exceeded]), exceeded, close };
  } catch (error) {
    await close();
    throw error;
  }
}
