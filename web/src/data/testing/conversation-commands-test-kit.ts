import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { askAgain, askQuestion } from '../conversations/ask-question.ts';
import {
  deleteConversation,
  deleteQuestion,
  renameConversation,
  setConversationJob,
  setConversationTopic,
} from '../conversations/conversations.ts';
import { settlePart, writeAnswer } from '../conversations/write-answer.ts';
import { ownData } from '../db/db.ts';
import { setLetterChat } from '../letters/letter-chat.ts';
import type { Command, Dice } from './dice-test-kit.ts';

/** The commands about conversations; `every-command-test-kit.ts` lists all. */
export const conversationCommands: Readonly<Record<string, Command>> = {
  askQuestion: async (d, c) =>
    askQuestion(
      {
        ...{
          kind: d.pick(['assistant', 'coach', 'letter']),
          text: `Why ${d.text()}?`,
          career: d.pick(['Care', '']),
          jobTitle: '',
          provider: '',
        },
        jobId: (await anyKey(d, 'jobs')) ?? null,
        conversationId: await anyKey(d, 'conversations'),
        ...(d.below(2) && { letterJobId: await d.key('jobs') }),
      },
      c,
    ),
  writeAnswer: async (d, c) =>
    writeAnswer(
      await message(d, ({ role }) => role === 'assistant'),
      d.pick([
        { text: d.text(), state: 'writing', parts: [part('a')] },
        { text: d.text(), state: '', parts: [part('a'), part('b')] },
      ]),
      c,
    ),
  settlePart: async (d, c) =>
    settlePart(
      await message(d, ({ parts }) => parts?.some(({ state }) => state === 'open')),
      'a',
      { state: d.pick(['yes', 'no']), journalId: 3 },
      c,
    ),
  askAgain: async (d, c) =>
    askAgain(
      await message(d, ({ role }) => role === 'user'),
      { provider: 'builtin', ...(d.below(2) && { text: `Or ${d.text()}?` }) },
      c,
    ),
  renameConversation: async (d, c) =>
    renameConversation(await d.key('conversations'), d.pick(['Late things', 'Offers']), c),
  setConversationTopic: async (d, c) =>
    setConversationTopic(await d.key('conversations'), { career: d.pick(['Planner', 'Nurse']) }, c),
  setLetterChat: async (d, c) =>
    setLetterChat(
      await d.key('jobs'),
      d.pick([{ tone: 'warm' }, { material: [d.text()] }, { material: null, tone: '' }]),
      c,
    ),
  setConversationJob: async (d, c) =>
    setConversationJob(
      await d.key('conversations'),
      d.below(3) === 0 ? null : ((await anyKey(d, 'jobs')) ?? null),
      c,
    ),
  deleteQuestion: async (d, c) => deleteQuestion(await message(d, ({ role }) => role === 'user'), c),
  deleteConversation: async (d, c) => deleteConversation(await d.key('conversations'), c),
};

/** The key of one of the rows, or none. */
async function anyKey(d: Dice, table: 'jobs' | 'conversations'): Promise<number | undefined> {
  const keys = (await ownData()?.table(table).toCollection().primaryKeys()) ?? [];
  return d.pick([undefined, ...(keys as number[])]);
}

/** A message that fits, else one that is not there. */
async function message(d: Dice, fits: (row: ConversationMessage) => boolean): Promise<number> {
  const rows = (await ownData()?.conversationMessages.toArray()) ?? [];
  const found = rows.filter(fits).map(({ internalId }) => internalId);
  return d.pick(found.length > 0 ? found : [0]);
}

const part = (id: string) => ({
  ...{ id, name: 'add_task', args: { title: 'x' }, step: 0, at: 0, state: 'open', text: '', title: '' },
  ...{ rows: [], total: 0, journalId: 0, to: '' },
});
