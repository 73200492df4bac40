import { CalendarDate } from '@foothold/core/dates/calendar-date-schema.ts';
import { inOrder } from '@foothold/core/entities/job/job-history.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { applicationOf } from '@foothold/core/tracking/application-path.ts';
import { jobFlow } from '@foothold/core/tracking/job-flow.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryChange } from '../db/counted-query.ts';
import { loadExampleData } from '../example/example-data.ts';
import { addJobNote, correctJobEvent, deleteJobEvent } from '../jobs/job-events.ts';
import { setDateApplied, setJobStatus } from '../jobs/job-progress.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { watchAnswer } from '../rows/watch-answer.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryApplications, readHistories } from './applications.ts';
import { queryWeekCounts } from './week-counts.ts';
import { queryWorkRecord } from './work-record.ts';

const week = { today: '2026-11-19', firstDay: 1 } as const;
let clock: ReturnType<typeof testClock>;

beforeEach(async () => {
  await openEmptyData();
  clock = testClock();
});

const record = () => queryWorkRecord(opened(), week);
const add = async (fields: Parameters<typeof saveJob>[0] = {}) =>
  saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Acme', ...fields }, clock)).id;
const move = async (id: number, status: JobStatus, date?: string) =>
  saved(await setJobStatus([id], status, { date }, clock)).journalId;
const counts = async () =>
  Object.fromEntries((await record()).flow.nodes.map(({ id, count }) => [id, count]));

/** The same counted from the rows themselves. */
async function flowFromRows() {
  const rows = await everyRow();
  const events = (rows.jobEvents ?? []) as Parameters<typeof inOrder>[0][number][];
  const jobs = (rows.jobs ?? []) as {
    internalId: number;
    status: JobStatus;
    applied: boolean;
    dateApplied: string;
  }[];
  const found = jobs.map(({ internalId, status, applied, dateApplied }) => {
    const steps = inOrder(events.filter((event) => event.jobId === internalId)).flatMap(
      ({ statusTo, date }) => (statusTo ? [{ status: statusTo, date }] : []),
    );
    return applicationOf({ status, applied, dateApplied, steps });
  });
  return jobFlow(found.filter((one) => one !== null));
}

describe('queryWorkRecord', () => {
  it('counts the example data as its rows do, and as many as the tile of /work', async () => {
    saved(await loadExampleData(clock));
    const { flow, rates, weeks, resumeTitles } = await record();
    expect(flow).toEqual(await flowFromRows());
    expect(flow.total).toBe(await opened().jobs.where('keys.applied').equals(1).count());
    expect(flow).toMatchObject({ total: 21, heardBack: 10, interviews: 7, offers: 2 });
    for (const { rates: rows } of Object.values(rates)) {
      expect(rows.reduce((sum, { sent }) => sum + sent, 0)).toBe(flow.total);
      expect(rows.reduce((sum, { heard }) => sum + heard, 0)).toBe(flow.heardBack);
      expect(rows.reduce((sum, { interviewed }) => sum + interviewed, 0)).toBe(flow.interviews);
    }
    expect(rates.source.rates.map(({ key }) => key)).toEqual([
      'online',
      'onsite',
      'indeed',
      'linked-in',
      'adzuna',
      'referral',
    ]);
    expect(rates.resume.rates.every(({ key }) => resumeTitles.has(key))).toBe(true);
    expect(weeks.reduce((sum, { applications }) => sum + applications, 0)).toBe(21);
  });

  it('tells a rejection apart from an interview in the rates by source', async () => {
    const rejected = await add({ source: 'referral' });
    await move(rejected, 'rejected-before-interview', '2026-11-04');
    const talked = await add({ source: 'referral' });
    await move(talked, 'interview-requested', '2026-11-05');
    await move(await add({ source: 'referral' }), 'application-submitted', '2026-11-06');
    const { rates } = (await record()).rates.source;
    expect(rates).toMatchObject([{ key: 'referral', sent: 3, heard: 2, interviewed: 1 }]);
  });

  it('counts replies by how well the resume fitted on the day it was sent, whatever became of both since', async () => {
    const sent = async (fit: 'good' | 'weak' | null, reply = false) => {
      const id = await add();
      const fits = new Map(fit ? [[id, fit] as const] : []);
      saved(await setJobStatus([id], 'application-submitted', { date: '2026-11-02', fits }, clock));
      if (reply) await move(id, 'interview-requested', '2026-11-05');
      return id;
    };
    await sent('weak');
    const good = await sent('good', true);
    await sent('good');
    await sent(null);
    await add();
    // A later judgement, and a later move, leave it as it was.
    saved(await updateJob(good, { description: 'Another text' }, {}, clock));
    saved(await setJobStatus([good], 'offer-pending', { fits: new Map([[good, 'great']]) }, clock));
    const { fit } = (await record()).rates;
    expect(fit.rates).toMatchObject([
      { key: 'weak', sent: 1, heard: 0 },
      { key: 'good', sent: 2, heard: 1 },
      { key: '', sent: 1, heard: 0 },
    ]);
    expect(fit.verdict).toBe('too-few');
  });

  it('follows a status, its correction, its removal and its undoing', async () => {
    const id = await add();
    expect((await record()).flow.total).toBe(0);
    await move(id, 'application-submitted', '2026-11-02');
    await move(id, 'rejected-before-interview', '2026-11-12');
    expect(await counts()).toEqual({ applied: 1, rejected: 1 });
    // Written down later, it happened before the rejection.
    const backDated = await move(id, 'interview-requested', '2026-11-06');
    expect(await counts()).toEqual({ applied: 1, interview: 1, 'rejected-after': 1 });
    expect(await undo(backDated ?? 0, clock)).toMatchObject({ ok: true });
    expect(await counts()).toEqual({ applied: 1, rejected: 1 });
  });

  it('takes corrected dates for the weeks', async () => {
    const id = await add();
    await move(id, 'application-submitted', '2026-11-17');
    const last = async () => (await record()).weeks.slice(-2).map(({ applications }) => applications);
    expect(await last()).toEqual([0, 1]);
    const event = (await opened().jobEvents.where('jobId').equals(id).toArray()).find(
      ({ statusTo }) => statusTo === 'application-submitted',
    );
    saved(await correctJobEvent(event?.internalId ?? 0, { date: '2026-11-10' }, clock));
    expect(await last()).toEqual([1, 0]);
    saved(await deleteJobEvent(event?.internalId ?? 0, clock));
    saved(await setDateApplied(id, '', clock));
    expect((await record()).flow.total).toBe(0);
  });

  it('reads jobs without a history by their status', async () => {
    const row = (status: JobStatus, more = {}) => ({
      status,
      dateApplied: '',
      keys: { applied: 0 },
      ...more,
    });
    await opened().jobs.bulkAdd([
      row('interview-scheduled'),
      row('application-submitted', { dateApplied: '2026-11-03', keys: { applied: 1 } }),
      row('application-not-started'),
      row('archived'),
    ] as never[]);
    expect(await counts()).toEqual({ applied: 2, interview: 1, waiting: 1, interviewing: 1 });
  });

  it('leaves out what does not read: entries of no job, unknown statuses', async () => {
    const id = await add();
    await move(id, 'application-submitted');
    await opened().jobEvents.bulkAdd([
      { jobId: 999, date: '2026-11-01', createdAt: 'x', statusTo: 'application-submitted' },
      { jobId: id, date: '2026-11-20', createdAt: 'y', statusTo: 'hired-by-the-moon' },
    ] as never[]);
    expect(await counts()).toEqual({ applied: 1, waiting: 1 });
  });
});

