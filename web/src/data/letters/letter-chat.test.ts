import 'fake-indexeddb/auto';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobNotes } from '@foothold/core/entities/letter/job-notes.ts';
import { beforeEach, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from '../backup/backup.ts';
import { readBackup } from '../backup/backup-read.ts';
import { askQuestion } from '../conversations/ask-question.ts';
import { queryConversation } from '../conversations/conversation-reads.ts';
import { writeAnswer } from '../conversations/write-answer.ts';
import { deleteJob } from '../jobs/job-delete.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { addAvoidedWords, queryAvoidedWords, removeAvoidedWord } from '../settings/avoided-words.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryLetterChat, setLetterChat } from './letter-chat.ts';
import { queryLetterSources } from './letter-sources.ts';

const clock = testClock();
const notes = 'Dana leads the ward.\n\nParking is free.';
const [dana] = jobNotes(notes);
let jobId = 0;

beforeEach(async () => {
  await openEmptyData();
  jobId = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy', notes }, clock)).id;
});

const ask = async (text: string) => {
  const conversationId = (await queryLetterChat(opened(), jobId))?.internalId;
  const topic = { career: '', jobTitle: '', provider: 'builtin', kind: 'letter', jobId: null } as const;
  return saved(await askQuestion({ ...topic, conversationId, letterJobId: jobId, text }, clock));
};

it('what may be used is kept before the first question, and the question goes on in the same chat', async () => {
  const { id } = saved(await setLetterChat(jobId, { material: ['story:1'], tone: 'warm' }, clock));
  expect((await ask('shorter')).id).toBe(id);
  expect(await queryLetterChat(opened(), jobId)).toMatchObject({
    ...{ kind: 'letter', letterJobId: jobId, jobId: null, material: ['story:1'], tone: 'warm' },
    title: 'Nurse, Mercy',
  });
  saved(await setLetterChat(jobId, { material: null }, clock));
  expect(await queryLetterChat(opened(), jobId)).toMatchObject({ material: null, tone: 'warm' });
});

it('a tone that does not exist is refused', async () => {
  expect(await setLetterChat(jobId, { tone: 'loud' }, clock)).toMatchObject({ ok: false, reason: 'invalid' });
});

it('the chat goes with its job, with every message, and Undo restores all of it', async () => {
  const { id, answerId } = await ask('shorter');
  saved(await writeAnswer(answerId, { text: 'Left out one sentence.', state: '' }, clock));
  const before = await queryConversation(opened(), id);
  const { journalId } = saved(await deleteJob(jobId, clock));
  expect(await opened().conversations.count()).toBe(0);
  expect(await opened().conversationMessages.count()).toBe(0);
  expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
  expect(await queryConversation(opened(), id)).toEqual(before);
});

it('the chat comes through a backup with its messages', async () => {
  await ask('shorter');
  const made = await makeBackup({ clock });
  const file = await readBackup(made.ok ? made.file : new Blob());
  if (!file.ok) throw new Error(file.problem);
  await openEmptyData();
  saved(await restoreBackup(file.backup, clock));
  const [job] = await opened().jobs.toArray();
  const chat = await queryLetterChat(opened(), job?.internalId ?? 0);
  expect((await queryConversation(opened(), chat?.internalId ?? 0))?.messages).toHaveLength(2);
});

it('a note of the job is evidence once it was chosen, and only that note', async () => {
  const sources = async () => queryLetterSources(opened(), (await opened().jobs.get(jobId)) as never as Job);
  expect((await sources()).notes).toEqual([]);
  saved(await setLetterChat(jobId, { material: [`company:job-${jobId}/${dana?.key}`] }, clock));
  expect((await sources()).notes).toEqual([dana]);
});

it('words not to use are kept once, in the spelling of the person, until they are removed', async () => {
  saved(await addAvoidedWords(['Synergy', ' perfect  fit '], clock));
  expect(await addAvoidedWords(['synergy'], clock)).toMatchObject({ ok: true, journalId: null });
  expect((await queryAvoidedWords(opened())).sort()).toEqual(['Synergy', 'perfect fit']);
  saved(await removeAvoidedWord('SYNERGY', clock));
  expect(await queryAvoidedWords(opened())).toEqual(['perfect fit']);
  for (const wrong of [[' '], ['a'.repeat(61)], []])
    expect(await addAvoidedWords(wrong, clock)).toMatchObject({ ok: false, reason: 'invalid' });
});
