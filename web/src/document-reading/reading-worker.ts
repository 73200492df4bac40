import { startTrustedTypes } from '../platform/trusted-types.ts';
import type { DocumentAnswer, DocumentProgress, ScanProgress } from './document-reading.ts';
import type { ReadingOrder, ReadingReport } from './reading-messages.ts';

// Opens files in a thread of its own: a large one takes seconds and must not block the page. What reads them is loaded
// with the first file.

// pdf.js runs in a worker of this one, whose address the rules of Trusted Types ask for here too.
startTrustedTypes();

const report = (message: ReadingReport) => (globalThis as unknown as Worker).postMessage(message);

let last: Promise<unknown> = Promise.resolve();

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadingOrder>) => {
  last = last.then(async () => report({ kind: 'answer', id: data.id, answer: await answerTo(data) }));
});

async function answerTo(order: ReadingOrder): Promise<DocumentAnswer> {
  try {
    const onProgress = (progress: DocumentProgress | ScanProgress) =>
      report({ kind: 'progress', id: order.id, progress });
    const onStart = () => report({ kind: 'started', id: order.id });
    if ('scan' in order) {
      const { readScanApart } = await loaded(import('./scan/read-scan-apart.ts'));
      return await readScanApart(order.scan, order.languages, onProgress, onStart);
    }
    const { readDocument, readPlainText } = await loaded(import('./read-document.ts'));
    if ('text' in order) {
      onStart();
      return readPlainText(order.text);
    }
    const { openPdfApart, sharedThread } = await loaded(import('./open-pdf-apart.ts'));
    if ('warmUp' in order) {
      sharedThread();
      return { ok: false, problem: 'stopped' };
    }
    // A file of another kind is read without it.
    await sharedThread().loaded.catch(() => undefined);
    onStart();
    return await readDocument(order.name, order.bytes, {
      openPdf: openPdfApart,
      onProgress,
      part: order.part,
    });
  } catch (error) {
    if (error instanceof NotLoaded) return { ok: false, problem: 'not-loaded' };
    return { ok: false, problem: 'failed', detail: error instanceof Error ? error.message : String(error) };
  }
}

class NotLoaded extends Error {}

/** A module of the product, or `NotLoaded` where its script could not be fetched. */
async function loaded<T>(module: Promise<T>): Promise<T> {
  try {
    return await module;
  } catch {
    throw new NotLoaded();
  }
}
