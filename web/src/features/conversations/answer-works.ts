import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { AiMessage, ToolCall } from '@foothold/core/ai/ai-message.ts';
import { assistantTools } from '@foothold/core/ai/tools/assistant-tools.ts';
import { messagesForModel } from '@foothold/core/ai/turn/messages-for-model.ts';
import { runTurn, type ToolEnd, type TurnEnd } from '@foothold/core/ai/turn/run-turn.ts';
import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Conversation, ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { settlePart } from '../../data/conversations/write-answer.ts';
import { ownData } from '../../data/db/db.ts';
import { systemClock } from '../../data/rows/clock.ts';
import type { Destination } from '../../platform/ai/destination.ts';
import { call } from '../../platform/server/api.ts';
import { clientFailure } from '../../platform/server/api-error.ts';
import type { AskQuestion, CutQuestion } from '../../shared/ai/ask-question.ts';
import type { AnswerWork } from '../../shared/ai/conversation/answers-at-work.ts';
import { askOnce } from '../../shared/ai/conversation/model-ask.ts';
import { mayResultGo } from '../../shared/ai/conversation/result-requests.ts';
import { editOfTurn } from '../../shared/ai/conversation/turn-edit.ts';
import { builtinEnd, rulesProposals, rulesWithdraw } from './answer-edit.ts';
import { builtinAnswerTo } from './builtin-answer.ts';
import type { MaySend } from './run-tools.ts';

/** What an answer is made from: the conversation, all that was said up to the question, and what its readings are called. */
export type Asked = {
  conversation: Pick<Conversation, 'kind' | 'jobId' | 'career' | 'jobTitle'>;
  /** Its key, and that of the answer; 0 before they are stored. */
  ids: { conversation: number; answer: number };
  said: readonly ConversationMessage[];
  title: string;
  /** What the job at hand is called; '' without one. */
  jobName: string;
};

/** Answers by rule, on the device. */
export function builtinWork({ conversation, said, title }: Asked): AnswerWork {
  return async (signal) => {
    const none = { text: '', parts: [], inputTokens: 0, outputTokens: 0, last: null, notes: [] };
    try {
      const answer = await builtinAnswerTo(conversation, said, signal);
      if (rulesWithdraw(answer)) await declineOpen(said);
      const end = await withProposals(builtinEnd(answer, title), answer, signal);
      return { end, edit: editOfTurn(end, null) };
    } catch (failure) {
      const state = signal.aborted ? ('stopped' as const) : ('failed' as const);
      const end = { ...none, state, failure: signal.aborted ? null : failure };
      return { end, edit: { ...editOfTurn(end, null), provider: 'builtin' } };
    }
  };
}

/** Declines every proposal of a conversation that waits for a yes: “cancel that”. */
async function declineOpen(said: readonly ConversationMessage[]): Promise<void> {
  for (const { internalId, parts } of said)
    for (const { id, state } of parts)
      if (state === 'open') await settlePart(internalId, id, { state: 'no', text: '' });
}

/** What the rules would write waits for a yes like what a model proposes; what cannot be is said in the answer. */
async function withProposals(end: TurnEnd, answer: AiAnswer, signal: AbortSignal): Promise<TurnEnd> {
  const run = toolsOf(signal, () => Promise.resolve(true));
  let { text, parts } = end;
  for (const { name, args } of rulesProposals(answer)) {
    const call = { id: `rule-${crypto.randomUUID()}`, name, args };
    const made = await run(call);
    if (made.state === 'open')
      parts = [...parts, { ...call, ...made, step: 0, at: text.length, journalId: 0, to: '' }];
    // Its text is for models; the title is what the person is told.
    else text = made.title === name ? made.text : made.title;
  }
  return { ...end, text, parts };
}

/** What a model is asked first: the conversation up to the question, and for the coach what the rules found. */
export async function firstQuestion(
  { conversation, said, jobName }: Asked,
  signal: AbortSignal,
): Promise<AskQuestion> {
  const context = await contextOf(conversation, said, signal);
  return questionOf(conversation, withTopic(messagesForModel(said), { ...conversation, jobName }), context);
}

function questionOf({ kind }: Asked['conversation'], messages: AiMessage[], context: string): AskQuestion {
  // What it is about stands with the first message: the fields of the call count for a first question alone.
  const body = { prompt: '', messages, ...(context && { context }) };
  if (kind === 'coach') return { task: 'search-coach', path: '/ai/job/search/coach', body };
  const tools = assistantTools.map(({ name }) => name);
  return { task: 'search-assistant', path: '/ai/job/search/assistant', body: { ...body, tools } };
}

/** Answers by a model, with tools where it is the assistant's turn. */
export function modelWork({ conversation, ids, said, jobName }: Asked, destination: Destination): AnswerWork {
  return async (signal, tell) => {
    const context = await contextOf(conversation, said, signal);
    let cost: number | null = 0;
    let cut: CutQuestion['leftOut'] = [];
    const maySend: MaySend = (result) => mayResultGo({ ...result, ids, destination, signal });
    const end = await runTurn({
      messages: withTopic(messagesForModel(said), { ...conversation, jobName }),
      signal,
      ask: async (messages, on) => {
        const question = questionOf(conversation, messages, context);
        const { answer, price, leftOut } = await askOnce({ ...question, signal, ...on }, destination);
        cost = cost === null || price === null ? null : cost + price;
        // Each step carries all that went before it.
        cut = leftOut;
        return answer;
      },
      runTool: toolsOf(signal, maySend),
      onChange: tell,
    });
    const leftOut = cut.map(({ kind, count }) => ({ kind, count }));
    return { end, edit: { ...editOfTurn(end, end.last ? cost : null), leftOut } };
  };
}

/** The tools of one answer; their code comes with the first call. */
function toolsOf(signal: AbortSignal, maySend: MaySend): (asked: ToolCall) => Promise<ToolEnd> {
  let run: ((asked: ToolCall) => Promise<ToolEnd>) | null = null;
  return async (asked) => {
    const db = ownData();
    if (!db) throw clientFailure('signed-out');
    const { toolRunner } = await import('./run-tools.ts');
    const today = calendarDate(systemClock.now());
    run ??= toolRunner({ db, clock: systemClock, today, ask: call, signal }, maySend);
    return run(asked);
  };
}

/** The coach's rules look first: the model is told what they found. */
async function contextOf(
  conversation: Asked['conversation'],
  said: readonly ConversationMessage[],
  signal: AbortSignal,
): Promise<string> {
  if (conversation.kind !== 'coach') return '';
  const found = await builtinAnswerTo(conversation, said, signal).catch(() => null);
  return found?.text ?? '';
}

/** What the conversation is about stands with its first question. */
function withTopic(
  messages: AiMessage[],
  topic: Pick<Conversation, 'career' | 'jobTitle' | 'jobId'> & { jobName: string },
): AiMessage[] {
  const { career, jobTitle, jobId, jobName } = topic;
  const lines = [
    career && `Career: ${career}`,
    jobTitle && `Job title: ${jobTitle}`,
    jobId !== null && jobName && `The job at hand, one of the person's own: ${jobName} (id ${jobId})`,
  ];
  const about = lines.filter(Boolean).join('\n');
  const [first, ...rest] = messages;
  if (about === '' || first?.role !== 'user') return messages;
  return [{ role: 'user', text: `${about}\n\n${first.text}` }, ...rest];
}
