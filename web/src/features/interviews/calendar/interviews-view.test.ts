import { madeInterview } from '@foothold/core/interviews/interview-test-kit.ts';
import { describe, expect, it } from 'vitest';
import {
  findInterviews,
  monthAfter,
  placedInterviews,
  readInterviewsView,
  shownDay,
  shownDays,
  upcomingAndPast,
  weekStart,
  weeksOfMonth,
  writeInterviewsView,
} from './interviews-view.ts';
import { lanesOf } from './lanes.ts';

const home = 'America/New_York';
const ids = (all: readonly { internalId: number }[]) => all.map(({ internalId }) => internalId);

describe('the address of a view', () => {
  it.each([
    ['', { as: null, date: '', text: '', open: null }],
    ['as=list&q=nurse&open=7', { as: 'list', date: '', text: 'nurse', open: 7 }],
    ['as=month&date=2026-12-01', { as: 'month', date: '2026-12-01', text: '', open: null }],
    ['as=year&date=soon&open=x', { as: null, date: '', text: '', open: null }],
  ])('?%s is read', (query, view) => {
    expect(readInterviewsView(new URLSearchParams(query))).toEqual(view);
  });

  it('says a view, and reads it again', () => {
    const view = { as: 'list', date: '2026-12-01', text: 'a&b', open: 3 } as const;
    expect(readInterviewsView(writeInterviewsView(view))).toEqual(view);
    expect(String(writeInterviewsView({ as: null, date: '', text: '', open: null }))).toBe('');
  });
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
])('the week of %s begins on %s', (date, monday) => {
  expect(weekStart(date)).toBe(monday);
});

it('a week has its weekend only when something stands there', () => {
  const last = (...used: string[]) => shownDays('2026-11-23', new Set(used)).at(-1);
  expect([last(), last('2026-11-28'), last('2026-11-29'), last('2026-12-05')]).toEqual([
    ...['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-27'],
  ]);
});

it.each([
  ['2026-11-15', '2026-10-26', '2026-12-06'],
  ['2027-02-01', '2027-02-01', '2027-02-28'],
  ['2026-08-31', '2026-07-27', '2026-09-06'],
])('the month of %s is shown from %s to %s', (date, first, last) => {
  const days = weeksOfMonth(date).flat();
  expect([days[0], days.at(-1)]).toEqual([first, last]);
});

it('months follow each other over the end of a year, and end with the last that has days', () => {
  expect([monthAfter('2026-12-15', 1), monthAfter('2026-01-31', -1), monthAfter('2026-05-31', 12)]).toEqual([
    ...['2027-01-01', '2025-12-01', '2027-05-01'],
  ]);
  expect(monthAfter('2200-12-15', 1)).toBe('2200-12-15');
});

it('the week that is shown is of the address, else of the open interview, else the present one', () => {
  const placed = placedInterviews([madeInterview({ internalId: 7, dateOfInterview: '2026-12-16' })], home);
  const shown = (date: string, open: number | null) =>
    weekStart(shownDay({ date, open }, placed, '2026-11-25'));
  expect(shown('2027-01-07', 7)).toBe('2027-01-04');
  expect(shown('', 7)).toBe('2026-12-14');
  expect([shown('', 8), shown('', null)]).toEqual(['2026-11-23', '2026-11-23']);
});

describe('an interview in the calendar of the person', () => {
  const place = (dateOfInterview: string, timeZone = home, durationMinutes = 30) => {
    const [one] = placedInterviews([madeInterview({ dateOfInterview, timeZone, durationMinutes })], home);
    return one && [one.date, one.from, one.until];
  };
  it('stands at the hour of the person, on their day', () => {
    expect(place('2026-12-01T09:30')).toEqual(['2026-12-01', 570, 600]);
    expect(place('2026-12-01T09:30', 'Asia/Tokyo')).toEqual(['2026-11-30', 1170, 1200]);
  });
  it('stays where it is for a person who goes to another zone; without a zone it goes with them', () => {
    const away = (timeZone: string) =>
      placedInterviews([madeInterview({ dateOfInterview: '2026-12-01T09:30', timeZone })], 'Asia/Tokyo').map(
        ({ date, from }) => [date, from],
      );
    expect(away(home)).toEqual([['2026-12-01', 1410]]);
    expect(away('')).toEqual([['2026-12-01', 570]]);
  });
  it('that goes on after midnight ends with the day', () => {
    expect(place('2026-12-01T23:45')).toEqual(['2026-12-01', 1425, 1440]);
  });
  it('without an hour stands on its day, without a day nowhere', () => {
    expect(place('2026-12-01')).toEqual(['2026-12-01', null, 0]);
    expect(place('')).toBeUndefined();
    expect(place('soon')).toBeUndefined();
  });
});

it('interviews of one time stand side by side, others have the width of the day', () => {
  const at = (internalId: number, from: number, until: number) => ({
    ...{ interview: madeInterview({ internalId }), date: '2026-12-01', from, until },
  });
  const lanes = lanesOf([at(1, 600, 660), at(2, 630, 690), at(3, 660, 700), at(4, 900, 960)]);
  expect(lanes.map(({ one, lane, lanes: all }) => [one.interview.internalId, lane, all])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 0, 2],
    [4, 0, 1],
  ]);
});

it('of two that overlap the later lies over the earlier, whose shared part is known; with one head they stand side by side', () => {
  const at = (internalId: number, from: number, until: number) => ({
    ...{ interview: madeInterview({ internalId }), date: '2026-12-01', from, until },
  });
  const laid = (...all: ReturnType<typeof at>[]) =>
    lanesOf(all).map(({ isStepped, shared }) => [isStepped, shared && [shared.from, shared.until]]);
  expect(laid(at(1, 780, 870), at(2, 840, 885))).toEqual([
    [true, [840, 870]],
    [true, null],
  ]);
  expect(laid(at(1, 780, 870), at(2, 780, 810))).toEqual([
    [false, [780, 810]],
    [false, null],
  ]);
  expect(laid(at(1, 780, 870))).toEqual([[false, null]]);
});

describe('the list', () => {
  const now = Date.parse('2026-12-01T15:00Z');
  const all = [
    madeInterview({
      internalId: 1,
      dateOfInterview: '2026-12-01T08:30',
      timeZone: home,
      companyName: 'Ärzte',
    }),
    madeInterview({
      internalId: 2,
      dateOfInterview: '2026-12-01T10:30',
      timeZone: home,
      notes: 'Bring license',
    }),
    madeInterview({ internalId: 3, dateOfInterview: '' }),
    madeInterview({ internalId: 4, dateOfInterview: '2026-12-08', status: 'Cancelled' }),
    madeInterview({ internalId: 5, dateOfInterview: '2026-12-01' }),
  ];
  it('has those to come first, the next at the top; what is over below, the last at the top', () => {
    const { upcoming, past } = upcomingAndPast(all, { now, home });
    expect(ids(upcoming)).toEqual([2, 5, 3]);
    expect(ids(past)).toEqual([4, 1]);
  });
  it('is searched by all words, in what is written of each', () => {
    expect(ids(findInterviews(all, 'arzte'))).toEqual([1]);
    expect(ids(findInterviews(all, 'license bring'))).toEqual([2]);
    expect(findInterviews(all, 'nothing')).toEqual([]);
    expect(findInterviews(all, ' ')).toHaveLength(5);
  });
});
