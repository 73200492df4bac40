import {
  type AnswerPart,
  answerStates,
  type ConversationMessage,
} from '@foothold/core/entities/conversation/conversation.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord } from '../rows/stored-record.ts';
import { conversationLimits } from './conversation-rules.ts';

/** What is written of an answer while it comes, and when it is there. */
export type AnswerEdit = Partial<
  Pick<
    ConversationMessage,
    | 'text'
    | 'state'
    | 'problem'
    | 'problemText'
    | 'problemTold'
    | 'parts'
    | 'claims'
    | 'provider'
    | 'model'
    | 'prompt'
    | 'inputTokens'
    | 'outputTokens'
    | 'cost'
    | 'seconds'
    | 'notes'
    | 'leftOut'
  >
>;

/** Writes what there is of an answer: at pauses and at its end, in one entry of the journal. */
export const writeAnswer = command(
  'writeAnswer',
  (id: number, edit: AnswerEdit, clock: Clock = systemClock) => {
    if (edit.state !== undefined && !answerStates.some((one) => one === edit.state))
      throw new Refusal('invalid', { text: edit.state });
    if ((edit.text ?? '').length > conversationLimits.answer)
      throw new Refusal('invalid', {
        detail: 'answerLength',
        values: { most: conversationLimits.answer },
      });
    return {
      label: 'answerWritten',
      tables: ['conversationMessages'],
      clock,
      coalesce: true,
      run: (writer) =>
        editRecord(writer, { table: 'conversationMessages', id, clock }, ({ role, parts }) => {
          if (role !== 'assistant') throw new Refusal('missing');
          return edit.parts ? { ...edit, parts: withSettled(edit.parts, parts) } : edit;
        }),
    };
  },
);

/** Parts as they come, where the person has answered proposals among them meanwhile. */
export function withSettled(coming: readonly AnswerPart[], stored: readonly AnswerPart[]): AnswerPart[] {
  return coming.map((part) => {
    const before = stored.find(({ id }) => id === part.id);
    return before && part.state === 'open' && before.state !== 'open' ? before : part;
  });
}

/** What became of a proposal: the answer of the person, what a yes wrote, what the model is told of it. */
export type SettledPart = { state: string; title?: string; text?: string; journalId?: number; to?: string };

/** Notes what became of a proposal in an answer. */
export const settlePart = command(
  'settlePart',
  (id: number, part: string, settled: SettledPart, clock: Clock = systemClock) => ({
    label: 'proposalAnswered',
    tables: ['conversationMessages'],
    clock,
    run: (writer) =>
      editRecord(writer, { table: 'conversationMessages', id, clock }, ({ parts }) => {
        if (!parts.some((one) => one.id === part)) throw new Refusal('missing');
        return { parts: parts.map((one) => (one.id === part ? { ...one, ...settled } : one)) };
      }),
  }),
);
