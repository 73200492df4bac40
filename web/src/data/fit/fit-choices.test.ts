import { beforeEach, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from '../backup/backup.ts';
import { readBackup } from '../backup/backup-read.ts';
import { saveJob } from '../jobs/jobs.ts';
import { clearAllData } from '../journal/clear-data.ts';
import { queryHistory } from '../journal/history.ts';
import { undo } from '../journal/undo.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { answerFit, queryFitAnswers } from './fit-answers.ts';
import { chooseFit } from './fit-choices.ts';

let clock = testClock();
let job = 0;
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
  job = saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Acme' }, clock)).id;
});

const chosen = async (id = job) => (await opened().jobs.get(id))?.fitChoices;

it('keeps with the job that something is no requirement, as one step that Undo takes back', async () => {
  const { journalId } = saved(await chooseFit(job, 'skill:sql', 'dismissed', clock));
  expect(await chosen()).toEqual({ dismissed: ['skill:sql'], left: [] });
  expect((await queryHistory(opened(), 1)).entries).toMatchObject([
    { label: { english: 'Not a requirement' }, names: ['Analyst · Acme'] },
  ]);
  expect(await undo(journalId ?? 0, clock)).toMatchObject({
    ok: true,
    label: { english: 'Not a requirement' },
  });
  expect(await chosen()).toEqual({ dismissed: [], left: [] });
});

it('holds one answer for each requirement, and the others with it', async () => {
  saved(await chooseFit(job, 'skill:r', 'left', clock));
  saved(await chooseFit(job, 'skill:sql', 'left', clock));
  saved(await chooseFit(job, 'skill:sql', 'dismissed', clock));
  expect(await chosen()).toEqual({ dismissed: ['skill:sql'], left: ['skill:r'] });
  expect(saved(await chooseFit(job, 'skill:sql', 'dismissed', clock)).journalId).toBeNull();
  saved(await chooseFit(job, 'skill:sql', '', clock));
  expect(await chosen()).toEqual({ dismissed: [], left: ['skill:r'] });
});

it('refuses a requirement without a key, and a job that is gone', async () => {
  expect(await chooseFit(job, '', 'left', clock)).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await chooseFit(job, 'x'.repeat(301), 'left', clock)).toMatchObject({ ok: false });
  expect(await chooseFit(99, 'skill:sql', 'left', clock)).toMatchObject({ ok: false, reason: 'missing' });
});

it('comes back with a backup, answers of the person too', async () => {
  saved(await chooseFit(job, 'skill:sql', 'dismissed', clock));
  saved(await answerFit('authorized:US', 'yes', clock));
  const made = await makeBackup({ clock });
  saved(await clearAllData({ withPlaces: false }, clock));
  expect(await queryFitAnswers(opened())).toEqual({});
  const read = await readBackup(made.ok ? made.file : new Blob());
  if (!read.ok) throw new Error(read.problem);
  saved(await restoreBackup(read.backup, clock));
  expect(await queryFitAnswers(opened())).toEqual({ 'authorized:US': 'yes' });
  expect(await chosen()).toEqual({ dismissed: ['skill:sql'], left: [] });
});

it('keeps one answer for each question; it changes, goes, and each is a step that Undo takes back', async () => {
  saved(await answerFit('authorized:US', 'yes', clock));
  const { journalId } = saved(await answerFit('authorized:US', 'no', clock));
  expect(await queryFitAnswers(opened())).toEqual({ 'authorized:US': 'no' });
  expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
  expect(await queryFitAnswers(opened())).toEqual({ 'authorized:US': 'yes' });
  expect(saved(await answerFit('authorized:US', 'yes', clock)).journalId).toBeNull();
  saved(await answerFit('authorized:US', '', clock));
  expect(await queryFitAnswers(opened())).toEqual({});
  expect(await answerFit('', 'yes', clock)).toMatchObject({ ok: false, reason: 'invalid' });
});
