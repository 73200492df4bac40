import type { CompanySearchAnswer } from '@foothold/core/contract/companies.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestCompanies, takePostings } from '../../testing/test-companies.ts';
import { keepEmployers } from './keep-employers.ts';

const start = new Date('2026-11-20T12:00:00Z');
let at = start;
let server: TestApp;
beforeAll(async () => {
  server = await openTestCompanies({ now: () => at });
  await takePostings(
    server,
    [
      { externalId: '1', companyName: 'Blue Fern, Inc.', title: 'Registered Nurse', category: 'Healthcare' },
      {
        externalId: '2',
        companyName: 'BLUE FERN',
        title: 'Cook',
        locations: ['Austin, TX'],
        category: 'Kitchen',
      },
      { externalId: '3', companyName: 'Blue Fern', title: 'Nurse Aide', locations: ['Austin, TX'] },
      { externalId: '4', companyName: 'Cafe Ole', title: 'Barista', locations: ['Berlin, Germany'] },
      { externalId: '5', companyName: 'Café Olé LLC', title: 'Cashier', locations: ['Berlin, Germany'] },
      { externalId: '6', companyName: 'Meta', title: 'Engineer', locations: ['Seattle, WA'] },
      { externalId: '7', companyName: 'The Home Depot', title: 'Driver', locations: ['Dayton, OH'] },
      { externalId: '8', companyName: 'Closed Works', title: 'Welder', closedAt: start.getTime() - 1000 },
      { externalId: '9', companyName: 'Soon Closed', title: 'Welder', closedAt: start.getTime() + 3_600_000 },
    ],
    start,
  );
}, 60_000);
afterAll(() => server.close());

