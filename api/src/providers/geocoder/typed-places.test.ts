import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { finderOptions } from '../../reference/geography-reference.ts';
import { createGeocoder } from './offline.ts';
import type { Geocoder, PlaceFinder } from './port.ts';

let db: Db;
let geocoder: Geocoder & PlaceFinder;
beforeAll(async () => {
  db = await openTestDb();
  geocoder = await createGeocoder(db, finderOptions());
}, 120_000);
afterAll(() => db.close());

const best = async (text: string, country?: string) =>
  (await geocoder.search(text, country ? { country } : {}))[0];

describe('a ZIP code on a fresh machine', () => {
  test.each([
    ['43215', 'Columbus, OH 43215', 39.97, -83.01],
    ['43215-1234', 'Columbus, OH 43215', 39.97, -83.01],
    ['43215 1234', 'Columbus, OH 43215', 39.97, -83.01],
    ['OH 43215', 'Columbus, OH 43215', 39.97, -83.01],
    ['43215, Ohio, USA', 'Columbus, OH 43215', 39.97, -83.01],
    ['zip code 43215', 'Columbus, OH 43215', 39.97, -83.01],
    ['94043', 'Mountain View, CA 94043', 37.41, -122.07],
    ['60601', 'Chicago, IL 60601', 41.89, -87.62],
    ['00601', 'Adjuntas, PR 00601', 18.18, -66.75],
    ['99501', 'Anchorage, AK 99501', 61.22, -149.86],
    ['96813', 'Honolulu, HI 96813', 21.32, -157.85],
  ])('%s is in %s', async (text, name, lat, lng) => {
    const place = await best(text);
    expect(place).toMatchObject({ kind: 'postal', name });
    expect(place).toMatchObject({ lat: expect.closeTo(lat, 1), lng: expect.closeTo(lng, 1) });
  });

  test.each(['02201', '10108', '20500', '43216', '60680', '77001', '94101', '98111', '33102', '85001'])(
    '%s has no area and lies where its neighbor does',
    async (code) => {
      const place = await best(code);
      expect(place).toMatchObject({ kind: 'postal', code });
      const of = place?.kind === 'postal' ? place.of : '';
      expect(of).not.toBe(code);
      expect(of.slice(0, 3)).toBe(code.slice(0, 3));
    },
  );

  test.each([
    '00000',
    '99',
    '432155',
    '43215 Narnia',
    'TX 43215',
    '4321',
    '43215-12',
    '0043215',
    '٤٣٢١٥',
    '43a15',
  ])('%s is no ZIP code', async (text) => {
    expect((await best(text))?.kind).not.toBe('postal');
  });

  test('a person of another country means a code there', async () => {
    expect((await best('80331', 'DE'))?.kind).not.toBe('postal');
    expect(await best('80331, USA', 'DE')).toMatchObject({ kind: 'postal', state: 'CO' });
  });
});

describe('a metro by its spoken name', () => {
  test.each([
    ['Bay Area', 37.6, -122.1, 'San Francisco Bay Area'],
    ['the SF Bay Area', 37.6, -122.1, 'San Francisco Bay Area'],
    ['San Francisco Bay Area', 37.6, -122.1, 'San Francisco Bay Area'],
    ['DFW', 32.8, -96.9, 'Dallas–Fort Worth, TX'],
    ['Dallas-Fort Worth Metroplex', 32.8, -96.9, 'Dallas'],
    ['Dallas-Fort Worth-Arlington, TX', 32.8, -96.9, 'Dallas'],
    ['Tri-State', 40.7, -74, 'New York metropolitan area'],
    ['Tri-State Area', 40.7, -74, 'New York metropolitan area'],
    ['Twin Cities', 45, -93.3, 'Twin Cities, MN'],
    ['Greater Boston', 42.4, -71.1, 'Greater Boston, MA'],
    ['New York City Metropolitan Area', 40.7, -74, 'New York'],
    ['Greater New York City Area', 40.7, -74, 'New York'],
    ['Greater Cleveland', 41.4, -81.7, 'Cleveland'],
    ['Utica-Rome Area', 43.1, -75.3, 'Utica-Rome, NY'],
    ['Columbus, Ohio Metropolitan Area', 40, -83, 'Columbus, OH'],
    ['Columbia, South Carolina Metropolitan Area', 34, -81, 'Columbia, SC'],
    ['Albany, New York Metropolitan Area', 42.7, -73.8, 'Albany-Schenectady-Troy, NY'],
    ['Greater Minneapolis-St. Paul Area', 45, -93.3, 'Minneapolis'],
    ['Washington DC-Baltimore Area', 39.1, -77, 'Washington–Baltimore'],
    ['Raleigh-Durham-Chapel Hill Area', 35.8, -78.8, 'Research Triangle'],
    ['Kansas City Metropolitan Area', 39, -94.5, 'Kansas City, MO-KS'],
    ['Greater Sioux Falls Area', 43.5, -96.7, 'Sioux Falls, SD'],
    ['Las Vegas Metropolitan Area', 36.2, -115.1, 'Las Vegas'],
  ])('%s', async (text, lat, lng, name) => {
    const place = await best(text);
    expect(place).toMatchObject({ kind: 'circle', name: expect.stringContaining(name) });
    expect(Math.abs((place as { lat: number }).lat - lat)).toBeLessThan(0.4);
    expect(Math.abs((place as { lng: number }).lng - lng)).toBeLessThan(0.5);
    expect((place as { miles: number }).miles).toBeGreaterThanOrEqual(10);
  });
});

