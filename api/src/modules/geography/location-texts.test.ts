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

async function post(path: string, payload: object) {
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: answer.statusCode, ...answer.json() };
}

describe('location texts of own jobs', () => {
  test.each([
    ['Columbus, OH', 'Columbus'],
    ['Columbus, OH or Remote', 'Columbus'],
    ['London', 'London'],
    ['Gateshead', 'Gateshead'],
    ['Köln, Germany', 'Köln'],
    ['Springfield', null],
    ['Portland', null],
    // A country beside the name leaves its namesakes there, a state does not.
    ['Portland, US', null],
    ['Portland, OR', 'Portland'],
    ['Portland OR', 'Portland'],
    ['Springfield, United States', null],
    ['Salem, USA', null],
    ['Lakewood, US', null],
    ['Halle, Deutschland', null],
    ['Cambridge, United States', null],
    ['Cambridge, England', 'Cambridge'],
    // The larger Newcastle upon Tyne goes by this name too.
    ['Newcastle, UK', null],
    ['Newcastle upon Tyne', 'Newcastle upon Tyne'],
    ['Frankfurt, Germany', 'Frankfurt am Main'],
    ['123 Main St, Dayton, OH 45402', 'Dayton'],
    ['Columbus, OH; Springfield, IL', null],
    ['Ohio', null],
    ['United States', null],
    ['Remote', null],
    ['Remote - US', null],
    ['Nowhere at all', null],
    ['', null],
  ])('“%s” lies in %s', async (text, city) => {
    const { data } = await post('/geosearch/locations', { texts: [text] });
    expect(data).toHaveLength(1);
    if (city === null) expect(data[0]).toBeNull();
    else expect(data[0]?.city).toMatch(new RegExp(`^(?:${city}|Cologne)$`));
  });

  test('are no more than 100 at once', async () => {
    const many = Array.from({ length: 101 }, () => 'Columbus, OH');
    expect((await post('/geosearch/locations', { texts: many })).status).toBe(400);
  });
});
