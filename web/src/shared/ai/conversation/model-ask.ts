import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { callCost } from '@foothold/core/ai/call-cost.ts';
import type { Ask } from '../../../platform/ai/ask-call.ts';
import type { Destination } from '../../../platform/ai/destination.ts';
import { aiCallOf } from '../ai-call-of.ts';
import { askCut } from '../ask-cut.ts';
import type { AskQuestion, CutQuestion } from '../ask-question.ts';
import { noteCall } from '../note-call.ts';
import { cutQuestion, whoAsks } from '../outgoing-of.ts';
import { ownLimit } from '../question.ts';
import { problemOf } from './turn-edit.ts';

/** A question without what is the person's alone, as it may leave this device. */
export async function cutForModel(question: AskQuestion): Promise<CutQuestion> {
  return cutQuestion(question, await whoAsks());
}

/**
 * Asks a model once, without what is the person's alone, and notes the call in the list of calls, however it ends. `price` is
 * what it cost in US dollars, null where no price is known; `leftOut` is what was cut out of what was sent.
 */
export async function askOnce(
  { task, path, body, ...how }: Ask<object>,
  destination: Destination,
): Promise<{ answer: AiAnswer; price: number | null; leftOut: CutQuestion['leftOut'] }> {
  const question = await cutForModel({ task, path, body });
  const at = Date.now();
  let text = '';
  const discarded: string[] = [];
  const record = (outcome: 'done' | 'stopped' | 'failed', answer: AiAnswer | null, problem = '') => {
    const seconds = Math.round((Date.now() - at) / 1000);
    const call = { question, at, seconds, outcome, answer, text: answer?.text ?? text, problem };
    noteCall(aiCallOf({ ...call, discarded }, destination));
  };
  try {
    const answer = await askCut(question, {
      signal: how.signal,
      onText: (piece) => {
        text += piece;
        how.onText?.(piece);
      },
      onRestart: () => {
        discarded.push(text);
        text = '';
        how.onRestart?.();
      },
    });
    record('done', answer);
    return { answer, price: callCost(destination.price, answer.usage), leftOut: question.leftOut };
  } catch (failure) {
    if (how.signal.aborted) record('stopped', null);
    else if (problemOf(failure).code !== ownLimit) record('failed', null, problemOf(failure).code);
    throw failure;
  }
}
