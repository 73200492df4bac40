import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { callCounts } from './call-counts.ts';

let db: Db;
let at: number;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(() => {
  at = Date.parse('2026-03-01T12:00:00Z');
});
afterEach(() => db.query('DELETE FROM call_counts'));

const counts = (over: { most?: number; db?: Db } = {}) =>
  callCounts({ db, secret: 'secret', now: () => new Date(at), max: 100, ...over });
const rows = () => db.query<{ calls: number }>('SELECT key, calls FROM call_counts ORDER BY calls');

function calls(one: ReturnType<typeof counts>, network: string, times: number): number {
  let last = 0;
  for (let n = 0; n < times; n += 1) last = one.count(network).calls;
  return last;
}

describe('callCounts', () => {
  it('counts networks apart, and anew every minute', () => {
    const one = counts();
    expect(calls(one, 'a', 3)).toBe(3);
    expect(one.count('b')).toEqual({ calls: 1, endsIn: 60_000 });
    at += 59_999;
    expect(one.count('a')).toEqual({ calls: 4, endsIn: 1 });
    at += 1;
    expect(one.count('a')).toEqual({ calls: 1, endsIn: 60_000 });
  });

  it('asks the database for nothing before an exchange, and then one statement for all networks', async () => {
    const asked: string[] = [];
    const noting: Db = {
      ...db,
      query: (sql, params) => {
        asked.push(sql.trim().split(' ')[0] ?? '');
        return db.query(sql, params);
      },
    };
    const one = counts({ db: noting });
    for (let n = 0; n < 50; n += 1) calls(one, `network ${n}`, 5);
    expect(asked).toEqual([]);
    await one.exchange();
    await one.exchange();
    expect(asked).toEqual(['INSERT', 'DELETE', 'INSERT']);
    expect(await rows()).toHaveLength(50);
  });

  it('tells the others what it counted, once, and learns what they did', async () => {
    const [one, two] = [counts(), counts()];
    calls(one, 'a', 60);
    calls(two, 'a', 30);
    await one.exchange();
    await two.exchange();
    expect(two.count('a').calls).toBe(91);
    expect(one.count('a').calls).toBe(61);
    await one.exchange();
    expect(one.count('a').calls).toBe(92);
    await two.exchange();
    await one.exchange();
    await two.exchange();
    expect([one.count('a').calls, two.count('a').calls]).toEqual([94, 94]);
    expect((await rows()).map((row) => row.calls)).toEqual([93]);
  });

  it('keeps quiet about networks that are far from the limit, and stores no network as it is', async () => {
    const one = counts();
    calls(one, '203.0.113.7', 4);
    calls(one, '203.0.113.8', 5);
    await one.exchange();
    expect(await rows()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), calls: 5 }]);
  });

  it('carries no count into the next minute, and forgets minutes that are over', async () => {
    const [one, two] = [counts(), counts()];
    calls(one, 'a', 60);
    calls(one, 'b', 60);
    await one.exchange();
    at += 60_000;
    calls(two, 'a', 7);
    await two.exchange();
    expect(two.count('a').calls).toBe(8);
    expect((await rows()).map((row) => row.calls)).toEqual([7]);
    await one.exchange();
    expect(one.count('a').calls).toBe(1);
  });

  it('goes on alone while the database is away, and tells everything once it is back', async () => {
    let isAway = true;
    const flaky: Db = {
      ...db,
      query: (sql, params) => (isAway ? Promise.reject(new Error('gone')) : db.query(sql, params)),
    };
    const one = counts({ db: flaky });
    calls(one, 'a', 20);
    await expect(one.exchange()).rejects.toThrow('gone');
    expect(calls(one, 'a', 1)).toBe(21);
    isAway = false;
    await one.exchange();
    expect((await rows()).map((row) => row.calls)).toEqual([21]);
  });

  it('remembers a bounded number of networks; a flood of new ones does not free a busy one', () => {
    const one = counts({ most: 100 });
    for (let n = 0; n < 5000; n += 1) {
      one.count(`network ${n}`);
      if (n % 50 === 0) one.count('busy');
    }
    expect(one.size).toBe(100);
    expect(one.count('busy').calls).toBe(101);
    expect(one.count('network 0').calls).toBe(1);
  });
});
