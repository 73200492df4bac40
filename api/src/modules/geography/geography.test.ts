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

type Row = Record<string, unknown> & { id: string; name: string; lat: number; lng: number };

async function get(path: string) {
  const answer = await server.app.inject(`/api${path}`);
  return { status: answer.statusCode, ...answer.json() };
}
async function post(path: string, payload: object) {
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const names = async (path: string): Promise<string[]> =>
  (await get(path)).data.results.map((row: Row) => row.name);

describe('countries and states', () => {
  test('all countries by name, each with both codes', async () => {
    const { data } = await get('/countries/geo');
    expect(data.total).toBe(data.results.length);
    expect(data.total).toBeGreaterThan(240);
    const sorted = data.results.map((row: Row) => row.name);
    expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en')));
    expect(data.results.find((row: Row) => row.id === 'DE')).toMatchObject({
      name: 'Germany',
      code: 'DE',
      code3: 'DEU',
      country: 'DE',
      stateCode: '',
      timeZone: 'Europe/Berlin',
    });
  });

  test.each(['us', 'US', 'usa', 'USA'])('one country by %s', async (code) => {
    const { data } = await get(`/countries/geo/${code}`);
    expect(data).toMatchObject({ id: 'US', code3: 'USA', name: 'United States' });
    expect(data.lat).toBeGreaterThan(30);
    expect(data.lat).toBeLessThan(45);
    expect(data.population).toBeGreaterThan(325_000_000);
  });

  test('a country across the antimeridian keeps its middle there', async () => {
    expect(Math.abs((await get('/countries/geo/FJ')).data.lng)).toBeGreaterThan(175);
  });

  test('the states of the United States, with their people', async () => {
    const { data } = await get('/stateprovinces/geo/US');
    expect(data.total).toBe(52);
    expect(data.results.find((row: Row) => row.id === 'US-OH')).toMatchObject({
      name: 'Ohio',
      code: 'OH',
      stateCode: 'OH',
      timeZone: 'America/New_York',
    });
    const ohio = data.results.find((row: Row) => row.id === 'US-OH');
    expect(ohio.population).toBeGreaterThan(11_500_000);
    expect(ohio.population).toBeLessThan(12_000_000);
  });

  test.each([
    ['CA', 'ON', 'Ontario'],
    ['CA', 'ontario', 'Ontario'],
    ['DE', 'BY', 'Bavaria'],
    ['de', 'Bayern', 'Bavaria'],
    ['IN', 'KA', 'Karnataka'],
    ['JP', '13', 'Tokyo'],
    ['AU', 'nsw', 'New South Wales'],
    ['GB', 'Scotland', 'Scotland'],
    ['FR', 'IDF', 'Île-de-France'],
    ['US', 'PR', 'Puerto Rico'],
  ])('%s %s is the state %s', async (country, state, name) => {
    const { data } = await get(`/stateprovince/${country}/${encodeURIComponent(state)}`);
    expect(data).toMatchObject({ name, country: country.toUpperCase() });
    const listed = await get(`/stateprovinces/geo/${country}/${encodeURIComponent(state)}`);
    expect(listed.data).toEqual({ results: [data], total: 1 });
  });

  test.each([
    ['/countries/geo/QQ', 'country-not-found'],
    ['/stateprovinces/geo/QQ', 'country-not-found'],
    ['/stateprovince/US/ZZ', 'state-not-found'],
    ['/statecities/US/Narnia/0/20/population/false', 'state-not-found'],
    ['/countrycities/QQ/0/20/population/false', 'country-not-found'],
    ['/msa/geo/US/ZZ', 'state-not-found'],
    ['/cbsa/US/ZZ', 'state-not-found'],
    ['/cbsa/US/00000', 'metro-not-found'],
    ['/city/1', 'city-not-found'],
    ['/city/9999999999', 'city-not-found'],
    ['/geography/geosearch/location/detail/city:1', 'place-not-found'],
    ['/geography/geosearch/location/detail/ChIJ123', 'place-not-found'],
  ])('%s is 404 %s', async (path, code) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 404, code });
    expect(answer.message).toContain('not found');
  });
});

