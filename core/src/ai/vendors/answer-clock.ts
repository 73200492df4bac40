import { ModelError, type ModelPiece } from '../model.ts';
import type { ModelPatience } from './model-settings.ts';

type AnswerClock = {
  signal: AbortSignal;
  watch(pieces: AsyncIterable<ModelPiece>): AsyncGenerator<ModelPiece>;
  stop(): void;
};

/** Ends a stream that is silent for too long: `signal` is aborted with a `ModelError`, `timed-out`, while `watch` waits for a piece. */
export function answerClock({ firstMs, idleMs }: ModelPatience): AnswerClock {
  const controller = new AbortController();
  const end = () => controller.abort(new ModelError('timed-out'));
  let timer = setTimeout(end, firstMs);
  return {
    signal: controller.signal,
    async *watch(pieces: AsyncIterable<ModelPiece>): AsyncGenerator<ModelPiece> {
      for await (const piece of pieces) {
        clearTimeout(timer);
        // While the caller works on a piece, the model is not silent.
        yield piece;
        timer = setTimeout(end, idleMs);
      }
    },
    stop() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
