import { askAgain, askQuestion } from '../conversations/ask-question.ts';
import {
  deleteConversation,
  deleteQuestion,
  renameConversation,
  setConversationTopic,
} from '../conversations/conversations.ts';
import { settlePart, writeAnswer } from '../conversations/write-answer.ts';
import { ownData } from '../db/db.ts';
import type { Command, Dice } from './dice-test-kit.ts';

/** The commands about conversations; `every-command-test-kit.ts` lists all. */
export const conversationCommands: Readonly<Record<string, Command>> = {
  askQuestion: async (d, c) =>
    askQuestion(
      {
        ...{
          kind: d.pick(['assistant', 'coach']),
          text: d.text(),
          career: d.text(),
          jobTitle: '',
          provider: '',
        },
        jobId: d.below(2) ? null : await d.key('jobs'),
        ...(d.below(2) && { conversationId: await d.key('conversations') }),
      },
      c,
    ),
  writeAnswer: async (d, c) =>
    writeAnswer(
      await d.key('conversationMessages'),
      d.pick([
        { text: d.text(), state: 'writing' },
        { text: d.text(), state: '', parts: [part('a')] },
        { state: 'stopped' },
      ]),
      c,
    ),
  settlePart: async (d, c) =>
    settlePart(await d.key('conversationMessages'), 'a', { state: d.pick(['yes', 'no']), journalId: 3 }, c),
  askAgain: async (d, c) =>
    askAgain(await question(d), { provider: 'builtin', ...(d.below(2) && { text: d.text() }) }, c),
  renameConversation: async (d, c) => renameConversation(await d.key('conversations'), d.text(), c),
  setConversationTopic: async (d, c) =>
    setConversationTopic(await d.key('conversations'), { career: d.text() }, c),
  deleteQuestion: async (d, c) => deleteQuestion(await d.key('conversationMessages'), c),
  deleteConversation: async (d, c) => deleteConversation(await d.key('conversations'), c),
};

async function question(d: Dice): Promise<number> {
  const rows = await ownData()?.conversationMessages.toArray();
  return d.pick([...(rows ?? []).filter(({ role }) => role === 'user').map((row) => row.internalId), 0]);
}

const part = (id: string) => ({
  ...{ id, name: 'add_task', args: { title: 'x' }, step: 0, at: 0, state: 'open', text: '', title: '' },
  ...{ rows: [], total: 0, journalId: 0, to: '' },
});
