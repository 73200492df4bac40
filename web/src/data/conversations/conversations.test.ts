import { beforeEach, describe, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from '../backup/backup.ts';
import { readBackup } from '../backup/backup-read.ts';
import { deleteJob } from '../jobs/job-delete.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { askAgain, askQuestion } from './ask-question.ts';
import { queryConversation, queryConversations } from './conversation-reads.ts';
import { conversationLimits, conversationTitle } from './conversation-rules.ts';
import {
  deleteConversation,
  deleteQuestion,
  renameConversation,
  setConversationJob,
} from './conversations.ts';
import { settlePart, writeAnswer } from './write-answer.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const plain = { kind: 'assistant', jobId: null, career: '', jobTitle: '', provider: 'builtin' } as const;
const ask = async (text: string, conversationId?: number) =>
  saved(await askQuestion({ ...plain, text, conversationId }, clock));
const read = async (id: number) => (await queryConversation(opened(), id))?.messages ?? [];

describe('a question', () => {
  it('begins a conversation with its answer to be, in one entry that Undo takes back whole', async () => {
    const before = await everyRow();
    const { id, journalId } = await ask('  What is due?\nAnd when? ');
    expect(await opened().conversations.get(id)).toMatchObject({ title: 'What is due?', kind: 'assistant' });
    expect((await read(id)).map(({ role, text, state }) => [role, text, state])).toEqual([
      ['user', 'What is due?\nAnd when?', ''],
      ['assistant', '', 'writing'],
    ]);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Conversation begun' },
    });
    expect(await everyRow()).toEqual(before);
  });

  it.each([
    ['nothing written', { text: ' \n ' }],
    ['too long', { text: 'a'.repeat(conversationLimits.question + 1) }],
    ['a career that is too long', { text: 'Why?', career: 'a'.repeat(201) }],
  ])('is refused for %s', async (_, wrong) => {
    expect(await askQuestion({ ...plain, ...wrong }, clock)).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await opened().conversations.count()).toBe(0);
  });

  it('is refused in a conversation, or about a job, that is gone', async () => {
    for (const wrong of [{ conversationId: 9 }, { jobId: 9 }])
      expect(await askQuestion({ ...plain, text: 'Why?', ...wrong }, clock)).toMatchObject({
        ok: false,
        reason: 'missing',
      });
  });

  it('asked again in other words drops what came after it; Undo brings that back', async () => {
    const first = await ask('First?');
    saved(await writeAnswer(first.answerId, { text: 'One.', state: '' }, clock));
    await ask('Second?', first.id);
    const { journalId } = saved(
      await askAgain(first.questionId, { text: 'First, better?', provider: 'builtin' }, clock),
    );
    expect((await read(first.id)).map(({ text }) => text)).toEqual(['First, better?', '']);
    saved({ ...(await undo(journalId ?? 0, clock)), id: 0, journalId: 0 } as never);
    expect((await read(first.id)).map(({ text }) => text)).toEqual(['First?', 'One.', 'Second?', '']);
    expect(await askAgain(first.answerId, { provider: '' }, clock)).toMatchObject({ ok: false });
  });

  it('is deleted with its answer alone', async () => {
    const first = await ask('First?');
    const second = await ask('Second?', first.id);
    saved(await deleteQuestion(first.questionId, clock));
    expect((await read(first.id)).map(({ internalId }) => internalId)).toEqual([
      second.questionId,
      second.answerId,
    ]);
    expect(await deleteQuestion(second.answerId, clock)).toMatchObject({ ok: false, reason: 'missing' });
  });
});

describe('an answer', () => {
  it('that comes in pieces is one entry of the journal', async () => {
    const { answerId } = await ask('Why?');
    const entries = await opened().journal.count();
    for (const text of ['It', 'It is', 'It is so.']) saved(await writeAnswer(answerId, { text }, clock));
    saved(await writeAnswer(answerId, { state: '', model: 'm', inputTokens: 3 }, clock));
    expect(await opened().journal.count()).toBe(entries + 1);
    expect(await opened().conversationMessages.get(answerId)).toMatchObject({
      text: 'It is so.',
      model: 'm',
    });
  });

  it('is refused when it is no answer, too long, or in no state there is', async () => {
    const { answerId, questionId } = await ask('Why?');
    expect(await writeAnswer(questionId, { text: 'x' }, clock)).toMatchObject({ ok: false });
    expect(await writeAnswer(answerId, { state: 'lost' }, clock)).toMatchObject({ reason: 'invalid' });
    const text = 'a'.repeat(conversationLimits.answer + 1);
    expect(await writeAnswer(answerId, { text }, clock)).toMatchObject({ reason: 'invalid' });
  });

  it('keeps what became of a proposal', async () => {
    const { answerId } = await ask('Why?');
    const part = { id: 'c1', name: 'add_task', args: {}, step: 0, at: 0, state: 'open', text: '', title: '' };
    const parts = [{ ...part, rows: [], total: 0, journalId: 0, to: '' }];
    saved(await writeAnswer(answerId, { parts }, clock));
    saved(await settlePart(answerId, 'c1', { state: 'yes', journalId: 12, to: '/work' }, clock));
    expect((await opened().conversationMessages.get(answerId))?.parts).toMatchObject([
      { id: 'c1', state: 'yes', journalId: 12 },
    ]);
    // The answer goes on while the person says yes: what is written next does not know of it.
    saved(await writeAnswer(answerId, { parts, text: 'More' }, clock));
    expect((await opened().conversationMessages.get(answerId))?.parts).toMatchObject([{ state: 'yes' }]);
    expect(await settlePart(answerId, 'c2', { state: 'yes' }, clock)).toMatchObject({ reason: 'missing' });
  });
});

