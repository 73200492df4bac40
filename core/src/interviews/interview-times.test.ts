import { describe, expect, it } from 'vitest';
import type { Point } from '../geography/commute.ts';
import { interviewClashes, wayTo } from './interview-clashes.ts';
import { interviewRounds } from './interview-rounds.ts';
import { interviewSpan } from './interview-span.ts';
import { madeInterview } from './interview-test-kit.ts';
import { timeDoubt } from './time-doubt.ts';

const home = 'America/New_York';
const columbus = { latitude: 39.96, longitude: -83 };
const cleveland = { latitude: 41.5, longitude: -81.69 };
const at = (dateOfInterview: string, more = {}) => ({ dateOfInterview, timeZone: home, ...more });

describe('the time of an interview', () => {
  it('is an instant with its length, an hour where nobody said one', () => {
    const span = interviewSpan(madeInterview(at('2026-12-01T10:00', { durationMinutes: 45 })), home);
    expect(span).toEqual({ ...range('2026-12-01T15:00Z', '2026-12-01T15:45Z'), isGuessed: false });
    expect(interviewSpan(madeInterview({ dateOfInterview: '2026-12-01T10:00' }), home)).toEqual({
      ...range('2026-12-01T15:00Z', '2026-12-01T16:00Z'),
      isGuessed: true,
    });
    expect(interviewSpan(madeInterview(at('2026-11-01T01:30-05:00')), home)).toMatchObject({
      start: Date.parse('2026-11-01T06:30Z'),
    });
    expect(interviewSpan(madeInterview(at('2026-12-01')), home)).toBeNull();
    expect(interviewSpan(madeInterview(at('soon')), home)).toBeNull();
  });

  it.each([
    ['2026-03-08T02:30', 'America/New_York', { kind: 'skipped', instead: '2026-03-08T03:30' }],
    ['2026-03-29T02:30', 'Europe/Berlin', { kind: 'skipped', instead: '2026-03-29T03:30' }],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', { kind: 'skipped', instead: '2026-10-04T02:45' }],
    ['2026-03-08T03:00', 'America/New_York', null],
    ['2026-03-08T02:30', 'America/Phoenix', null],
    ['2026-11-01T00:59', 'America/New_York', null],
  ])('%s in %s is doubtful: %j', (wall, zone, doubt) => {
    expect(timeDoubt(wall, zone)).toEqual(doubt);
  });

  it('that comes twice has both instants', () => {
    expect(timeDoubt('2026-11-01T01:30', home)).toEqual({
      kind: 'twice',
      first: new Date('2026-11-01T05:30Z'),
      second: new Date('2026-11-01T06:30Z'),
    });
    expect(timeDoubt('2026-04-05T01:45', 'Australia/Lord_Howe')).toMatchObject({
      second: new Date('2026-04-04T15:15Z'),
    });
  });
});

describe('a clash', () => {
  const one = madeInterview(at('2026-12-01T10:00', { durationMinutes: 60 }));
  const clashes = (other: object, mine: object = {}, options: object = {}) =>
    interviewClashes({ ...one, ...mine }, [madeInterview({ internalId: 2, ...other })], {
      home,
      ...options,
    }).map(({ kind, minutes, isGuessed }) => [kind, minutes, isGuessed]);

  it('is of two that share a moment, in whatever zones they are', () => {
    expect(clashes({ dateOfInterview: '2026-12-01T09:30', timeZone: 'America/Chicago' })).toEqual([
      ['overlap', 30, true],
    ]);
    expect(clashes(at('2026-12-01T11:00', { durationMinutes: 30 }))).toEqual([]);
    expect(clashes(at('2026-12-01T09:30', { durationMinutes: 90 }))).toEqual([['overlap', 60, false]]);
  });

  it('is of two on site whose way does not fit between', () => {
    const onSite = (place: object) => ({ interviewType: 'On-Site', ...place });
    const later = at('2026-12-01T13:00', { durationMinutes: 30, ...onSite(cleveland) });
    expect(clashes(later, onSite(columbus))).toEqual([['travel', 229, false]]);
    expect(clashes({ ...later, interviewType: 'Video' }, onSite(columbus))).toEqual([]);
    expect(clashes({ ...later, dateOfInterview: '2026-12-01T18:00' }, onSite(columbus))).toEqual([]);
    expect(clashes({ ...later, latitude: 0, longitude: 0 }, onSite(columbus))).toEqual([]);
  });

  it('is of a call at home and one on site whose way does not fit between, either way round', () => {
    const from = { lat: columbus.latitude, lng: columbus.longitude };
    const onSite = at('2026-12-01T13:00', { interviewType: 'On-Site', durationMinutes: 30, ...cleveland });
    for (const interviewType of ['Video', 'Phone'])
      expect(clashes(onSite, { interviewType }, { from })).toEqual([['travel', 229, false]]);
    expect(clashes({ ...onSite, dateOfInterview: '2026-12-01T07:00' }, {}, { from })).toEqual([
      ['travel', 199, false],
    ]);
    expect(clashes(onSite, { interviewType: 'Other' }, { from })).toEqual([]);
    expect(clashes(onSite)).toEqual([]);
    expect(clashes(at('2026-12-01T11:00'), {}, { from })).toEqual([]);
    const [clash] = interviewClashes(one, [madeInterview({ internalId: 2, ...onSite })], { home, from });
    expect(clash).toMatchObject({ isFromHome: true, way: 349 });
  });

  it('is none with one that is over, cancelled, meant so or itself', () => {
    const same = at('2026-12-01T10:00');
    for (const status of ['Completed', 'Cancelled']) expect(clashes({ ...same, status })).toEqual([]);
    expect(clashes(same, { status: 'Cancelled' })).toEqual([]);
    expect(clashes(same, { storedClashes: ['uid-2'] })).toEqual([]);
    expect(clashes({ ...same, storedClashes: ['uid-1'] })).toEqual([]);
    expect(clashes({ ...same, internalId: 1 })).toEqual([]);
  });
});

