import { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { PostingDetail, type RawPostingInput } from '@foothold/core/domain/posting.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { AppError } from '../../errors.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { importPostings } from '../postings/import.ts';
import { jobsRoutes } from './routes.ts';
import { searchPostings } from './search.ts';

const now = new Date('2026-08-25T12:00:00Z');
const day = 86_400_000;

/** Title, company, place, days old, and what else a test needs. */
function posting(
  title: string,
  companyName: string,
  place: string,
  age: number,
  more: Partial<RawPostingInput> = {},
) {
  const externalId = `${title}|${companyName}|${place}`;
  const postedAt = now.getTime() - age * day;
  return {
    source: 'test',
    externalId,
    title,
    companyName,
    locations: place ? [place] : [],
    postedAt,
    ...more,
  };
}

const postings: RawPostingInput[] = [
  posting('Registered Nurse', 'Mercy Health', 'Columbus, OH', 1, {
    payText: '$31 - $36 an hour',
    employmentType: 'Full-time',
  }),
  posting('Registered Nurse, ICU', 'Lakeside Hospital', 'Cleveland, OH', 3),
  posting('Nurse Manager', 'Mercy Health', 'Dublin, OH', 10),
  posting('Billing Clerk', 'Nurse Staffing Inc', 'Austin, TX', 2),
  posting('Receptionist', 'Greenleaf Clinic', 'Austin, TX', 0.5, {
    description: '<p>You greet patients and help the nurse.</p>',
  }),
  posting('Senior C++ Engineer', 'Acme, Inc.', 'San Francisco, CA; New York, NY', 5),
  posting('C# / .NET Developer', 'Contoso Ltd.', 'Remote - US', 8),
  posting('Node.js Developer', 'Acme Robotics', 'Munich, Germany', 4),
  posting('R&D Chemist', "L'Oréal", 'Paris, France', 12),
  posting('IT Manager', 'Contoso Ltd.', 'Toronto, ON', 20),
  posting('Barista', 'Bean Street', '', 40),
  posting('Welder', 'Bean Street', 'Boise, ID', 0, { postedAt: null, seenAt: now.getTime() - 6 * day }),
  posting('Welder', 'No Date Metals', 'Boise, ID', 0, { postedAt: null }),
  posting('Crane Operator', 'Done Building', 'Columbus, OH', 2, { closedAt: now.getTime() - day }),
  posting('Crane Inspector', 'Still Building', 'Columbus, OH', 2, { closedAt: now.getTime() + day }),
  posting('Mechanic Lead', 'Peak Garage', 'Denver, CO', 4),
  posting('Forklift Lead Mechanic', 'Summit Works', 'Denver, CO', 9),
  posting('مهندس برمجيات', 'شركة', 'Dubai, United Arab Emirates', 7),
];

let db: Db;
let geocoder: Geocoder;
let app: FastifyInstance;

beforeAll(async () => {
  db = await openTestDb();
  geocoder = await createGeocoder(db);
  const done = await importPostings({ db, geocoder, now, records: postings.map((ok, row) => ({ row, ok })) });
  expect(done).toMatchObject({ accepted: postings.length, rejected: 0 });
  app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError;
    void reply
      .status(known ? error.status : 500)
      .send({ code: known ? error.code : 'internal', message: (error as Error).message });
  });
  jobsRoutes(app, { db, geocoder, now: () => now });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

async function search(request: Partial<JobSearchRequest>) {
  const answer = await searchPostings(db, geocoder, JobSearchRequest.parse(request), now);
  expect(JobSearchAnswer.safeParse(answer).error).toBeUndefined();
  return answer;
}
const titles = async (request: Partial<JobSearchRequest>) =>
  (await search(request)).results.map((result) => `${result.jobTitle} @ ${result.companyName}`);

describe('words', () => {
  test('title before company before text, the shorter title first, then the newer posting', async () => {
    expect(await titles({ searchTerm: 'nurse' })).toEqual([
      'Registered Nurse @ Mercy Health',
      'Nurse Manager @ Mercy Health',
      'Registered Nurse, ICU @ Lakeside Hospital',
      'Billing Clerk @ Nurse Staffing Inc',
      'Receptionist @ Greenleaf Clinic',
    ]);
    expect((await titles({ searchTerm: 'registered nurse' })).slice(0, 1)).toEqual([
      'Registered Nurse @ Mercy Health',
    ]);
  });

  test('the words as asked stand before the same words in another order', async () => {
    expect(await titles({ searchTerm: 'lead mechanic' })).toEqual([
      'Forklift Lead Mechanic @ Summit Works',
      'Mechanic Lead @ Peak Garage',
    ]);
  });

  test('newest first when asked, and when no term is given', async () => {
    expect((await titles({ searchTerm: 'nurses', sort: 'newest' }))[0]).toBe(
      'Receptionist @ Greenleaf Clinic',
    );
    const all = await search({});
    const dates = all.results.map((result) => result.datePostedValue);
    expect(dates.at(-1)).toBe(-1);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(all.totalResults).toBe(postings.length - 1);
  });

  test.each([
    ['nurse mercy', 2],
    ['nurse mercy columbus', 0],
    ['nurse astronaut', 0],
    ['NURSE', 5],
    ['nurses', 5],
    ['patients nurse', 1],
    ['C++', 1],
    ['c#', 1],
    ['.net', 1],
    ['nodejs', 1],
    ['node js', 1],
    ['r&d', 1],
    ['loreal', 1],
    ["L'ORÉAL", 1],
    ['it', 1],
    ['مهندس', 1],
    ['"registered nurse"', 2],
    ['nurse & | ! ( ) :* <->', 5],
    ["nurse'; DROP TABLE posting; --", 0],
    ['nurse\0', 5],
    ['🙂 nurse', 5],
    ['%nurse%', 5],
    ['  nurse   nurse ', 5],
  ])('%j finds %i', async (searchTerm, count) => {
    const answer = await search({ searchTerm });
    expect(answer.totalResults).toBe(count);
    expect(answer.results).toHaveLength(count);
    expect(answer.notices).toEqual([]);
  });

  test.each(['%', ':*&|!', "''\"", '\0', '🙂', '\u202e', '\ud800', '() <->', '\\'])(
    '%j holds nothing to search for',
    async (searchTerm) => {
      const answer = await search({ searchTerm });
      expect(answer).toMatchObject({ results: [], totalResults: 0 });
      expect(answer.notices.map((notice) => notice.code)).toEqual(['nothing-to-search']);
    },
  );
});

describe('company, age, country', () => {
  test.each([
    ['Acme', 2],
    ['acm', 2],
    ['ACME INC', 2],
    ['Acme Rob', 1],
    ['mercy health', 2],
    ["l'oreal", 1],
    ['health', 2],
    ['zzz', 0],
  ])('company %s finds %i', async (companyName, count) => {
    expect((await search({ companyName })).totalResults).toBe(count);
  });

  test('a company of nothing but signs finds nothing and says so', async () => {
    const answer = await search({ companyName: '***' });
    expect(answer).toMatchObject({ totalResults: 0, notices: [{ code: 'nothing-to-search' }] });
  });

  test('age counts whole days and leaves unknown dates out', async () => {
    for (const age of [1, 2, 3, 7, 14, 60]) {
      const { results, totalResults } = await search({ age });
      expect(totalResults).toBeGreaterThan(0);
      for (const result of results) expect(result.daysAgoPosted).toBeLessThanOrEqual(age);
      for (const result of results) expect(result.daysAgoPosted).toBeGreaterThanOrEqual(0);
    }
    expect((await search({ age: -1 })).totalResults).toBe(postings.length - 1);
    expect((await search({ age: 0 })).totalResults).toBe(postings.length - 1);
  });

  test('a country takes its own, remote work open to it, and what has no known country', async () => {
    const us = await titles({ selectedCountryCode: 'us' });
    expect(us).toContain('C# / .NET Developer @ Contoso Ltd.');
    expect(us).toContain('Barista @ Bean Street');
    expect(us).not.toContain('IT Manager @ Contoso Ltd.');
    expect(await titles({ selectedCountryCode: 'CA' })).toEqual([
      'IT Manager @ Contoso Ltd.',
      'Barista @ Bean Street',
    ]);
  });
});

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

  test('ten places are used, more are said', async () => {
    const location = Array.from({ length: 12 }, (_, n) => `Nowhere ${n}`).join(';');
    const codes = (await search({ location })).notices.map((notice) => notice.code);
    expect(codes.filter((code) => code === 'place-unknown')).toHaveLength(10);
    expect(codes).toContain('too-many-places');
  });

  test.each(['', ' ; ;', '\0'])('%j is no place at all', async (location) => {
    expect((await search({ location })).totalResults).toBe(postings.length - 1);
  });
});

