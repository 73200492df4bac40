import 'fake-indexeddb/auto';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, expect, it } from 'vitest';
import { loadExampleData } from '../example/example-data.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { clearAllData } from '../journal/clear-data.ts';
import { queryHistory } from '../journal/history.ts';
import { watchAnswer } from '../rows/watch-answer.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { makeBackup } from './backup.ts';
import {
  backupReminder,
  hasRecords,
  noteBackup,
  queryBackupState,
  queryHasJobs,
  queryNewestChange,
  remindLater,
} from './backup-state.ts';

const dayMs = 86_400_000;
let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const state = (later = 0) => queryBackupState(opened(), clock.now().getTime() + later * dayMs);
async function backUp() {
  const made = await makeBackup({ clock });
  if (!made.ok) throw new Error(sayEnglish(made.message));
  expect(await noteBackup(made)).toEqual({ ok: true });
  return made;
}

it('an empty browser and one with the example alone ask for no backup', async () => {
  expect(await state()).toEqual({ at: '', changes: 0, isDue: false });
  expect(await state(400)).toMatchObject({ isDue: false });
  saved(await loadExampleData(clock));
  expect(await state(400)).toMatchObject({ changes: 1, isDue: false });
});

it('after 30 days without a backup one is due, from the first job on', async () => {
  saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  expect(await state(backupReminder.days - 1)).toMatchObject({ isDue: false });
  expect(await state(backupReminder.days + 1)).toMatchObject({ at: '', changes: 1, isDue: true });
  const { madeAt } = await backUp();
  expect(await state(300)).toEqual({ at: madeAt, changes: 0, isDue: false });
  saved(await saveJob({ jobTitle: 'Cook' }, clock));
  expect(await state(backupReminder.days - 1)).toMatchObject({ changes: 1, isDue: false });
  expect(await state(backupReminder.days + 1)).toMatchObject({ changes: 1, isDue: true });
});

it('after 50 changes one is due, and a reminder that was put away comes again after 30 days', async () => {
  const { id } = saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  for (let n = 1; n < backupReminder.changes; n += 1) {
    expect((await state()).isDue).toBe(false);
    clock.skip(60_000);
    saved(await updateJob(id, { notes: `${n}` }, {}, clock));
  }
  expect(await state()).toMatchObject({ changes: 50, isDue: true });
  expect(await remindLater(clock.now())).toEqual({ ok: true });
  expect((await state()).isDue).toBe(false);
  expect((await state(backupReminder.days + 1)).isDue).toBe(true);
  await backUp();
  expect(await state()).toMatchObject({ changes: 0, isDue: false });
});

it('what is noted is no own record and in no backup', async () => {
  saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  const before = await everyRow();
  const first = await backUp();
  expect(await everyRow()).toEqual(before);
  const second = await backUp();
  const rows = async (file: Blob) => (await file.text()).replace(/"madeAt":"[^"]*"|"checksum":"\w+"/g, '');
  expect(await rows(second.file)).toBe(await rows(first.file));
});

it('a browser that was emptied holds nothing that a backup would keep', async () => {
  expect(await hasRecords()).toBe(false);
  saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  expect(await hasRecords()).toBe(true);
  saved(await clearAllData({ withPlaces: true }, clock));
  expect(await hasRecords()).toBe(false);
});

it('what is asked live is told of the first record and of every change, a quick one too', async () => {
  const heard: Record<string, unknown> = {};
  const watch = (name: string, ask: () => Promise<unknown>) =>
    watchAnswer(
      ask,
      (answer) => {
        heard[name] = answer;
      },
      (error) => {
        throw error;
      },
    );
  const stops = [
    watch('job', () => queryHasJobs(opened())),
    watch('change', () => queryNewestChange(opened())),
    watch('history', async () => (await queryHistory(opened(), 10, { words: 'cook' })).total),
  ];
  await expect.poll(() => heard).toEqual({ job: false, change: { key: 0, isBehind: false }, history: 0 });
  saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  await expect.poll(() => heard).toEqual({ job: true, change: { key: 1, isBehind: true }, history: 0 });
  await backUp();
  await expect.poll(() => heard).toMatchObject({ change: { key: 1, isBehind: false } });
  saved(await saveJob({ jobTitle: 'Cook' }, clock));
  await expect.poll(() => heard).toEqual({ job: true, change: { key: 2, isBehind: true }, history: 1 });
  for (const stop of stops) stop();
});
