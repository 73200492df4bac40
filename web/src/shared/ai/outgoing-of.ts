import { composeQuestion } from '@foothold/core/ai/compose/compose.ts';
import { fenceMark } from '@foothold/core/ai/fence.ts';
import { leaveOut, leaveOutOfResult, type Person } from '@foothold/core/ai/leave-out.ts';
import { assistantTools } from '@foothold/core/ai/tools/assistant-tools.ts';
import { ownIdentity } from '../../data/ai/own-identity.ts';
import { readQuestion } from '../../platform/ai/read-question.ts';
import { currentSession } from '../../platform/server/session.ts';
import type { AskQuestion, CutQuestion } from './ask-question.ts';
import type { Outgoing } from './outgoing.ts';

/** Who asks: the account, and all that own data say of them and of their contacts. */
export async function whoAsks(): Promise<Person> {
  const { user } = currentSession();
  const own = await ownIdentity();
  if (!user) return own;
  return { ...own, names: [user.name, ...(own.names ?? [])], emails: [user.email, ...(own.emails ?? [])] };
}

/** A result of a tool as it leaves this device, and what is cut out of it: the same as in the question that carries it. */
export async function cutResult(text: string): Promise<ReturnType<typeof leaveOutOfResult>> {
  return leaveOutOfResult(text, await whoAsks());
}

/**
 * Cuts name, phone, e-mail and address out of a question before it leaves this device; a letter keeps them. Throws ApiError for
 * a question that no call takes, with the reason.
 */
export function cutQuestion(asked: AskQuestion, person: Person): CutQuestion {
  const { question, left: leftOut } = leaveOut(readQuestion(asked.task, asked.body), person);
  return { ...asked, body: question.body, leftOut } as AskQuestion as CutQuestion;
}

/** What leaves for a question that was cut, word for word. Only the mark around foreign text is another one each time. */
export function outgoingOf(question: AskQuestion): Outgoing {
  const mark = fenceMark(crypto.getRandomValues(new Uint8Array(16)));
  const call = composeQuestion(readQuestion(question.task, question.body), { mark, tools: assistantTools });
  return { call, leftOut: question.leftOut ?? [], isSigned: question.task === 'letter' };
}
