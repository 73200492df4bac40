import 'fake-indexeddb/auto';
import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { flagSaved } from '@foothold/core/search/saved-flags.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { querySetting, saveSetting } from '../settings/settings.ts';
import { queryMetrics } from '../statistics/job-metrics.ts';
import { queryNextSteps } from '../steps/next-steps.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryJobChoiceCounts } from './job-choice-counts.ts';
import { type JobFilter, queryJobKeys, queryJobs } from './job-list.ts';
import { setJobStatus } from './job-progress.ts';
import { saveJob } from './jobs.ts';
import { savePosting } from './save-posting.ts';
import { querySavedKeys } from './saved-keys.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const add = async (fields: Parameters<typeof saveJob>[0]) => saved(await saveJob(fields, clock)).id;
const titles = async (filter: JobFilter) =>
  (await queryJobs(opened(), filter)).rows.map((job) => job.jobTitle);

async function addThree(): Promise<void> {
  await add({
    jobTitle: 'Registered Nurse',
    companyName: 'Zephyr Clinic',
    location: 'Reno, NV',
    salary: '$40 an hour',
  });
  await add({
    jobTitle: 'éclair Baker',
    companyName: 'Acme',
    location: 'Austin, TX',
    dateApplied: '2026-11-01',
  });
  await add({
    jobTitle: 'Data Analyst',
    companyName: 'Mid Corp',
    salary: '$70,000 a year',
    submissionMethod: 'email',
    status: 'archived',
  });
}

