import type { Model, ModelCall } from '../model.ts';
import { withSchemaInWords } from '../reshape-call.ts';
import { untilAborted } from '../until-aborted.ts';
import { answerClock } from './answer-clock.ts';
import { baseAddress, type ModelPatience, type ModelSettings } from './model-settings.ts';
import { type SdkCall, sdkCall } from './sdk-call.ts';
import { piecesOf, type SdkPart } from './sdk-parts.ts';
import { vendorProblem } from './vendor-problem.ts';
import { breakOf } from './whole-body.ts';

/** A language model of the AI SDK, by shape: core does not depend on it. */
export type SdkLanguageModel = {
  doStream(call: SdkCall): PromiseLike<{ stream: AsyncIterable<SdkPart> | ReadableStream<SdkPart> }>;
};

/** A model of the AI SDK behind the port of this product. Nothing is asked twice. */
export function sdkModel(
  settings: ModelSettings,
  languageModel: SdkLanguageModel,
  patience: ModelPatience,
): Model {
  const { provider, model } = settings;
  const { protocol, host } = new URL(baseAddress(settings));
  return {
    ...{ provider, model, can: { tools: true, structure: true } },
    // Over http it is one of the operator's own network.
    ...(protocol === 'https:' && { host }),
    async *stream(call, signal) {
      const asked = { tools: (call.tools ?? []).length > 0, structure: call.schema !== undefined };
      const clock = answerClock(patience);
      // Servers at home often pass over a schema in silence, so the words say it too.
      const said = provider === 'openai-compatible' && call.schema ? inWordsToo(call) : call;
      const both = AbortSignal.any([signal, clock.signal]);
      try {
        yield* clock.watch(untilAborted(streamed(languageModel, said, model, both), both));
      } catch (cause) {
        signal.throwIfAborted();
        throw vendorProblem(breakOf(both) ?? cause, asked);
      } finally {
        clock.stop();
      }
    },
  };
}

function inWordsToo(call: ModelCall): ModelCall {
  return { ...call, system: withSchemaInWords(call).system };
}

async function* streamed(
  languageModel: SdkLanguageModel,
  call: ModelCall,
  named: string,
  signal: AbortSignal,
) {
  const { stream } = await languageModel.doStream(sdkCall(call, signal));
  for await (const piece of piecesOf(Symbol.asyncIterator in stream ? stream : readAll(stream), named)) {
    const broke = breakOf(signal);
    // Words that had arrived are words; an end, and a call that nobody finished, are the SDK's guess.
    if (broke && (piece.kind === 'tool' || piece.kind === 'end')) throw broke;
    yield piece;
  }
}

/** Safari reads streams by their reader alone. */
async function* readAll<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