async function search(body: object): Promise<CompanySearchAnswer> {
  const answer = await server.app.inject({ method: 'POST', url: '/api/company/groups', payload: body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const names = async (body: object) => (await search(body)).results.map(({ groupName }) => groupName);

describe('employers out of postings', () => {
  test('“Inc.”, case and accents are one employer; its rows are its locations', async () => {
    const all = await search({ pageSize: 100 });
    expect(all.totalResults).toBe(6);
    const fern = all.results.find(({ group }) => group === 'blue fern');
    expect(fern).toMatchObject({
      openCount: 3,
      locationCount: 2,
      city: 'Austin',
      openHere: 2,
      alreadyAdded: false,
    });
    expect(fern?.categories).toEqual(expect.arrayContaining(['Hiring now', 'Kitchen']));
    const rows = await search({ companyGroupName: 'BLUE fern', sort: 'name' });
    expect(rows.results.map(({ city, state, openHere }) => [city, state, openHere]).sort()).toEqual([
      ['Austin', 'TX', 2],
      ['Columbus', 'OH', 1],
    ]);
    expect(rows.results.every(({ lat, lng }) => lat !== 0 && lng !== 0)).toBe(true);
  });

  test('who hires is who has open postings now', async () => {
    expect(await names({ hiring: false })).toEqual(['Closed Works']);
    expect(await names({ hiring: true, searchTerm: 'closed' })).toEqual(['Soon Closed']);
    at = new Date(start.getTime() + 2 * 3_600_000);
    await keepEmployers(server.deps.db, at);
    expect((await names({ hiring: false })).sort()).toEqual(['Closed Works', 'Soon Closed']);
  });

  test('one that differs by an accent is the same, one that differs by a word is not', async () => {
    const found = await search({ searchTerm: 'café olé' });
    expect(found.results.map(({ openCount, country }) => [openCount, country])).toEqual([[2, 'DE']]);
    expect(await names({ companyName: 'Cafe Ole GmbH' })).toHaveLength(1);
    expect(await names({ companyName: 'Cafe Ole Nord' })).toEqual([]);
  });
});

describe('a search by name', () => {
  test.each([
    ['blu fe', 'Blue Fern'],
    ['blue fern inc', 'Blue Fern'],
    ['Home Depot', 'The Home Depot'],
    ['homedepot', 'The Home Depot'],
    ['home deppot', 'The Home Depot'],
    ['facebook', 'Meta'],
    ['fasebook', 'Meta'],
    ['kitchen', 'Blue Fern'],
    ['kitchens', 'Blue Fern'],
    ['home depot careers', 'The Home Depot'],
    ['companies hiring baristas', 'Cafe Ole'],
  ])('%s finds %s', async (searchTerm, name) => {
    expect((await names({ searchTerm }))[0]).toBe(name);
  });

  test('a former name and a guess are said', async () => {
    expect((await search({ searchTerm: 'Facebook' })).results[0]?.foundAs).toBe('Facebook');
    const guessed = await search({ searchTerm: 'home deppot' });
    expect(guessed.notices.map(({ code }) => code)).toEqual(['name-guessed']);
    expect(guessed.notices[0]?.message).toContain('home deppot');
  });

  test('work that no company is called by finds who hires for it, and says so; the map shows the same', async () => {
    const found = await search({ searchTerm: 'nurse aide', location: 'Austin, TX' });
    expect(found.results.map(({ groupName, city }) => [groupName, city])).toEqual([['Blue Fern', 'Austin']]);
    expect(found.notices).toEqual([
      {
        code: 'hiring-for',
        message: 'No company is called “nurse aide”. These hire for it.',
        text: { code: 'directory.hiring-for-it', values: { asked: 'nurse aide' } },
      },
    ]);
    expect(await names({ searchTerm: 'nurse aide', location: 'Dayton, OH' })).toEqual([]);
    expect(await names({ searchTerm: 'nurse aide', location: 'Ohio' })).toEqual([]);
    for (const searchTerm of ['nurse aide', 'home deppot']) {
      const { totalResults } = await search({ searchTerm, enableGroupSearch: false });
      const payload = { searchTerm };
      const drawn = await server.app.inject({ method: 'POST', url: '/api/company/points', payload });
      expect([searchTerm, drawn.json().data.totalResults]).toEqual([searchTerm, totalResults]);
    }
  });

  test('what is nowhere finds nothing, whatever it is written in', async () => {
    for (const searchTerm of ['zzzzqqq', '🦊🦊', 'شركة النور', "'; DROP TABLE employer; --", '%', '/'])
      expect(await names({ searchTerm })).toEqual([]);
  });
});

describe('filters and pages', () => {
  test('a place with a distance, nearest row first', async () => {
    const near = await search({ location: 'Columbus, OH', distance: 100, sort: 'distance' });
    expect(near.results.map(({ groupName, city }) => [groupName, city])).toEqual([
      ['Blue Fern', 'Columbus'],
      ['Closed Works', 'Columbus'],
      ['Soon Closed', 'Columbus'],
      ['The Home Depot', 'Dayton'],
    ]);
    expect(near.results.at(-1)?.distanceMiles).toBeGreaterThan(50);
    expect(await names({ location: 'Columbus, OH', distance: 10, searchTerm: 'depot' })).toEqual([]);
    const unknown = await search({ location: 'Qwxyzzy' });
    expect([unknown.totalResults, unknown.notices[0]?.code]).toEqual([0, 'place-unknown']);
    expect((await names({ location: 'Ohio' })).sort()).toContain('The Home Depot');
  });

  test('hiring near a place is hiring there: ordered by what is open there, and of an employer the locations that hire', async () => {
    await takePostings(
      server,
      [
        { externalId: 'h1', companyName: 'Two Towns', locations: ['Toledo, OH'] },
        { externalId: 'h2', companyName: 'Two Towns', title: 'Cook', locations: ['Toledo, OH'] },
        { externalId: 'h3', companyName: 'Two Towns', title: 'Baker', locations: ['Toledo, OH'] },
        {
          externalId: 'h4',
          companyName: 'Two Towns',
          locations: ['Akron, OH'],
          closedAt: at.getTime() + 1000,
        },
        { externalId: 'h5', companyName: 'Akron Works', locations: ['Akron, OH'] },
        { externalId: 'h6', companyName: 'Everywhere', locations: ['Ohio'] },
      ],
      at,
    );
    const akron = { location: 'Akron, OH', distance: 10 };
    expect(await names({ ...akron, sort: 'hiring' })).toEqual(['Akron Works', 'Two Towns']);
    at = new Date(at.getTime() + 2000);
    await keepEmployers(server.deps.db, at);
    expect(await names({ ...akron, hiring: true })).toEqual(['Akron Works']);
    expect(await names({ ...akron, hiring: false })).toEqual(['Two Towns']);
    const { facets } = await search({ ...akron, facets: true });
    expect([facets?.hiring, facets?.notHiring]).toEqual([1, 1]);
    const rows = await search({ group: 'two towns', hiring: true });
    expect(rows.results.map(({ city }) => city)).toEqual(['Toledo']);
    expect(await names({ location: 'Ohio', hiring: true })).toContain('Everywhere');
    await server.deps.db.query("DELETE FROM posting WHERE source = 'test' AND external_id LIKE 'h%'");
    await keepEmployers(server.deps.db, at);
  });

  test('who hires for a role, near a place', async () => {
    expect(await names({ hiringFor: 'nurse' })).toEqual(['Blue Fern']);
    expect(await names({ hiringFor: 'nurse', location: 'Dayton, OH', distance: 10 })).toEqual([]);
    expect(await names({ hiringFor: 'driver', location: 'Dayton, OH', distance: 10 })).toEqual([
      'The Home Depot',
    ]);
  });

  test('categories, countries and hidden companies; each facet counts the others', async () => {
    expect(await names({ categories: ['Kitchen'] })).toEqual(['Blue Fern']);
    expect(await names({ selectedCountryCode: 'de' })).toEqual(['Cafe Ole']);
    expect(await names({ exclude: ['meta, inc.'], searchTerm: 'meta' })).toEqual([]);
    const { facets } = await search({ categories: ['Kitchen'], facets: true });
    expect(facets?.categories).toEqual(expect.arrayContaining([{ value: 'Kitchen', count: 1 }]));
    expect(facets?.categories.length).toBeGreaterThan(1);
    expect(facets?.countries).toEqual([{ value: 'US', count: 1 }]);
    expect([facets?.hiring, facets?.notHiring]).toEqual([1, 0]);
  });

  test('a page beyond the last is empty and says how many there are; below 1 is the first', async () => {
    const beyond = await search({ pageNumber: 900, pageSize: 2 });
    expect(beyond.results).toEqual([]);
    expect(beyond.pagination).toMatchObject({ totalPages: 3, hasNextPage: false, hasPreviousPage: true });
    expect((await search({ pageNumber: -4, pageSize: 2 })).pagination.pageNumber).toBe(1);
    expect((await search({ pageSize: 5000 })).notices[0]?.code).toBe('page-size-capped');
  });

  test('a box of the map holds rows and points alike', async () => {
    const bbox = { west: -99, south: 29, east: -96, north: 32 };
    expect((await search({ bbox, enableGroupSearch: false })).results.map(({ city }) => city)).toEqual([
      'Austin',
    ]);
    const points = await server.app.inject({ method: 'POST', url: '/api/company/points', payload: { bbox } });
    expect(points.json().data).toMatchObject({
      totalResults: 1,
      withoutPlace: 0,
      points: [[expect.any(Number), expect.any(Number), expect.any(Number), 2]],
    });
  });
});

test('the list of groups begins with who hires most', async () => {
  const groups = (await server.app.inject('/api/company/groups')).json().data;
  expect(groups[0]).toEqual({ group: 'blue fern', groupName: 'Blue Fern', locationCount: 2, openCount: 3 });
  expect((await server.app.inject('/api/company/groups?offset=5&limit=1')).json().data).toHaveLength(1);
});

test('names of 300 letters, of signs, with a slash, a percent sign or right to left are employers like others', async () => {
  const odd = ['A/B 100% Co', '🦊🦊', 'شركة النور', 'x'.repeat(300), '株式会社ポケモン', "O'Brien & Söhne"];
  await takePostings(
    server,
    odd.map((companyName, n) => ({ externalId: `odd-${n}`, companyName, locations: ['Austin, TX'] })),
    at,
  );
  for (const name of odd) {
    const rows = await search({ group: name.toLowerCase() });
    expect([name, rows.totalResults, rows.results[0]?.groupName]).toEqual([name, 1, name]);
    expect(await names({ searchTerm: name })).toContain(name);
  }
});

test('an employer of 10,000 locations: pages, and groups of points instead of each', async () => {
  await server.deps.db.query(
    `INSERT INTO employer_location (employer_id, place_key, city, lat, lng, from_list, updated_at)
     SELECT e.id, 'c:' || (5000000 + n), 'Place ' || n, 30 + (n % 100) / 10.0, -120 + (n / 100) / 4.0, true, now()
     FROM employer e CROSS JOIN generate_series(1, 10100) n WHERE e.group_key = 'meta'`,
  );
  const last = await search({ group: 'meta', pageSize: 1000, pageNumber: 11 });
  expect([last.totalResults, last.results.length]).toEqual([10_101, 101]);
  const points = (
    await server.app.inject({ method: 'POST', url: '/api/company/points', payload: { group: 'Meta' } })
  ).json().data;
  expect(points.points).toEqual([]);
  expect(points.clusters.length).toBeGreaterThan(10);
  expect(points.totalResults).toBe(10_101);
});
