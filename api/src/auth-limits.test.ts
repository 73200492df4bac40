import { describe, expect, it } from 'vitest';
import { createLimiter, networkOf } from './auth-limits.ts';

describe('createLimiter', () => {
  it('lets as many through as it says in any window, and counts keys apart', () => {
    let at = 0;
    const limiter = createLimiter({ max: 2, windowSeconds: 10, now: () => new Date(at) });
    expect([limiter.take('a'), limiter.take('a'), limiter.take('b')]).toEqual([0, 0, 0]);
    at = 4_500;
    expect(limiter.take('a')).toBe(6);
    at = 9_999;
    expect(limiter.take('a')).toBe(1);
    at = 10_000;
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 10]);
  });

  it('stays small under a flood of keys', () => {
    const limiter = createLimiter({ max: 1, windowSeconds: 10, now: () => new Date(0) });
    for (let n = 0; n < 60_000; n += 1) limiter.take(`key ${n}`);
    expect(limiter.take('key 59999')).toBe(10);
    expect(limiter.take('key 0')).toBe(0);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
  ])('%s belongs to %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