describe('a county', () => {
  test.each([
    ['Cook County, IL', 'Cook County, IL', 41.8, -87.8],
    ['Cook County', 'Cook County, IL', 41.8, -87.8],
    ['Cook County, Illinois', 'Cook County, IL', 41.8, -87.8],
    ['Cook County, Georgia', 'Cook County, GA', 31.15, -83.43],
    ['King County, WA', 'King County, WA', 47.6, -122.2],
    ['Orange County', 'Orange County, CA', 33.8, -117.9],
    ['Orange County, FL', 'Orange County, FL', 28.5, -81.4],
    ['orange county ny', 'Orange County, NY', 41.5, -74.3],
    ['Los Angeles County', 'Los Angeles County, CA', 34.1, -118.2],
    ['Miami-Dade County, FL', 'Miami-Dade County, FL', 25.8, -80.3],
    ['Orleans Parish, LA', 'Orleans Parish, LA', 30, -90.1],
    ['Franklin County, Ohio', 'Franklin County, OH', 40, -83],
    ['Long Island', 'Long Island, NY', 40.8, -73.3],
  ])('%s', async (text, name, lat, lng) => {
    const place = await best(text);
    expect(place).toMatchObject({ kind: 'circle', name });
    expect(Math.abs((place as { lat: number }).lat - lat)).toBeLessThan(0.3);
    expect(Math.abs((place as { lng: number }).lng - lng)).toBeLessThan(0.4);
  });
});

describe('a region', () => {
  test.each([
    ['Silicon Valley', 'circle', []],
    ['New England', 'region', ['US-MA', 'US-ME']],
    ['Midwest', 'region', ['US-OH', 'US-IL']],
    ['Pacific Northwest', 'region', ['US-WA', 'US-OR']],
    ['the West Coast', 'region', ['US-CA']],
    ['Mid-Atlantic', 'region', ['US-MD']],
    ['Carolinas', 'region', ['US-NC', 'US-SC']],
    ['Europe', 'region', ['DE-', 'GB-', 'PL-']],
    ['EU', 'region', ['FR-', 'IE-']],
    ['DACH', 'region', ['AT-', 'CH-', 'DE-']],
    ['Scandinavia', 'region', ['SE-', 'NO-']],
    ['Latin America', 'region', ['BR-', 'MX-']],
    ['APAC', 'region', ['IN-', 'JP-', 'AU-']],
    ['Middle East', 'region', ['AE-', 'IL-']],
  ])('%s', async (text, kind, areas) => {
    const place = await best(text);
    expect(place?.kind).toBe(kind);
    const found = place?.kind === 'region' ? place.areas : [];
    expect(found.map(({ country, state }) => `${country}-${state}`)).toEqual(expect.arrayContaining(areas));
  });
});

