import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = new Date('2026-08-22T12:00:00Z');
const minute = 60_000;

it.each([
  [{ 'retry-after': '30' }, 30_000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '99999999' }, 1440 * minute],
  [{ 'retry-after': 'Sat, 22 Aug 2026 12:05:00 GMT' }, 5 * minute],
  // Their clock is three years ahead: what counts is the distance to it.
  [{ 'retry-after': 'Wed, 22 Aug 2029 12:05:00 GMT', date: 'Wed, 22 Aug 2029 12:00:00 GMT' }, 5 * minute],
  [{ 'retry-after': 'Sat, 22 Aug 2020 12:00:00 GMT' }, 0],
  [{ 'retry-after': 'Wed, 22 Aug 2029 12:05:00 GMT' }, 1440 * minute],
  [{ 'retry-after': 'soon' }, 15 * minute],
  [{ 'retry-after': '-5' }, 15 * minute],
  [{}, 15 * minute],
])('%j waits %i ms', (headers, expected) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(expected);
});
