import { expect, test } from 'vitest';
import { isDue, stepTarget, stepTime } from './step-words.ts';

const step = (daysLeft: number | null, more = {}) =>
  ({ kind: 'follow-up', due: '2026-11-23', daysLeft, ...more }) as const;

test.each([
  [step(-9), { when: 'today' }],
  [step(0), { when: 'today' }],
  [step(1), { when: 'tomorrow' }],
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
