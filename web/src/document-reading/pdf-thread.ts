import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { PDFWorker } from 'pdfjs-dist';
import { memoryLimitReached } from '../typesetting/pdf-thread-messages.ts';

/** A PDF that needs more memory, or draws more, than `fileLimits` allow. */
export class PdfTooLarge extends Error {
  override name = 'PdfTooLarge';
}

/** The script of the thread did not load. */
export class PdfThreadNotLoaded extends Error {
  override name = 'PdfThreadNotLoaded';
}

/** A thread that decodes one PDF at a time. */
export type PdfThread = {
  worker: PDFWorker;
  /** Fulfills when its script runs; rejects with PdfThreadNotLoaded. */
  loaded: Promise<void>;
  /** Rejects with PdfTooLarge when a document exceeds a limit; the thread is terminated then and reads no other. */
  exceeded: Promise<never>;
  isEnded(): boolean;
  /** Counts operators and texts from the beginning, for the next document. */
  begin(): void;
  end(): void;
};

/** What pdf.js posts of a page: pieces of its drawing operators, and of its texts. */
type Piece = { fnArray?: readonly unknown[]; length?: number; items?: readonly unknown[] };
type Message = { action?: string; chunk?: Piece | null; foothold?: string };

/** The thread in `port`, watched: its messages are counted as they arrive, before pdf.js collects them. */
export function pdfThread(port: Worker, most: number = fileLimits.pdf.items): PdfThread {
  let isEnded = false;
  let items = 0;
  const { promise: loaded, resolve, reject: notLoaded } = Promise.withResolvers<void>();
  const { promise: exceeded, reject: exceed } = Promise.withResolvers<never>();
  for (const promise of [loaded, exceeded]) promise.catch(() => undefined);
  const end = () => {
    isEnded = true;
    port.terminate();
  };
  port.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data?.action === 'ready') resolve();
    items += data?.chunk?.fnArray?.length ?? data?.chunk?.items?.length ?? 0;
    if (data?.foothold !== memoryLimitReached.foothold && items <= most) return;
    end();
    exceed(new PdfTooLarge());
  });
  port.addEventListener('error', (event) => {
    event.preventDefault();
    end();
    // A script that does not load has no message; one that breaks off is out of memory.
    notLoaded(new PdfThreadNotLoaded());
    exceed(new PdfTooLarge());
  });
  return {
    worker: PDFWorker.create({ port }),
    loaded,
    exceeded,
    isEnded: () => isEnded,
    begin: () => {
      items = 0;
    },
    end,
  };
}
