import { describe, expect, it } from 'vitest';
import { type NewJob, newJob } from './job.ts';
import { jobMemory, monthOfDate } from './job-memory.ts';

const job = (internalId: number, fields: NewJob) => ({
  ...newJob({ companyName: 'Acme', ...fields }),
  internalId,
});
const about = { companyName: 'ACME, Inc.', jobTitle: 'Data Analyst', except: null };
const order = (jobs: ReturnType<typeof job>[], question: Parameters<typeof jobMemory>[1] = about) =>
  jobMemory(jobs, question).map(({ jobId }) => jobId);

describe('jobMemory', () => {
  const applied = (internalId: number, dateApplied: string, fields: NewJob = {}) =>
    job(internalId, { jobTitle: 'Clerk', applied: true, dateApplied, ...fields });

  it('says applications before what was only saved, each newest first', () => {
    const jobs = [
      job(1, { jobTitle: 'Cook', dateAdded: '2026-11-10T12:00:00.000Z' }),
      applied(2, '2026-03-09'),
      job(3, { jobTitle: 'Nurse', dateAdded: '2026-11-12T12:00:00.000Z' }),
      applied(4, '2026-08-01'),
    ];
    expect(order(jobs)).toEqual([4, 2, 3, 1]);
  });

  it('tells title, status, day, and whether it is the same title', () => {
    const status = 'rejected-before-interview';
    expect(jobMemory([applied(2, '2026-03-09', { jobTitle: ' data analyst ', status })], about)).toEqual([
      { jobId: 2, jobTitle: 'data analyst', status, kind: 'applied', date: '2026-03-09', isSimilar: true },
    ]);
  });

  it('puts the same title first among those of one day', () => {
    const at = { dateAdded: '2026-11-10T12:00:00.000Z' };
    expect(
      order([job(9, { jobTitle: 'Clerk', ...at }), job(1, { jobTitle: 'Data Analyst', ...at })]),
    ).toEqual([1, 9]);
  });

  it.each([
    ['Acme', true],
    ['acme llc', true],
    ['Acme Roofing', false],
    ['', false],
  ])('a job at “%s” counts: %s', (companyName, counts) => {
    expect(order([job(1, { companyName })])).toEqual(counts ? [1] : []);
  });

  it('leaves out the job itself, and knows nobody without a name', () => {
    expect(order([job(7, {})], { ...about, except: 7 })).toEqual([]);
    const itself = { source: 'usajobs', externalId: '812', url: 'https://jobs.example/812' };
    const two = [job(7, itself), job(8, { ...itself, externalId: '813', url: 'https://jobs.example/813' })];
    expect(order(two, { ...about, except: itself })).toEqual([8]);
    expect(order([job(7, { companyName: '' })], { ...about, companyName: ' ' })).toEqual([]);
  });

  it('a date that does not read is told as none', () => {
    expect(jobMemory([job(1, { dateAdded: 'soon' })], about)[0]?.date).toBe('');
    expect(jobMemory([applied(1, '')], about)[0]).toMatchObject({ kind: 'applied', date: '' });
  });
});

it.each([
  ['2026-03-09', 'March'],
  ['2025-12-15', 'December 2025'],
  ['soon', ''],
  ['', ''],
])('the month of %s is “%s”', (date, month) => {
  expect(monthOfDate(date, { today: '2026-11-19', locale: 'en-US' })).toBe(month);
});
