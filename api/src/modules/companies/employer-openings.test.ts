import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestCompanies, takePostings } from '../../testing/test-companies.ts';
import { cameAgain, daysOpen, type OpeningSpan, openingWeeks } from './opening-weeks.ts';

const day = 86_400_000;
/** A Wednesday. */
const now = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => now.getTime() - days * day;

const span = (job: string, opened: number, closed: number | null = null, place = job): OpeningSpan => ({
  job,
  place,
  opened: daysAgo(opened),
  closed: closed === null ? null : daysAgo(closed),
  isDated: true,
});

describe('weeks', () => {
  test('without a gap, the present one last; copies of one job count once', () => {
    const weeks = openingWeeks(
      [span('a', 1), span('a', 1), span('b', 9, 1), span('c', 30)],
      now.getTime(),
      3,
    );
    expect(weeks).toEqual([
      { week: '2026-11-09', opened: 0, closed: 0, open: 1 },
      { week: '2026-11-16', opened: 1, closed: 0, open: 2 },
      { week: '2026-11-23', opened: 1, closed: 1, open: 2 },
    ]);
  });
  test('an employer without postings has quiet weeks', () => {
    expect(openingWeeks([], now.getTime(), 2).map(({ open }) => open)).toEqual([0, 0]);
  });
});

test('days open count those that were closed and say when they were posted', () => {
  expect(
    daysOpen([span('a', 20, 10), span('b', 50, 20), span('c', 3), { ...span('d', 90, 1), isDated: false }]),
  ).toEqual({
    count: 2,
    median: 20,
    shortest: 10,
    longest: 30,
  });
  expect(daysOpen([span('a', 3)])).toBeNull();
});

test('a job comes back when it opens after all that were known of it had closed', () => {
  const spans = [
    span('1', 90, 60, 'nurse'),
    span('2', 50, 40, 'nurse'),
    span('3', 10, null, 'nurse'),
    // Copies that overlap.
    span('4', 90, 50, 'cook'),
    span('5', 80, 60, 'cook'),
    span('6', 55, null, 'cook'),
    span('7', 9, null, 'clerk'),
  ];
  expect(cameAgain(spans)).toEqual({ closedJobs: 2, again: [{ place: 'nurse', times: 2 }] });
});

describe('calls', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestCompanies({ now: () => now });
    const pay = (text: string) => ({ payText: text });
    await takePostings(
      server,
      [
        {
          externalId: '1',
          companyName: 'Blue Fern',
          title: 'Registered Nurse (Night)',
          postedAt: daysAgo(3),
          ...pay('$80,000 a year'),
        },
        {
          externalId: '2',
          companyName: 'Blue Fern, Inc.',
          title: 'Registered Nurse',
          locations: ['Austin, TX'],
          postedAt: daysAgo(20),
          ...pay('$70,000 - $90,000 a year'),
        },
        {
          externalId: '3',
          companyName: 'Blue Fern',
          title: 'Cook',
          postedAt: daysAgo(60),
          closedAt: daysAgo(30),
          category: 'Kitchen',
        },
        {
          externalId: '4',
          companyName: 'Blue Fern',
          title: 'Cook',
          postedAt: daysAgo(10),
          description: '<p>Another season of the very same work in the kitchen.</p>',
        },
      ],
      now,
    );
  }, 60_000);
  afterAll(() => server.close());
  const ask = async (path: string, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url: `/api/company/${path}`, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };

  test('what the postings of one employer say', async () => {
    const openings = await ask('openings', { companyName: 'BLUE FERN INC' });
    expect(openings).toMatchObject({ group: 'blue fern', openCount: 3, everCount: 4, isSample: false });
    expect(openings.roles[0]).toEqual({ value: 'Registered Nurse', count: 2 });
    expect(openings.places).toEqual([
      { value: 'Columbus, OH', count: 2 },
      { value: 'Austin, TX', count: 1 },
    ]);
    expect(openings.pay).toEqual([{ currency: 'USD', count: 2, low: 80_000, median: 80_000, high: 90_000 }]);
    expect(openings.weeks).toHaveLength(12);
    expect(openings.weeks.at(-1)).toMatchObject({ week: '2026-11-23', open: 3 });
    expect(openings.openDays).toMatchObject({ count: 1, median: 30 });
    expect(openings.cameBack).toEqual({
      closedJobs: 1,
      count: 1,
      examples: [{ title: 'Cook', location: 'Columbus, OH', times: 1 }],
    });
  });

  test('of an employer that nobody knows: quiet weeks and nothing else', async () => {
    const openings = await ask('openings', { companyName: 'Nobody Knows', weekCount: 2 });
    expect(openings).toMatchObject({ group: null, id: null, openCount: 0, roles: [], openDays: null });
    expect(openings.weeks.map(({ open }: { open: number }) => open)).toEqual([0, 0]);
  });

  test('what is new since one looked', async () => {
    const news = await ask('news', {
      companies: [
        { companyName: 'Blue Fern', since: new Date(daysAgo(1)).toISOString() },
        { companyName: 'blue fern', since: new Date(daysAgo(-1)).toISOString() },
        { companyName: 'Nobody Knows', since: '0001-01-01T00:00:00Z' },
      ],
    });
    expect(
      news.results.map(({ openCount, newCount }: Record<string, number>) => [openCount, newCount]),
    ).toEqual([
      [3, 3],
      [3, 0],
      [0, 0],
    ]);
    expect(news.results[0].newest).toHaveLength(3);
    expect(news.results[0].newest[0].jobTitle).toEqual(expect.any(String));
  });
});
