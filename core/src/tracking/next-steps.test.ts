import { describe, expect, it } from 'vitest';
import { Interview, type Interview as InterviewRecord } from '../entities/interview/interview.ts';
import { type NewJob, newJob } from '../entities/job/job.ts';
import { jobStatuses } from '../entities/job/job-status.ts';
import { Task, type Task as TaskRecord } from '../entities/task/task.ts';
import { nextSteps } from './next-steps.ts';

const today = '2026-11-19';
const job = (internalId: number, fields: NewJob) => ({ ...newJob(fields), internalId });
const interview = (fields: object) => Interview.parse({ internalId: 1, ...fields }) as InterviewRecord;
const task = (fields: object) => Task.parse({ internalId: 1, ...fields }) as TaskRecord;
const kinds = (fields: NewJob) =>
  nextSteps({ jobs: [job(1, fields)], interviews: [], tasks: [] }, today).map((s) => [
    s.kind,
    s.due,
    s.daysLeft,
  ]);

describe('nextSteps of a job', () => {
  it.each([
    ['application-not-started', '2026-11-17', []],
    ['application-not-started', '2026-11-16', [['start', '2026-11-19', 0]]],
    ['application-in-progress', '2026-11-16', [['finish', '2026-11-18', -1]]],
    ['application-submitted', '2026-11-06', []],
    ['application-submitted', '2026-11-05', [['follow-up', '2026-11-19', 0]]],
    ['application-submitted', '2026-10-20', [['no-answer', '2026-11-19', 0]]],
    ['interview-requested', '2026-11-18', [['answer-request', '2026-11-20', 1]]],
    ['interview-in-progress', '2026-11-01', [['follow-up', '2026-11-15', -4]]],
    ['offer-pending', '2026-11-11', [['answer-offer', '2026-11-25', 6]]],
  ] as const)('%s since %s', (status, statusDate, expected) => {
    expect(kinds({ status, statusDate })).toEqual(expected);
  });

  it('asks nothing of a job that is over', () => {
    for (const { value, group } of jobStatuses) {
      if (group === 'complete') expect(kinds({ status: value, statusDate: '2026-01-01' })).toEqual([]);
    }
  });

  it('counts a job without history from the day it was saved', () => {
    expect(kinds({ dateAdded: '2026-11-10T10:00:00.000Z' })).toEqual([['start', '2026-11-13', -6]]);
    expect(kinds({})).toEqual([]);
  });
});

describe('the deadline and the follow-up of a job', () => {
  it.each<[string, NewJob, unknown[]]>([
    ['a deadline is a step of its own', { deadline: '2026-11-22' }, [['deadline', '2026-11-22', 3]]],
    ['one far ahead is not yet', { deadline: '2026-12-22' }, []],
    ['one that is missed is late', { deadline: '2026-11-15' }, [['deadline', '2026-11-15', -4]]],
    ['one that is long over is gone', { deadline: '2026-10-15' }, []],
    [
      'one of an application that was sent is met',
      { deadline: '2026-11-22', status: 'application-submitted', statusDate: '2026-11-15' },
      [],
    ],
    ['of a job that is over there is none', { deadline: '2026-11-22', status: 'archived' }, []],
    [
      'a follow-up comes on its day, and no other before it',
      { followUp: '2026-11-24', status: 'application-submitted', statusDate: '2026-10-01' },
      [['follow-up', '2026-11-24', 5]],
    ],
    [
      'a follow-up that is far ahead keeps the others quiet',
      { followUp: '2027-01-10', status: 'application-submitted', statusDate: '2026-10-01' },
      [],
    ],
    [
      'a follow-up that was made is over',
      {
        ...{ followUp: '2026-11-10', followedUpDate: '2026-11-12' },
        ...{ status: 'application-submitted', statusDate: '2026-11-01' },
      },
      [],
    ],
  ])('%s', (_, fields, steps) => {
    expect(kinds(fields)).toEqual(steps);
  });

  it('is told once where a task says the same day', () => {
    const both = nextSteps(
      {
        jobs: [job(1, { deadline: '2026-11-22' })],
        interviews: [],
        tasks: [task({ jobId: 1, kind: 'deadline', title: 'Closes', dueDate: '2026-11-22' })],
      },
      today,
    );
    expect(both.map(({ kind, title }) => [kind, title])).toEqual([['deadline', 'Closes']]);
  });
});

