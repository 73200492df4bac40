import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { Conversation } from '@foothold/core/entities/talk/conversation.ts';
import { ownData } from '../../data/db/db.ts';
import { systemClock } from '../../data/rows/clock.ts';
import type { OwnData } from '../../data/rows/own-data.ts';
import { ownLocale } from '../../platform/own-locale.ts';
import { call } from '../../platform/server/api.ts';
import { clientFailure } from '../../platform/server/api-error.ts';

/** Answers a question by rule, from own data and on this device. What answers is loaded when it is asked first. */
export async function builtinAnswerTo(
  { kind, jobId }: Pick<Conversation, 'kind' | 'jobId' | 'career' | 'jobTitle'>,
  question: string,
  signal: AbortSignal,
): Promise<AiAnswer> {
  const db = ownData();
  if (!db) throw clientFailure('signed-out');
  return kind === 'coach' ? coachAnswer(db, jobId, signal) : assistantAnswer(db, question, signal);
}

async function assistantAnswer(db: OwnData, question: string, signal: AbortSignal): Promise<AiAnswer> {
  const [{ builtinAssistant }, { queryBuiltinData }] = await Promise.all([
    import('@foothold/core/ai/builtin/assistant/assistant.ts'),
    import('../../shared/ai/builtin-data.ts'),
  ]);
  const data = await queryBuiltinData(db, systemClock, { locale: ownLocale(), signal });
  return builtinAssistant(data)(question);
}

async function coachAnswer(db: OwnData, jobId: number | null, signal: AbortSignal): Promise<AiAnswer> {
  const [{ builtinSearchCoach }, { coachQuestion }] = await Promise.all([
    import('@foothold/core/ai/builtin/search-coach/search-coach.ts'),
    import('../../shared/ai/coach-question.ts'),
  ]);
  const about = { jobId: jobId ?? undefined, locale: ownLocale() };
  return builtinSearchCoach(await coachQuestion({ db, clock: systemClock, ask: call, signal, ...about }));
}
