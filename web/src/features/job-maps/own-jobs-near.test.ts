import { describe, expect, test } from 'vitest';
import { ownJobsIn } from './own-jobs-near.ts';

const job = (given: Partial<Parameters<typeof ownJobsIn>[0][number]>) => ({
  latitude: 0,
  longitude: 0,
  state: '',
  country: '',
  location: '',
  ...given,
});
const jobs = [
  job({ latitude: 39.96, longitude: -83, state: 'OH', country: 'US' }),
  job({ latitude: 40.1, longitude: -83.1, state: 'Ohio', country: 'United States' }),
  job({ latitude: 41.5, longitude: -81.7, state: 'OH' }),
  job({ state: 'TX', country: 'US', location: 'Austin, TX (remote)' }),
  job({ country: 'Germany', location: 'Munich' }),
  job({}),
];

describe('own jobs of a search location', () => {
  test('around a point by their coordinates; unknown coordinates lie nowhere', () => {
    const around = (miles: number, lat = 39.96, lng = -83) =>
      ownJobsIn(jobs, { kind: 'around', point: { lat, lng }, miles });
    expect([around(1), around(25), around(150)]).toEqual([1, 2, 3]);
    expect(around(500, 0, 0)).toBe(0);
  });

  test('in a state or country by what they say, codes and names alike', () => {
    expect(ownJobsIn(jobs, { kind: 'area', country: 'US', state: 'OH' })).toBe(3);
    expect(ownJobsIn(jobs, { kind: 'area', country: 'US', state: '' })).toBe(4);
    expect(ownJobsIn(jobs, { kind: 'area', country: 'DE', state: '' })).toBe(1);
    expect(ownJobsIn(jobs, { kind: 'area', country: 'FR', state: '' })).toBe(0);
  });

  test('remote by their words', () => {
    expect(ownJobsIn(jobs, { kind: 'remote' })).toBe(1);
  });
});
