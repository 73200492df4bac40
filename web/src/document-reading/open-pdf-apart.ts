import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

let worker: PDFWorker | undefined;

/** The worker that all files share; asked for ahead, it is there when the first file comes. */
export function sharedWorker(): PDFWorker {
  worker ??= PDFWorker.create({
    port: new Worker(new URL('../typesetting/pdf-worker.ts', import.meta.url), { type: 'module' }),
  });
  return worker;
}

/** Opens a PDF inside a worker, where there is no page to draw on: its fonts are named and not loaded. */
export async function openPdfApart(
  bytes: Uint8Array,
  more: Parameters<typeof getDocument>[0] = {},
): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> {
  const task = getDocument({
    data: bytes,
    worker: more.worker ?? sharedWorker(),
    useWasm: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    fontExtraProperties: true,
    verbosity: 0,
    // Pictures are not read; large ones need not be unpacked.
    maxImageSize: 4_000_000,
    stopAtErrors: false,
    ...more,
  });
  try {
    return { document: await task.promise, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw error;
  }
}
