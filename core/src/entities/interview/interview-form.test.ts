import { expect, it } from 'vitest';
import { Interview } from './interview.ts';
import { type InterviewFormValues, interviewFields, interviewValues } from './interview-form.ts';

const stored = (dateOfInterview: string, timeZone = 'America/New_York') =>
  Interview.parse({ internalId: 1, dateOfInterview, timeZone }) as Interview;
const kept = (dateOfInterview: string, changes: Partial<InterviewFormValues> = {}) =>
  interviewFields({ ...interviewValues(stored(dateOfInterview)), ...changes }).dateOfInterview;

it.each(['', '2026-11-01', '2026-11-01T01:30', '2026-11-01T01:30-05:00', '2026-11-02T10:00'])(
  'the time “%s” goes through the form unchanged',
  (time) => {
    expect(kept(time)).toBe(time);
  },
);

it('the second of two times alike is kept no longer than day, hour and zone are those of it', () => {
  const second = '2026-11-01T01:30-05:00';
  expect(kept('2026-11-01T01:30', { offset: '-05:00' })).toBe(second);
  expect(kept(second, { date: '2026-11-02' })).toBe('2026-11-02T01:30');
  expect(kept(second, { time: '03:30' })).toBe('2026-11-01T03:30');
  expect(kept(second, { time: '' })).toBe('2026-11-01');
  expect(kept(second, { timeZone: 'America/Phoenix' })).toBe('2026-11-01T01:30');
});
