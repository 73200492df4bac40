import { removeRecords, tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord, storedRecord, storedRow } from '../rows/stored-record.ts';
import type { ConversationTopic } from './ask-question.ts';
import { conversationLimits } from './conversation-rules.ts';
import { messagesAfter } from './messages-of.ts';

/** Calls a conversation something else. */
export const renameConversation = command(
  'renameConversation',
  (id: number, title: string, clock: Clock = systemClock) => {
    const named = title.replace(/\s+/g, ' ').trim();
    if (named === '') throw new Refusal('invalid', { detail: 'conversationName' });
    if (named.length > conversationLimits.title)
      throw new Refusal('invalid', {
        detail: 'conversationNameLength',
        values: { most: conversationLimits.title },
      });
    return {
      label: 'conversationRenamed',
      tables: ['conversations'],
      clock,
      run: (writer) =>
        editRecord(writer, { table: 'conversations', id, clock }, ({ title: before }) =>
          before === named ? null : { title: named },
        ),
    };
  },
);

/** Says what a conversation is about, or whom it asks from now on. */
export const setConversationTopic = command(
  'setConversationTopic',
  (id: number, topic: Partial<ConversationTopic>, clock: Clock = systemClock) => {
    const most = conversationLimits.topic;
    if (Object.values(topic).some((text) => text.length > most))
      throw new Refusal('invalid', { detail: 'topicLength', values: { most } });
    return {
      label: 'conversationChanged',
      tables: ['conversations'],
      clock,
      coalesce: true,
      run: (writer) =>
        editRecord(writer, { table: 'conversations', id, clock }, (before) =>
          Object.entries(topic).every(([field, value]) => before[field as keyof ConversationTopic] === value)
            ? null
            : topic,
        ),
    };
  },
);

/** Says which job a conversation is about from now on; null for none. */
export const setConversationJob = command(
  'setConversationJob',
  (id: number, jobId: number | null, clock: Clock = systemClock) => ({
    label: 'conversationChanged',
    tables: ['conversations', 'jobs'],
    clock,
    run: async (writer) => {
      if (jobId !== null) await storedRow(writer, 'jobs', jobId);
      return editRecord(writer, { table: 'conversations', id, clock }, (before) =>
        before.jobId === jobId ? null : { jobId },
      );
    },
  }),
);

/** Deletes a conversation with all that was said in it; Undo brings it back. */
export const deleteConversation = command('deleteConversation', (id: number, clock: Clock = systemClock) => ({
  label: 'conversationDeleted',
  tables: tablesAround('conversations'),
  clock,
  run: async (writer) => {
    await storedRow(writer, 'conversations', id);
    await removeRecords(writer, 'conversations', [id], clock);
    return { id };
  },
}));

/** Deletes a question with its answers, up to the next question; Undo brings them back. */
export const deleteQuestion = command('deleteQuestion', (id: number, clock: Clock = systemClock) => ({
  label: 'questionAndAnswerDeleted',
  tables: ['conversationMessages'],
  clock,
  run: async (writer) => {
    const { conversationId, role } = await storedRecord(writer, 'conversationMessages', id);
    if (role !== 'user' || conversationId === null) throw new Refusal('missing');
    const later = await messagesAfter(writer.db, conversationId, id);
    const rows = await writer.getMany('conversationMessages', later);
    const next = rows.findIndex((row) => row?.role === 'user');
    const going = next < 0 ? later : later.slice(0, next);
    await writer.removeMany('conversationMessages', [id, ...going]);
    return { id };
  },
}));
