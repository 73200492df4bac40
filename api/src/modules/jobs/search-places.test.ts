import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPostings } from '../../ingest/import/import.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { finderOptions } from '../../reference/geography-reference.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { day, listed, now, openSearch } from './search-test-kit.ts';

let kit: Awaited<ReturnType<typeof openSearch>>;
beforeAll(async () => {
  kit = await openSearch(importPostings, {
    openDb: openTestCities,
    geocoderOver: (db) => createGeocoder(db, finderOptions()),
  });
}, 60_000);
afterAll(() => kit.db.close());

const search = (request: Partial<JobSearchRequest>) => kit.search(request);
const titles = (request: Partial<JobSearchRequest>) => kit.titles(request);

describe('places', () => {
  test('a radius takes what is inside it and measures from the place', async () => {
    const { results, places } = await search({ location: 'Columbus, OH' });
    expect(results.map((result) => result.jobTitle).toSorted()).toEqual([
      'Crane Inspector',
      'Nurse Manager',
      'Registered Nurse',
    ]);
    expect(results.find((result) => result.jobTitle === 'Registered Nurse')?.distanceMiles).toBe(0);
    expect(results.find((result) => result.city === 'Dublin')?.distanceMiles).toBeGreaterThan(5);
    expect(places).toMatchObject([{ asked: 'Columbus, OH', name: 'Columbus, OH' }]);
    expect((await search({ location: 'Columbus, OH', distance: 5 })).totalResults).toBe(2);
    expect((await search({ location: 'Columbus, OH', distance: 150 })).totalResults).toBe(4);
    // Cleveland is 126 miles away, inside the square around 110.
    expect((await search({ location: 'Columbus, OH', distance: 110 })).totalResults).toBe(3);
  });

  test('any place of a posting counts, and the nearest one is shown', async () => {
    const [row] = (await search({ location: 'New York, NY' })).results;
    expect(row).toMatchObject({
      jobTitle: 'Senior C++ Engineer',
      city: 'New York',
      location: 'New York, NY; San Francisco, CA',
      placeCount: 2,
      distanceMiles: 0,
    });
  });

  test('several places are a union, each posting once', async () => {
    const answer = await search({ location: 'New York, NY; San Francisco, CA; Boise, ID ; boise, id' });
    expect(answer.results.map((result) => result.jobTitle).toSorted()).toEqual([
      'Senior C++ Engineer',
      'Welder',
      'Welder',
    ]);
    expect(answer.places).toHaveLength(3);
  });

  test('a place says whether a distance counts there', async () => {
    const location = 'Columbus, OH; Ohio; United States; New England; Remote, US; 43215';
    expect((await search({ location })).places.map(({ asked, kind }) => `${asked}: ${kind}`)).toEqual([
      'Columbus, OH: around',
      'Ohio: state',
      'United States: country',
      'New England: region',
      'Remote, US: country',
      '43215: around',
    ]);
  });

  test('a city before the trade is a place, the three letters of a country are none', async () => {
    const placeIn = async (searchTerm: string) =>
      (await search({ searchTerm })).understood.find(({ kind }) => kind === 'place')?.value ?? '';
    expect(await placeIn('Columbus nurse')).toBe('Columbus');
    expect(await placeIn('jobs in Columbus')).toBe('Columbus');
    expect((await search({ searchTerm: 'jobs in Columbus' })).totalResults).toBeGreaterThan(1);
    expect(await placeIn('GRC nurse')).toBe('');
    // A town that no title names.
    expect(await placeIn('Dublin nurse')).toBe('Dublin');
  });

  test('a state, a country and Remote', async () => {
    expect((await search({ location: 'Ohio' })).totalResults).toBe(4);
    expect(await titles({ location: 'Canada' })).toEqual(['IT Manager @ Contoso Ltd.']);
    expect(await titles({ location: 'Remote' })).toEqual(['C# / .NET Developer @ Contoso Ltd.']);
    const mixed = await search({ location: 'Remote; Ontario, Canada; Austin, TX' });
    expect(mixed.totalResults).toBe(4);
  });

  test('a place joins with words, company, age and country', async () => {
    expect(
      await titles({
        searchTerm: 'nurse',
        location: 'Columbus, OH',
        companyName: 'mercy',
        age: 3,
        selectedCountryCode: 'us',
      }),
    ).toEqual(['Registered Nurse @ Mercy Health']);
    expect(await titles({ searchTerm: 'nurse', location: 'Ohio', sort: 'newest' })).toHaveLength(3);
  });

  test('an unknown place is said; alone it finds nothing', async () => {
    const alone = await search({ location: 'Narnia' });
    expect(alone).toMatchObject({ totalResults: 0, places: [], notices: [{ code: 'place-unknown' }] });
    expect(alone.notices[0]?.message).toContain('“Narnia”');
    const beside = await search({ location: 'Narnia; Boise, ID' });
    expect(beside).toMatchObject({ totalResults: 2, notices: [{ code: 'place-unknown' }] });
  });

  test('a name that could be another place is said', async () => {
    const answer = await search({ location: 'Columbus' });
    expect(answer.places[0]?.name).toBe('Columbus, OH');
    expect(answer.notices[0]).toMatchObject({ code: 'place-guessed' });
  });

  test('a ZIP code is a circle, and one without an area says whose it takes', async () => {
    const { places, totalResults } = await search({ location: '43215-1234' });
    expect(places).toMatchObject([{ asked: '43215-1234', name: 'Columbus, OH 43215' }]);
    expect(totalResults).toBe(3);
    expect((await search({ location: '43216' })).notices).toMatchObject([
      { code: 'place-guessed', message: expect.stringContaining('43216 has no area of its own') },
    ]);
  });

  test('a region is all of its states, a metro reaches as far as its people live', async () => {
    expect((await search({ location: 'Midwest' })).totalResults).toBe(4);
    expect((await search({ location: 'Europe' })).places).toMatchObject([{ name: 'Europe' }]);
    expect(await titles({ location: 'Bay Area', distance: 5 })).toContain('Senior C++ Engineer @ Acme, Inc.');
    expect(await titles({ location: 'Franklin County, OH', distance: 5 })).toHaveLength(3);
  });

  test('a misspelt place is corrected and shown as corrected', async () => {
    const { places, notices, totalResults } = await search({ location: 'Colombus, OH' });
    expect(places).toMatchObject([{ asked: 'Colombus, OH', name: 'Columbus, OH' }]);
    expect(notices).toEqual([
      {
        code: 'place-corrected',
        message: '“Colombus, OH” was read as Columbus, OH.',
        text: {
          code: 'posting-search.place-corrected',
          values: { place: 'Colombus, OH', name: 'Columbus, OH' },
        },
      },
    ]);
    expect(totalResults).toBe(3);
  });

  test('ten places are used, more are said', async () => {
    const location = Array.from({ length: 12 }, (_, n) => `Nowhere ${n}`).join(';');
    const codes = (await search({ location })).notices.map((notice) => notice.code);
    expect(codes.filter((code) => code === 'place-unknown')).toHaveLength(10);
    expect(codes).toContain('too-many-places');
  });

  test.each(['', ' ; ;', '\0'])('%j is no place at all', async (location) => {
    expect((await search({ location })).totalResults).toBe(listed);
  });
});

