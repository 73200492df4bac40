import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { statedPixels } from '@foothold/core/files/image-size.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { fetchBytes } from '../../platform/files/fetch-bytes.ts';
import { openPdfApart } from '../open-pdf-apart.ts';
import { pdfThread } from '../pdf-thread.ts';
import { CanvasesApart, NoFilters } from './draw-apart.ts';
import { grayOf } from './gray-picture.ts';
import type { ScanPages } from './read-scan.ts';

/** Pixels of the longer side of a page: 200 dpi on paper, whatever the file says of its size. */
const longSide = 2300;
/** Points of the shorter side of a picture, for which nothing says how large it is on paper. */
const paperWidth = 612;

/** The decoders of pictures that scanners write, which pdf.js asks for by name. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg }[filename];
    if (!url) throw new Error(`${filename} is not part of the product.`);
    return fetchBytes(url);
  }
}

/** A picture of more pixels than are decoded. */
export class PictureTooLarge extends Error {
  override name = 'PictureTooLarge';
}

/**
 * The pages of a scanned PDF, or a picture, in shades of gray; `close` frees it. Throws PictureTooLarge, PdfTooLarge, and
 * another error for a file that cannot be opened.
 */
export async function openScanPages(bytes: Uint8Array): Promise<ScanPages & { close: () => Promise<void> }> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (!start.includes('%PDF-')) return picturePages(bytes);
  // A worker of its own: the other one keeps that it has no decoders, and pictures need memory only as long as a scan is read.
  const thread = pdfThread(
    new Worker(new URL('../../typesetting/pdf-worker.ts', import.meta.url), {
      type: 'module',
      name: 'pdf-scan',
    }),
    fileLimits.scanPdf.items,
  );
  const opened = openPdfApart(
    bytes,
    {
      maxImageSize: fileLimits.scanPdf.pixels,
      useWasm: true,
      useWorkerFetch: false,
      CanvasFactory: CanvasesApart,
      FilterFactory: NoFilters,
      BinaryDataFactory: Decoders,
    },
    thread,
  );
  opened.catch(thread.end);
  const { document, close } = await opened;
  return {
    kind: 'pdf',
    count: document.numPages,
    page: (at) => Promise.race([drawnPage(document, at), thread.exceeded]),
    close: () => close().finally(thread.end),
  };
}

async function drawnPage(document: PDFDocumentProxy, at: number) {
  const page = await document.getPage(at + 1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longSide / Math.max(width, height) });
  const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // Drawn as for a printer, which does not wait for the frames of a screen.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, intent: 'print' }).promise;
  page.cleanup();
  return { picture: shadesOf(canvas), width, height };
}

async function picturePages(bytes: Uint8Array): Promise<ScanPages & { close: () => Promise<void> }> {
  // Some kilobytes can state billions of pixels: the browser would hold all of them.
  if ((statedPixels(bytes) ?? Number.POSITIVE_INFINITY) > fileLimits.scanPicture.pixels)
    throw new PictureTooLarge();
  // The way a camera was held is in its file and is heeded here.
  const bitmap = await createImageBitmap(new Blob([bytes.slice()]));
  const scale = longSide / Math.max(bitmap.width, bitmap.height);
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const points = paperWidth / Math.min(width, height);
  return {
    kind: 'picture',
    count: 1,
    page: async () => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(bitmap, 0, 0, width, height);
      return { picture: shadesOf(canvas), width: width * points, height: height * points };
    },
    close: async () => bitmap.close(),
  };
}

function shadesOf(canvas: OffscreenCanvas) {
  const { width, height } = canvas;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing in a worker.');
  return grayOf(width, height, context.getImageData(0, 0, width, height).data);
}
