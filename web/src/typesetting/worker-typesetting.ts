import type { TypesetProgress, TypesetRequest, Typesetting } from './typesetting.ts';
import type { TypesetAnswer, TypesetOrder } from './worker-messages.ts';

type Answer = Awaited<ReturnType<Typesetting['typeset']>>;
type Waiting = { request: TypesetRequest; done: (answer: Answer) => void };

const given = (detail: string): Answer => ({ ok: false, problem: 'failed', detail });

/**
 * The engine in a worker. While it sets one page, only the last of those that wait is kept, the ones before it answer
 * `replaced`: who types does not wait for pages of a second ago.
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
    finish(given(detail));
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
      } else finish({ ok: false, problem: data.problem, detail: data.detail });
    });
    // A worker that does not start, or runs out of memory: the next page gets a new one.
    made.addEventListener(
      'error',
      (event) => made === worker && broken(event.message || 'The typesetting stopped.'),
    );
    return made;
  };
  /** Another worker, which warms up on the page that was just set; nobody waits for what it answers. */
  const replace = (request: TypesetRequest | undefined) => {
    worker?.terminate();
    worker = opened();
    if (request) worker.postMessage({ id: 0, request } satisfies TypesetOrder);
  };
  const send = (waiting: Waiting) => {
    current = waiting;
    id += 1;
    worker ??= opened();
    worker.postMessage({ id, request: waiting.request } satisfies TypesetOrder);
  };

  return {
    typeset: (request) =>
      new Promise((done) => {
        if (isOver) return done(given('disposed'));
        if (!current) return send({ request, done });
        next?.done(given('replaced'));
        next = { request, done };
      }),
    dispose() {
      isOver = true;
      worker?.terminate();
      for (const waiting of [current, next]) waiting?.done(given('disposed'));
      current = undefined;
      next = undefined;
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./typst-worker.ts', import.meta.url), { type: 'module' });
}
