import 'fake-indexeddb/auto';
import { Interview } from '@foothold/core/entities/interview/interview.ts';
import { jobTimeline } from '@foothold/core/tracking/job-timeline.ts';
import { beforeEach, expect, test } from 'vitest';
import { setInterviewStatus } from '../interviews/interviews.ts';
import { undo } from '../journal/undo.ts';
import { saveTask, setTaskDone } from '../steps/tasks.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { addFollowUp } from './job-events.ts';
import { queryJobSteps } from './job-steps.ts';
import { queryTimelineRows } from './job-timeline.ts';
import { saveJob } from './jobs.ts';

const clock = testClock();
const today = '2026-11-19';
let jobId = 0;

beforeEach(async () => {
  await openEmptyData();
  const fields = { jobTitle: 'Analyst', companyName: 'Acme', dateApplied: '2026-11-02' };
  jobId = saved(await saveJob(fields, clock)).id;
});

async function addInterview(dateOfInterview: string): Promise<number> {
  const { internalId: _, ...row } = Interview.parse({
    internalId: 0,
    jobId,
    companyName: 'Acme',
    dateOfInterview,
    interviewType: 'Video',
  });
  return opened().table<object, number>('interviews').add(row);
}

async function told(): Promise<string[]> {
  const { sources, broken } = await queryTimelineRows(opened(), jobId);
  expect(broken).toEqual([]);
  return jobTimeline({ ...sources, documents: [] }).map((entry) => {
    const what = entry.kind === 'event' ? entry.event.kind : entry.kind;
    return `${entry.date} ${what}`;
  });
}

test('history, interviews and what was done stand in one row of days, of this job alone', async () => {
  saved(await addFollowUp(jobId, { date: '2026-11-09' }, clock));
  await addInterview('2026-11-23T10:00');
  const task = saved(await saveTask({ jobId, title: 'Call Dana' }, {}, clock)).id;
  saved(await setTaskDone(task, true, clock));
  saved(await saveJob({ jobTitle: 'Cook', companyName: 'Elsewhere' }, clock));
  expect(await told()).toEqual([
    '2026-11-23 interview',
    '2026-11-19 task',
    '2026-11-09 follow-up',
    '2026-11-02 status',
    '2026-11-02 saved',
  ]);
});

test('a row that does not read is counted and hides no other', async () => {
  await opened().table('jobEvents').add({ jobId, date: 42 });
  const { sources, broken } = await queryTimelineRows(opened(), jobId);
  expect(broken.map(({ table }) => table)).toEqual(['jobEvents']);
  expect(sources.events.map(({ kind }) => kind).sort()).toEqual(['saved', 'status']);
});

test('an interview that took place asks no more, and is undone', async () => {
  const id = await addInterview('2026-11-16T10:00');
  const step = async () => (await queryJobSteps(opened(), [jobId], today)).get(jobId)?.kind;
  expect(await step()).toBe('after-interview');
  const before = await everyRow();
  const done = saved(await setInterviewStatus(id, 'Completed', clock));
  expect(await step()).not.toBe('after-interview');
  expect(await undo(done.journalId ?? 0, clock)).toMatchObject({
    ok: true,
    label: { english: 'Interview completed' },
  });
  expect(await everyRow()).toEqual(before);
  expect(await setInterviewStatus(999, 'Completed', clock)).toMatchObject({ reason: 'missing' });
});
