import type { RelayAnswer, RelayCall } from './model-relay.ts';
import workerUrl from './model-worker.ts?worker&url';

/** Statuses that come without a body, which a Response refuses to have. */
const bodiless = [204, 205, 304];

/**
 * A `fetch` of one origin by a worker that may reach it; the page itself may not (docs/decisions/0124). Rejects with a TypeError
 * where it was not reached, and with the signal's reason, by which the worker ends and the connection with it.
 */
export async function workerFetch(address: string, init: RequestInit): Promise<Response> {
  const { signal } = init;
  signal?.throwIfAborted();
  const { next, call, end } = startWorker(address, signal ?? null);
  const body = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          const piece = await next();
          if (piece.kind === 'bytes') {
            call({ kind: 'taken', bytes: piece.bytes.byteLength });
            controller.enqueue(piece.bytes);
          } else {
            end();
            controller.close();
          }
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    );

  call({
    kind: 'ask',
    request: {
      address,
      method: init.method ?? 'GET',
      headers: [...new Headers(init.headers)],
      body: typeof init.body === 'string' ? init.body : null,
    },
  });
  const head = await next();
  if (head.kind !== 'head') throw new TypeError('The worker did not answer.');
  const { status, statusText, headers } = head;
  const isBodiless = bodiless.includes(status);
  if (isBodiless) end();
  return new Response(isBodiless ? null : body(), { status, statusText, headers });
}

/** A worker for the origin of an address. `next` returns its messages in their order, and rejects where it failed or was aborted. */
function startWorker(address: string, signal: AbortSignal | null) {
  const script = new URL(workerUrl, location.href);
  script.searchParams.set('to', new URL(address).origin);
  const worker = new Worker(script.href, { type: 'module' });
  const arrived: RelayAnswer[] = [];
  let failure: { reason: unknown } | undefined;
  let wake = () => {};

  function end(): void {
    worker.terminate();
    signal?.removeEventListener('abort', abort);
  }
  function fail(reason: unknown): void {
    failure ??= { reason };
    end();
    wake();
  }
  function abort(): void {
    // What nobody took yet is not wanted anymore.
    arrived.length = 0;
    fail(signal?.reason);
  }

  worker.onmessage = ({ data }: MessageEvent<RelayAnswer>) => {
    if (data.kind === 'failed') return fail(new TypeError(data.message));
    arrived.push(data);
    wake();
  };
  // Its script was not sent, such as for an origin that the operator does not allow.
  worker.onerror = () => fail(new TypeError('The worker could not be started.'));
  signal?.addEventListener('abort', abort);

  return {
    call: (message: RelayCall) => worker.postMessage(message),
    end,
    async next(): Promise<RelayAnswer> {
      for (;;) {
        const first = arrived.shift();
        if (first) return first;
        if (failure) throw failure.reason;
        await new Promise<void>((done) => {
          wake = done;
        });
      }
    },
  };
}
