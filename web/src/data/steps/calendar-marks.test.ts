import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryCalendarMarks } from './calendar-marks.ts';
import { saveTask, setTaskDone } from './tasks.ts';

const clock = testClock();
beforeEach(async () => {
  await openEmptyData();
});

it('deadlines, follow-ups and tasks are read however far ahead, and a task that is done no more', async () => {
  const fields = { jobTitle: 'Charge nurse', companyName: 'Lakeside' };
  const { id: jobId } = saved(
    await saveJob({ ...fields, deadline: '2030-01-15', followUp: '2027-02-01' }, clock),
  );
  saved(await saveJob({ ...fields, deadline: '2026-12-01', status: 'archived' }, clock));
  const task = saved(await saveTask({ jobId, title: 'Send references', dueDate: '2026-12-01' }, {}, clock));
  const days = async () =>
    (await queryCalendarMarks(opened())).map(({ kind, date, jobId: of }) => [kind, date, of]);
  expect(await days()).toEqual([
    ['task', '2026-12-01', jobId],
    ['follow-up', '2027-02-01', jobId],
    ['deadline', '2030-01-15', jobId],
  ]);
  saved(await setTaskDone(task.id, true, clock));
  expect((await days()).map(([kind]) => kind)).toEqual(['follow-up', 'deadline']);
});
