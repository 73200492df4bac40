import { newJob } from '@foothold/core/entities/job/job.ts';
import { Task } from '@foothold/core/entities/task/task.ts';
import { reminderKinds } from '@foothold/core/tracking/reminders.ts';
import { expect, it } from 'vitest';
import { reminderPlan } from './write-plan.ts';

const job = {
  ...newJob({ companyName: 'Juniper', status: 'application-submitted', statusDate: '2026-11-11' }),
  internalId: 7,
};
const task = Task.parse({ internalId: 3, jobId: 8, title: 'Call Dana', dueDate: '2026-11-25' }) as Task;
const words = { done: 'Done', snooze: 'Later', many: '{count}', manyBody: '', manyPath: '/work' };

it('a plan holds what is shown, where a click leads and what “Done” does; discreet words name nothing', () => {
  const facts = {
    person: 'u1',
    sources: { jobs: [job], interviews: [], tasks: [task], offers: [] },
    choices: { kinds: reminderKinds, time: '09:00', quiet: { from: '21:00', to: '07:00' } },
    pathOf: ({ jobId }: { jobId: number | null }) => `/job/edit/${jobId}`,
    now: new Date('2026-11-25T08:00:00'),
  };
  const plan = reminderPlan({
    ...facts,
    words: { ...words, of: ({ kind, title }) => ({ title: title || kind, body: '' }) },
  });
  expect(plan.reminders.map(({ title, path, done }) => [title, path, done])).toEqual([
    ['follow-up', '/job/edit/7', { kind: 'follow-up', id: 7 }],
    ['Call Dana', '/job/edit/8', { kind: 'task', id: 3 }],
  ]);
  expect(plan.due['2026-11-25']).toBe(2);
  const discreet = reminderPlan({
    ...facts,
    words: { ...words, of: () => ({ title: 'Foothold', body: 'Something is due today' }) },
  });
  expect(JSON.stringify(discreet)).not.toMatch(/Juniper|Dana/);
});
