import type { GeoKind } from '@foothold/core/geography/geo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { createGeocoder } from './offline.ts';
import { createPlaceFinder } from './place-finder.ts';
import type { Geocoder, PlaceFinder } from './port.ts';

let db: Db;
let geocoder: Geocoder & PlaceFinder;
beforeAll(async () => {
  db = await openTestCities();
  geocoder = await createGeocoder(db);
}, 60_000);
afterAll(() => db.close());

type Asked = { type?: GeoKind; country?: string };
const texts = async (text: string, asked: Asked = {}) =>
  (await geocoder.geocode(text, { limit: 5, ...asked })).map((match) => `${match.kind} ${match.text}`);

describe('words, with the built-in ZIP codes alone', () => {
  test.each([
    ['Columbus, OH', 'city Columbus, OH'],
    ['Columbus, OH 43215', 'city Columbus, OH'],
    ['43215', 'postal 43215, Columbus, OH'],
    ['90 W Broad St, Columbus, OH 43215-1234, USA', 'city Columbus, OH'],
    ['90 W Broad St Columbus OH 43215', 'city Columbus, OH'],
    ['One City Hall Square, Boston, MA 02201', 'city Boston, MA'],
    ['Bengaluru, IN', 'city Bengaluru, India'],
    ['Munich, DE', 'city Munich, Germany'],
    ['Gary, IN', 'city Gary, IN'],
    ['Dover, DE', 'city Dover, DE'],
    ['Remote - Canada, CA', 'country Canada'],
    ['Toronto, ON M5V 2T6', 'city Toronto, ON'],
    ['10 Downing Street, London SW1A 2AA, United Kingdom', 'city London, United Kingdom'],
    ['80331 München, Germany', 'city Munich, Germany'],
    ['Melbourne, VIC', 'city Melbourne, Australia'],
    ['Melbourne, Victoria, Australia', 'city Melbourne, Australia'],
    ['Bavaria, Germany', 'state Bavaria, Germany'],
    ['Bayern, Germany', 'state Bavaria, Germany'],
    ['Bombay', 'city Mumbai, India'],
    ['Mt. Vernon, NY', 'city Mount Vernon, NY'],
    ['Ohio', 'state Ohio'],
    ['Georgia', 'state Georgia'],
    ['NYC', 'city New York, NY'],
  ])('%s is the %s', async (text, best) => {
    expect((await texts(text))[0]).toBe(best);
  });

  test.each([
    '',
    '   ',
    'Remote',
    'Narnia',
    '\0',
    '%_;--',
    "'; DROP TABLE city",
    'x'.repeat(500),
    '99999999',
  ])('nothing is made up for %j', async (text) => expect(await texts(text)).toEqual([]));

  test('of equal names the one of the person’s country comes first, and is none left out', async () => {
    expect((await texts('Cambridge'))[0]).toBe('city Cambridge, MA');
    expect((await texts('Cambridge', { country: 'gb' }))[0]).toBe('city Cambridge, United Kingdom');
    expect(await texts('Cambridge', { country: 'GB' })).toContain('city Cambridge, MA');
  });

  test('a kind narrows, and is derived where only a smaller place was found', async () => {
    expect(await texts('New York', { type: 'state' })).toEqual(['state New York']);
    expect((await texts('New York', { type: 'city' }))[0]).toBe('city New York, NY');
    expect(await texts('Columbus, OH', { type: 'country' })).toEqual(['country United States']);
    expect(await texts('Columbus, OH', { type: 'postal' })).toEqual([]);
  });
});

describe('what is typed is completed', () => {
  const suggested = async (text: string, country?: string) =>
    (await geocoder.suggest(text, { limit: 8, country })).map((match) => match.text);

  test.each([
    ['columb', 'Columbus, OH'],
    ['columbus, g', 'Columbus, GA'],
    ['columbus ga', 'Columbus, GA'],
    ['new y', 'New York, NY'],
    ['lond', 'London, United Kingdom'],
    ['münch', 'Munich, Germany'],
    ['munch', 'Munich, Germany'],
    ['são paulo, br', 'São Paulo, Brazil'],
    ['toronto, canada', 'Toronto, ON'],
    ['ohi', 'Ohio'],
    ['germ', 'Germany'],
  ])('%s: %s comes first', async (text, best) => expect((await suggested(text))[0]).toBe(best));

  test('home comes first, nothing stands twice, nonsense gives nothing', async () => {
    expect((await suggested('london', 'CA'))[0]).toBe('London, ON');
    const list = await suggested('springfield');
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBe(8);
    expect(await suggested('zzzzqq')).toEqual([]);
    expect(await suggested('%')).toEqual([]);
  });
});

