import type { TypesetProgress, TypesetRequest, Typesetting } from './typesetting.ts';
import type { TypesetAnswer, TypesetOrder } from './worker-messages.ts';

type Answer = Awaited<ReturnType<Typesetting['typeset']>>;
type Waiting = { request: TypesetRequest; done: (answer: Answer) => void };

const failed = (detail: string): Answer => ({ ok: false, problem: 'failed', detail });

/**
 * Runs the engine in a worker. While it sets one document, only the latest of the waiting requests is kept and the others
 * fail as `replaced`: while somebody types, outdated pages are not set.
 */
export function workerTypesetting(
  onProgress: (progress: TypesetProgress) => void = () => undefined,
  start: () => Worker = startWorker,
): Typesetting {
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let next: Waiting | undefined;
  let id = 0;
  let isOver = false;

  const finish = (answer: Answer) => {
    const ended = current;
    current = undefined;
    ended?.done(answer);
    const waiting = next;
    next = undefined;
    if (waiting) send(waiting);
  };
  const broken = (detail: string) => {
    worker?.terminate();
    worker = undefined;
    finish(failed(detail));
  };
  const opened = (): Worker => {
    const made = start();
    made.addEventListener('message', ({ data }: MessageEvent<TypesetAnswer>) => {
      if (made !== worker) return;
      if (data.kind === 'progress') onProgress(data.progress);
      else if (data.id !== id) return;
      else if (data.kind === 'set') {
        if (data.isSpent) replace(current?.request);
        finish({ ok: true, document: data.document });
      } else if (data.isSpent) broken(data.detail);
      else finish({ ok: false, problem: data.problem, detail: data.detail });
    });
    // A worker that does not start or runs out of memory: the next request starts a new one.
    made.addEventListener(
      'error',
      (event) => made === worker && broken(event.message || 'The typesetting stopped.'),
    );
    return made;
  };
  /** Starts another worker, which warms up on the document that was just set; its answer is ignored. */
  const replace = (request: TypesetRequest | undefined) => {
    worker?.terminate();
    worker = opened();
    if (request) worker.postMessage({ id: 0, request } satisfies TypesetOrder);
  };
  const send = (waiting: Waiting) => {
    current = waiting;
    id += 1;
    try {
      worker ??= opened();
      worker.postMessage({ id, request: waiting.request } satisfies TypesetOrder);
    } catch (error) {
      broken(String(error));
    }
  };

  return {
    typeset: (request) =>
      new Promise((done) => {
        if (isOver) return done(failed('disposed'));
        if (!current) return send({ request, done });
        next?.done(failed('replaced'));
        next = { request, done };
      }),
    dispose() {
      isOver = true;
      worker?.terminate();
      for (const waiting of [current, next]) waiting?.done(failed('disposed'));
      current = undefined;
      next = undefined;
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./typst-worker.ts', import.meta.url), { type: 'module' });
}
