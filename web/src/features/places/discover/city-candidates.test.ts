import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { describe, expect, it } from 'vitest';
import { cityCandidates } from './city-candidates.ts';

const job = (city: string, isOpen = true, point = [0, 0]) => ({
  ...{ city, state: city ? 'OH' : '', country: 'US', location: '', isOpen },
  ...{ latitude: point[0] ?? 0, longitude: point[1] ?? 0 },
});
const dayton: GeoRow = {
  ...{ id: '4509884', name: 'Dayton', code: '', country: 'US', stateCode: 'OH' },
  ...{ lat: 39.76, lng: -84.19, population: 137_644, timeZone: 'America/New_York' },
};
const nothing = { jobs: [], searches: [], postings: [], occupation: '', near: [], home: null };

describe('cityCandidates', () => {
  it('suggests nothing out of nothing', () => {
    expect(cityCandidates(nothing)).toEqual([]);
    expect(cityCandidates({ ...nothing, near: [dayton] })).toEqual([]);
  });

  it('gathers every reason of a city, the one with most reasons first', () => {
    const found = cityCandidates({
      jobs: [
        job('Columbus', true, [39.96, -83]),
        job('Columbus', false),
        job('Erie'),
        job(''),
        job('Erie'),
        job('Erie'),
      ],
      searches: [
        { name: 'Nurses', location: 'Columbus, OH; Remote; Ohio' },
        { name: 'Nights', location: 'columbus, oh' },
      ],
      postings: [
        { city: 'Columbus', state: 'OH', country: 'US' },
        { city: '', state: '', country: 'US' },
      ],
      occupation: 'Registered Nurses',
      near: [dayton],
      home: { lat: 39.96, lng: -83 },
    });
    expect(found.map(({ text }) => text)).toEqual(['Columbus, OH', 'Erie, OH', 'Dayton, OH']);
    expect(found[0]).toMatchObject({
      point: { lat: 39.96, lng: -83 },
      reasons: [
        { kind: 'jobs', count: 2, inProgress: 1 },
        { kind: 'searches', names: ['Nurses'] },
        { kind: 'searches', names: ['Nights'] },
        { kind: 'postings', count: 1, of: 2, occupation: 'Registered Nurses' },
      ],
    });
    expect(found[2]?.reasons).toEqual([{ kind: 'near', km: expect.closeTo(103.9, 0), population: 137_644 }]);
  });

  it('keeps to the limit', () => {
    const jobs = Array.from({ length: 30 }, (_, at) => job(`Town${at}`));
    expect(cityCandidates({ ...nothing, jobs }, 5)).toHaveLength(5);
  });
});
