import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryCompanyJobs } from './company-jobs.ts';
import { saveJob } from './jobs.ts';

beforeEach(async () => {
  await openEmptyData();
});

test('jobs at a company are found whatever its legal form, the last application first', async () => {
  const clock = testClock();
  const add = async (fields: Parameters<typeof saveJob>[0]) => saved(await saveJob(fields, clock)).id;
  const older = await add({ jobTitle: 'Clerk', companyName: 'Acme, Inc.', dateApplied: '2026-03-02' });
  const onlySaved = await add({ jobTitle: 'Cook', companyName: 'ACME' });
  const newer = await add({ jobTitle: 'Clerk II', companyName: 'Acme', dateApplied: '2026-08-09' });
  await add({ jobTitle: 'Clerk', companyName: 'Acme Roofing' });

  const found = await queryCompanyJobs(opened(), 'acme llc');
  expect(found.map((job) => job.internalId)).toEqual([newer, older, onlySaved]);
});

test('a posting without a company name has no past with anybody', async () => {
  saved(await saveJob({ jobTitle: 'Clerk', companyName: '' }, testClock()));
  expect(await queryCompanyJobs(opened(), ' ')).toEqual([]);
});
