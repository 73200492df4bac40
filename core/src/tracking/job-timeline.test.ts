import { expect, it } from 'vitest';
import { Interview, type Interview as InterviewRecord } from '../entities/interview/interview.ts';
import { JobEvent, type JobEvent as JobEventRecord } from '../entities/job/job-event.ts';
import { Task, type Task as TaskRecord } from '../entities/task/task.ts';
import { jobTimeline } from './job-timeline.ts';

const event = (internalId: number, date: string, createdAt = '') =>
  JobEvent.parse({ internalId, jobId: 1, date, createdAt }) as JobEventRecord;
const interview = (internalId: number, dateOfInterview: string) =>
  Interview.parse({ internalId, dateOfInterview }) as InterviewRecord;
const task = (internalId: number, fields: object) => Task.parse({ internalId, ...fields }) as TaskRecord;
const document = (internalId: number, dateSent: string) => ({
  internalId,
  dateSent,
  name: 'Analyst.pdf',
  kind: 'resume' as const,
});
const nothing = { events: [], interviews: [], tasks: [], documents: [] };
const keys = (sources: Partial<Parameters<typeof jobTimeline>[0]>) =>
  jobTimeline({ ...nothing, ...sources }).map(({ key, date }) => `${key} on ${date}`);

it('merges what has a date, newest first', () => {
  expect(
    keys({
      events: [event(1, '2026-10-30'), event(2, '2026-11-02')],
      interviews: [interview(5, '2026-11-23T10:00')],
      tasks: [task(3, { done: true, doneDate: '2026-11-09' })],
      documents: [document(4, '2026-11-02')],
    }),
  ).toEqual([
    'interview 5 on 2026-11-23',
    'task 3 on 2026-11-09',
    'event 2 on 2026-11-02',
    'document 4 on 2026-11-02',
    'event 1 on 2026-10-30',
  ]);
});

it('keeps the order in which entries of one day were written, the last one on top', () => {
  const day = '2026-11-02';
  expect(keys({ events: [event(1, day, '2026-11-02T09:00'), event(2, day, '2026-11-02T10:00')] })).toEqual([
    `event 2 on ${day}`,
    `event 1 on ${day}`,
  ]);
});

it('lets what was sent on the day of saving stand above it', () => {
  const day = '2026-11-02';
  const saved = { ...event(1, day, '2026-11-02T09:00'), kind: 'saved' as const };
  expect(keys({ events: [saved, event(2, day, '2026-11-02T10:00')], documents: [document(3, day)] })).toEqual(
    [`event 2 on ${day}`, `document 3 on ${day}`, `event 1 on ${day}`],
  );
});

it('leaves out what did not happen: open tasks, documents that were not sent, interviews without a day', () => {
  expect(
    keys({
      tasks: [task(1, { dueDate: '2026-11-30', updatedAt: '2026-11-08T12:00:00.000Z' })],
      documents: [document(2, '')],
      interviews: [interview(3, '')],
    }),
  ).toEqual([]);
});

it('leaves out the steps of preparing an application, except those a person added', () => {
  const done = { done: true, doneDate: '2026-11-08' };
  expect(keys({ tasks: [task(1, { ...done, step: 'company' }), task(2, { ...done, step: 'own' })] })).toEqual(
    ['task 2 on 2026-11-08'],
  );
});

it('a task done before its day was kept stands at its last change; an entry with a damaged date is not lost', () => {
  expect(
    keys({
      tasks: [task(1, { done: true, updatedAt: '2026-11-08T12:00:00.000Z' })],
      events: [event(2, 'soon')],
    }),
  ).toEqual(['event 2 on soon', 'task 1 on 2026-11-08']);
});
