import 'fake-indexeddb/auto';
import { Job } from '@foothold/core/entities/job/job.ts';
import { stampJob } from '@foothold/core/entities/job/job-stamp.ts';
import { beforeEach, expect, test } from 'vitest';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { jobFinder } from './find-jobs.ts';
import { saveJob } from './jobs.ts';

const clock = testClock();

beforeEach(async () => {
  await openEmptyData();
});

const add = async (jobTitle: string, companyName: string, notes = '') =>
  saved(await saveJob({ jobTitle, companyName, notes }, clock)).id;

const titles = async (typed: string, most = 5) =>
  (await jobFinder().find(opened(), typed, most)).map((job) => `${job.jobTitle}, ${job.companyName}`);

test('finds by beginnings of any words, in any order, with accents or without', async () => {
  await add('Data Analyst', 'Northlake Credit Union');
  await add('Nurse', 'São Paulo Clinic');
  expect(await titles('north ana')).toEqual(['Data Analyst, Northlake Credit Union']);
  expect(await titles('sao nur')).toEqual(['Nurse, São Paulo Clinic']);
  expect(await titles('baker')).toEqual([]);
  expect(await titles('  ')).toEqual([]);
});

test('what is in the title or company goes before what is in the notes', async () => {
  await add('Data Analyst', 'Tallgrass');
  await add('Clerk', 'Oak', 'asked for a data sheet');
  expect(await titles('data')).toEqual(['Data Analyst, Tallgrass', 'Clerk, Oak']);
});

test('tags and own fields are found too, also behind long notes', async () => {
  const notes = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
  saved(
    await saveJob(
      { jobTitle: 'Cook', companyName: 'Oak', notes, tags: ['Dream job'], ownField2: 'Okafor' },
      clock,
    ),
  );
  for (const typed of ['dream', 'okaf', 'job cook']) expect(await titles(typed)).toEqual(['Cook, Oak']);
});

test('a slip still finds, and a right word is never taken for a slip', async () => {
  await add('Data Analyst', 'Northlake');
  await add('Catalyst Engineer', 'Oak');
  expect(await titles('nrothlake')).toEqual(['Data Analyst, Northlake']);
  expect(await titles('anlyst')).toEqual(['Data Analyst, Northlake']);
  expect(await titles('catalyst')).toEqual(['Catalyst Engineer, Oak']);
});

test('of many that match the best few come, and a broken row hides none of them', async () => {
  const db = opened();
  const made = { now: clock.now(), newUid: clock.newUid };
  const job = (n: number) =>
    stampJob(Job.parse({ jobTitle: `Nurse ${n}`, companyName: 'Oak', internalId: n }), made);
  await db.jobs.bulkAdd(Array.from({ length: 300 }, (_, n) => job(n + 1)));
  await db.jobs.update(300, { status: 7 as never });
  const found = await titles('nurse');
  expect(found).toHaveLength(5);
  expect(await titles('nurse 17', 1)).toEqual(['Nurse 17, Oak']);
});
