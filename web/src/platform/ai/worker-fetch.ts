import type { RelayAnswer, RelayCall } from './model-relay.ts';
import workerUrl from './model-worker.ts?worker&url';

/** Statuses that come without a body, which a Response refuses to have. */
const bodiless = [204, 205, 304];

/**
 * A `fetch` of one origin by a worker that may reach it; the page itself may not (docs/decisions/0124). Rejects with a TypeError
 * where it was not reached, and with the signal's reason, by which the worker ends and the connection with it.
 */
export function workerFetch(address: string, init: RequestInit): Promise<Response> {
  const { signal } = init;
  if (signal?.aborted) return Promise.reject(signal.reason);
  const script = new URL(workerUrl, location.href);
  script.searchParams.set('to', new URL(address).origin);
  const worker = new Worker(script.href, { type: 'module' });
  const call = (message: RelayCall) => worker.postMessage(message);
  let settle: Settle = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  const answer = () =>
    new Promise<RelayAnswer>((resolve, reject) => {
      settle = resolve;
      fail = reject;
    });
  const onAbort = () => end(signal?.reason);

  function end(reason: unknown): void {
    worker.terminate();
    signal?.removeEventListener('abort', onAbort);
    fail(reason);
  }

  worker.onmessage = ({ data }: MessageEvent<RelayAnswer>) => {
    if (data.kind === 'failed') end(new TypeError(data.message));
    else settle(data);
  };
  // Its script was not sent, such as for an origin that the operator does not allow.
  worker.onerror = () => end(new TypeError('The worker could not be started.'));
  signal?.addEventListener('abort', onAbort);

  const body = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          const next = answer();
          call({ kind: 'more' });
          const piece = await next;
          if (piece.kind === 'bytes') return controller.enqueue(piece.bytes);
          end(undefined);
          controller.close();
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    );

  const head = answer();
  call({
    kind: 'ask',
    request: {
      address,
      method: init.method ?? 'GET',
      headers: [...new Headers(init.headers)],
      body: typeof init.body === 'string' ? init.body : null,
    },
  });
  return head.then((one) => {
    if (one.kind !== 'head') throw new TypeError('The worker did not answer.');
    const { status, statusText, headers } = one;
    const isBodiless = bodiless.includes(status);
    if (isBodiless) end(undefined);
    return new Response(isBodiless ? null : body(), { status, statusText, headers });
  });
}

type Settle = (answer: RelayAnswer) => void;
