import * as companies from '@foothold/core/contract/companies.ts';
import * as proposals from '@foothold/core/contract/company-proposals.ts';
import type { Route } from '@foothold/core/contract/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyFacts } from '../providers/company-facts/port.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openTestCompanies, takePostings } from '../testing/test-companies.ts';
import { type Member, member } from '../testing/test-member.ts';

const now = new Date('2026-11-20T12:00:00Z');
const facts: CompanyFacts = {
  lookUp: async ({ companyName }) => ({
    found: {
      entry: 'Q7',
      name: companyName,
      description: 'clinic in Ohio',
      url: 'https://www.wikidata.org/wiki/Q7',
    },
    facts: [
      {
        kind: 'founded',
        value: '1908',
        asOf: '',
        source: 'Wikidata',
        url: 'https://www.wikidata.org/wiki/Q7',
      },
    ],
    extract: 'A clinic.',
    extractUrl: 'https://en.wikipedia.org/wiki/Blue_Fern',
    others: [{ entry: 'Q8', name: companyName, description: '', url: 'https://www.wikidata.org/wiki/Q8' }],
    notice: '',
  }),
};
const location = {
  companyName: 'Green Fern East',
  groupName: 'Green Fern',
  group: 'green fern',
  address: '1 Oak St',
  city: 'Columbus',
  state: 'OH',
  country: 'US',
  url: 'https://bluefern.org',
  jobPostingsUrl: 'https://bluefern.org/jobs',
  description: 'Care at home',
  latitude: 39.97,
  longitude: -82.9,
  categories: ['Health'],
};

let server: TestApp;
let maya: Member;
beforeAll(async () => {
  server = await openTestCompanies({ now: () => now, companyFacts: facts });
  maya = await member(server, 'maya@example.com');
  await takePostings(
    server,
    [
      { externalId: '1', companyName: 'Blue Fern', category: 'Healthcare' },
      { externalId: '2', companyName: 'Oak Works', title: 'Driver', locations: ['Austin, TX'] },
    ],
    now,
  );
}, 60_000);
afterAll(() => server.close());

/** The data of a call, which is exactly what the contract promises: nothing is missing, and nothing more goes out. */
async function data(route: Route, path: string, body?: object) {
  const answer = await maya.call(route.method as 'GET' | 'POST' | 'DELETE', path, body);
  expect([answer.statusCode, answer.json().success], answer.body).toEqual([200, true]);
  const own = answer.json().data;
  expect(own).toEqual(route.data.parse(own));
  return own;
}

test('POST and GET /company/groups: rows and pages as they are specified', async () => {
  const asked = {
    searchTerm: 'blue fern',
    selectedCountryCode: 'us',
    isNewSearch: true,
    enableGroupSearch: true,
    companyGroupName: 'Blue Fern',
    group: 'blue fern',
    companyName: 'Blue Fern',
    pageNumber: 1,
    pageSize: 10,
    facets: true,
    location: 'Columbus, OH',
    distance: 25,
    sort: 'distance',
  };
  const found = await data(companies.companiesSearch, '/company/groups', asked);
  expect(found).toMatchObject({ totalResults: 1, pagination: { totalPages: 1, resultsExist: true } });
  expect(found.results).toMatchObject([
    { groupName: 'Blue Fern', city: 'Columbus', openHere: 1, distanceMiles: 0 },
  ]);
  expect(found.facets.hiring).toBe(1);
  const groups = await data(companies.companyGroups, '/company/groups?limit=1');
  expect(groups).toEqual([{ group: 'blue fern', groupName: 'Blue Fern', locationCount: 1, openCount: 1 }]);
});

test('POST /company, GET, POST and DELETE /company/{id}: a location from its form to its end', async () => {
  const made = await data(companies.companyCreate, '/company', location);
  const { group, groupName: _, companyName, latitude, longitude, ...rest } = location;
  const stored = { ...rest, companyName, group, lat: latitude, lng: longitude };
  expect(made).toMatchObject({
    ...stored,
    success: true,
    categories: ['Health'],
    ownCategories: ['Health'],
    changeId: expect.any(Number),
  });
  const read = await data(companies.companyGet, `/company/${made.id}`);
  expect(read.sources.map(({ kind }: { kind: string }) => kind)).toEqual(['person']);
  const change = { address: '2 Oak St', updatedAt: read.updatedAt };
  const changed = await data(companies.companyUpdate, `/company/${made.id}`, change);
  expect((await data(companies.companyGet, `/company/${made.id}`)).address).toBe('2 Oak St');
  const removed = await data(companies.companyDelete, `/company/${made.id}`);
  expect((await maya.call('GET', `/company/${made.id}`)).statusCode).toBe(404);
  const given = await data(companies.companyContributions, '/company/contributions');
  expect(given.results.map(({ changeId, kind }: Record<string, unknown>) => [changeId, kind])).toEqual([
    [removed.changeId, 'removed'],
    [changed.changeId, 'changed'],
    [made.changeId, 'added'],
  ]);
  await data(companies.companyTakeBack, `/company/contributions/${removed.changeId}`);
  expect((await data(companies.companyGet, `/company/${made.id}`)).address).toBe('2 Oak St');
});

test('our own calls about what others say: a proposal, agreeing with it, disputing it', async () => {
  const tom = await member(server, 'tom@example.com');
  const [row] = (await data(companies.companiesSearch, '/company/groups', { searchTerm: 'oak works' }))
    .results;
  await tom.call('POST', `/company/${row.id}`, { description: 'Makes oak tables' });
  const { proposals: waiting } = await data(companies.companyGet, `/company/${row.id}`);
  const agreed = await data(proposals.proposalAgree, `/company/proposals/${waiting[0].id}/agree`);
  expect(agreed).toEqual({ success: true, isKnown: false });
  const dispute = {
    field: 'place',
    reason: 'outdated',
    words: 'They moved.',
    better: { city: 'Dayton', state: 'OH' },
  };
  const disputed = await data(proposals.companyDispute, `/company/${row.id}/dispute`, dispute);
  expect(disputed).toEqual({ success: true, changeId: expect.any(Number) });
  expect((await data(companies.companyGet, `/company/${row.id}`)).city).toBe('Austin');
});

test('our own calls beside them: points, openings, news, look-up', async () => {
  const points = await data(companies.companyPoints, '/company/points', {
    searchTerm: 'oak works',
    bbox: { west: -99, south: 29, east: -96, north: 32 },
  });
  expect(points).toMatchObject({
    totalResults: 1,
    points: [[expect.any(Number), expect.any(Number), expect.any(Number), 1]],
  });
  const named = { companyName: 'Oak Works', url: 'https://oak.example.org' };
  const openings = await data(companies.companyOpenings, '/company/openings', { ...named, weekCount: 12 });
  expect([openings.openCount, openings.weeks.length, openings.roles]).toEqual([
    1,
    12,
    [{ value: 'Driver', count: 1 }],
  ]);
  const asked = { companies: [{ ...named, since: '2026-11-01T00:00:00.000Z' }] };
  const news = await data(companies.companyNews, '/company/news', asked);
  expect(news.results).toMatchObject([{ openCount: 1, newCount: 1, newest: [{ jobTitle: 'Driver' }] }]);
  const known = await data(companies.companyLookUp, '/company/lookup', { ...named, entry: 'Q7' });
  expect([known.found.entry, known.isKept]).toEqual(['Q7', false]);
});