describe('rows', () => {
  test('every field of a result is filled', async () => {
    const [row] = (await search({ searchTerm: 'registered nurse mercy health' })).results;
    expect(row).toMatchObject({
      internalId: null,
      applied: false,
      jobAlreadyAdded: false,
      companyAlreadyAdded: false,
      datePosted: '2026-08-24T12:00:00.000Z',
      datePostedValue: now.getTime() - day,
      daysAgoPosted: 1,
      dateAdded: now.toISOString(),
      dateKind: 'posted',
      jobType: 'fulltime',
      location: 'Columbus, OH',
      city: 'Columbus',
      state: 'OH',
      country: 'US',
      salary: '$31 - $36 an hour',
      pay: { min: 3100, max: 3600, currency: 'USD', interval: 'hour' },
      source: 'test',
      isRemote: false,
      isSample: false,
    });
    expect(row?.latitude).toBeCloseTo(39.96, 1);
  });

  test('seen and unknown dates say so', async () => {
    const { results } = await search({ searchTerm: 'welder', sort: 'newest' });
    expect(results).toMatchObject([
      { dateKind: 'seen', daysAgoPosted: 6 },
      { dateKind: 'unknown', daysAgoPosted: -1, datePosted: '', datePostedValue: -1 },
    ]);
  });

  test('closed postings are not listed, those that close later are', async () => {
    expect(await titles({ searchTerm: 'crane' })).toEqual(['Crane Inspector @ Still Building']);
  });
});
