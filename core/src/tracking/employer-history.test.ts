import { expect, it } from 'vitest';
import { applicationOf, type StatusStep } from './application-path.ts';
import { type EmployerJob, employerHistory } from './employer-history.ts';

const today = '2026-11-26';

function job(jobId: number, ...steps: StatusStep[]): EmployerJob {
  const newest = steps.at(-1);
  const application =
    newest &&
    applicationOf({ status: newest.status, applied: true, dateApplied: steps[0]?.date ?? '', steps });
  return { jobId, jobTitle: `Job ${jobId}`, savedOn: '2026-01-02', application: application ?? null };
}
const step = (status: StatusStep['status'], date: string): StatusStep => ({ status, date });

it('tells what became of each application and how long the answer took', () => {
  const history = employerHistory(
    [
      job(1, step('application-submitted', '2026-03-01'), step('rejected-before-interview', '2026-03-13')),
      job(2, step('application-submitted', '2026-11-20')),
      job(3, step('application-submitted', '2026-05-01'), step('application-no-response', '2026-07-01')),
      job(4),
      job(5, step('application-submitted', '2026-06-01'), step('interview-requested', '2026-06-04')),
    ],
    today,
  );
  expect(history).toMatchObject({ saved: 5, sent: 4, heard: 2, interviewed: 1, offered: 0 });
  expect(history.replyDays).toEqual([3, 12]);
  expect(history.usualDays).toBeNull();
  expect(history.applications.map(({ jobId, answer, days }) => [jobId, answer, days])).toEqual([
    [2, 'waiting', 6],
    [5, 'interview', 3],
    [3, 'none', null],
    [1, 'rejected', 12],
  ]);
});

it('tells a usual time from five replies on', () => {
  const replies = ['02', '04', '05', '09', '30'].map((day, at) =>
    job(at, step('application-submitted', '2026-04-01'), step('interview-requested', `2026-04-${day}`)),
  );
  expect(employerHistory(replies.slice(1), today).usualDays).toBeNull();
  expect(employerHistory(replies, today).usualDays).toBe(4);
});

it('says nothing of days that are not known or run backwards', () => {
  const history = employerHistory(
    [
      job(1, step('application-submitted', ''), step('interview-requested', '2026-06-04')),
      job(2, step('application-submitted', '2026-06-05'), step('interview-requested', '2026-06-04')),
    ],
    today,
  );
  expect(history).toMatchObject({ heard: 2, replyDays: [], usualDays: null });
});

it('of nothing says nothing', () => {
  expect(employerHistory([], today)).toEqual({
    ...{ saved: 0, sent: 0, heard: 0, interviewed: 0, offered: 0 },
    ...{ replyDays: [], usualDays: null, applications: [] },
  });
});
