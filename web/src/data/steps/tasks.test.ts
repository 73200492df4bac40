import 'fake-indexeddb/auto';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, expect, test } from 'vitest';
import { deleteJobs } from '../jobs/job-delete.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryNextSteps } from './next-steps.ts';
import { deleteTask, queryJobTasks, saveTask, setTaskDone } from './tasks.ts';

let clock: ReturnType<typeof testClock>;
let jobId = 0;

beforeEach(async () => {
  await openEmptyData();
  clock = testClock();
  jobId = saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Acme' }, clock)).id;
});

const add = async (fields: Parameters<typeof saveTask>[0]) =>
  saved(await saveTask({ jobId, ...fields }, {}, clock)).id;
const titles = async () => {
  const { open, done } = await queryJobTasks(opened(), jobId);
  return { open: open.map(({ title }) => title), done: done.map(({ title }) => title) };
};

test('open tasks stand by their date, those without one last; a done one is told with its day', async () => {
  await add({ title: 'Ask about on-call' });
  const call = await add({ title: 'Call Dana', dueDate: '2026-11-25' });
  await add({ title: ' Posting closes ', dueDate: '2026-11-21', kind: 'deadline' });
  expect(await titles()).toEqual({ open: ['Posting closes', 'Call Dana', 'Ask about on-call'], done: [] });

  saved(await setTaskDone(call, true, clock));
  expect(await titles()).toEqual({ open: ['Posting closes', 'Ask about on-call'], done: ['Call Dana'] });
  expect((await queryJobTasks(opened(), jobId)).done[0]).toMatchObject({ doneDate: '2026-11-19', open: 0 });
  saved(await setTaskDone(call, false, clock));
  expect((await opened().tasks.get(call))?.doneDate).toBe('');
});

test('a task with a date comes up among the next steps, and goes with its job', async () => {
  await add({ title: 'Call Dana', dueDate: '2026-11-20' });
  const steps = await queryNextSteps(opened(), '2026-11-19');
  expect(steps.map(({ kind, title, companyName }) => [kind, title, companyName])).toEqual([
    ['task', 'Call Dana', 'Acme'],
  ]);
});

test('changing and deleting are undone to the last field', async () => {
  const id = await add({ title: 'Call Dana', notes: 'After ten.' });
  const before = await everyRow();
  const changed = saved(
    await saveTask({ internalId: id, title: 'Write to Dana', dueDate: '2026-12-01' }, {}, clock),
  );
  expect(await opened().tasks.get(id)).toMatchObject({ title: 'Write to Dana', notes: 'After ten.', jobId });
  expect(await undo(changed.journalId ?? 0, clock)).toMatchObject({
    ok: true,
    label: { english: 'Task changed' },
  });
  const gone = saved(await deleteTask(id, clock));
  expect(await titles()).toEqual({ open: [], done: [] });
  expect(await undo(gone.journalId ?? 0, clock)).toMatchObject({
    ok: true,
    label: { english: 'Task deleted' },
  });
  expect(await everyRow()).toEqual(before);
});

test('a task goes to no job that is not here, and not back to one that is gone', async () => {
  const id = await add({ title: 'Call Dana' });
  expect(await saveTask({ internalId: id, jobId: 99 }, {}, clock)).toMatchObject({
    ok: false,
    reason: 'missing',
  });
  const other = saved(await saveJob({ jobTitle: 'Driver' }, clock)).id;
  const led = saved(await saveTask({ internalId: id, jobId: other }, {}, clock));
  saved(await deleteJobs([jobId], clock));
  const before = await everyRow();
  expect(await undo(led.journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'newer' });
  expect(await everyRow()).toEqual(before);
});

test('a form that started from an older version overwrites nothing', async () => {
  const id = await add({ title: 'Call Dana' });
  const basedOn = (await opened().tasks.get(id))?.updatedAt;
  saved(await saveTask({ internalId: id, title: 'Call Dana today' }, { basedOn }, clock));
  expect(await saveTask({ internalId: id, title: 'Call Joel' }, { basedOn }, clock)).toMatchObject({
    ok: false,
    reason: 'changed-elsewhere',
    current: { title: 'Call Dana today' },
  });
});

test.each([
  [{ title: '  ' }, 'invalid', 'Write what to do, in a few words.'],
  [{ title: 'Call', dueDate: '2026-02-30' }, 'invalid', 'Write a date that exists, from 1900 to 2200.'],
  [{ title: 'Call', jobId: 999 }, 'missing', ''],
  [{ title: 'Call', internalId: 999 }, 'missing', ''],
])('%o is refused and nothing is written', async (fields, reason, detail) => {
  const answer = await saveTask({ jobId, ...fields }, {}, clock);
  expect(answer).toMatchObject({ ok: false, reason });
  expect(answer.ok ? '' : sayEnglish(answer.message)).toContain(detail);
  expect(await opened().tasks.count()).toBe(0);
});

test('a task that is gone cannot be ticked or deleted', async () => {
  expect(await setTaskDone(5, true, clock)).toMatchObject({ reason: 'missing' });
  expect(await deleteTask(5, clock)).toMatchObject({ reason: 'missing' });
});