describe('the way to an interview', () => {
  const onSite = madeInterview(at('2026-12-01T10:00', { interviewType: 'On-Site', ...cleveland }));

  it('says when to leave, by the estimate of the way', () => {
    const way = wayTo(onSite, { lat: columbus.latitude, lng: columbus.longitude }, { home });
    expect(way).toEqual({
      minutes: 349,
      isByRoad: false,
      leaveAt: new Date('2026-12-01T09:11:00Z'),
      backAt: new Date('2026-12-01T21:49:00Z'),
    });
  });

  it('goes by the route where one is known, and so do clashes', () => {
    const from = { lat: columbus.latitude, lng: columbus.longitude };
    const byRoad = (start: Point, end: Point) =>
      start.lat === from.lat && end.lat === cleveland.latitude ? 134.2 : null;
    expect(wayTo(onSite, from, { home, byRoad })).toMatchObject({
      ...{ minutes: 135, isByRoad: true, leaveAt: new Date('2026-12-01T12:45:00Z') },
    });
    expect(wayTo(onSite, { lat: 41, lng: -83 }, { home, byRoad })).toMatchObject({ isByRoad: false });
    const call = madeInterview({ internalId: 2, ...at('2026-12-01T06:30'), interviewType: 'Video' });
    const ways = [undefined, byRoad].map((one) =>
      interviewClashes(call, [onSite], { home, from, byRoad: one }).map(({ way }) => way),
    );
    expect(ways).toEqual([[349], []]);
  });

  it('is none for a call, without a start, a place or an hour', () => {
    const from = { lat: 40, lng: -83 };
    expect(wayTo({ ...onSite, interviewType: 'Video' }, from, { home })).toBeNull();
    expect(wayTo(onSite, null, { home })).toBeNull();
    expect(wayTo({ ...onSite, latitude: 0, longitude: 0 }, from, { home })).toBeNull();
    expect(wayTo({ ...onSite, dateOfInterview: '2026-12-01' }, from, { home })).toBeNull();
  });
});

it('rounds are counted by date for each job, without the cancelled', () => {
  const interviews = [
    madeInterview({ internalId: 1, jobId: 7, ...at('2026-12-08T10:00') }),
    madeInterview({ internalId: 2, jobId: 7, ...at('2026-12-01') }),
    madeInterview({ internalId: 3, jobId: 7, ...at('2026-12-03T09:00'), status: 'Cancelled' }),
    madeInterview({ internalId: 4, jobId: 7 }),
    madeInterview({ internalId: 5, jobId: 8, ...at('2026-12-01T09:00') }),
    madeInterview({ internalId: 6, ...at('2026-12-01T09:00') }),
  ];
  expect([...interviewRounds(interviews, home)].sort()).toEqual([
    [1, 2],
    [2, 1],
    [4, 3],
    [5, 1],
  ]);
});

function range(start: string, end: string) {
  return { start: Date.parse(start), end: Date.parse(end) };
}
