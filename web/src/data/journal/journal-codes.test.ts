import { journalLabel } from '@foothold/core/own-data/journal-label.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, expect, it } from 'vitest';
import { deleteJobs } from '../jobs/job-delete.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryHistory } from './history.ts';
import { undo } from './undo.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

it('an entry holds a code and figures, and none of the words that are shown', async () => {
  const ids = [];
  for (const jobTitle of ['Nurse', 'Cook']) ids.push(saved(await saveJob({ jobTitle }, clock)).id);
  const { journalId } = saved(await deleteJobs(ids, clock));
  const entry = await opened().journal.get(journalId ?? 0);
  expect(entry).toMatchObject({ code: 'journal.jobsDeleted', values: { count: 2 } });
  expect(entry).not.toHaveProperty('label');
  const [shown] = (await queryHistory(opened(), 1)).entries;
  expect(shown && sayEnglish(shown.label)).toBe('2 jobs deleted');
});

it('an entry written before there were codes is shown, found and undone as it is called', async () => {
  const { id, journalId } = saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  const stored = await opened().journal.get(journalId ?? 0);
  const { code: _, ...rest } = stored ?? {};
  await opened().journal.put({ ...rest, label: 'Job saved, of old' } as never);
  const found = await queryHistory(opened(), 9, { words: 'of old' });
  expect(found.entries.map(({ label }) => sayEnglish(label))).toEqual(['Job saved, of old']);
  const answer = await undo(journalId ?? 0, clock);
  expect(answer.ok && sayEnglish(answer.label)).toBe('Job saved, of old');
  expect(await opened().jobs.get(id)).toBeUndefined();
  expect(await opened().journal.get(journalId ?? 0)).toMatchObject({ label: 'Job saved, of old' });
});

it('an edit joins the entry of the same code, and none of before codes', async () => {
  const { id } = saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  const first = saved(await updateJob(id, { notes: 'One' }, {}, clock));
  const second = saved(await updateJob(id, { notes: 'Two' }, {}, clock));
  expect(second.journalId).toBe(first.journalId);
  const { code: _, ...rest } = (await opened().journal.get(first.journalId ?? 0)) ?? {};
  await opened().journal.put({ ...rest, label: 'Job changed' } as never);
  const third = saved(await updateJob(id, { notes: 'Three' }, {}, clock));
  expect(third.journalId).not.toBe(first.journalId);
  const all = await opened().journal.toArray();
  expect(all.map((entry) => sayEnglish(journalLabel(entry)))).toEqual([
    'Job saved',
    'Job changed',
    'Job changed',
  ]);
});

it('a search finds a change by what it is called in the language at hand', async () => {
  saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  const say = () => 'Stelle gespeichert';
  const found = async (words: string) => (await queryHistory(opened(), 9, { words, say })).total;
  expect([await found('stelle'), await found('saved')]).toEqual([1, 0]);
});
