import { expect, test } from 'vitest';
import { isDue, stepTarget, stepTime } from './step-words.ts';

const step = (daysLeft: number | null, more = {}) =>
  ({ kind: 'follow-up', due: '2026-11-23', daysLeft, ...more }) as const;

test.each([
  [step(-9), { when: 'today', at: '' }],
  [step(0), { when: 'today', at: '' }],
  [step(1), { when: 'tomorrow', at: '' }],
  [step(4), { when: 'date', text: 'Monday' }],
  [step(7), { when: 'date', text: 'Nov 23' }],
  [step(null, { due: '' }), null],
  [step(-2, { kind: 'deadline' }), { when: 'late', days: 2 }],
  [step(-1, { kind: 'task' }), { when: 'late', days: 1 }],
])('%o is said as %o', (given, expected) => {
  expect(stepTime(given, 'en-US')).toEqual(expected);
});

test('what is late or due today counts as due, what has no date does not', () => {
  expect([-3, 0, 1, null].map((daysLeft) => isDue({ daysLeft }))).toEqual([true, true, false, false]);
});

test('a step without a company is about the job', () => {
  expect(stepTarget({ companyName: ' ', jobTitle: 'Analyst' })).toBe('Analyst');
  expect(stepTarget({ companyName: 'Acme', jobTitle: 'Analyst' })).toBe('Acme');
});

test.each([
  [0, 'America/New_York', { when: 'today', at: '10:00 AM ET' }],
  [1, '', { when: 'tomorrow', at: '10:00 AM' }],
  [4, 'America/Chicago', { when: 'date', text: 'Mon 10:00 AM' }],
  [4, 'America/New_York', { when: 'date', text: 'Mon 10:00 AM ET' }],
  [4, 'Moon/Crater', { when: 'date', text: 'Mon 10:00 AM Moon/Crater' }],
  [9, 'America/New_York', { when: 'date', text: 'Nov 23' }],
])('an interview in %i days at ten in “%s” is said as %o', (daysLeft, timeZone, expected) => {
  const interview = { ...step(daysLeft), kind: 'interview', time: '10:00', timeZone } as const;
  const said = stepTime(interview, 'en-US', 'America/Chicago');
  // Some systems put a narrow space before AM.
  expect(JSON.parse(JSON.stringify(said).replaceAll('\u202f', ' '))).toEqual(expected);
});
