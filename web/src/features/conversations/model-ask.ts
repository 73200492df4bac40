import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { callCost } from '@foothold/core/ai/call-cost.ts';
import { askModel } from '../../platform/ai/ask.ts';
import type { Ask } from '../../platform/ai/ask-call.ts';
import type { Destination } from '../../platform/ai/destination.ts';
import { currentSession } from '../../platform/server/session.ts';
import { aiCallOf } from '../../shared/ai/ai-call-of.ts';
import { noteCall } from '../../shared/ai/note-call.ts';
import { cutQuestion } from '../../shared/ai/outgoing-of.ts';
import type { AskQuestion } from '../../shared/ai/question.ts';
import { problemOf } from './answer-edit.ts';

/** A question without what is the person's alone, as it may leave this device. */
export function cutForModel(question: AskQuestion) {
  const { user } = currentSession();
  return cutQuestion(question, user ? { names: [user.name], emails: [user.email] } : {});
}

/**
 * Asks a model once, without what is the person's alone, and notes the call in the list of calls, however it ends. `price` is
 * what it cost in US dollars, null where no price is known.
 */
export async function askOnce(
  { task, path, body, ...how }: Ask<object>,
  destination: Destination,
): Promise<{ answer: AiAnswer; price: number | null }> {
  const question = cutForModel({ task, path, body });
  const at = Date.now();
  let text = '';
  const record = (outcome: 'done' | 'stopped' | 'failed', answer: AiAnswer | null, problem = '') => {
    const seconds = Math.round((Date.now() - at) / 1000);
    const call = { question, at, seconds, outcome, answer, text: answer?.text ?? text, problem };
    noteCall(aiCallOf(call, destination));
  };
  try {
    const answer = await askModel({
      ...{ task, path, body: question.body, signal: how.signal },
      onText: (piece) => {
        text += piece;
        how.onText?.(piece);
      },
      onRestart: () => {
        text = '';
        how.onRestart?.();
      },
    });
    record('done', answer);
    return { answer, price: callCost(destination.price, answer.usage) };
  } catch (failure) {
    if (how.signal.aborted) record('stopped', null);
    else record('failed', null, problemOf(failure).code);
    throw failure;
  }
}
