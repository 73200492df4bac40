import { afterEach, expect, test } from 'vitest';
import { noteServerTime, serverInstant } from './server-clock.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
afterEach(() => {
  noteServerTime(new Date(now).toUTCString(), now + 10_000);
  noteServerTime(new Date(now).toUTCString(), now);
});

test('an instant of a device that is an hour ahead is told as the server’s clock showed it', () => {
  noteServerTime('Sat, 21 Nov 2026 09:00:00 GMT', now);
  expect(serverInstant(now - 30_000)).toBe('2026-11-21T08:59:30.000Z');
});

test('an answer without a date, with one that does not read or that is late, changes nothing', () => {
  noteServerTime('Sat, 21 Nov 2026 10:00:05 GMT', now);
  noteServerTime('Sat, 21 Nov 2026 10:00:06 GMT', now + 3000);
  noteServerTime(null, now);
  noteServerTime('noon', now);
  expect(serverInstant(now)).toBe('2026-11-21T10:00:05.000Z');
});