describe('queryJobs', () => {
  it('lists the newest change first, in windows', async () => {
    await addThree();
    expect(await titles({})).toEqual(['Data Analyst', 'éclair Baker', 'Registered Nurse']);
    const page = await queryJobs(opened(), { limit: 2, offset: 1 });
    expect(page.rows.map((job) => job.jobTitle)).toEqual(['éclair Baker', 'Registered Nurse']);
    expect(page).toMatchObject({ total: 3, hasMore: false });
    expect((await queryJobs(opened(), { limit: 2 })).hasMore).toBe(true);
  });

  it('filters by group, status, applied and way of submission, all at once', async () => {
    await addThree();
    expect(await titles({ group: 'in-progress' })).toEqual(['éclair Baker']);
    expect(await titles({ group: 'not-started' })).toEqual(['Registered Nurse']);
    expect(await titles({ statuses: ['archived', 'application-submitted'] })).toHaveLength(2);
    expect(await titles({ applied: true })).toEqual(['éclair Baker']);
    expect(await titles({ applied: false })).toHaveLength(2);
    expect(await titles({ submissionMethod: ['email'] })).toEqual(['Data Analyst']);
    expect(await titles({ submissionMethod: ['email'], applied: true })).toEqual([]);
  });

  it('filters by source, resume and days, both ends of which count', async () => {
    await addThree();
    await opened().jobs.update(1, {
      source: 'referral',
      resumeId: 7,
      dateAdded: new Date(2026, 9, 31, 23, 59).toISOString(),
    });
    await opened().jobs.update(2, {
      source: 'adzuna',
      resumeId: 9,
      dateAdded: new Date(2026, 10, 1, 0, 0).toISOString(),
    });
    expect(await titles({ source: ['referral', 'adzuna'] })).toHaveLength(2);
    expect(await titles({ source: ['referral'], resumes: [7, 9] })).toEqual(['Registered Nurse']);
    expect(await titles({ resumes: [8] })).toEqual([]);
    expect(await titles({ appliedBetween: { from: '2026-11-01', to: '2026-11-01' } })).toEqual([
      'éclair Baker',
    ]);
    expect(await titles({ appliedBetween: { from: '', to: '2026-10-31' } })).toEqual([]);
    expect(await titles({ appliedBetween: { from: '2026-01-01', to: '' } })).toEqual(['éclair Baker']);
    const saved = (from: string, to: string) => titles({ addedBetween: { from, to } });
    expect(await saved('2026-10-31', '2026-10-31')).toEqual(['Registered Nurse']);
    expect(await saved('2026-11-01', '2026-11-01')).toEqual(['éclair Baker']);
    expect(await saved('', '2026-11-01')).toHaveLength(2);
    expect(await saved('2026-11-02', '')).toEqual(['Data Analyst']);
  });

  it('gives the keys of all that match in the order of the list, without reading a row', async () => {
    await addThree();
    const read: number[] = [];
    opened().jobs.hook('reading', (row) => {
      read.push(1);
      return row;
    });
    for (const filter of [{}, { ascending: true }, { applied: false }, { sort: 'jobTitle' }] as const) {
      const keys = await queryJobKeys(opened(), filter);
      expect(read).toEqual([]);
      expect((await queryJobs(opened(), filter)).rows.map((job) => job.internalId)).toEqual(keys);
      read.length = 0;
    }
  });

  it('finds by the start of words in title, company and place, without case and accents', async () => {
    await addThree();
    expect(await titles({ text: 'ECLA' })).toEqual(['éclair Baker']);
    expect(await titles({ text: 'nurse reno' })).toEqual(['Registered Nurse']);
    expect(await titles({ text: 'nurse austin' })).toEqual([]);
    expect(await titles({ text: '  ' })).toHaveLength(3);
    expect(await titles({ text: '"%:*&|!' })).toHaveLength(3);
  });

  it('sorts by any column, without case', async () => {
    await addThree();
    expect(await titles({ sort: 'companyName', ascending: true })).toEqual([
      'éclair Baker',
      'Data Analyst',
      'Registered Nurse',
    ]);
    expect(await titles({ sort: 'pay' })).toEqual(['Registered Nurse', 'Data Analyst', 'éclair Baker']);
    expect(await titles({ sort: 'status', ascending: true })).toEqual([
      'Registered Nurse',
      'éclair Baker',
      'Data Analyst',
    ]);
    expect((await titles({ sort: 'dateApplied' }))[0]).toBe('éclair Baker');
    expect(await titles({ sort: 'jobTitle', ascending: true, group: 'complete' })).toEqual(['Data Analyst']);
  });

  it('counts what the filter offers', async () => {
    await addThree();
    const resume = await opened().resumes.add({ title: 'Analyst' } as never);
    await opened().jobs.update(1, { resumeId: resume });
    const counts = await queryJobChoiceCounts(opened());
    expect(counts.choices.source).toMatchObject({ online: 3, adzuna: 0 });
    expect(counts.choices.submissionMethod).toMatchObject({ email: 1, online: 0 });
    expect(counts.resumes).toEqual([{ id: resume, title: 'Analyst', count: 1 }]);
  });

  it('reports rows it cannot read by their key, and shows the others', async () => {
    await addThree();
    await opened().jobs.update(2, { jobTitle: 42 } as never);
    await opened().jobs.put({ internalId: 9, status: null } as never);
    await opened().jobs.put({ internalId: 10, jobTitle: 'No keys yet' } as never);
    const list = await queryJobs(opened(), {});
    expect(list.rows.map((job) => job.internalId).sort()).toEqual([1, 10, 3]);
    expect(list.broken).toEqual([
      { table: 'jobs', key: 2, problem: 'jobTitle' },
      { table: 'jobs', key: 9, problem: 'status' },
    ]);
    expect((await queryJobs(opened(), { group: 'complete' })).broken).toEqual([
      { table: 'jobs', key: 9, problem: 'status' },
    ]);
  });

  it('reads the rows of the window only', async () => {
    for (let i = 0; i < 30; i += 1) await add({ jobTitle: `Job ${i}`, companyName: 'Acme' });
    const read: number[] = [];
    opened().jobs.hook('reading', (row) => {
      read.push(1);
      return row;
    });
    const list = await queryJobs(opened(), { text: 'acme', limit: 5, sort: 'jobTitle' });
    expect([list.rows.length, list.total, read.length]).toEqual([5, 30, 5]);
  });
});

