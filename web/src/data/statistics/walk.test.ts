import 'fake-indexeddb/auto';
import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryJobs } from '../jobs/job-list.ts';
import { setJobStatus } from '../jobs/job-progress.ts';
import { saveJob } from '../jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryMetrics } from './job-metrics.ts';
import { queryWeekReview } from './week-review.ts';
import { queryWorkRecord } from './work-record.ts';

type Walk = [source: string, sent: string, ...then: [status: JobStatus, date: string][]];

/** Three months of 25 applications, Monday 2026-08-31 to Wednesday 2026-11-25, entered on the last day. */
const walks: Walk[] = [
  /*  1 */ ['online', '2026-09-01', ['rejected-before-interview', '2026-09-10']],
  /*  2 */ ['online', '2026-09-02', ['application-no-response', '2026-10-02']],
  /*  3 */ ['online', '2026-09-03', ['rejected-before-interview', '2026-09-20']],
  /*  4 */ [
    'online',
    '2026-09-08',
    ['interview-requested', '2026-09-15'],
    ['interview-scheduled', '2026-09-16'],
    ['rejected-after-interview', '2026-09-30'],
  ],
  /*  5 */ ['online', '2026-09-09'],
  /*  6 */ ['online', '2026-09-14', ['archived', '2026-10-20']],
  /*  7 */ [
    'online',
    '2026-09-15',
    ['interview-requested', '2026-09-22'],
    ['offer-pending', '2026-10-10'],
    ['offer-rejected', '2026-10-14'],
  ],
  /*  8 */ ['online', '2026-10-01'],
  /*  9 */ [
    'online',
    '2026-10-05',
    ['interview-requested', '2026-10-12'],
    ['application-submitted', '2026-10-13'],
  ],
  /* 10 */ ['linked-in', '2026-10-05', ['rejected-before-interview', '2026-10-07']],
  /* 11 */ [
    'linked-in',
    '2026-10-06',
    ['interview-requested', '2026-10-20'],
    ['interview-in-progress', '2026-10-28'],
  ],
  /* 12 */ ['linked-in', '2026-10-12', ['application-no-response', '2026-11-12']],
  /* 13 */ ['linked-in', '2026-10-13'],
  /* 14 */ ['linked-in', '2026-10-14', ['filled-or-canceled', '2026-10-30']],
  /* 15 */ ['linked-in', '2026-10-19', ['rejected-before-interview', '2026-11-02']],
  /* 16 */ [
    'referral',
    '2026-10-20',
    ['interview-requested', '2026-10-23'],
    ['interview-scheduled', '2026-10-24'],
    ['offer-pending', '2026-11-10'],
  ],
  /* 17 */ ['referral', '2026-10-26', ['interview-requested', '2026-11-03']],
  /* 18 */ ['referral', '2026-10-27', ['offer-pending', '2026-11-05']],
  /* 19 */ ['referral', '2026-11-02', ['rejected-after-interview', '2026-11-16']],
  /* 20 */ ['indeed', '2026-11-03'],
  /* 21 */ ['indeed', '2026-11-09', ['rejected-before-interview', '2026-11-11']],
  /* 22 */ ['indeed', '2026-11-10'],
  /* 23 */ [
    'indeed',
    '2026-11-16',
    ['interview-requested', '2026-11-23'],
    ['application-no-response', '2026-11-24'],
  ],
  /* 24 */ ['other', '2026-11-17'],
  /* 25 */ ['other', '2026-11-24', ['interview-requested', '2026-11-24'], ['archived', '2026-11-25']],
];

const clock = testClock('2026-11-25T12:00:00.000Z');
let record: Awaited<ReturnType<typeof queryWorkRecord>>;

beforeAll(async () => {
  await openEmptyData();
  for (const [at, [source, sent, ...then]] of walks.entries()) {
    const jobTitle = `Job ${at + 1}`;
    const { id } = saved(await saveJob({ jobTitle, companyName: `Company ${at + 1}`, source }, clock));
    // Every third is written down from its end, as a person does who begins with the answer; not number 9, where a status
    // stands twice: the same status on another day corrects the one that is there.
    const steps: [JobStatus, string][] = [['application-submitted', sent], ...then];
    for (const [status, date] of at % 3 === 2 && at !== 8 ? steps.toReversed() : steps)
      saved(await setJobStatus([id], status, { date }, clock));
  }
  for (const jobTitle of ['Saved 1', 'Saved 2'])
    saved(await saveJob({ jobTitle, companyName: 'Later' }, clock));
  record = await queryWorkRecord(opened(), { today: '2026-11-25', firstDay: 1 });
});

