import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { createLimiter, networkOf } from './auth-limits.ts';

let db: Db;
let at = 0;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
afterEach(async () => {
  at = 0;
  await db.query('DELETE FROM rate_limits');
});

const limiterOf = (max: number, name = 'test') =>
  createLimiter({ db, name, secret: 'secret', max, windowSeconds: 10, now: () => new Date(at) });

describe('createLimiter', () => {
  it('lets as many through as it says in any window, and counts keys and limiters apart', async () => {
    const limiter = limiterOf(2);
    const take = async (...keys: string[]) => {
      const waits: number[] = [];
      for (const key of keys) waits.push(await limiter.take(key));
      return waits;
    };
    expect(await take('a', 'a', 'b')).toEqual([0, 0, 0]);
    expect(await limiterOf(2, 'other').take('a')).toBe(0);
    at = 4_500;
    expect(await take('a')).toEqual([6]);
    at = 9_999;
    expect(await take('a')).toEqual([1]);
    at = 10_000;
    expect(await take('a', 'a', 'a')).toEqual([0, 0, 10]);
    at = 16_000;
    expect(await take('a')).toEqual([4]);
    at = 20_000;
    expect(await take('a')).toEqual([0]);
  });

  it('lets no more through when many ask at once', async () => {
    const limiters = [limiterOf(5), limiterOf(5)];
    const waits = await Promise.all(Array.from({ length: 30 }, (_, n) => limiters[n % 2]?.take('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(waits.filter((wait) => wait === 10)).toHaveLength(25);
  });

  it('keeps no key as it is, and none for longer than it counts', async () => {
    await limiterOf(1).take('maya@example.com');
    const rows = await db.query<{ key: string }>('SELECT * FROM rate_limits');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('maya');
    for (let n = 0; n < 20; n += 1) await limiterOf(1).take(`key ${n}`);
    at = 9_999;
    await limiterOf(1).take('late');
    expect(await db.query('SELECT 1 FROM rate_limits')).toHaveLength(22);
    at = 10_000;
    await limiterOf(1).take('later');
    expect(await db.query('SELECT 1 FROM rate_limits')).toHaveLength(2);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:DB8:0:0::1', '2001:db8:0:0'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ...[
      '',
      'unknown',
      '_hidden',
      '203.0.113.256',
      '010.0.0.1',
      '1:2',
      '[',
      '[]',
      '[x',
      'a:b:c',
      'x'.repeat(16_000),
    ].map((entry) => [entry, 'unknown']),
  ])('%.40s belongs to %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
