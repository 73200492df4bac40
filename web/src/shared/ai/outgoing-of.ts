import { composeQuestion } from '@foothold/core/ai/compose/compose.ts';
import { fenceMark } from '@foothold/core/ai/fence.ts';
import { type LeftOut, leaveOut, type Person } from '@foothold/core/ai/leave-out.ts';
import { assistantTools } from '@foothold/core/ai/tools/assistant-tools.ts';
import { readQuestion } from '../../platform/ai/read-question.ts';
import type { Outgoing } from './outgoing.ts';
import type { AskQuestion } from './question.ts';

/** A question as it leaves this device: without what is the person's alone. */
export type CutQuestion = AskQuestion & { leftOut: readonly LeftOut[] };

/**
 * Cuts name, phone, e-mail and address out of a question before it leaves this device; a letter keeps them. Throws ApiError for
 * a question that no call takes, with the reason.
 */
export function cutQuestion(asked: AskQuestion, person: Person): CutQuestion {
  const { question, left: leftOut } = leaveOut(readQuestion(asked.task, asked.body), person);
  return { ...asked, body: question.body, leftOut };
}

/** What leaves for a question that was cut, word for word. Only the mark around foreign text is another one each time. */
export function outgoingOf(question: AskQuestion): Outgoing {
  const mark = fenceMark(crypto.getRandomValues(new Uint8Array(16)));
  const call = composeQuestion(readQuestion(question.task, question.body), { mark, tools: assistantTools });
  return { call, leftOut: question.leftOut ?? [], isSigned: question.task === 'letter' };
}