describe('a point', () => {
  const at = async (lat: number, lng: number, type: GeoKind = 'city') =>
    (await geocoder.reverse({ lat, lng }, type))?.text ?? null;

  test.each([
    [39.9612, -82.9988, 'Columbus, OH'],
    [40.6782, -73.9442, 'Brooklyn, NY'],
    [-17.75, 177.45, 'Nadi, Fiji'],
    [64.147, -21.943, 'Reykjavík, Iceland'],
  ])('%d, %d lies in %s', async (lat, lng, name) => expect(await at(lat, lng)).toBe(name));

  test('far from all places is in none', async () => {
    expect(await at(0, -140)).toBeNull();
    expect(await at(90, 0)).toBeNull();
    expect(await at(0, -140, 'country')).toBeNull();
    expect(await at(39.96, -83, 'postal')).toBeNull();
  });

  test('finds its neighbour across the antimeridian', async () => {
    const near = await geocoder.reverse({ lat: -16.8, lng: -179.99 }, 'city');
    expect(near).toMatchObject({ country: 'FJ' });
    expect(near?.distanceKm).toBeLessThan(120);
  });
});

describe('with postal codes', () => {
  beforeAll(async () => {
    await db.query(
      `INSERT INTO postal_code (country, code, place, state, lat, lng) VALUES
         ('US', '43215', 'Columbus', 'OH', 39.9660, -83.0040), ('US', '43210', 'Columbus', 'OH', 40.0026, -83.0164),
         ('US', '20701', 'Annapolis Junction', 'MD', 39.1260, -76.7850),
         ('DE', '10115', 'Berlin', 'BE', 52.5323, 13.3846), ('US', '10115', 'New York', 'NY', 40.8111, -73.9642),
         ('CA', 'M5V', 'Toronto', 'ON', 43.6404, -79.3995), ('GB', 'SW1A', 'London', 'ENG', 51.5010, -0.1416)`,
    );
  });

  test.each([
    ['43215', 'postal 43215, Columbus, OH'],
    ['Columbus, OH 43215', 'postal 43215, Columbus, OH'],
    ['90 W Broad St, Columbus, OH 43215-1234, USA', 'postal 43215, Columbus, OH'],
    ['Toronto, ON M5V 2T6', 'postal M5V, Toronto, ON'],
    ['10 Downing Street, London SW1A 2AA, United Kingdom', 'postal SW1A, London, United Kingdom'],
    ['10115 Berlin, Germany', 'postal 10115, Berlin, Germany'],
    ['10115', 'postal 10115, New York, NY'],
    // A code of another state than the words name: the words are right more often.
    ['Cleveland, TN 43215', 'city Cleveland, TN'],
    ['43215 Main St, Cleveland, OH', 'city Cleveland, OH'],
  ])('%s is the %s', async (text, best) => expect((await texts(text))[0]).toBe(best));

  test('the code of the person’s country comes first', async () => {
    expect((await texts('10115', { country: 'DE' }))[0]).toBe('postal 10115, Berlin, Germany');
    expect(await texts('Columbus, OH 43215', { type: 'city' })).toEqual(['city Columbus, OH']);
    expect(await texts('43215', { type: 'city' })).toEqual(['city Columbus, OH']);
  });

  test('beginnings are completed, points find the nearest code', async () => {
    const codes = await geocoder.suggest('4321', { limit: 8 });
    expect(codes.map(({ code }) => code)).toEqual(['43210', '43215']);
    const near = await geocoder.reverse({ lat: 39.97, lng: -83.0 }, 'postal');
    expect(near).toMatchObject({ code: '43215', stateCode: 'OH', timeZone: 'America/New_York' });
    expect(near?.distanceKm).toBeLessThan(1);
  });

  test('a posting’s place that only the post knows gets its point, a slip of a letter its city', async () => {
    const places = [
      { city: 'Annapolis Junction', state: 'MD', country: 'US' },
      { city: 'Annapolis Junction', state: 'VA', country: 'US' },
      { city: 'Tuscon', state: 'AZ', country: 'US' },
      { city: 'San Fransisco', state: 'CA', country: 'US' },
      { city: 'Tuscon', state: 'OH', country: 'US' },
      { city: 'Somewhere', state: 'OH', country: 'US', text: 'Somewhere, OH 43215' },
      { city: 'Somewhere', state: 'TX', country: 'US', text: 'Somewhere, TX 43215' },
    ];
    const found = await geocoder.resolve(places);
    expect(found.map((city) => city && `${city.name}, ${city.state} ${city.cityId}`)).toEqual([
      'Annapolis Junction, MD null',
      null,
      'Tucson, AZ 5318313',
      'San Francisco, CA 5391959',
      null,
      'Columbus, OH null',
      null,
    ]);
  });
});

test('another edition of the cities is read without a restart', async () => {
  let time = 0;
  const finder = createPlaceFinder(db, geocoder.search, { elapsed: () => time });
  const name = async () => (await finder.gazetteer()).city(4509177)?.row.name;
  expect(await name()).toBe('Columbus');
  await db.query("UPDATE city SET name = 'Columbus on Scioto' WHERE id = 4509177");
  await db.query("UPDATE reference_edition SET edition = 'another' WHERE name = 'city'");
  time = 59_000;
  expect(await name()).toBe('Columbus');
  time = 61_000;
  expect(await name()).toBe('Columbus on Scioto');
});
