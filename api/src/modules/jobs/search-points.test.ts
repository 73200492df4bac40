import { JobPoints, JobPointsRequest } from '@foothold/core/contract/jobs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPostings } from '../../ingest/import/import.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { searchPoints } from './search-points.ts';
import { now, openSearch } from './search-test-kit.ts';

let kit: Awaited<ReturnType<typeof openSearch>>;
beforeAll(async () => {
  kit = await openSearch(importPostings, { openDb: openTestCities, geocoderOver: createGeocoder });
}, 60_000);
afterAll(() => kit.db.close());

const points = async (request: Partial<JobPointsRequest>) => {
  const answer = await searchPoints(kit.sources, JobPointsRequest.parse(request), now);
  expect(JobPoints.safeParse(answer).error).toBeUndefined();
  return answer;
};
const ohio = { west: -84.9, south: 38.4, east: -80.5, north: 42 };
const columbus = { west: -83.3, south: 39.7, east: -82.7, north: 40.2 };

describe('a box', () => {
  test('keeps to postings with a place inside it', async () => {
    expect((await kit.titles({ bbox: columbus })).toSorted()).toEqual([
      'Crane Inspector @ Still Building',
      'Nurse Manager @ Mercy Health',
      'Registered Nurse @ Mercy Health',
    ]);
    expect((await kit.search({ bbox: ohio })).totalResults).toBe(4);
  });

  test('any place of a posting counts', async () => {
    const manhattan = { west: -74.1, south: 40.6, east: -73.9, north: 40.9 };
    const bay = { west: -122.6, south: 37.6, east: -122.3, north: 37.9 };
    const titles = await kit.titles({ bbox: manhattan });
    expect(titles).toEqual(['Senior C++ Engineer @ Acme, Inc.']);
    expect(await kit.titles({ bbox: bay })).toEqual(titles);
    // The place that is meant is first.
    expect((await kit.search({ bbox: manhattan })).results[0]?.location).toBe(
      'New York, NY; San Francisco, CA',
    );
    expect((await kit.search({ bbox: bay })).results[0]?.location).toBe('San Francisco, CA; New York, NY');
  });

  test('joins with words, company, radius and age', async () => {
    expect(await kit.titles({ bbox: ohio, searchTerm: 'nurse' })).toHaveLength(3);
    expect(await kit.titles({ bbox: columbus, searchTerm: 'nurse', companyName: 'lakeside' })).toEqual([]);
    expect(await kit.titles({ bbox: ohio, location: 'Cleveland, OH' })).toEqual([
      'Registered Nurse, ICU @ Lakeside Hospital',
    ]);
    expect(await kit.titles({ bbox: columbus, location: 'Ohio', age: 3 })).toHaveLength(2);
    expect(await kit.titles({ bbox: columbus, location: 'Columbus, OH', distance: 5 })).toHaveLength(2);
  });

  test('goes across the 180th meridian, around the world, and down to one spot', async () => {
    const pacific = { west: 150, south: -10, east: -110, north: 60 };
    expect((await kit.titles({ bbox: pacific })).toSorted()).toEqual([
      'Senior C++ Engineer @ Acme, Inc.',
      'Welder @ Bean Street',
      'Welder @ No Date Metals',
    ]);
    const world = await kit.search({ bbox: { west: -180, south: -90, east: 180, north: 90 } });
    const everything = await points({});
    expect(world.totalResults).toBe(everything.totalResults - everything.withoutPlace);
    const [point] = (await points({ location: 'Boise, ID' })).points;
    const [, lat = 0, lng = 0] = point ?? [];
    expect((await kit.search({ bbox: { west: lng, south: lat, east: lng, north: lat } })).totalResults).toBe(
      2,
    );
    expect((await kit.search({ bbox: { west: 0, south: 80, east: 1, north: 81 } })).totalResults).toBe(0);
  });

  test('upside down it is no box', () => {
    const read = JobPointsRequest.safeParse({ bbox: { west: 0, south: 2, east: 1, north: 1 } });
    expect(read.error?.issues[0]?.message).toBe('south must not lie north of north');
  });
});

describe('points', () => {
  test('are the places of what the search finds, and its total', async () => {
    const found = await kit.search({ searchTerm: 'nurse', location: 'Ohio' });
    const answer = await points({ searchTerm: 'nurse', location: 'Ohio' });
    expect(answer).toMatchObject({ totalResults: 3, totalIsCapped: false, withoutPlace: 0, clusters: [] });
    expect(answer.points.map(([id]) => id).toSorted()).toEqual(found.results.map(({ id }) => id).toSorted());
    expect(answer.places).toEqual(found.places);
    for (const [id, lat, lng] of answer.points)
      expect(found.results.find((result) => result.id === id)).toMatchObject({
        latitude: lat,
        longitude: lng,
      });
  });

  test('the newest comes first', async () => {
    const { results } = await kit.search({ location: 'Columbus, OH', sort: 'newest' });
    const answer = await points({ location: 'Columbus, OH' });
    expect(answer.points.map(([id]) => id)).toEqual(results.map(({ id }) => id));
  });

  test('each place is one, and only those meant by the search', async () => {
    expect((await points({ searchTerm: 'c++' })).points).toHaveLength(2);
    const near = await points({ searchTerm: 'c++', location: 'New York, NY' });
    expect(near.points).toEqual([[near.points[0]?.[0], expect.closeTo(40.7, 0), expect.closeTo(-74, 0)]]);
    expect((await points({ searchTerm: 'c++', location: 'California' })).points).toHaveLength(1);
    expect((await points({ searchTerm: 'c++', location: 'United States' })).points).toHaveLength(2);
    const both = await points({ location: 'New York, NY; San Francisco, CA; Germany' });
    expect(both.points).toHaveLength(3);
    const west = { west: -130, south: 30, east: -100, north: 50 };
    expect((await points({ searchTerm: 'c++', bbox: west })).points).toEqual([
      [near.points[0]?.[0], expect.closeTo(37.8, 0), expect.closeTo(-122.4, 0)],
    ]);
  });

  test('a posting without a known place is counted, not drawn', async () => {
    const answer = await points({ searchTerm: 'barista' });
    expect(answer).toMatchObject({ totalResults: 1, points: [], withoutPlace: 1 });
  });

  test('nothing found, nothing searchable and unknown places say so as the search does', async () => {
    const none = { totalResults: 0, points: [], clusters: [], withoutPlace: 0 };
    expect(await points({ searchTerm: 'astronaut' })).toMatchObject(none);
    expect(await points({ searchTerm: '?!' })).toMatchObject({
      ...none,
      notices: [{ code: 'nothing-to-search' }],
    });
    expect(await points({ location: 'Narnia' })).toMatchObject({
      ...none,
      notices: [{ code: 'place-unknown' }],
    });
  });

  test('of one job found twice the newest posting is the point', async () => {
    const twins = (await kit.search({ searchTerm: 'lead mechanic', sort: 'newest' })).results;
    const [newest, older] = twins.map(({ id }) => id);
    expect(twins).toHaveLength(2);
    await kit.db.query('UPDATE posting SET group_id = $1 WHERE id = ANY ($2::bigint[])', [
      Math.min(newest ?? 0, older ?? 0),
      [newest, older],
    ]);
    const answer = await points({ location: 'Denver, CO' });
    await kit.db.query('UPDATE posting SET group_id = NULL');
    expect(answer.points.map(([id]) => id)).toEqual([newest]);
  });
});
