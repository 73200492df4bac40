import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { Conversation } from '@foothold/core/entities/talk/conversation.ts';
import { ownData } from '../../data/db/db.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { ownLocale } from '../../platform/own-locale.ts';
import { clientFailure } from '../../platform/server/api-error.ts';

/** Answers a question by rule, from own data and on this device. What answers is loaded when it is asked first. */
export async function builtinAnswerTo(
  { kind }: Pick<Conversation, 'kind' | 'jobId' | 'career' | 'jobTitle'>,
  question: string,
  signal: AbortSignal,
): Promise<AiAnswer> {
  const db = ownData();
  if (!db) throw clientFailure('signed-out');
  void kind;
  const [{ builtinAssistant }, { queryBuiltinData }] = await Promise.all([
    import('@foothold/core/ai/builtin/assistant/assistant.ts'),
    import('../../shared/ai/builtin-data.ts'),
  ]);
  const data = await queryBuiltinData(db, systemClock, { locale: ownLocale(), signal });
  return builtinAssistant(data)(question);
}
