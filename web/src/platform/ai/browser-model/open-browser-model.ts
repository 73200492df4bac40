import type { AiMessage } from '@foothold/core/ai/ai-message.ts';
import { estimatedTokens } from '@foothold/core/ai/estimated-tokens.ts';
import { modelMessage } from '@foothold/core/ai/model.messages.ts';
import {
  type Model,
  type ModelCall,
  ModelError,
  ModelLacksError,
  type ModelPiece,
} from '@foothold/core/ai/model.ts';
import { untilAborted } from '@foothold/core/ai/until-aborted.ts';
import { answerClock } from '@foothold/core/ai/vendors/answer-clock.ts';
import type { ModelPatience } from '@foothold/core/ai/vendors/model-settings.ts';
import { type BrowserModel, findBrowserModel, type LanguageModelSession } from './language-model.ts';

/** It may have to be read from the disk first, and an old device writes slowly. */
const usualPatience: ModelPatience = { firstMs: 300_000, idleMs: 120_000 };

/**
 * The model of this browser, which writes on this device: without tools, with data by schema where the browser takes one. Throws
 * a `ModelError` where there is none or it is not downloaded; a question never starts a download.
 */
export async function openBrowserModel(language: string, patience = usualPatience): Promise<Model> {
  const found = await findBrowserModel(language);
  if (!found) throw new ModelError('model-unknown', modelMessage('browser-has-none'));
  if (found.state !== 'available') throw new ModelError('model-unknown', modelMessage('browser-not-ready'));
  return {
    ...{ provider: 'browser', model: '', can: { tools: false, structure: true } },
    async *stream(call, signal) {
      const clock = answerClock(patience);
      const both = AbortSignal.any([signal, clock.signal]);
      try {
        yield* clock.watch(untilAborted(piecesOf(found, call, both), both));
      } catch (cause) {
        signal.throwIfAborted();
        throw clock.signal.aborted ? clock.signal.reason : problemOf(cause, call);
      } finally {
        clock.stop();
      }
    },
  };
}

async function* piecesOf(
  { api, options }: BrowserModel,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const input = call.messages.at(-1)?.text ?? '';
  const session = await api.create({
    ...options,
    signal,
    initialPrompts: [{ role: 'system', content: call.system }, ...call.messages.slice(0, -1).map(turnOf)],
  });
  try {
    await checkRoom(session, input);
    const stream = session.promptStreaming(input, {
      signal,
      ...(call.schema && { responseConstraint: call.schema }),
    });
    let tokens = 0;
    for await (const text of stream) {
      yield { kind: 'text', text };
      tokens += text.length / 4;
      // The browser knows no limit of tokens.
      if (tokens > call.maxOutputTokens) return yield endOf('length');
    }
    yield endOf('done');
  } finally {
    session.destroy?.();
  }
}

const endOf = (finish: 'done' | 'length'): ModelPiece => ({ kind: 'end', finish, model: '', usage: {} });

const turnOf = ({ role, text }: AiMessage) => ({
  role: role === 'assistant' ? ('assistant' as const) : ('user' as const),
  content: text,
});

/** Throws `too-long` where the question does not fit beside what the session holds already. */
async function checkRoom(session: LanguageModelSession, input: string): Promise<void> {
  const room = session.contextWindow ?? session.inputQuota ?? Number.POSITIVE_INFINITY;
  const used = session.contextUsage ?? session.inputUsage ?? 0;
  if (used + (await sizeOf(session, input)) > room) throw new ModelError('too-long');
}

async function sizeOf(session: LanguageModelSession, input: string): Promise<number> {
  try {
    if (session.measureContextUsage) return await session.measureContextUsage(input);
    if (session.measureInputUsage) return await session.measureInputUsage(input);
  } catch {
    // A browser that cannot measure refuses by itself what is too long.
  }
  return estimatedTokens(input);
}

/** What went wrong, by the name of the browser's error. */
function problemOf(cause: unknown, { schema }: ModelCall): ModelError | ModelLacksError {
  if (cause instanceof ModelError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'QuotaExceededError') return new ModelError('too-long');
  if (schema && (name === 'NotSupportedError' || name === 'TypeError' || name === 'SyntaxError'))
    return new ModelLacksError('structure');
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return new ModelError('not-allowed', modelMessage('browser-refused'));
  return new ModelError('not-understood', modelMessage('browser-failed'));
}