describe('metros', () => {
  test('all, the largest first, and one by its code', async () => {
    const { data } = await get('/cbsa/US');
    expect(data.total).toBe(935);
    expect(data.results[0]).toMatchObject({ code: '35620', stateCode: 'NY' });
    expect((await get('/cbsa/US/18140')).data.results[0].name).toContain('Columbus, OH');
  });
  test('those of a state are the same by both calls, a metro of two states stands in both', async () => {
    const [one, other] = [await names('/cbsa/US/oh'), await names('/msa/geo/US/Ohio')];
    expect(one).toEqual(other);
    expect(one.some((name) => name.startsWith('Cincinnati'))).toBe(true);
    expect((await names('/cbsa/US/KY')).some((name) => name.startsWith('Cincinnati'))).toBe(true);
    expect((await get('/msa/geo/DE/BY')).data).toEqual({ results: [], total: 0 });
  });
});

describe('lists of cities', () => {
  test('of a state by population, a page at a time and upward too', async () => {
    expect(await names('/statecities/US/OH/0/3/population/false')).toEqual([
      'Columbus',
      'Cleveland',
      'Cincinnati',
    ]);
    expect(await names('/statecities/us/ohio/1/2/population/false')).toEqual(['Cleveland', 'Cincinnati']);
    const { data } = await get('/statecities/US/OH/0/5/population/true');
    expect(data.results[0].population ?? 0).toBeLessThanOrEqual(data.results[4].population ?? 0);
    expect(data.total).toBeGreaterThan(600);
  });

  test('boroughs do not stand beside their city', async () => {
    const largest = await names('/countrycities/US/0/20/population/false');
    expect(largest.slice(0, 3)).toEqual(['New York', 'Los Angeles', 'Chicago']);
    for (const borough of ['Brooklyn', 'Queens', 'Manhattan', 'The Bronx'])
      expect(largest).not.toContain(borough);
  });

  test('rows abroad have their state, place and time zone', async () => {
    const { data } = await get('/countrycities/DE/0/3/population/false');
    expect(data.results.map((row: Row) => [row.name, row.stateCode, row.timeZone])).toEqual([
      ['Berlin', 'BE', 'Europe/Berlin'],
      ['Hamburg', 'HH', 'Europe/Berlin'],
      ['Munich', 'BY', 'Europe/Berlin'],
    ]);
  });

  test.each([
    ['text=colum&country=US&limit=1', ['Columbus']],
    ['text=SÃO+PAULO&limit=1', ['São Paulo']],
    ['capitals=true&country=FR', ['Paris']],
    ['country=US&state=OH&sort=name&ascending=true&limit=1', ['Aberdeen']],
    ['state=OH&limit=1', ['Columbus']],
    ['near=39.96,-83.00&limit=1', ['Columbus']],
    ['bbox=-84,39.5,-82,40.5&limit=1', ['Columbus']],
    // Across the antimeridian: Fiji's islands and nothing of Africa between.
    ['bbox=175,-20,-175,-15&limit=1', ['Suva']],
  ])('cities?%s', async (query, found) => {
    expect(await names(`/cities?${query}`)).toEqual(found);
  });

  test('around a point the nearest come first, and further pages go on', async () => {
    const first = await names('/cities?near=39.96,-83.00&limit=6');
    const pages = [
      ...(await names('/cities?near=39.96,-83.00&limit=3')),
      ...(await names('/cities?near=39.96,-83.00&limit=3&offset=3')),
    ];
    expect(pages).toEqual(first);
    expect((await get('/cities?capitals=true&limit=1')).data.total).toBeGreaterThan(200);
  });

  test.each([
    [
      'near=91,10',
      'near',
      'lat 91 is not between -90 and 90. Latitude and longitude look swapped: try 10,91.',
    ],
    ['near=10,181', 'near', 'lng 181 is not between'],
    ['bbox=-84,40.5,-82,39.5', 'bbox', 'south (40.5) lies north of north (39.5)'],
    ['bbox=39.5,-184,40.5,-182', 'bbox', 'look swapped'],
    ['bbox=1,2,3', 'bbox', 'west,south,east,north'],
    ['sort=distance', 'sort', 'near'],
    ['limit=1001', 'limit', ''],
    ['country=Germany', 'country', ''],
    ['nonsense=1', 'nonsense', ''],
  ])('cities?%s is refused and names %s', async (query, field, words) => {
    const answer = await get(`/cities?${query}`);
    expect(answer).toMatchObject({ status: 400, code: 'validation', field });
    expect(answer.message).toContain(words);
  });
});

