import { expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { dueCount } from './due-count.ts';

const minute = 60_000;

test('counts when asked, at most every ten minutes, and goes on after a failure', async () => {
  const times = { begun: 0, failed: [] as unknown[] };
  const down = new Error('The database is down.');
  const db: Pick<Db, 'transaction'> = {
    transaction: async () => {
      times.begun += 1;
      throw down;
    },
  };
  let now = Date.parse('2026-08-25T12:00:00Z');
  const due = dueCount({
    db: db as Db,
    now: () => new Date(now),
    failed: (cause) => times.failed.push(cause),
  });
  await due.settled();
  expect(times).toEqual({ begun: 0, failed: [] });
  due.ask();
  due.ask();
  await due.settled();
  expect(times).toEqual({ begun: 1, failed: [down] });
  now += 9 * minute;
  due.ask();
  now += 2 * minute;
  due.ask();
  await due.settled();
  expect(times).toEqual({ begun: 2, failed: [down, down] });
  // A clock that was wrong and is set right must not stop it for as long as it was wrong.
  now -= 60 * minute;
  due.ask();
  await due.settled();
  expect(times.begun).toBe(3);
});
