import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import type { DocumentAnswer, DocumentProgress, DocumentReading, ScanProgress } from './document-reading.ts';
import type { ReadingOrder, ReadingReport } from './reading-messages.ts';

type Waiting = {
  /** Time without progress after which the worker is terminated, ms. */
  patience: number;
  order: (id: number) => ReadingOrder;
  onProgress: (progress: DocumentProgress | ScanProgress) => void;
  done: (answer: DocumentAnswer) => void;
};

const failed = (detail: string): DocumentAnswer => ({ ok: false, problem: 'failed', detail });
const stopped: DocumentAnswer = { ok: false, problem: 'stopped' };
const tookTooLong: DocumentAnswer = { ok: false, problem: 'took-too-long' };

/**
 * Reads files in a worker, one after the other. Stopping ends the worker, since a page that is being read cannot be
 * interrupted; the next file starts another. So does the deadline of `fileLimits`: it begins when the scripts of the
 * worker are loaded, and again with each page, so that a slow connection and many pages do not count as a hang.
 */
export function workerReading(start: () => Worker = startWorker): DocumentReading {
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let waiting: Waiting[] = [];
  let id = 0;
  let isOver = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const startDeadline = () => {
    clearTimeout(deadline);
    if (current) deadline = setTimeout(() => end(tookTooLong), current.patience);
  };
  const finish = (answer: DocumentAnswer) => {
    clearTimeout(deadline);
    const ended = current;
    current = undefined;
    ended?.done(answer);
    const next = waiting.shift();
    if (next) send(next);
  };
  const end = (answer: DocumentAnswer) => {
    worker?.terminate();
    worker = undefined;
    finish(answer);
  };
  const opened = (): Worker => {
    const made = start();
    made.addEventListener('message', ({ data }: MessageEvent<ReadingReport>) => {
      if (made !== worker || data.id !== id) return;
      if (data.kind !== 'answer') startDeadline();
      if (data.kind === 'started') return;
      if (data.kind === 'progress') current?.onProgress(data.progress);
      // A worker remembers that a script did not come, and would not ask for it again.
      else if (!data.answer.ok && data.answer.problem === 'not-loaded') end(data.answer);
      else finish(data.answer);
    });
    made.addEventListener('error', (event) => {
      if (made !== worker) return;
      // A script that does not load has no message.
      end(event.message ? failed(event.message) : { ok: false, problem: 'not-loaded' });
    });
    return made;
  };
  const send = (one: Waiting) => {
    current = one;
    id += 1;
    worker ??= opened();
    worker.postMessage(one.order(id));
  };
  const ask = (
    order: Waiting['order'],
    onProgress: Waiting['onProgress'],
    { signal, seconds = fileLimits.pdf.seconds }: { signal?: AbortSignal | undefined; seconds?: number } = {},
  ) =>
    new Promise<DocumentAnswer>((done) => {
      if (isOver || signal?.aborted) return done(isOver ? failed('disposed') : stopped);
      const stop = () => {
        if (current === one) end(stopped);
        else if (waiting.includes(one)) {
          waiting = waiting.filter((other) => other !== one);
          one.done(stopped);
        }
      };
      const one: Waiting = {
        patience: seconds * 1000,
        order,
        onProgress,
        done: (answer) => {
          signal?.removeEventListener('abort', stop);
          done(answer);
        },
      };
      signal?.addEventListener('abort', stop);
      if (current) waiting.push(one);
      else send(one);
    });

  return {
    read: ({ name, bytes, part = '' }, { onProgress = () => undefined, signal } = {}) =>
      ask((at) => ({ id: at, name, bytes, part }), onProgress as Waiting['onProgress'], { signal }),
    readScan: ({ bytes }, { languages = [], onProgress = () => undefined, signal } = {}) =>
      ask((at) => ({ id: at, scan: bytes, languages }), onProgress as Waiting['onProgress'], {
        signal,
        seconds: fileLimits.scanPdf.seconds,
      }),
    readText: (text) =>
      ask(
        (at) => ({ id: at, text }),
        () => undefined,
      ),
    warmUp() {
      void ask(
        (at) => ({ id: at, warmUp: true }),
        () => undefined,
      );
    },
    dispose() {
      isOver = true;
      clearTimeout(deadline);
      worker?.terminate();
      worker = undefined;
      for (const one of [current, ...waiting]) one?.done(failed('disposed'));
      current = undefined;
      waiting = [];
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
}
