import 'fake-indexeddb/auto';
import { letterTextLimits } from '@foothold/core/entities/letter/letter-text.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { textContent } from '../documents/document-content.ts';
import { sendApplication } from '../jobs/apply.ts';
import { saveJob } from '../jobs/jobs.ts';
import { clearAllData } from '../journal/clear-data.ts';
import { undo } from '../journal/undo.ts';
import { saveContact } from '../steps/contacts.ts';
import { everyRow, inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { deleteLetterText, queryLetterTexts, saveLetterText } from './letter-texts.ts';
import { letterFieldsOf, queryLetterContext, writeLetter } from './letters.ts';

const clock = testClock();
let jobId = 0;
const job = async () =>
  (await opened().jobs.get(jobId)) as never as Parameters<typeof queryLetterContext>[1] &
    Parameters<typeof letterFieldsOf>[0];

beforeEach(async () => {
  await openEmptyData();
  jobId = saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Mercy' }, clock)).id;
});

describe('writing a letter', () => {
  it('writes its fields alone, and what follows at once is one entry', async () => {
    const first = saved(
      await writeLetter(jobId, { fields: { coverLetter: 'D' }, was: { coverLetter: '' } }, clock),
    );
    const second = saved(
      await writeLetter(
        jobId,
        { fields: { coverLetter: 'Dear', language: 'en' }, was: { coverLetter: 'D' } },
        clock,
      ),
    );
    expect(second.journalId).toBe(first.journalId);
    expect(letterFieldsOf(await job())).toEqual({
      coverLetter: 'Dear',
      language: 'en',
      written: [],
      contactUid: '',
      recipient: '',
    });
    expect(await undo(second.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(letterFieldsOf(await job())).toMatchObject({ coverLetter: '', language: '' });
  });

  it('keeps a letter that is replaced as an entry of its own, so that Undo brings back what was typed', async () => {
    saved(await writeLetter(jobId, { fields: { coverLetter: 'Mine' }, was: {} }, clock));
    const replaced = saved(
      await writeLetter(jobId, { fields: { coverLetter: 'Template' }, was: {}, isReplaced: true }, clock),
    );
    expect(await undo(replaced.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(letterFieldsOf(await job()).coverLetter).toBe('Mine');
    saved(
      await writeLetter(jobId, { fields: { coverLetter: 'Template' }, was: {}, isReplaced: true }, clock),
    );
    const typed = saved(await writeLetter(jobId, { fields: { coverLetter: 'Typed' }, was: {} }, clock));
    expect(await undo(typed.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(letterFieldsOf(await job()).coverLetter).toBe('Template');
  });

  it('is refused where another tab wrote the same field, and keeps both', async () => {
    saved(await writeLetter(jobId, { fields: { coverLetter: 'Theirs' }, was: { coverLetter: '' } }, clock));
    const answer = await writeLetter(
      jobId,
      { fields: { coverLetter: 'Mine' }, was: { coverLetter: '' } },
      clock,
    );
    expect(answer).toMatchObject({
      ok: false,
      reason: 'changed-elsewhere',
      current: { coverLetter: 'Theirs' },
    });
    saved(await writeLetter(jobId, { fields: { recipient: 'Priya' }, was: { recipient: '' } }, clock));
    expect(letterFieldsOf(await job())).toMatchObject({ coverLetter: 'Theirs', recipient: 'Priya' });
  });

  it.each([
    ['longer than any', { coverLetter: 'x'.repeat(200_001) }, 'invalid'],
    ['of a job that is gone', { coverLetter: 'x' }, 'missing'],
  ])('is refused for one %s', async (_what, fields, reason) => {
    const id = reason === 'missing' ? 999 : jobId;
    expect(await writeLetter(id, { fields, was: {} }, clock)).toMatchObject({ ok: false, reason });
  });

  it('takes 20,000 letters, markup and control characters as they are', async () => {
    const text = `${'é'.repeat(20_000)}<b>\u0000\u202e{x}</b>`;
    saved(await writeLetter(jobId, { fields: { coverLetter: text }, was: {} }, clock));
    expect(letterFieldsOf(await job()).coverLetter).toBe(text);
  });
});

describe('what is known around a letter', () => {
  it('is nothing for a job alone', async () => {
    expect(await queryLetterContext(opened(), await job())).toEqual({
      ...{ contacts: [], company: null, resume: null, sentOn: '' },
    });
  });

  it('has people, company, the default resume and the day the letter was sent', async () => {
    const contact = { name: 'Priya', role: '', email: '', phone: '', url: '', notes: '' };
    saved(await saveContact({ ...contact, jobId }, {}, clock));
    const stamps = { uid: 'c1', createdAt: '', updatedAt: '', isExample: false };
    await opened().companies.add({ ...stamps, companyName: 'MERCY', keys: { name: 'mercy' } } as never);
    await opened().resumes.add({ ...stamps, title: 'Base', name: 'Ann', isDefault: true } as never);
    const application = {
      date: '2026-11-03',
      submissionMethod: '',
      resumeId: null,
      note: '',
      formerNote: '',
    };
    saved(
      await sendApplication(
        jobId,
        { ...application, coverLetter: 'Dear', files: [], letterName: 'Letter' },
        clock,
      ),
    );
    const around = await queryLetterContext(opened(), await job());
    expect([around.contacts[0]?.name, around.company?.companyName, around.sentOn]).toEqual([
      'Priya',
      'MERCY',
      '2026-11-03',
    ]);
    expect(around.resume?.resume.name).toBe('Ann');
  });
});

describe('an application', () => {
  const application = {
    ...{
      date: '2026-11-03',
      submissionMethod: '',
      resumeId: null,
      note: '',
      formerNote: '',
      letterName: 'Letter',
    },
    files: [{ ...textContent('x'), name: 'x.txt', kind: 'other' as const }],
  };
  it.each([
    ['Dear {contact name},', 'The letter has gaps: {contact name}. Fill or remove them first.'],
    ['I {? what} and {? why} at {company}', 'The letter has gaps: {? what} and 2 more.'],
  ])('is not sent with a letter that says %j', async (coverLetter, words) => {
    const before = await everyRow();
    const answer = await sendApplication(jobId, { ...application, coverLetter }, clock);
    expect(inWords(answer)).toMatchObject({
      ok: false,
      reason: 'invalid',
      message: expect.stringContaining(words),
    });
    expect(await everyRow()).toEqual(before);
  });

  it('is sent with braces that are nobody’s gap', async () => {
    saved(await sendApplication(jobId, { ...application, coverLetter: 'In {JavaScript}' }, clock));
  });
});

describe('a kept text', () => {
  const block = { kind: 'block' as const, name: ' Snow  day ', text: ' When {company}. ' };

  it('is added trimmed, changed and deleted, each of which Undo takes back', async () => {
    const { id } = saved(await saveLetterText(block, {}, clock));
    expect((await queryLetterTexts(opened())).rows).toMatchObject([
      { name: 'Snow day', text: 'When {company}.' },
    ]);
    saved(await saveLetterText({ ...block, internalId: id, text: 'New' }, {}, clock));
    const { journalId } = saved(await deleteLetterText(id, clock));
    expect((await queryLetterTexts(opened())).rows).toEqual([]);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect((await queryLetterTexts(opened())).rows).toMatchObject([{ text: 'New' }]);
  });

  it.each([
    [{ name: '  ' }, 'Add a name'],
    [{ text: ' \n' }, 'no words'],
    [{ text: 'x'.repeat(letterTextLimits.text + 1) }, 'At most 20,000'],
    [{ text: 'At {compny}' }, 'No field is called {compny}. Did you mean {company}?'],
    [{ text: '{why}' }, 'No field is called {why}. For something to fill in each time, write {? why}.'],
  ])('is refused as %j', async (wrong, words) => {
    const answer = await saveLetterText({ ...block, ...wrong }, {}, clock);
    expect(inWords(answer)).toMatchObject({
      ok: false,
      reason: 'invalid',
      message: expect.stringContaining(words),
    });
  });

  it('is refused when it was changed in another tab', async () => {
    const { id } = saved(await saveLetterText(block, {}, clock));
    const answer = await saveLetterText({ ...block, internalId: id }, { basedOn: '2020' }, clock);
    expect(answer).toMatchObject({ ok: false, reason: 'changed-elsewhere' });
  });

  it('goes when all data is cleared, and comes back', async () => {
    for (const at of [1, 2, 3]) saved(await saveLetterText({ ...block, name: `Block ${at}` }, {}, clock));
    const { journalId } = saved(await clearAllData({ withPlaces: false }, clock));
    expect((await queryLetterTexts(opened())).rows).toEqual([]);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect((await queryLetterTexts(opened())).rows.length).toBe(3);
  });
});
