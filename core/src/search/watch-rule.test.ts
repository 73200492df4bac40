import { expect, test } from 'vitest';
import { isWatched } from './watch-rule.ts';

const columbus = { lat: 39.96, lng: -83 };
const posting = (jobTitle: string, at: 'near' | 'far' | 'remote' | 'unknown' = 'near') => ({
  jobTitle,
  isRemote: at === 'remote',
  latitude: at === 'unknown' || at === 'remote' ? 0 : at === 'near' ? 40.1 : 41.5,
  longitude: at === 'unknown' || at === 'remote' ? 0 : at === 'near' ? -83.1 : -81.7,
});

test.each([
  ['Registered Nurse', [], 0, true],
  ['Registered Nurse', ['nurse'], 0, true],
  ['Nurses’ Aide', ['NURSE'], 0, true],
  ['Nursery Teacher', ['nurse'], 0, true],
  ['Cook', ['nurse', 'cook'], 0, true],
  ['Cook', ['nurse'], 0, false],
  ['Data Analyst II', ['data analyst'], 0, true],
  ['Update Clerk', ['date'], 0, false],
  ['Médico', ['medico'], 0, true],
  ['Cook', ['  '], 0, false],
])('a watch for “%s” with %j tells: %s', (title, watchWords, watchMiles, tells) => {
  expect(isWatched(posting(title), { watchWords, watchMiles }, columbus)).toBe(tells);
});

test.each([
  ['near', 25, true],
  ['far', 25, false],
  ['far', 0, true],
  ['far', 500, true],
  ['remote', 25, true],
  ['unknown', 25, true],
] as const)('a posting that is %s, within %i miles, is told of: %s', (at, watchMiles, tells) => {
  expect(isWatched(posting('Cook', at), { watchWords: [], watchMiles }, columbus)).toBe(tells);
  expect(isWatched(posting('Cook', at), { watchWords: [], watchMiles }, null)).toBe(true);
});
