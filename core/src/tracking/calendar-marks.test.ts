import { expect, it } from 'vitest';
import { type NewJob, newJob } from '../entities/job/job.ts';
import { Offer, type Offer as OfferRecord } from '../entities/offer/offer.ts';
import { Task, type Task as TaskRecord } from '../entities/task/task.ts';
import { calendarMarks } from './calendar-marks.ts';

const job = (internalId: number, fields: NewJob) => ({
  ...newJob({ uid: `job-${internalId}`, companyName: 'Lakeside', jobTitle: 'Nurse', ...fields }),
  internalId,
});
const task = (fields: object) =>
  Task.parse({ internalId: 1, uid: 'task', jobId: 1, title: 'Send references', ...fields }) as TaskRecord;
const offer = (fields: object) =>
  Offer.parse({ internalId: 1, uid: 'offer', jobId: 1, ...fields }) as OfferRecord;
const marks = (jobs: NewJob[], tasks: object[] = [], offers: object[] = []) =>
  calendarMarks({
    jobs: jobs.map((fields, index) => job(index + 1, fields)),
    tasks: tasks.map(task),
    offers: offers.map(offer),
  }).map(({ kind, date, title, jobId, uid }) => [kind, date, title, jobId, uid]);

it('the days of jobs, tasks and offers stand in the calendar by date, each with its job', () => {
  expect(
    marks(
      [{ deadline: '2026-12-04', followUp: '2026-12-01' }],
      [{ dueDate: '2026-12-02' }, { kind: 'deadline', dueDate: '2026-12-03', title: 'Exam' }],
      [{ answerBy: '2026-12-05' }],
    ),
  ).toEqual([
    ['follow-up', '2026-12-01', '', 1, 'job-1-follow-up'],
    ['task', '2026-12-02', 'Send references', 1, 'task'],
    ['deadline', '2026-12-03', 'Exam', 1, 'task'],
    ['deadline', '2026-12-04', '', 1, 'job-1-deadline'],
    ['answer-offer', '2026-12-05', '', 1, 'offer'],
  ]);
});

it('what is done, over, undated or told by a task stands there no more', () => {
  expect(marks([{ deadline: '2026-12-04', status: 'application-submitted' }])).toEqual([]);
  expect(marks([{ deadline: '2026-12-04', status: 'archived' }])).toEqual([]);
  expect(marks([{ followUp: '2026-12-01', followedUpDate: '2026-12-01' }])).toEqual([]);
  expect(marks([{}], [{ dueDate: '2026-12-02', done: true }, { dueDate: '' }, { dueDate: 'soon' }])).toEqual(
    [],
  );
  expect(marks([{ status: 'archived' }], [], [{ answerBy: '2026-12-05' }])).toEqual([]);
  const told = { kind: 'deadline', dueDate: '2026-12-04', title: 'Apply' };
  expect(marks([{ deadline: '2026-12-04' }], [told])).toEqual([
    ['deadline', '2026-12-04', 'Apply', 1, 'task'],
  ]);
});

it('a task without a job stands there by its own words', () => {
  expect(marks([], [{ jobId: null, dueDate: '2026-12-02' }])).toEqual([
    ['task', '2026-12-02', 'Send references', null, 'task'],
  ]);
});