describe('conversations', () => {
  it('are listed by kind, the one asked last first, and found by words of title and messages', async () => {
    const first = await ask('Who replies?');
    saved(await writeAnswer(first.answerId, { text: `${'x '.repeat(60)}Marrow Bay Foods does.` }, clock));
    const second = await ask('Which city?');
    saved(await askQuestion({ ...plain, kind: 'coach', text: 'Too narrow?' }, clock));
    const titles = async (words = '') =>
      (await queryConversations(opened(), 'assistant', words)).listed.map(({ conversation, hit }) => [
        conversation.title,
        hit !== '',
      ]);
    expect(await titles()).toEqual([
      ['Which city?', false],
      ['Who replies?', false],
    ]);
    await ask('And now?', first.id);
    expect((await titles())[0]).toEqual(['Who replies?', false]);
    expect(await titles('CITY')).toEqual([['Which city?', false]]);
    expect(await titles('marrow replies')).toEqual([['Who replies?', true]]);
    expect(await titles('marrow city')).toEqual([]);
    const [hit] = (await queryConversations(opened(), 'assistant', 'marrow')).listed;
    expect(hit?.hit).toMatch(/^….*Marrow Bay Foods does\.$/);
    expect(second.id).toBeGreaterThan(first.id);
  });

  it('are renamed, deleted with their messages, and brought back', async () => {
    const { id } = await ask('Why?');
    saved(await renameConversation(id, '  New   name ', clock));
    expect((await opened().conversations.get(id))?.title).toBe('New name');
    for (const wrong of [' ', 'a'.repeat(201)])
      expect(await renameConversation(id, wrong, clock)).toMatchObject({ reason: 'invalid' });
    const { journalId } = saved(await deleteConversation(id, clock));
    expect(await opened().conversationMessages.count()).toBe(0);
    expect(await queryConversation(opened(), id)).toBeNull();
    expect(await undo(journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Conversation deleted' },
    });
    expect(await read(id)).toHaveLength(2);
  });

  it('outlive the job they are about', async () => {
    const job = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Lakeside' }, clock));
    const { id } = saved(await askQuestion({ ...plain, jobId: job.id, text: 'Fit?' }, clock));
    saved(await deleteJob(job.id, clock));
    expect(await queryConversation(opened(), id)).toMatchObject({ conversation: { jobId: null } });
  });

  it('are about another job, or about none, by a step that Undo takes back', async () => {
    const job = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Lakeside' }, clock));
    const { id } = await ask('Fit?');
    const { journalId } = saved(await setConversationJob(id, job.id, clock));
    expect(await queryConversation(opened(), id)).toMatchObject({ conversation: { jobId: job.id } });
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await queryConversation(opened(), id)).toMatchObject({ conversation: { jobId: null } });
    expect(await setConversationJob(id, 999, clock)).toMatchObject({ ok: false, reason: 'missing' });
  });

  it('of an earlier release show what was kept inside them first', async () => {
    const messages = [{ role: 'user', text: 'Is it worth it?', at: '2026-08-30T15:00:17.000Z' }];
    const row = { ...plain, uid: 'u', createdAt: '2026', updatedAt: '2026', title: 'Old', messages };
    const id = await opened().conversations.add(row as never);
    await ask('And now?', id);
    expect((await read(id)).map(({ text, internalId }) => [text, internalId > 0])).toEqual([
      ['Is it worth it?', false],
      ['And now?', true],
      ['', true],
    ]);
  });

  it('come through a backup whole', async () => {
    const { id, answerId } = await ask('Why?');
    saved(await writeAnswer(answerId, { text: '**So.**', state: 'stopped', notes: ['cut-off'] }, clock));
    const before = await read(id);
    const made = await makeBackup({ clock });
    const file = await readBackup(made.ok ? made.file : new Blob());
    if (!file.ok) throw new Error(file.problem);
    await openEmptyData();
    saved(await restoreBackup(file.backup, clock));
    expect(await read(id)).toEqual(before);
  });
});

describe('a title', () => {
  it.each([
    ['Who replies?', 'Who replies?'],
    ['  First line\nsecond', 'First line'],
    [`${'word '.repeat(20)}`, `${'word '.repeat(12).trimEnd()}…`],
    ['a'.repeat(90), `${'a'.repeat(60)}…`],
  ])('of “%s”', (question, title) => expect(conversationTitle(question)).toBe(title));
});
