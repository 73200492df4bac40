import { expect, test } from 'vitest';
import {
  ageOf,
  daysAgoWords,
  fullDate,
  isYearly,
  placeOf,
  safeUrl,
  sourceOf,
  timeWords,
  workplaceToSay,
} from './posting-words.ts';

const reader = { now: new Date(2026, 10, 19, 9, 0), locale: 'en-US' };
const posted = (date: Date) => ({ datePosted: date.toISOString() });

test.each([
  [new Date(2026, 10, 19, 8, 0), { days: 0 }],
  [new Date(2026, 10, 18, 23, 0), { days: 1 }],
  [new Date(2026, 10, 10, 12, 0), { days: 9 }],
  [new Date(2026, 10, 9, 12, 0), { date: 'Nov 9' }],
  [new Date(2025, 11, 31, 12, 0), { date: 'Dec 31, 2025' }],
  [new Date(2026, 11, 1, 12, 0), { days: 0 }],
])('a posting of %s is as old as its row says', (date, age) => {
  expect(ageOf(posted(date), reader)).toEqual(age);
});

test('a missing or unreadable date is no age', () => {
  expect(ageOf({ datePosted: '' }, reader)).toBeNull();
  expect(fullDate('soon', reader)).toBeNull();
});

test('a full date says how long ago it was, in words', () => {
  const found = fullDate(new Date(2026, 10, 18, 7, 0).toISOString(), reader);
  expect(found).toEqual({ date: 'November 18, 2026', days: 1 });
  expect([0, 1, 12, 59, 92, 800].map((days) => daysAgoWords(days, 'en-US'))).toEqual([
    'today',
    'yesterday',
    '12 days ago',
    '59 days ago',
    '3 months ago',
    '2 years ago',
  ]);
});

test('a time has its zone', () => {
  expect(timeWords(Date.UTC(2026, 0, 1, 12), 'en-US')).toMatch(/^\d{1,2}:00 [AP]M \S+$/);
});

test('the first place is shown and the others are counted', () => {
  expect(placeOf({ location: 'Columbus, OH; Dublin, OH; Remote', placeCount: 3 })).toEqual({
    name: 'Columbus, OH',
    others: 2,
  });
  expect(placeOf({ location: '', placeCount: 0 })).toEqual({ name: '', others: 0 });
});

test.each([
  [{ location: 'Remote, US', isRemote: true, workplace: 'remote' }, null],
  [{ location: 'Columbus, OH', isRemote: true, workplace: 'remote' }, 'remote'],
  [{ location: 'Columbus, OH', isRemote: true, workplace: 'unknown' }, 'remote'],
  [{ location: 'Columbus, OH', isRemote: false, workplace: 'hybrid' }, 'hybrid'],
  [{ location: 'Columbus, OH (Hybrid)', isRemote: false, workplace: 'hybrid' }, null],
  [{ location: 'Columbus, OH', isRemote: false, workplace: 'onsite' }, null],
  [{ location: 'Columbus, OH', isRemote: false, workplace: 'unknown' }, null],
] as const)('where the work is done is said once: %o', (posting, said) => {
  expect(workplaceToSay({ ...posting, placeCount: 1 })).toBe(said);
});

test('only pay that was read as yearly is said to be a year', () => {
  const pay = {
    text: '',
    min: 1,
    max: 2,
    currency: 'USD',
    interval: 'year',
    yearlyMin: 1,
    yearlyMax: 2,
    estimated: false,
  } as const;
  expect(isYearly(pay)).toBe(true);
  expect(isYearly({ ...pay, currency: null })).toBe(false);
  expect(isYearly({ ...pay, interval: 'hour' })).toBe(false);
  expect(isYearly(null)).toBe(false);
});

test('a source has a name and a site; only web addresses open', () => {
  expect(sourceOf({ source: 'themuse', url: 'https://www.themuse.com/x' })).toEqual({
    feed: 'The Muse',
    site: 'themuse.com',
  });
  expect(sourceOf({ source: 'constructor', url: 'nowhere' })).toEqual({ feed: 'constructor', site: '' });
  expect(safeUrl('https://example.com/a')).toBe('https://example.com/a');
  expect(safeUrl('javascript:alert(1)')).toBe('');
});