describe('pages', () => {
  test('pages follow each other without gap or repeat', async () => {
    const whole = await search({ pageSize: 100 });
    const ids: number[] = [];
    for (let pageNumber = 1; pageNumber <= 5; pageNumber += 1) {
      const { results, pagination } = await search({ pageSize: 4, pageNumber });
      ids.push(...results.map((result) => result.id));
      expect(pagination).toEqual({
        totalResults: 17,
        totalPages: 5,
        pageSize: 4,
        pageNumber,
        resultsExist: true,
        hasPreviousPage: pageNumber > 1,
        hasNextPage: pageNumber < 5,
      });
    }
    expect(ids).toEqual(whole.results.map((result) => result.id));
  });

  test('page 0 is the first, beyond the last is empty with the right totals, 5,000 rows are capped and said', async () => {
    expect((await search({ pageNumber: 0 })).pagination.pageNumber).toBe(1);
    expect((await search({ pageNumber: -7, pageSize: -1 })).pagination).toMatchObject({
      pageNumber: 1,
      pageSize: 20,
    });
    expect(await search({ pageNumber: 999_999 })).toMatchObject({
      results: [],
      totalResults: 17,
      pagination: { hasNextPage: false, totalPages: 1 },
    });
    expect(await search({ pageSize: 5000 })).toMatchObject({
      pagination: { pageSize: 1000 },
      notices: [{ code: 'page-size-capped' }],
    });
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

describe('the calls', () => {
  const post = (body: unknown) =>
    app.inject({ method: 'POST', url: '/api/jobs/search', payload: body as object });

  test('POST jobs/search answers in the envelope', async () => {
    const answer = await post({
      searchTerm: 'nurse',
      pageSize: 2,
      isNewSearch: true,
      enableGroupSearch: false,
    });
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json();
    expect(success).toBe(true);
    expect(JobSearchAnswer.parse(data).results).toHaveLength(2);
  });

  test.each([
    [{ searchTerm: 'x'.repeat(10_000) }],
    [{ searchTerm: 5 }],
    [{ searchterm: 'x' }],
    [{ selectedCountryCode: 'usa' }],
    [{ distance: -1 }],
    [{ sort: 'oldest' }],
    [{ pageNumber: 1.5 }],
    [[]],
  ])('a bad body is 400: %j', async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  });

  test('GET jobs/:id answers one posting, closed ones too; an unknown number is 404', async () => {
    const { results } = await search({ searchTerm: 'receptionist' });
    const answer = await app.inject({ url: `/api/jobs/${results[0]?.id}` });
    const detail = PostingDetail.parse(answer.json().data);
    expect(detail).toMatchObject({
      jobTitle: 'Receptionist',
      descriptionHtml: '<p>You greet patients and help the nurse.</p>',
      closedAt: null,
      places: [{ text: 'Austin, TX', city: 'Austin', state: 'TX', country: 'US' }],
    });
    const [closed] = await db.query<{ id: string }>(
      `SELECT id::text FROM posting WHERE external_id LIKE 'Crane Operator%'`,
    );
    const gone = PostingDetail.parse((await app.inject({ url: `/api/jobs/${closed?.id}` })).json().data);
    expect(gone.closedAt).toBe(new Date(now.getTime() - day).toISOString());
    const missing = await app.inject({ url: '/api/jobs/999999999999999' });
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({
      code: 'job-not-found',
      message: expect.stringContaining('not found'),
    });
    for (const id of ['0x1', '-1', '1e3', 'abc', "1'--", '9'.repeat(30)])
      expect((await app.inject({ url: `/api/jobs/${encodeURIComponent(id)}` })).statusCode).toBe(400);
  });
});