// All figures below were counted by hand in the table above.
describe('25 applications of three months', () => {
  it('flow as they went', () => {
    const { flow } = record;
    expect(flow).toMatchObject({ total: 25, heardBack: 15, interviews: 9, offers: 3 });
    expect(flow.links.map(({ from, to, count }) => `${from} > ${to}: ${count}`)).toEqual([
      'applied > interview: 9',
      'applied > waiting: 6',
      'applied > rejected: 5',
      'applied > no-response: 2',
      'applied > canceled: 2',
      'applied > offer: 1',
      'interview > offer: 2',
      'interview > interviewing: 3',
      'interview > rejected-after: 2',
      'interview > no-response-after: 1',
      'interview > canceled-after: 1',
      'offer > offer-pending: 2',
      'offer > offer-rejected: 1',
    ]);
  });

  it('are heard back from, and lead to interviews, by source', () => {
    const { rates } = record.rates.source;
    expect(rates.map(({ key, sent, heard, interviewed }) => [key, sent, heard, interviewed])).toEqual([
      ['online', 9, 5, 3],
      ['indeed', 4, 2, 1],
      ['linked-in', 6, 3, 1],
      ['referral', 4, 4, 3],
      ['other', 2, 1, 1],
    ]);
  });

  it('fall into the last twelve weeks; the three of the first lie before them', () => {
    const weeks = record.weeks.map(({ start, applications, replies }) => [start, applications, replies]);
    expect(weeks).toEqual([
      ['2026-09-07', 2, 1],
      ['2026-09-14', 2, 2],
      ['2026-09-21', 0, 1],
      ['2026-09-28', 1, 0],
      ['2026-10-05', 3, 1],
      ['2026-10-12', 3, 1],
      ['2026-10-19', 2, 2],
      ['2026-10-26', 2, 0],
      ['2026-11-02', 2, 3],
      ['2026-11-09', 2, 1],
      ['2026-11-16', 2, 1],
      ['2026-11-23', 1, 2],
    ]);
  });

  it('stand in the tiles', async () => {
    const { tiles, byStatus } = await queryMetrics(opened());
    expect(tiles).toEqual({ saved: 27, applied: 25, inProgress: 11, complete: 14 });
    // One went back to Submitted after an interview: it is in interviews, and not waiting for a first answer.
    expect(byStatus['application-submitted']).toBe(7);
    expect(record.flow.nodes.find(({ id }) => id === 'waiting')?.count).toBe(6);
  });

  it('are listed by when they were last heard of', async () => {
    const { rows } = await queryJobs(opened(), { sort: 'heardDate', limit: 5 });
    expect(rows.map(({ jobTitle, heardDate }) => `${jobTitle} ${heardDate}`)).toEqual([
      'Job 25 2026-11-24',
      'Job 23 2026-11-23',
      'Job 19 2026-11-16',
      'Job 21 2026-11-11',
      'Job 16 2026-11-10',
    ]);
  });
});

it('the review of each week counts what the diagram of weeks counts', async () => {
  const { weeks } = await queryWorkRecord(opened(), { today: '2026-11-25', firstDay: 1 });
  for (const { start, applications, replies } of weeks) {
    const week = { start: start as CalendarDate, today: '2026-11-25', firstDay: 1 } as const;
    expect(await queryWeekReview(opened(), week)).toMatchObject({ applications, replies });
  }
  const last = await queryWeekReview(opened(), {
    start: '2026-11-16' as CalendarDate,
    today: '2026-11-25',
    firstDay: 1,
  });
  // Numbers 19, 23 and 24 moved; 20 had been sent 19 days before the end of the week, 22 only 12.
  expect(last.moved).toHaveLength(3);
  expect(last.wentQuiet.map(({ days }) => days)).toEqual([19]);
});
