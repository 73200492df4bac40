import 'fake-indexeddb/auto';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../journal/undo.ts';
import { readRow } from '../rows/read-rows.ts';
import { queryMetrics } from '../statistics/job-metrics.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { deleteJob, deleteJobs } from './job-delete.ts';
import { addJobNote } from './job-events.ts';
import { queryJobs } from './job-list.ts';
import { setDateApplied, setJobStatus } from './job-progress.ts';
import { saveJob, updateJob } from './jobs.ts';
import { savePosting } from './save-posting.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const add = async (fields: Parameters<typeof saveJob>[0]) => saved(await saveJob(fields, clock)).id;
const job = async (id: number) => {
  const { record } = readRow('jobs', await opened().jobs.get(id));
  if (!record) throw new Error(`Job ${id} does not read.`);
  return record;
};
const history = async (id: number) =>
  (await opened().jobEvents.where('jobId').equals(id).sortBy('date')).map((e) => [
    e.kind,
    e.statusTo,
    e.date,
  ]);

describe('saveJob', () => {
  it('adds a job with its times, keys and first entry of history', async () => {
    const id = await add({
      jobTitle: 'Data Analyst',
      companyName: 'Acme, Inc.',
      salary: '$70,000 - $90,000 a year',
    });
    const made = await job(id);
    expect(made).toMatchObject({
      status: 'application-not-started',
      jobAlreadyAdded: true,
      applied: false,
      source: 'online',
      isExample: false,
    });
    expect(made.uid).toMatch(/^[0-9a-f-]{36}$/);
    expect(made.dateAdded).toBe(made.createdAt);
    expect(made.pay).toMatchObject({ min: 7_000_000, max: 9_000_000, interval: 'year' });
    expect(await history(id)).toEqual([['saved', null, '2026-11-19']]);
  });

  it('keeps the day of an application that was made before it was saved here', async () => {
    const id = await add({ jobTitle: 'Analyst', companyName: 'Acme', dateApplied: '2026-11-02' });
    expect(await job(id)).toMatchObject({
      status: 'application-submitted',
      applied: true,
      statusDate: '2026-11-02',
    });
    expect(await history(id)).toEqual([
      ['saved', null, '2026-11-02'],
      ['status', 'application-submitted', '2026-11-02'],
    ]);
  });

  it('was saved no later than the first thing that happened, also when that is noted afterwards', async () => {
    const id = await add({ jobTitle: 'Analyst', companyName: 'Acme' });
    saved(await setJobStatus([id], 'interview-scheduled', { date: '2026-10-20' }, clock));
    saved(await addJobNote(id, { date: '2026-10-01', note: 'Met at a fair' }, clock));
    expect(await history(id)).toEqual([
      ['saved', null, '2026-10-01'],
      ['note', null, '2026-10-01'],
      ['status', 'interview-scheduled', '2026-10-20'],
    ]);
  });

  it('refuses a wrong type in words and writes nothing', async () => {
    const result = await saveJob({ jobTitle: 42 as unknown as string }, clock);
    expect(result).toMatchObject({ ok: false, reason: 'invalid' });
    expect(!result.ok && sayEnglish(result.message)).toContain('jobTitle');
    expect(await opened().jobs.count()).toBe(0);
    expect(await opened().journal.count()).toBe(0);
  });

  it('knows an own company by its folded name', async () => {
    await opened().companies.add({ companyName: 'Acme Inc', keys: { name: 'acme' } } as never);
    expect(await job(await add({ companyName: 'ACME, Inc.' }))).toMatchObject({ companyAlreadyAdded: true });
    expect(await job(await add({ companyName: 'Other' }))).toMatchObject({ companyAlreadyAdded: false });
  });
});

