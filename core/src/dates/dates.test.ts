import { describe, expect, it } from 'vitest';
import { labels } from '../../test-data/labels.ts';
import { dayMs, daysAgo, statedTime } from './dates.ts';
import { placeInTime, type StatedTime } from './stated-time.ts';

const now = Date.UTC(2026, 7, 22, 12, 0, 0); // 2026-08-22T12:00:00Z
const written = (at: StatedTime | null) =>
  at === null || at.length === 10 ? (at ?? '') : new Date(placeInTime(at)).toISOString();
const read = (value: unknown) => written(statedTime(value, { now }));

describe('statedTime', () => {
  const good: [unknown, string][] = [
    [1714605534, '2024-05-01T23:18:54.000Z'],
    ['1714605534', '2024-05-01T23:18:54.000Z'],
    [1714605534000, '2024-05-01T23:18:54.000Z'],
    ['1714605534000', '2024-05-01T23:18:54.000Z'],
    [new Date(0 + 1714605534000), '2024-05-01T23:18:54.000Z'],
    ['2026-08-21T05:00:47-04:00', '2026-08-21T09:00:47.000Z'],
    ['2026-08-22T06:25:05.957Z', '2026-08-22T06:25:05.957Z'],
    ['2026-03-03T21:19:40.269+00:00', '2026-03-03T21:19:40.269Z'],
    ['2026-08-18 08:53:56 UTC', '2026-08-18T08:53:56.000Z'],
    ['2026-03-18T00:00', '2026-03-18'],
    ['2026-08-12', '2026-08-12'],
    ['20260812', '2026-08-12'],
    ['2012-01-26T00:00:00.000', '2012-01-26'],
    [' 2026-08-12 ', '2026-08-12'],
    ['Wed, 22 Jul 2026 07:01:32 +0000', '2026-07-22T07:01:32.000Z'],
    ['Wed, 22 Jul 2026 07:01:32 GMT', '2026-07-22T07:01:32.000Z'],
    ['22 Jul 2026 07:01 EST', '2026-07-22T12:01:00.000Z'],
    ['5 Aug 26', '2026-08-05'],
    ['08/05/2026', '2026-08-05'],
    ['8/5/2026', '2026-08-05'],
    ['31/12/2025', '2025-12-31'],
    ['Sun Sep 20 07:00:00 UTC 2026', '2026-09-20T07:00:00.000Z'],
    ['Tue Oct 6 18:30:00 +0200 2026', '2026-10-06T16:30:00.000Z'],
    ['Aug 5, 2026', '2026-08-05'],
    ['August 5th, 2026', '2026-08-05'],
    ['5 August 2026', '2026-08-05'],
    ['today', '2026-08-22T12:00:00.000Z'],
    ['Just posted', '2026-08-22T12:00:00.000Z'],
    ['yesterday', '2026-08-21T12:00:00.000Z'],
    ['3 days ago', '2026-08-19T12:00:00.000Z'],
    ['Posted 3 days ago', '2026-08-19T12:00:00.000Z'],
    ['Reposted 2 weeks ago', '2026-08-08T12:00:00.000Z'],
    ['30+ days ago', '2026-07-23T12:00:00.000Z'],
    ['1 month ago', '2026-07-22T12:00:00.000Z'],
    ['2 months ago', '2026-06-22T12:00:00.000Z'],
    ['a year ago', '2025-08-22T12:00:00.000Z'],
    ['an hour ago', '2026-08-22T11:00:00.000Z'],
    ['45 minutes ago', '2026-08-22T11:15:00.000Z'],
    ['3d', '2026-08-19T12:00:00.000Z'],
    ['2w ago', '2026-08-08T12:00:00.000Z'],
    ['6mo', '2026-02-22T12:00:00.000Z'],
  ];
  it.each(good)('%j is %s', (value, expected) => {
    expect(read(value)).toBe(expected);
  });

  const bad: unknown[] = [
    '',
    '   ',
    'soon',
    'None',
    'N/A',
    '2026-02-30',
    '2026-13-01',
    '13/13/2026',
    '2026-08-12T25:00:00Z',
    '2024',
    '12',
    '5 days',
    'in 3 days',
    '99 Foo 2026',
    '1850-01-01',
    '9999-01-01',
    0,
    -5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    {},
    new Date('x'),
    'x'.repeat(500),
  ];
  it.each(bad)('%j is no date', (value) => {
    expect(statedTime(value, { now })).toBeNull();
  });

  it('takes the last day of a shorter month', () => {
    const end = Date.UTC(2026, 2, 31, 8);
    expect(written(statedTime('1 month ago', { now: end }))).toBe('2026-02-28T08:00:00.000Z');
  });
});

describe('dates of real postings', () => {
  const instant = (at: StatedTime | null) =>
    at === null ? '' : new Date(placeInTime(at)).toISOString().slice(0, 19);
  const dates = labels('dates');
  const relativeDates = labels('relative-dates');

  it('mean the same instant whatever their form', () => {
    const wrong = dates.filter(([text, at]) => instant(statedTime(text, { now })) !== at);
    expect(dates.length).toBe(79);
    expect(wrong).toEqual([]);
  });

  it('count from the day of the crawl, not from today', () => {
    const crawl = Date.UTC(2025, 3, 18, 12);
    const wrong = relativeDates.filter(([text, at]) => instant(statedTime(text, { now: crawl })) !== at);
    expect(relativeDates.length).toBe(55);
    expect(wrong).toEqual([]);
    const [text = '', at] = relativeDates[0] ?? [];
    expect(instant(statedTime(text, { now }))).not.toBe(at);
  });

  it('of a clock that is ahead stay what they are, and are no days ago', () => {
    expect(read('2026-08-23T02:00:00Z')).toBe('2026-08-23T02:00:00.000Z');
    expect(daysAgo('2026-08-23T02:00:00Z', now)).toBe(0);
    expect(read(Math.floor(now / 1000) + 7200)).toBe('2026-08-22T14:00:00.000Z');
  });
});

describe('daysAgo', () => {
  it('counts whole days and answers −1 for a bad date', () => {
    expect(daysAgo(now - dayMs * 3 - 1, now)).toBe(3);
    expect(daysAgo(now - dayMs + 1, now)).toBe(0);
    expect(daysAgo('2026-08-12', now)).toBe(10);
    expect(daysAgo(now + dayMs, now)).toBe(0);
    expect([daysAgo('soon', now), daysAgo(null, now), daysAgo(undefined, now)]).toEqual([-1, -1, -1]);
  });
});
