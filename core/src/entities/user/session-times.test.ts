import { expect, test } from 'vitest';
import { isFresh, isKept, latestEnd, openedAt, type SessionTimes, timesAfterUse } from './session-times.ts';

const day = 24 * 60 * 60_000;
const minute = 60_000;
const start = new Date('2026-08-20T10:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const daysOf = ({ expiresAt }: SessionTimes) => (expiresAt.getTime() - start.getTime()) / day;

test('a kept session used every day ends 90 days after its sign-in', () => {
  let times: SessionTimes | null = openedAt(start, { remember: true });
  let lastDay = 0;
  for (let count = 1; count <= 120 && times; count += 1) {
    const next: SessionTimes | null = timesAfterUse(times, after(count * day));
    if (next) {
      lastDay = count;
      expect(daysOf(next)).toBe(Math.min(count + 30, 90));
      expect(next.createdAt).toEqual(start);
      expect(isKept(next)).toBe(true);
    }
    times = next;
  }
  expect(lastDay).toBe(89);
});

test('a kept session ends after 30 days without use, and its end moves once a day at most', () => {
  const times = openedAt(start, { remember: true });
  expect(timesAfterUse(times, after(day - 1))).toEqual(times);
  expect(daysOf(timesAfterUse(times, after(day)) as SessionTimes)).toBe(31);
  expect(timesAfterUse(times, after(30 * day - 1))).not.toBeNull();
  expect(timesAfterUse(times, after(30 * day))).toBeNull();
});

test('a session that goes with the browser lives for a day and is not renewed', () => {
  const times = openedAt(start, { remember: false });
  expect(isKept(times)).toBe(false);
  expect(timesAfterUse(times, after(day - 1))).toEqual(times);
  expect(timesAfterUse(times, after(day))).toBeNull();
  expect(latestEnd(times)).toEqual(times.expiresAt);
});

test('a session that an earlier release renewed beyond 90 days is over', () => {
  const times = { createdAt: after(-100 * day), updatedAt: start, expiresAt: after(30 * day) };
  expect(timesAfterUse(times, start)).toBeNull();
  const younger = { ...times, createdAt: after(-80 * day) };
  expect(daysOf(timesAfterUse(younger, start) as SessionTimes)).toBe(10);
});

test('after the clock went back a session lives no longer than one of now, and is not fresh', () => {
  const times = openedAt(start, { remember: true });
  const at = after(-365 * day);
  const back = timesAfterUse(times, at) as SessionTimes;
  expect(back.expiresAt.getTime() - at.getTime()).toBeLessThanOrEqual(30 * day + minute);
  expect(latestEnd(back).getTime() - at.getTime()).toBeLessThanOrEqual(90 * day);
  expect(isKept(back)).toBe(true);
  expect([isFresh(times.createdAt, at), isFresh(back.createdAt, at)]).toEqual([false, false]);
  const short = timesAfterUse(openedAt(start, { remember: false }), at) as SessionTimes;
  expect(short.expiresAt.getTime() - at.getTime()).toBeLessThanOrEqual(day + minute);
  expect(isKept(short)).toBe(false);
});

test('a session from the future ends within 90 days of the new clock, however much it is used', () => {
  const begin = after(-10 * 365 * day).getTime();
  let used = timesAfterUse(openedAt(start, { remember: true }), new Date(begin));
  let days = 0;
  for (; used && days < 200; days += 1) used = timesAfterUse(used, new Date(begin + days * day));
  expect(days).toBeGreaterThan(60);
  expect(days).toBeLessThanOrEqual(91);
});

test('a sign-in is fresh for ten minutes, also for a process whose clock is a little behind', () => {
  expect(isFresh(start, start)).toBe(true);
  expect(isFresh(start, after(10 * minute - 1))).toBe(true);
  expect(isFresh(start, after(10 * minute))).toBe(false);
  expect(isFresh(start, after(-30_000))).toBe(true);
  expect(isFresh(start, after(-2 * minute))).toBe(false);
});