describe('a city', () => {
  test('a city of several counties shows the figures of the one with its city hall, under that name', async () => {
    const { data } = await get('/city/5128581');
    expect(data).toMatchObject({ name: 'New York', county: 'New York County' });
    expect(data.metro.name).toContain('New York-Newark');
    expect(data.facts[0].area).toBe('New York County, NY');
  });

  test('of the United States: county, metro and figures with their source', async () => {
    const { data } = await get('/city/4509177?occupation=15-1252');
    expect(data).toMatchObject({
      name: 'Columbus',
      stateCode: 'OH',
      stateName: 'Ohio',
      county: 'Franklin County',
      metro: { code: '18140' },
      isCapital: false,
      timeZone: 'America/New_York',
    });
    const keys = data.facts.map(({ key, area }: { key: string; area: string }) => `${key} ${area}`);
    expect(keys).toEqual(
      expect.arrayContaining([
        'median-rent Franklin County, OH',
        'median-home-value Franklin County, OH',
        'median-household-income Franklin County, OH',
        'median-wage Columbus, OH',
        'median-wage Ohio',
        'median-wage United States',
      ]),
    );
    expect(data.living).toMatchObject({
      parities: { area: 'Columbus, OH', year: '2024' },
      rents: { area: expect.stringContaining('Columbus, OH'), year: '2026' },
      climate: { year: '1991–2020' },
    });
    for (const fact of data.facts) {
      expect(fact.value).toBeGreaterThan(0);
      expect(fact.agency).not.toBe('');
      expect(fact.year).toMatch(/20\d\d/);
    }
  });

  test('abroad: its people and time zone, no figure', async () => {
    expect((await get('/city/2988507')).data).toMatchObject({
      name: 'Paris',
      stateName: 'Île-de-France',
      isCapital: true,
      county: '',
      metro: null,
      facts: [],
      living: { parities: null, rents: null, climate: null },
    });
  });
});

describe('geocoding calls', () => {
  test('words, narrowed by type', async () => {
    const { data } = await post('/geosearch/geocode', { searchText: 'Bengaluru, IN' });
    expect(data[0]).toMatchObject({ kind: 'city', text: 'Bengaluru, India', precision: 'city' });
    const states = await post('/geosearch/geocode', { searchText: 'Columbus, OH', type: 'state' });
    expect(states.data.map((row: Row) => row.id)).toEqual(['US-OH']);
    const metro = await post('/geosearch/geocode', { searchText: 'Columbus, OH', type: 'metro' });
    expect(metro.data[0]).toMatchObject({ kind: 'metro', code: '18140' });
    expect((await post('/geosearch/geocode', { searchText: '' })).data).toEqual([]);
  });

  test('a point, by each kind', async () => {
    const at = { lat: 39.9612, lng: -82.9988 };
    const reverse = async (type: string) => (await post('/geosearch/reverse/geocode', { ...at, type })).data;
    expect(await reverse('city')).toMatchObject({ text: 'Columbus, OH', kind: 'city' });
    expect((await reverse('city')).distanceKm).toBeLessThan(1);
    expect(await reverse('state')).toMatchObject({ id: 'US-OH' });
    expect(await reverse('country')).toMatchObject({ id: 'US' });
    expect(await reverse('metro')).toMatchObject({ code: '18140' });
    const ocean = await post('/geosearch/reverse/geocode', { lat: 0, lng: -140 });
    expect(ocean).toMatchObject({ status: 200, data: null });
  });

  test.each([
    [{ lat: 91, lng: 10 }, 'lat', 'swapped'],
    [{ lat: -120, lng: 45 }, 'lat', 'swapped'],
    [{ lat: 100, lng: 170 }, 'lat', 'a latitude is from -90 to 90'],
    [{ lat: 10, lng: 181 }, 'lng', 'a longitude is from -180 to 180'],
    [{ lat: '10', lng: 10 }, 'lat', ''],
    [{ lat: 10, lng: 10, type: 'planet' }, 'type', ''],
  ])('the point %j is refused and names %s', async (body, field, words) => {
    const answer = await post('/geosearch/reverse/geocode', body);
    expect(answer).toMatchObject({ status: 400, field });
    expect(answer.message).toContain(words);
  });

  test('what is typed is completed', async () => {
    const { data } = await get('/geosearch/suggest?text=colu&limit=3');
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({ text: 'Columbus, OH' });
  });
});
