import { expect, it } from 'vitest';
import { addDays } from '../dates/calendar-date.ts';
import type { JobStatus } from '../entities/job/job-status.ts';
import { stageWaits } from './stage-waits.ts';

const first = '2026-10-01';
const stay = (status: JobStatus, days: number, then: JobStatus = 'archived') => [
  { status, date: first },
  { status: then, date: addDays(first, days) },
];

it('says the median of the stays that ended, from five on', () => {
  const waits = stageWaits([
    ...[3, 30, 9, 5, 7].map((days) => stay('application-submitted', days)),
    ...[1, 2, 3, 4].map((days) => stay('interview-requested', days)),
    [{ status: 'application-submitted', date: first }],
  ]);
  expect([...waits]).toEqual([['application-submitted', { days: 7, count: 5 }]]);
});

it('takes the mean of the two in the middle of an even number', () => {
  const waits = stageWaits([1, 2, 4, 7, 9, 12].map((days) => stay('offer-pending', days)));
  expect(waits.get('offer-pending')).toEqual({ days: 6, count: 6 });
});

it('counts a status that was set twice as one stay, and no stay that ends before it begins', () => {
  const twice = [
    { status: 'application-submitted', date: first },
    { status: 'application-submitted', date: addDays(first, 4) },
    { status: 'archived', date: addDays(first, 10) },
  ] as const;
  const broken = [
    { status: 'application-submitted', date: '' },
    { status: 'archived', date: first },
  ] as const;
  expect(stageWaits([twice, twice, twice, twice, broken]).size).toBe(0);
  expect(stageWaits([twice, twice, twice, twice, twice, broken]).get('application-submitted')).toEqual({
    days: 10,
    count: 5,
  });
});