describe('queryMetrics', () => {
  it('counts tiles, statuses, ways of submission and places per group', async () => {
    await addThree();
    await opened().placeGroups.bulkAdd([{ name: 'West' }, { name: 'East' }] as never);
    await opened().placeGroupMembers.bulkAdd([
      { groupId: 1, placeId: 5 },
      { groupId: 1, placeId: 6 },
    ] as never);
    const { tiles, rows, byStatus } = await queryMetrics(opened());
    expect(tiles).toEqual({ saved: 3, applied: 1, inProgress: 1, complete: 1 });
    expect(byStatus.archived).toBe(1);
    expect(rows).toHaveLength(4 + jobStatuses.length + 7 + 2);
    expect(rows.at(-1)).toEqual({ metricName: 'West', metricKey: 'place-group-1', metricValue: 2 });
    expect(rows.find((row) => row.metricKey === 'submission-email')?.metricValue).toBe(1);
  });
});

describe('querySavedKeys', () => {
  it('joins search results with own data by id, by URL, by title and company, by company', async () => {
    const posting = (fields: Partial<JobSearchResult>) =>
      ({
        source: 's',
        externalId: '',
        url: '',
        jobTitle: '',
        companyName: '',
        datePosted: '',
        description: '',
        ...fields,
      }) as JobSearchResult;
    const kept = saved(
      await savePosting(
        posting({ externalId: '1', jobTitle: 'Nurse', companyName: 'Mercy', pay: null }),
        clock,
      ),
    );
    const mine = await add({
      jobTitle: 'Cook',
      companyName: 'Diner',
      url: 'https://Diner.example/jobs/7/?utm_source=a',
    });
    saved(await setJobStatus([mine], 'application-submitted', {}, clock));
    await opened().companies.add({ companyName: 'Mercy', keys: { name: 'mercy' } } as never);
    const results = [
      posting({ externalId: '1', jobTitle: 'Nurse', companyName: 'Mercy Inc.' }),
      posting({ externalId: '2', url: 'http://www.diner.example/jobs/7' }),
      posting({ externalId: '3', jobTitle: 'NURSE', companyName: 'Mercy, Inc.' }),
      posting({ externalId: '4', jobTitle: 'Other', companyName: 'Else' }),
    ];
    const flagged = flagSaved(results, await querySavedKeys(opened(), results));
    expect(
      flagged.map((r) => [
        r.jobAlreadyAdded,
        r.internalId,
        r.applied,
        r.similarInternalIds,
        r.companyInternalId,
      ]),
    ).toEqual([
      [true, kept.id, false, [], 1],
      [true, mine, true, [], null],
      [false, null, false, [kept.id], 1],
      [false, null, false, [], null],
    ]);
  });
});

describe('settings', () => {
  it('answers the default, then what was saved, and keeps one row per setting', async () => {
    expect(await querySetting(opened(), 'jobSearch', 'distance')).toBe('25');
    saved(await saveSetting('jobSearch', 'distance', '50', clock));
    saved(await saveSetting('jobSearch', 'distance', '100', clock));
    expect(await querySetting(opened(), 'jobSearch', 'distance')).toBe('100');
    expect(await opened().settings.count()).toBe(1);
  });
});

describe('queryNextSteps', () => {
  it('reads what is in hand and near in time', async () => {
    const id = await add({ jobTitle: 'Cook', companyName: 'Diner', dateApplied: '2026-11-01' });
    await add({ jobTitle: 'Old', status: 'archived' });
    const interview = { jobId: 90, companyName: 'Mercy', status: 'Scheduled', timeZone: '' };
    await opened().interviews.bulkAdd([
      { ...interview, dateOfInterview: '2026-11-23T10:00' },
      { ...interview, dateOfInterview: '2027-02-01T10:00' },
    ] as never);
    await opened().tasks.add({ title: 'Call', open: 1, dueDate: '2026-11-19' } as never);
    const steps = await queryNextSteps(opened(), '2026-11-19');
    expect(steps.map((step) => [step.kind, step.jobId, step.due])).toEqual([
      ['task', null, '2026-11-19'],
      ['follow-up', id, '2026-11-15'],
      ['interview', 90, '2026-11-23'],
    ]);
  });
});
