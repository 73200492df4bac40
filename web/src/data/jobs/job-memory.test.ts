import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { hideCompany } from '../settings/hidden-companies.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryJobMemory } from './job-memory.ts';
import { saveJob } from './jobs.ts';

beforeEach(async () => {
  await openEmptyData();
});

test('the company is known by its folded name, with its jobs and whether it is hidden', async () => {
  const clock = testClock();
  const applied = saved(
    await saveJob({ jobTitle: 'Clerk', companyName: 'Acme, Inc.', dateApplied: '2026-03-02' }, clock),
  ).id;
  const kept = saved(await saveJob({ jobTitle: 'Cook', companyName: 'ACME' }, clock)).id;
  saved(await saveJob({ jobTitle: 'Cook', companyName: 'Acme Roofing' }, clock));
  saved(await hideCompany('Acme LLC', clock));

  const question = { companyName: 'acme', jobTitle: 'Cook', except: null };
  const { jobs, hiddenAs } = await queryJobMemory(opened(), question);
  expect(jobs.map(({ jobId, kind, isSimilar }) => [jobId, kind, isSimilar])).toEqual([
    [applied, 'applied', false],
    [kept, 'saved', true],
  ]);
  expect(hiddenAs).toBe('Acme LLC');
  expect(await queryJobMemory(opened(), { ...question, companyName: 'Acme Roofing', except: 3 })).toEqual({
    jobs: [],
    hiddenAs: '',
  });
});

test('a form without a company remembers nothing', async () => {
  saved(await saveJob({ jobTitle: 'Clerk', companyName: '' }, testClock()));
  expect(await queryJobMemory(opened(), { companyName: ' ', jobTitle: 'Clerk', except: null })).toEqual({
    jobs: [],
    hiddenAs: '',
  });
});
