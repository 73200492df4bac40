import { newJob } from '@foothold/core/domain/job.ts';
import { expect, test } from 'vitest';
import { pastContact } from './past-contact.ts';

const reader = { now: new Date(2026, 10, 19), locale: 'en-US', except: null };
const job = (internalId: number, fields: Parameters<typeof newJob>[0]) => ({ ...newJob(fields), internalId });

test('an application is said before what was only saved', () => {
  const jobs = [
    job(2, { jobTitle: 'Reporting Analyst', applied: true, dateApplied: '2026-03-09' }),
    job(1, { jobTitle: 'Clerk', dateAdded: '2026-11-01T12:00:00.000Z' }),
  ];
  expect(pastContact(jobs, reader)).toEqual({
    kind: 'applied',
    jobId: 2,
    jobTitle: 'Reporting Analyst',
    month: 'March',
  });
});

test('a month of another year carries it', () => {
  const jobs = [job(1, { jobTitle: 'Clerk', dateAdded: '2025-12-15T12:00:00.000Z' })];
  expect(pastContact(jobs, reader)).toMatchObject({ kind: 'saved', month: 'December 2025' });
});

test('the job this posting was saved as is no past, nor is a company never met', () => {
  expect(pastContact([job(7, { jobTitle: 'Clerk' })], { ...reader, except: 7 })).toBeNull();
  expect(pastContact([], reader)).toBeNull();
});

test('a date that does not read leaves the month out', () => {
  expect(pastContact([job(1, { jobTitle: 'Clerk', dateAdded: 'soon' })], reader)).toMatchObject({
    month: '',
  });
});
