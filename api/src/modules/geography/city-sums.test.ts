import type { GeoSum } from '@foothold/core/geography/geo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { finderOptions } from '../../reference/geography-reference.ts';
import { builtInTables } from '../../reference/reference-tables.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestCities } from '../../testing/test-cities.ts';

let server: TestApp;
beforeAll(async () => {
  const db = await openTestCities();
  server = await openTestApp({ db, geocoder: await createGeocoder(db, finderOptions(builtInTables)) });
}, 60_000);
afterAll(() => server.close());

async function get(path: string) {
  const answer = await server.app.inject(`/api${path}`);
  return { status: answer.statusCode, ...answer.json() };
}
const sums = async (query: string): Promise<GeoSum[]> => (await get(`/cities/sums?${query}`)).data.results;
const total = async (query: string): Promise<number> => (await get(`/cities?limit=1&${query}`)).data.total;
const count = (rows: readonly GeoSum[]) => rows.reduce((sum, { cities }) => sum + cities, 0);

describe('every city counts, far beyond the 1,000 of one list', () => {
  test('by state: as many as the lists of the country and of each state have', async () => {
    const rows = await sums('by=state&country=us');
    const cities = await total('country=us');
    expect(cities).toBeGreaterThan(10_000);
    expect(count(rows)).toBe(cities);
    expect(rows.length).toBeGreaterThanOrEqual(52);
    const ohio = rows.find(({ id }) => id === 'US-OH');
    expect(ohio).toMatchObject({ name: 'Ohio', country: 'US', cities: await total('country=us&state=oh') });
    expect(ohio?.lat).toBeCloseTo(40.3, 0);
    const counts = rows.map(({ cities: each }) => each);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test('people are those of all its cities', async () => {
    const [first] = await sums('by=state&country=SG');
    const { results, total: all } = (await get('/cities?country=SG&limit=1000')).data;
    expect(all).toBe(results.length);
    const rows = await sums('by=state&country=SG');
    const people = results.reduce(
      (sum: number, row: { population: number | null }) => sum + (row.population ?? 0),
      0,
    );
    expect(rows.reduce((sum, { population }) => sum + (population ?? 0), 0)).toBe(people);
    expect(first?.population).toBeGreaterThan(1_000_000);
  });

  test('by metro: a city counts to the metro of its own page, the rest comes last', async () => {
    const rows = await sums('by=metro&country=us&state=oh');
    expect(count(rows)).toBe(await total('country=us&state=oh'));
    const columbus = rows.find(({ id }) => id === '18140');
    expect(columbus).toMatchObject({ name: 'Columbus, OH', country: 'US' });
    expect(columbus?.cities).toBeGreaterThan(20);
    expect(rows.at(-1)).toMatchObject({ id: '', name: '', lat: null });
    // All of them, by the pages of a sample of cities.
    const list = (await get('/cities?country=us&state=oh&text=d&limit=100')).data.results as { id: string }[];
    expect(list.length).toBeGreaterThan(20);
    const known = new Set(rows.map(({ id }) => id));
    for (const { id } of list) expect(known).toContain((await get(`/city/${id}`)).data.metro?.id ?? '');
  });

  test('of the whole world, and abroad: no metros there, states by name', async () => {
    const world = await sums('by=state');
    expect(count(world)).toBe(await total(''));
    expect(world.find(({ id }) => id === 'DE-BY')).toMatchObject({ name: 'Bavaria', country: 'DE' });
    const germany = await sums('by=metro&country=de');
    expect(germany).toHaveLength(1);
    expect(germany[0]).toMatchObject({ id: '', cities: await total('country=de') });
    expect((await sums('by=state&state=ohio')).map(({ id }) => id)).toEqual(['US-OH']);
  });
});

test.each([
  ['by=county', 400, 'by'],
  ['', 400, 'by'],
  ['by=state&country=1', 400, 'country'],
])('%s is refused with the field', async (query, status, field) => {
  expect(await get(`/cities/sums?${query}`)).toMatchObject({ status, field });
});

test.each([
  ['by=state&country=zz', 'country-not-found'],
  ['by=metro&country=us&state=zz', 'state-not-found'],
])('%s: %s', async (query, code) => {
  expect(await get(`/cities/sums?${query}`)).toMatchObject({ status: 404, code });
});
