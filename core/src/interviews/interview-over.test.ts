import { expect, it } from 'vitest';
import { isInterviewOver } from './interview-over.ts';
import { madeInterview } from './interview-test-kit.ts';

const around = { now: new Date('2026-12-01T15:30:00Z'), home: 'America/New_York' };

it.each([
  ['an hour ago', { dateOfInterview: '2026-12-01T09:00', durationMinutes: 60 }, true],
  ['under way', { dateOfInterview: '2026-12-01T10:00', durationMinutes: 45 }, false],
  ['without a length, an hour is counted', { dateOfInterview: '2026-12-01T09:30' }, true],
  ['by the clock of its own zone', { dateOfInterview: '2026-12-01T15:00', timeZone: 'Europe/Berlin' }, true],
  ['today, without an hour', { dateOfInterview: '2026-12-01' }, false],
  ['yesterday, without an hour', { dateOfInterview: '2026-11-30' }, true],
  ['without a day', { dateOfInterview: '' }, false],
  ['on a day that is none', { dateOfInterview: 'soon' }, false],
  ['cancelled', { dateOfInterview: '2026-11-30', status: 'Cancelled' }, false],
  ['held, whatever its day', { dateOfInterview: '', status: 'Completed' }, true],
])('%s', (_, fields, isOver) => {
  expect(isInterviewOver(madeInterview(fields), around)).toBe(isOver);
});
