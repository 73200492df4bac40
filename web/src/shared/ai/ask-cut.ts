import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { ToolCall } from '@foothold/core/ai/ai-message.ts';
import type { ContactData } from '@foothold/core/ai/privacy/contact-marks.ts';
import { contactRestorer, restoreContacts } from '@foothold/core/ai/privacy/contact-marks.ts';
import { askModel } from '../../platform/ai/ask.ts';
import { checkMonthLimit } from './check-month-limit.ts';
import { whoAsks } from './outgoing-of.ts';
import type { AskCut } from './question.ts';

/**
 * Asks a model with a question that was cut: the one way to a model. The marks that stood in place of contacts are their names
 * again in what comes back: in the text as it arrives, in the answer and in the arguments of the tools it asks for. Throws ApiError
 * (`own-limit`) before anything is sent where the limit of the month would be passed.
 */
export const askCut: AskCut = async (question, { signal, onText, onRestart }) => {
  await checkMonthLimit(question);
  const { task, path, body } = question;
  const { contacts = [] } = await whoAsks();
  signal.throwIfAborted();
  let restorer = contactRestorer(contacts);
  const hand = (text: string) => text !== '' && onText?.(text);
  const answer = await askModel({
    ...{ task, path, body, signal },
    onText: (piece) => void hand(restorer.piece(piece)),
    onRestart: () => {
      restorer = contactRestorer(contacts);
      onRestart?.();
    },
  });
  hand(restorer.end());
  return restored(answer, contacts);
};

function restored(answer: AiAnswer, contacts: readonly ContactData[]): AiAnswer {
  const { text, claims, structured, toolCalls, refusedCalls } = answer;
  const back = <T>(value: T): T => mapTexts(value, (one) => restoreContacts(one, contacts)) as T;
  const withArgs = <C extends Pick<ToolCall, 'args'>>(calls: C[]) =>
    calls.map((call) => ({ ...call, args: back(call.args) }));
  return {
    ...answer,
    text: back(text),
    claims: back(claims),
    ...(structured !== undefined && { structured: back(structured) }),
    ...(toolCalls && { toolCalls: withArgs(toolCalls) }),
    ...(refusedCalls && { refusedCalls: withArgs(refusedCalls) }),
  };
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}