describe('updateJob', () => {
  it('refuses when the job changed since the form was opened, and hands over the newer one', async () => {
    const id = await add({ jobTitle: 'Analyst' });
    const opened1 = await job(id);
    saved(await updateJob(id, { notes: 'from the other tab' }, {}, clock));
    const answer = await updateJob(id, { notes: 'mine' }, { basedOn: opened1.updatedAt }, clock);
    expect(answer).toMatchObject({
      ok: false,
      reason: 'changed-elsewhere',
      current: { notes: 'from the other tab' },
    });
    expect((await job(id)).notes).toBe('from the other tab');
  });

  it('says that the job is gone', async () => {
    expect(await updateJob(99, { notes: 'x' }, {}, clock)).toMatchObject({ ok: false, reason: 'missing' });
  });

  it('writes nothing when nothing changed', async () => {
    const id = await add({ jobTitle: 'Analyst', salary: '$20 an hour' });
    const before = await job(id);
    expect(
      saved(await updateJob(id, { jobTitle: 'Analyst', salary: '$20 an hour' }, {}, clock)).journalId,
    ).toBeNull();
    expect(await job(id)).toEqual(before);
  });

  it('reads changed pay again and forgets the coordinates of another place', async () => {
    const id = await add({
      jobTitle: 'A',
      location: 'Austin, TX',
      latitude: 30.27,
      longitude: -97.74,
      salary: '$50k',
    });
    saved(await updateJob(id, { location: 'Reno, NV', salary: '$30 an hour' }, {}, clock));
    expect(await job(id)).toMatchObject({ latitude: 0, longitude: 0, pay: { min: 3000, interval: 'hour' } });
  });

  it('keeps fields it does not know', async () => {
    const id = await add({ jobTitle: 'A' });
    await opened().jobs.update(id, { fromTheFuture: { deep: 1 } } as never);
    saved(await updateJob(id, { notes: 'n' }, {}, clock));
    expect(await job(id)).toMatchObject({ fromTheFuture: { deep: 1 }, notes: 'n' });
  });

  it('joins quick edits of one record into one entry, and keeps a later one apart', async () => {
    const id = await add({ jobTitle: 'A' });
    const first = saved(await updateJob(id, { notes: '1' }, {}, clock)).journalId;
    const second = saved(await updateJob(id, { notes: '12' }, {}, clock)).journalId;
    expect(second).toBe(first);
    clock.skip(60_000);
    const third = saved(await updateJob(id, { notes: '123' }, {}, clock)).journalId;
    expect(third).not.toBe(first);
    expect(await undo(third ?? 0, clock)).toMatchObject({ ok: true });
    expect((await job(id)).notes).toBe('12');
    expect(await undo(first ?? 0, clock)).toMatchObject({ ok: true });
    expect((await job(id)).notes).toBe('');
  });
});

describe('setJobStatus', () => {
  it('moves several in one step, leaves those already there, and undoes all', async () => {
    const [a, b] = [await add({ jobTitle: 'A' }), await add({ jobTitle: 'B' })];
    saved(await setJobStatus([b], 'application-submitted', { date: '2026-11-10' }, clock));
    const before = [await job(a), await job(b)];
    const moved = saved(await setJobStatus([a, b], 'application-submitted', {}, clock));
    expect(moved).toMatchObject({ moved: [a], kept: [], appliedSet: [a] });
    expect((await job(a)).dateApplied).toBe('2026-11-19');
    expect((await job(b)).dateApplied).toBe('2026-11-10');
    expect(await undo(moved.journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Moved to Application Submitted' },
    });
    expect([await job(a), await job(b)]).toEqual(before);
    expect(await history(a)).toHaveLength(1);
  });

  it('keeps a back-dated entry in its place and the status as it is', async () => {
    const id = await add({ jobTitle: 'A' });
    saved(await setJobStatus([id], 'interview-scheduled', { date: '2026-11-17' }, clock));
    const answer = saved(await setJobStatus([id], 'interview-requested', { date: '2026-11-12' }, clock));
    expect(answer).toMatchObject({
      moved: [],
      kept: [{ id, status: 'interview-scheduled', date: '2026-11-17' }],
    });
    const events = await opened().jobEvents.where('jobId').equals(id).sortBy('date');
    expect(events.filter((e) => e.statusTo).map((e) => [e.statusFrom, e.statusTo])).toEqual([
      ['application-not-started', 'interview-requested'],
      ['interview-requested', 'interview-scheduled'],
    ]);
  });

  it('refuses a date that does not exist, and a job that is gone without moving the others', async () => {
    const id = await add({ jobTitle: 'A' });
    expect(await setJobStatus([id], 'archived', { date: '2026-02-30' }, clock)).toMatchObject({
      reason: 'invalid',
    });
    expect(await setJobStatus([id, 77], 'archived', {}, clock)).toMatchObject({
      ok: false,
      reason: 'missing',
    });
    expect((await job(id)).status).toBe('application-not-started');
  });
});