describe('readHistories', () => {
  it('reads the same in slices of any length, notes left out', async () => {
    saved(await loadExampleData(clock));
    const id = await add();
    saved(await addJobNote(id, { date: '2026-11-18', note: 'Called.' }, clock));
    const whole = await readHistories(opened());
    expect(whole.size).toBeGreaterThan(20);
    expect(whole.has(id)).toBe(false);
    for (const slice of [1, 7, 50]) expect(await readHistories(opened(), { slice })).toEqual(whole);
  });
});

describe('queryChange', () => {
  it('tells of an addition, a change and a removal, also of entries that no index of it holds', async () => {
    const id = await add();
    await move(id, 'application-submitted', '2026-11-02');
    let told = 0;
    const next = (count: number) => expect.poll(() => told).toBe(count);
    const stop = watchAnswer(
      () => queryChange(opened(), ['jobEvents']),
      () => {
        told += 1;
      },
      (error) => {
        throw error;
      },
    );
    await next(1);
    saved(await addJobNote(id, { date: '2026-11-18', note: 'Called.' }, clock));
    await next(2);
    const entry = (await opened().jobEvents.toArray()).find(({ statusTo }) => statusTo !== null);
    saved(await correctJobEvent(entry?.internalId ?? 0, { date: '2026-11-04' }, clock));
    await next(3);
    saved(await deleteJobEvent(entry?.internalId ?? 0, clock));
    await next(4);
    stop();
  });
});

describe('a count that is called off', () => {
  it('stops before its next slice', async () => {
    saved(await loadExampleData(clock));
    const stop = new AbortController();
    const count = readHistories(opened(), { slice: 1, signal: stop.signal });
    stop.abort(new Error('called off'));
    await expect(count).rejects.toThrow('called off');
  });
});

describe('queryApplications', () => {
  it('has no application of a job that is deleted', async () => {
    const id = await add();
    await move(id, 'application-submitted');
    await opened().jobs.delete(id);
    expect((await queryApplications(opened())).size).toBe(0);
  });
});

describe('queryWeekCounts', () => {
  it('counts what was saved and applied for from its first to its last day', async () => {
    const id = await add();
    await add();
    await move(id, 'application-submitted', '2026-11-16');
    expect(await queryWeekCounts(opened(), CalendarDate.parse('2026-11-16'))).toEqual({
      saved: 2,
      applied: 1,
    });
    expect(await queryWeekCounts(opened(), CalendarDate.parse('2026-11-09'))).toEqual({
      saved: 0,
      applied: 0,
    });
  });
});
