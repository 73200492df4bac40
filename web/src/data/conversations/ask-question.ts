import {
  Conversation,
  type ConversationKind,
  ConversationMessage,
} from '@foothold/core/entities/conversation/conversation.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRecord, storedRow } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';
import { conversationLimits, conversationTitle } from './conversation-rules.ts';
import { messagesAfter } from './messages-of.ts';

/** What a conversation is about, beside its questions. */
export type ConversationTopic = { career: string; jobTitle: string; provider: string };

/** A question, in a conversation that is there or, without an id, in a new one. */
export type NewQuestion = ConversationTopic & {
  conversationId?: number | undefined;
  kind: ConversationKind;
  jobId: number | null;
  /** Of a conversation about a letter: the job of that letter. */
  letterJobId?: number;
  text: string;
};

/** Asks: the question and the row that its answer is written into, in a new conversation where none is named. */
export const askQuestion = command(
  'askQuestion',
  ({ conversationId, kind, jobId, letterJobId, text, ...topic }: NewQuestion, clock: Clock = systemClock) => {
    const asked = checkedQuestion(text);
    const about = checkedTopic(topic);
    return {
      label: conversationId === undefined ? 'conversationBegun' : 'questionAsked',
      tables: ['conversations', 'conversationMessages', 'jobs'],
      clock,
      run: async (writer) => {
        const at = clock.now().toISOString();
        let id = conversationId;
        if (id === undefined) {
          for (const one of [jobId, letterJobId ?? null])
            if (one !== null) await storedRow(writer, 'jobs', one);
          const row = {
            kind,
            jobId,
            letterJobId: letterJobId ?? null,
            title: conversationTitle(asked),
            ...about,
            lastAt: at,
            ...stamps(clock, at),
          };
          id = await writer.add('conversations', Conversation.parse(row) as Conversation);
        } else await touch(writer, id, { ...about, lastAt: at }, clock);
        const questionId = await addMessage(
          writer,
          { conversationId: id, role: 'user', at, text: asked },
          clock,
        );
        const answerId = await addAnswer(writer, id, at, clock);
        return { id, questionId, answerId };
      },
    };
  },
);

/** Asks a question again, in other words or the same: what came after it goes, and an empty answer is there in its place. */
export const askAgain = command(
  'askAgain',
  (
    questionId: number,
    { text, provider }: { text?: string; provider: string },
    clock: Clock = systemClock,
  ) => {
    const asked = text === undefined ? undefined : checkedQuestion(text);
    return {
      label: 'questionAskedAgain',
      tables: ['conversations', 'conversationMessages'],
      clock,
      run: async (writer) => {
        const question = await storedRecord(writer, 'conversationMessages', questionId);
        const { conversationId } = question;
        if (question.role !== 'user' || conversationId === null) throw new Refusal('missing');
        const at = clock.now().toISOString();
        await touch(writer, conversationId, { provider, lastAt: at }, clock);
        const later = await messagesAfter(writer.db, conversationId, questionId);
        await writer.removeMany('conversationMessages', later);
        if (asked !== undefined && asked !== question.text) {
          const updatedAt = nextInstant(clock.now(), question.updatedAt);
          await writer.put('conversationMessages', { ...question, text: asked, at, updatedAt });
        }
        return {
          id: conversationId,
          questionId,
          answerId: await addAnswer(writer, conversationId, at, clock),
        };
      },
    };
  },
);

function addAnswer(writer: Writer, conversationId: number, at: string, clock: Clock): Promise<number> {
  return addMessage(writer, { conversationId, role: 'assistant', at, state: 'writing' }, clock);
}

async function addMessage(
  writer: Writer,
  fields: Partial<ConversationMessage>,
  clock: Clock,
): Promise<number> {
  const row = { ...fields, ...stamps(clock, fields.at ?? '') };
  return writer.add('conversationMessages', ConversationMessage.parse(row) as ConversationMessage);
}

async function touch(writer: Writer, id: number, fields: Partial<Conversation>, clock: Clock): Promise<void> {
  const before = await storedRecord(writer, 'conversations', id);
  const updatedAt = nextInstant(clock.now(), before.updatedAt);
  await writer.put('conversations', { ...before, ...fields, updatedAt });
}

function stamps(clock: Clock, at: string) {
  return { internalId: 0, uid: clock.newUid(), createdAt: at, updatedAt: at };
}

function checkedQuestion(text: string): string {
  const asked = text.trim();
  if (asked === '') throw new Refusal('invalid', { detail: 'questionEmpty' });
  if (asked.length > conversationLimits.question)
    throw new Refusal('invalid', {
      detail: 'questionLength',
      values: { most: conversationLimits.question },
    });
  return asked;
}

function checkedTopic({ career, jobTitle, provider }: ConversationTopic): ConversationTopic {
  const most = conversationLimits.topic;
  const [first, second] = [career.trim(), jobTitle.trim()];
  if (first.length > most || second.length > most)
    throw new Refusal('invalid', { detail: 'topicLength', values: { most } });
  return { career: first, jobTitle: second, provider };
}