describe('a misspelt place', () => {
  test.each([
    ['Colombus, OH', 'Columbus, OH'],
    ['colombus ohio', 'Columbus, OH'],
    ['Tuscon, AZ', 'Tucson, AZ'],
    ['Pittsburg, PA', 'Pittsburgh, PA'],
    ['Cincinatti, OH', 'Cincinnati, OH'],
    ['Pheonix', 'Phoenix, AZ'],
    ['Philadephia', 'Philadelphia, PA'],
    ['Minneaplis', 'Minneapolis, MN'],
    ['San Fransisco, CA', 'San Francisco, CA'],
    ['Indianopolis', 'Indianapolis, IN'],
    ['Clifornia', 'California'],
    ['Massachussets', 'Massachusetts'],
    ['Pensylvania', 'Pennsylvania'],
    ['Germny', 'Germany'],
    ['Columbus, Ohoio', 'Columbus, OH'],
  ])('%s is %s', async (text, name) => {
    const place = await best(text);
    expect(place).toMatchObject({ name });
    if (text !== 'Pittsburg, PA' && text !== 'San Fransisco, CA')
      expect(place).toMatchObject({ isCorrected: true });
  });

  test.each([
    'Narnia',
    'Springfeld',
    'qwertz',
    'Xolumbus',
    'Remot3',
    'Hogwarts',
    'asdfgh',
    'Qolumbus, OH',
    'Springfld, ZZ',
    'Middle Earth',
  ])('%s stays unknown', async (text) => expect(await best(text)).toBeUndefined());
});

test.each([
  'Columbus, OH',
  'Kansas City',
  'Orange, CA',
  'Mobile',
  'Reading',
  'Nice',
  'Winston-Salem, NC',
  'Wilkes-Barre, PA',
])('%s is still the city', async (text) => expect((await best(text))?.kind).toBe('city'));

test.each(['bay a', 'the bay area', 'dall', 'new engl', 'midw', 'twin', 'the carol', 'emea'])(
  'what %j may begin is read under its label',
  async (typed) => {
    const [area] = await geocoder.suggestAreas(typed, 2);
    const label = area?.text ?? '';
    expect(['circle', 'region']).toContain((await best(label))?.kind);
    expect((await best(label))?.name).toBe(label);
  },
);

test('two letters bring no spoken area, and a whole name comes before a beginning', async () => {
  expect(await geocoder.suggestAreas('ba', 2)).toEqual([]);
  expect((await geocoder.suggestAreas('southeast', 1))[0]?.text).toBe('Southeastern United States');
  expect(await geocoder.suggestAreas('xyz', 2)).toEqual([]);
});

describe('an import', () => {
  const resolved = async (city: string, state: string, country: string) =>
    (await geocoder.resolve([{ city, state, country }]))[0];

  test.each([
    ['Håbo', 'Uppsala', 'SE', null],
    ['Håbo', 'Stockholm', 'SE', null],
    ['Habo', 'Jönköping', 'SE', 'Habo'],
    ['Malmö', 'Skåne', 'SE', 'Malmö'],
    ['München', 'Bavaria', 'DE', 'Munich'],
    ['Zürich', 'Zurich', 'CH', 'Zürich'],
    ['Zurich', 'Zurich', 'CH', 'Zürich'],
    ['Montréal', 'QC', 'CA', 'Montréal'],
    ['Montreal', 'QC', 'CA', 'Montréal'],
    ['San José', 'CA', 'US', 'San Jose'],
    ['San José', 'TX', 'US', null],
    ['Córdoba', 'Andalusia', 'ES', 'Córdoba'],
    ['Bogotá', 'NJ', 'US', 'Bogota'],
    ['Bogotá', 'OH', 'US', null],
  ])('%s in %s, %s is %s', async (city, state, country, name) => {
    expect((await resolved(city, state, country))?.name ?? null).toBe(name);
  });

  test('the stated region beats the folding of letters', async () => {
    // Habo is a town in Jönköping; Håbo is a municipality in Uppsala that the gazetteer lacks.
    expect(await resolved('Håbo', 'Uppsala', 'SE')).toBeNull();
    expect(await resolved('Habo', 'Jönköping', 'SE')).toMatchObject({ name: 'Habo' });
    expect(await resolved('Malmö', 'Skåne', 'SE')).toMatchObject({ name: 'Malmö' });
    expect(await resolved('München', 'Bavaria', 'DE')).toMatchObject({ name: 'Munich' });
  });
});
