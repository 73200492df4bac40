import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { Conversation, ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { formatLocale } from '@foothold/core/text/format-locale.ts';
import { i18n } from '@lingui/core';
import { ownData } from '../../data/db/db.ts';
import { systemClock } from '../../data/rows/clock.ts';
import type { OwnData } from '../../data/rows/own-data.ts';
import { call } from '../../platform/server/api.ts';
import { clientFailure } from '../../platform/server/api-error.ts';
import { answerWordsIn } from '../../shared/ai/answer-words.ts';
import { questionBefore } from '../../shared/ai/question-before.ts';

/**
 * Answers the last question of a conversation by rule, from own data and on this device. What answers is loaded when it is
 * asked first.
 */
export async function builtinAnswerTo(
  { kind, jobId, career, jobTitle }: Pick<Conversation, 'kind' | 'jobId' | 'career' | 'jobTitle'>,
  said: readonly ConversationMessage[],
  signal: AbortSignal,
): Promise<AiAnswer> {
  const question = said.at(-1)?.text ?? '';
  const db = ownData();
  if (!db) throw clientFailure('signed-out');
  if (kind !== 'coach') return assistantAnswer(db, { question, jobId, said }, signal);
  return coachAnswer(db, { question, jobId, topic: jobTitle || career }, signal);
}

async function assistantAnswer(
  db: OwnData,
  { question, jobId, said }: { question: string; jobId: number | null; said: readonly ConversationMessage[] },
  signal: AbortSignal,
): Promise<AiAnswer> {
  const [{ builtinAssistant }, { queryBuiltinData }] = await Promise.all([
    import('@foothold/core/ai/builtin/assistant/assistant.ts'),
    import('../../shared/ai/builtin-data.ts'),
  ]);
  const data = await queryBuiltinData(db, systemClock, { locale: formatLocale() ?? 'en-US', signal });
  return builtinAssistant(data, answerWordsIn(i18n))(question, jobId, questionBefore(said));
}

type Coached = { question: string; jobId: number | null; topic: string };

async function coachAnswer(
  db: OwnData,
  { question: typed, jobId, topic }: Coached,
  signal: AbortSignal,
): Promise<AiAnswer> {
  const [{ besideTheCoach }, { searchInQuestion }, { isEnglishQuestion }, { knownQuestion }] =
    await Promise.all([
      import('@foothold/core/ai/builtin/search-coach/coach-beside.ts'),
      import('@foothold/core/ai/builtin/search-coach/search-in-question.ts'),
      import('@foothold/core/ai/builtin/search-coach/question-language.ts'),
      import('@foothold/core/ai/builtin/assistant/known-questions.ts'),
    ]);
  const { say, isEnglish } = answerWordsIn(i18n);
  const question = isEnglish ? typed : knownQuestion(typed, say);
  // Rules look for English words: what was offered is known, and any other language is said not to be read.
  const isRead = question !== typed || isEnglishQuestion(typed, isEnglish);
  const named = isRead ? searchInQuestion(question) : '';
  const beside = named ? null : besideTheCoach(question, { say });
  if (beside) return beside;
  const [{ builtinSearchCoach }, { coachAddress, coachQuestion }] = await Promise.all([
    import('@foothold/core/ai/builtin/search-coach/search-coach.ts'),
    import('../../shared/ai/coach-question.ts'),
  ]);
  const about = {
    jobId: jobId ?? undefined,
    question: isRead ? question : '',
    term: jobId === null ? topic : '',
    locale: formatLocale() ?? 'en-US',
  };
  const asked = await coachQuestion({ db, clock: systemClock, ask: call, signal, ...about });
  const answer = await builtinSearchCoach({ ...asked, say, isRead });
  // Without a search there is nothing to judge: this is where one is made.
  const screens = [...(asked.searches.length === 0 ? ['search'] : []), ...(isRead ? [] : ['models'])];
  const { lead } = answer.structured;
  const best = answer.structured.searches.flatMap(({ name, changes: [first] }) =>
    first ? [{ name, change: first }] : [],
  );
  // What was asked for comes first; a change of the report that is the same is left out.
  const ways = [...(lead?.changes ?? []), ...best].map(({ name, change }) => {
    return { name, says: change.says, to: coachAddress(change.search) };
  });
  const searches = [...new Map(ways.map((way) => [way.to, way])).values()];
  const found = { intent: 'coach', cited: [], screens, suggestions: lead?.suggestions ?? [], searches };
  return {
    ...answer,
    structured: { ...answer.structured, ...found },
  };
}
