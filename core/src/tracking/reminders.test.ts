import { describe, expect, it } from 'vitest';
import { Interview } from '../entities/interview/interview.ts';
import { newJob } from '../entities/job/job.ts';
import { Offer } from '../entities/offer/offer.ts';
import { Task } from '../entities/task/task.ts';
import { dueReminders, isQuiet, notifiedAfter, snoozedAfter, type Told } from './notified-reminders.ts';
import { plannedReminders, type ReminderChoices, reminderKinds } from './reminders.ts';

const choices: ReminderChoices = {
  kinds: reminderKinds,
  time: '09:00',
  quiet: { from: '21:00', to: '07:00' },
};
const at = (wall: string) => new Date(wall);
const wall = (ms: number) => {
  const date = new Date(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getMonth() + 1}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
};
const interview = (dateOfInterview: string, fields: object = {}) =>
  Interview.parse({
    internalId: 1,
    dateOfInterview,
    companyName: 'Sable',
    status: 'Scheduled',
    ...fields,
  }) as Interview;
const task = (dueDate: string, fields: object = {}) =>
  Task.parse({ internalId: 3, title: 'Call', dueDate, ...fields }) as Task;
const waiting = (statusDate: string) => ({
  ...newJob({ companyName: 'Juniper', status: 'application-submitted', statusDate }),
  internalId: 7,
});
const none = { jobs: [], interviews: [], tasks: [], offers: [] };
const plan = (sources: object, now = '2026-11-25T08:00', how: Partial<ReminderChoices> = {}) =>
  plannedReminders({ ...none, ...sources }, { ...choices, ...how }, at(now)).reminders.map(
    ({ step, isSoon, at: said }) => `${step.kind}${isSoon ? ' soon' : ''} ${wall(said)}`,
  );

describe('reminders that are planned', () => {
  const only = { kinds: ['interviews'] as const };
  it('tell of an interview in the morning, an hour before it, and on the day after to note how it went', () => {
    expect(plan({ interviews: [interview('2026-11-25T14:00')] })).toEqual([
      'interview 11-25 09:00',
      'interview soon 11-25 13:00',
      'after-interview 11-26 09:00',
    ]);
    expect(plan({ interviews: [interview('2026-11-27')] }, undefined, only)).toEqual([
      'interview 11-27 09:00',
    ]);
  });
  it('tell once of one that begins in the morning, and before quiet hours of one that begins in them', () => {
    expect(plan({ interviews: [interview('2026-11-26T09:30')] }, undefined, only)).toEqual([
      'interview soon 11-26 08:30',
    ]);
    expect(plan({ interviews: [interview('2026-11-26T06:30')] }, undefined, only)).toEqual([
      'interview soon 11-25 20:55',
    ]);
    expect(plan({ interviews: [interview('2026-11-26T07:30')] }, undefined, only)).toEqual([
      'interview soon 11-26 07:00',
    ]);
  });
  it('tell of tasks, deadlines and offers on their day, and of what is overdue today', () => {
    expect(plan({ tasks: [task('2026-11-28', { kind: 'deadline' })] })).toEqual(['deadline 11-28 09:00']);
    expect(plan({ tasks: [task('2026-11-20')] })).toEqual(['task 11-25 09:00']);
    const offers = [Offer.parse({ internalId: 4, jobId: 7, answerBy: '2026-12-01' })];
    const jobs = [{ ...waiting('2026-11-24'), status: 'offer-pending' }];
    expect(plan({ jobs, offers })).toEqual(['answer-offer 12-01 09:00']);
  });
  it('tell of a follow-up on the day it comes due, and not again on each day after', () => {
    expect(plan({ jobs: [waiting('2026-11-14')] })).toEqual(['follow-up 11-28 09:00']);
  });
  it('leave out examples, what is further than two weeks, done or canceled, and kinds that are off', () => {
    expect(
      plan({
        interviews: [
          interview('2026-11-25T14:00', { isExample: true }),
          interview('2026-12-25T14:00'),
          interview('2026-11-26T14:00', { status: 'Cancelled' }),
        ],
        tasks: [task('2026-11-26', { done: true })],
      }),
    ).toEqual([]);
    const both = { interviews: [interview('2026-11-27')], tasks: [task('2026-11-26')] };
    expect(plan(both, undefined, { kinds: ['deadlines'] })).toEqual(['task 11-26 09:00']);
  });
  it('that fall into quiet hours come after them', () => {
    expect(plan({ tasks: [task('2026-11-26')] }, undefined, { time: '06:00' })).toEqual(['task 11-26 07:00']);
    expect(plan({ tasks: [task('2026-11-26')] }, undefined, { time: 'never' })).toEqual(['task 11-26 09:00']);
  });
  it('count what is due on each day, for the badge', () => {
    const { due } = plannedReminders(
      { ...none, tasks: [task('2026-11-24'), task('2026-11-27', { internalId: 5 })] },
      choices,
      at('2026-11-25T08:00'),
    );
    expect([due['2026-11-25'], due['2026-11-26'], due['2026-11-27']]).toEqual([1, 1, 2]);
  });
});

it.each([
  ['21:00', '07:00', '2026-11-25T23:00', true],
  ['21:00', '07:00', '2026-11-25T06:59', true],
  ['21:00', '07:00', '2026-11-25T07:00', false],
  ['12:00', '13:00', '2026-11-25T12:30', true],
  ['12:00', '13:00', '2026-11-25T13:00', false],
  ['12:00', '12:00', '2026-11-25T12:00', false],
  ['', '07:00', '2026-11-25T03:00', false],
  ['25:00', '07:00', '2026-11-25T03:00', false],
])('quiet from “%s” to “%s” at %s: %s', (from, to, now, quiet) => {
  expect(isQuiet({ from, to }, at(now))).toBe(quiet);
});

describe('what is said', () => {
  const reminder = {
    key: 'a',
    at: at('2026-11-25T09:00').getTime(),
    until: at('2026-11-26T00:00').getTime(),
  };
  const fresh: Told = { told: {}, snoozed: {} };
  const keys = (state: Told, now: string) =>
    dueReminders([reminder], state, { quiet: choices.quiet, now: at(now) }).map(({ key }) => key);
  it('is said once, in its time, and not in quiet hours', () => {
    expect(keys(fresh, '2026-11-25T08:59')).toEqual([]);
    expect(keys(fresh, '2026-11-25T09:00')).toEqual(['a']);
    expect(keys(fresh, '2026-11-25T22:00')).toEqual([]);
    expect(keys(fresh, '2026-11-26T08:00')).toEqual([]);
    const told = notifiedAfter(fresh, ['a'], at('2026-11-25T09:00'));
    expect(keys(told, '2026-11-25T09:01')).toEqual([]);
  });
  it('is said again an hour after it was put off, once', () => {
    const told = notifiedAfter(fresh, ['a'], at('2026-11-25T09:00'));
    const later = snoozedAfter(told, 'a', at('2026-11-25T09:10'));
    expect(keys(later, '2026-11-25T10:09')).toEqual([]);
    expect(keys(later, '2026-11-25T10:10')).toEqual(['a']);
    expect(keys(notifiedAfter(later, ['a'], at('2026-11-25T10:10')), '2026-11-25T11:30')).toEqual([]);
  });
  it('is forgotten after two months, so that the list does not grow', () => {
    const old = notifiedAfter(fresh, ['old'], at('2026-08-25T09:00'));
    expect(Object.keys(notifiedAfter(old, ['a'], at('2026-11-25T09:00')).told)).toEqual(['a']);
  });
});