describe('deleteJobs', () => {
  it('takes history and tasks along, frees interviews, and comes back whole', async () => {
    const id = await add({ jobTitle: 'A', dateApplied: '2026-11-01' });
    const interview = await opened().interviews.add({ jobId: id, companyName: 'Acme' } as never);
    await opened().tasks.add({ jobId: id, title: 'Call', open: 1, dueDate: '' } as never);
    const before = await job(id);
    const gone = saved(await deleteJob(id, clock));
    expect(await opened().jobEvents.count()).toBe(0);
    expect(await opened().tasks.count()).toBe(0);
    expect((await opened().interviews.get(interview))?.jobId).toBeNull();
    expect(await undo(gone.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await job(id)).toEqual(before);
    expect(await opened().jobEvents.count()).toBe(2);
    expect((await opened().interviews.get(interview))?.jobId).toBe(id);
  });

  it('deletes nothing when one of several is gone', async () => {
    const id = await add({ jobTitle: 'A' });
    expect(await deleteJobs([id, 50], clock)).toMatchObject({ ok: false, reason: 'missing' });
    expect(await opened().jobs.count()).toBe(1);
  });
});

describe('setDateApplied', () => {
  it('clears applied and keeps the status', async () => {
    const id = await add({ jobTitle: 'A', dateApplied: '2026-11-01' });
    saved(await setDateApplied(id, '', clock));
    expect(await job(id)).toMatchObject({ applied: false, dateApplied: '', status: 'application-submitted' });
    expect((await queryMetrics(opened())).tiles).toEqual({
      saved: 1,
      applied: 0,
      inProgress: 1,
      complete: 0,
    });
  });
});

describe('savePosting', () => {
  const posting = {
    source: 'greenhouse',
    externalId: 'g1',
    jobTitle: 'Nurse',
    companyName: 'Mercy Clinic LLC',
    url: 'https://jobs.example.com/g1?utm_source=x',
    location: 'Reno, NV',
    city: 'Reno',
    state: 'NV',
    country: 'US',
    latitude: 39.5,
    longitude: -119.8,
    description: 'Care for people.',
    jobType: 'fulltime',
    salary: '$40 an hour',
    pay: null,
    datePosted: '2026-11-01T00:00:00.000Z',
  } as unknown as JobSearchResult;

  it('keeps the posting and its feed, and saves it only once', async () => {
    const first = saved(await savePosting(posting, clock));
    expect(first.already).toBe(false);
    const made = await job(first.id);
    expect(made).toMatchObject({ source: 'online', externalId: 'g1', datePostedFormatted: '19 days ago' });
    expect(JSON.parse(made.jobPostingData)).toEqual(posting);
    const again = saved(await savePosting({ ...posting, source: 'other', externalId: 'zz' }, clock));
    expect(again).toMatchObject({ id: first.id, already: true, journalId: null });
    expect((await queryJobs(opened(), {})).total).toBe(1);
  });
});
