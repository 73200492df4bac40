import { describe, expect, it } from 'vitest';
import { compareRates, wilsonInterval } from './response-rate.ts';

/** Mulberry32: the same numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

describe('wilsonInterval', () => {
  it.each([
    // Found by bisection from what the interval means: (k/n - p)² = z² p (1 - p) / n at both its ends.
    [3, 4, 0.356, 0.942],
    [5, 9, 0.303, 0.782],
    [1, 6, 0.038, 0.502],
    [0, 10, 0, 0.213],
    [10, 10, 0.787, 1],
  ])('%i of %i lies within %f and %f', (heard, sent, low, high) => {
    const interval = wilsonInterval(heard, sent);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('says nothing of nothing', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('holds the true rate in about nine of ten searches, also in small ones', () => {
    const random = seeded(8);
    for (const rate of [0.15, 0.3, 0.5, 0.7]) {
      let held = 0;
      const searches = 20_000;
      for (let at = 0; at < searches; at += 1) {
        const sent = 8 + Math.floor(random() * 33);
        let heard = 0;
        for (let one = 0; one < sent; one += 1) if (random() < rate) heard += 1;
        const { low, high } = wilsonInterval(heard, sent);
        if (low <= rate && rate <= high) held += 1;
      }
      expect(held / searches, `rate ${rate}`).toBeGreaterThanOrEqual(0.86);
      expect(held / searches, `rate ${rate}`).toBeLessThanOrEqual(0.94);
    }
  });
});

describe('compareRates', () => {
  const counts = (text: string) =>
    text.split(', ').map((part) => {
      const [key = '', heard, sent] = part.split(' ');
      return { key, heard: Number(heard), sent: Number(sent), interviewed: 0 };
    });
  const keys = (text: string) => compareRates(counts(text)).rates.map(({ key }) => key);

  it('keeps the order given and ranks nothing while intervals overlap', () => {
    const text = 'online 4 9, referral 6 9, indeed 1 6';
    expect(keys(text)).toEqual(['online', 'referral', 'indeed']);
    expect(compareRates(counts(text))).toMatchObject({ verdict: 'overlap', leader: null });
  });

  it('names the one whose interval lies above all others, and ranks only when none overlap', () => {
    const partly = 'online 4 40, referral 30 40, indeed 5 40';
    expect(compareRates(counts(partly))).toMatchObject({ verdict: 'leads', leader: 'referral' });
    expect(keys(partly)).toEqual(['online', 'referral', 'indeed']);
    expect(keys('online 2 60, few 1 2, referral 55 60, indeed 25 60')).toEqual([
      'referral',
      'indeed',
      'online',
      'few',
    ]);
  });

  it('gives no interval to less than five, and nothing to compare to less than two', () => {
    const { rates, verdict } = compareRates(counts('online 3 9, referral 4 4, other 0 0'));
    expect(rates.map(({ key, interval }) => [key, interval !== null])).toEqual([
      ['online', true],
      ['referral', false],
    ]);
    expect(verdict).toBe('too-few');
    expect(compareRates([])).toEqual({ rates: [], verdict: 'too-few', leader: null });
  });
});