describe('nextSteps of interviews and tasks', () => {
  it('says the hour and the zone of an interview that is coming, not of one that is past', () => {
    const hours = (dateOfInterview: string) =>
      nextSteps(
        { jobs: [], interviews: [interview({ dateOfInterview, timeZone: 'America/New_York' })], tasks: [] },
        today,
      ).map(({ due, time, timeZone }) => [due, time, timeZone]);
    expect(hours('2026-11-20T10:30')).toEqual([['2026-11-20', '10:30', 'America/New_York']]);
    expect(hours('2026-11-20')).toEqual([['2026-11-20', '', 'America/New_York']]);
    expect(hours('2026-11-18T10:30')).toEqual([[today, '', 'America/New_York']]);
  });

  it('names interviews of the coming week and those past without a word since', () => {
    const at = (dateOfInterview: string, status = 'Scheduled') =>
      nextSteps({ jobs: [], interviews: [interview({ dateOfInterview, status })], tasks: [] }, today).map(
        (s) => s.kind,
      );
    expect(at('2026-11-26T10:00')).toEqual(['interview']);
    expect(at('2026-11-19')).toEqual(['interview']);
    expect(at('2026-11-27T10:00')).toEqual([]);
    expect(at('2026-11-18T10:00')).toEqual(['after-interview']);
    expect(at('2026-11-18T10:00', 'Completed')).toEqual(['send-thanks']);
    expect(at('2026-11-16T10:00', 'Completed')).toEqual(['send-thanks']);
    expect(at('2026-11-15T10:00', 'Completed')).toEqual([]);
    expect(at('2026-11-20T10:00', 'Completed')).toEqual([]);
    expect(at('2026-11-20T10:00', 'Cancelled')).toEqual([]);
    expect(at('soon')).toEqual([]);
    expect(at('')).toEqual([]);
  });

  it('asks how one of today went once its hour is over, and for no thanks that were sent', () => {
    const at = (now: string, fields: Partial<Interview> = {}) =>
      nextSteps(
        {
          ...{ jobs: [], tasks: [], now: new Date(now) },
          interviews: [interview({ dateOfInterview: `${today}T10:00`, timeZone: 'UTC', ...fields })],
        },
        today,
      ).map(({ kind }) => kind);
    expect(at(`${today}T10:59:00Z`)).toEqual(['interview']);
    expect(at(`${today}T11:00:00Z`)).toEqual(['after-interview']);
    expect(at(`${today}T11:00:00Z`, { durationMinutes: 90 })).toEqual(['interview']);
    expect(at(`${today}T23:00:00Z`, { dateOfInterview: today })).toEqual(['interview']);
    const held = { status: 'Completed', thankedDate: today };
    expect(at(`${today}T11:00:00Z`, held)).toEqual([]);
  });

  it('puts what is overdue first, what has no day last, and does not nag about a job that is planned', () => {
    const steps = nextSteps(
      {
        jobs: [
          job(1, { companyName: 'Planned', status: 'application-submitted', statusDate: '2026-11-01' }),
          job(2, { companyName: 'Waiting', status: 'application-submitted', statusDate: '2026-11-04' }),
        ],
        interviews: [
          interview({ internalId: 5, jobId: 1, dateOfInterview: '2026-11-20T09:00', status: 'Scheduled' }),
        ],
        tasks: [
          task({ internalId: 6, title: 'Someday' }),
          task({ internalId: 7, title: 'Late', dueDate: '2026-11-10', kind: 'deadline', jobId: 2 }),
          task({ internalId: 8, title: 'Done', dueDate: today, done: true }),
        ],
      },
      today,
    );
    expect(steps.map((s) => [s.kind, s.companyName, s.title, s.daysLeft])).toEqual([
      ['deadline', 'Waiting', 'Late', -9],
      ['interview', '', 'Phone', 1],
      ['task', '', 'Someday', null],
    ]);
  });

  it('puts what has a day of its own before reminders that came up days ago', () => {
    const steps = nextSteps(
      {
        jobs: [job(1, { companyName: 'Old', status: 'application-not-started', statusDate: '2026-11-01' })],
        interviews: [interview({ internalId: 5, jobId: 2, dateOfInterview: today, status: 'Scheduled' })],
        tasks: [task({ internalId: 7, title: 'Today', dueDate: today })],
      },
      today,
    );
    expect(steps.map(({ kind }) => kind)).toEqual(['interview', 'task', 'start']);
  });
});
