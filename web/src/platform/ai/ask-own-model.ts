import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { answerData } from '@foothold/core/ai/compose/answer-schemas.ts';
import { composeQuestion } from '@foothold/core/ai/compose/compose.ts';
import { fenceMark } from '@foothold/core/ai/fence.ts';
import { type Model, ModelError } from '@foothold/core/ai/model.ts';
import { runModel } from '@foothold/core/ai/run-model.ts';
import { assistantTools } from '@foothold/core/ai/tools/assistant-tools.ts';
import { sentMessage } from '@foothold/core/text/sent-message.ts';
import { ApiError, clientFailure } from '../server/api-error.ts';
import type { Ask } from './ask-call.ts';
import { openOwnModel } from './own-model.ts';
import { modelSettingsOf, type OwnModel } from './own-settings.ts';
import { readQuestion } from './read-question.ts';

/** Asks the person's own model straight from this browser: the same question that the server would ask it. Throws ApiError. */
export function askOwnModel<B>(ask: Ask<B>, own: OwnModel): Promise<AiAnswer> {
  return askHere(ask, () => openOwnModel(modelSettingsOf(own)), modelFailure);
}

/** Asks a model that is opened in this browser. Throws what `failureOf` says of a failure. */
export async function askHere<B>(
  ask: Ask<B>,
  open: () => Promise<Model>,
  failureOf: (cause: unknown) => ApiError,
): Promise<AiAnswer> {
  const question = readQuestion(ask.task, ask.body);
  const mark = fenceMark(crypto.getRandomValues(new Uint8Array(16)));
  const call = composeQuestion(question, { mark, tools: assistantTools });
  const schema = Object.hasOwn(answerData, ask.task)
    ? answerData[ask.task as keyof typeof answerData]
    : undefined;
  try {
    return await runModel(await open(), call, {
      signal: ask.signal,
      ...(ask.onText && { onText: ask.onText }),
      ...(ask.onRestart && { onRestart: ask.onRestart }),
      ...(schema && { read: (json: unknown) => schema.parse(json) }),
    });
  } catch (cause) {
    if (ask.signal.aborted) throw ask.signal.reason;
    throw failureOf(cause);
  }
}

/** What went wrong with a model that was asked from here, in words. */
export function modelFailure(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!navigator.onLine) return clientFailure('offline', { cause });
  return failureInWords(cause);
}

/** The same of a model that needs no connection. */
export function failureInWords(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!(cause instanceof ModelError)) return clientFailure('bad-answer', { cause });
  const { problem, message, text, retryAfter = 0 } = cause;
  return new ApiError(problem, message, { retryAfter, text: sentMessage(text), cause });
}
