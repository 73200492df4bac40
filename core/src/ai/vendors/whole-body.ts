import { modelMessage } from '../model.messages.ts';
import { ModelError } from '../model.ts';

const maxBytes = 10_000_000;
/** Read ahead of who reads, so that a break finds nothing left behind. */
const ahead = 1_000_000;

/** Why the answer to a question ended early, by the signal that the question was asked with. */
const brokenBy = new WeakMap<AbortSignal, ModelError>();

/** Why the answer to the question of this signal ended early; undefined while it did not. */
export function breakOf(signal: AbortSignal): ModelError | undefined {
  return brokenBy.get(signal);
}

/**
 * The body of an answer, at most 10 MB of it, that ends where the connection breaks. A stream that fails drops what its reader
 * has not taken yet, also in every stage between here and the reader; one that ends drops nothing, so that all that had arrived
 * is read first. Who reads asks `breakOf` whether that was the end.
 */
export function wholeBody(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let wake = () => {};
  let read = 0;

  async function pump(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for (;;) {
        if ((controller.desiredSize ?? 0) <= 0)
          await new Promise<void>((done) => {
            wake = done;
          });
        const { done, value } = await reader.read();
        if (done) break;
        read += value.byteLength;
        if (read > maxBytes) throw new ModelError('cut-off', modelMessage('too-large'));
        controller.enqueue(value);
      }
    } catch (cause) {
      reader.cancel().catch(() => undefined);
      if (signal.aborted) return controller.error(signal.reason);
      const cut = new ModelError('cut-off');
      brokenBy.set(signal, cause instanceof ModelError ? cause : cut);
    }
    controller.close();
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        pump(controller).catch(() => undefined);
      },
      pull: () => wake(),
      cancel: (reason) => reader.cancel(reason),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: ahead }),
  );
}
