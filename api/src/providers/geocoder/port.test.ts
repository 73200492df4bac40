import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { createGeocoder } from './offline.ts';
import type { Geocoder } from './port.ts';

let db: Db;
let geocoder: Geocoder;

beforeAll(async () => {
  db = await openTestDb();
  geocoder = await createGeocoder(db);
}, 60_000);
afterAll(() => db.close());

const best = async (text: string, country?: string) =>
  (await geocoder.search(text, country ? { country } : {}))[0];

describe('a typed place', () => {
  test.each([
    ['Columbus, OH', 'Columbus, OH'],
    ['Columbus', 'Columbus, OH'],
    ['columbus ohio', 'Columbus, OH'],
    ['COLUMBUS , oh', 'Columbus, OH'],
    ['Columbus, Ohio, USA', 'Columbus, OH'],
    ['Columbus, OH 43215', 'Columbus, OH'],
    ['123 Main St, Columbus, OH', 'Columbus, OH'],
    ['Columbus, GA', 'Columbus, GA'],
    ['Austin TX', 'Austin, TX'],
    ['NYC', 'New York, NY'],
    ['New York', 'New York, NY'],
    ['New York City', 'New York, NY'],
    ['new york, new york', 'New York, NY'],
    ['SF', 'San Francisco, CA'],
    ['Washington, D.C.', 'Washington, DC'],
    ['St. Louis', 'St. Louis, MO'],
    ['saint louis mo', 'St. Louis, MO'],
    ['Ft. Worth, TX', 'Fort Worth, TX'],
    ['San Juan, PR', 'San Juan, PR'],
    ['Kansas City', 'Kansas City, MO'],
    ['Ontario, CA', 'Ontario, CA'],
    ['Toronto Ontario Canada', 'Toronto, ON'],
    ['montreal', 'Montréal, QC'],
    ['Tbilisi, Georgia', 'Tbilisi, Georgia'],
    ['München', 'Munich, Germany'],
    ['Bangalore', 'Bengaluru, India'],
    ['Bengaluru, IN', 'Bengaluru, India'],
    ['Zurich', 'Zürich, Switzerland'],
    ['London', 'London, United Kingdom'],
    ['Paris', 'Paris, TX'],
    ['Paris France', 'Paris, France'],
    ['Brooklyn', 'Brooklyn, NY'],
  ])('%s is the city %s', async (text, name) => {
    const place = await best(text);
    expect(place).toMatchObject({ kind: 'city', name });
  });

  test.each([
    ['Ohio', 'Ohio', 'OH', 'US'],
    ['tx', 'Texas', 'TX', 'US'],
    ['Georgia', 'Georgia', 'GA', 'US'],
    ['CA', 'California', 'CA', 'US'],
    ['British Columbia', 'British Columbia', 'BC', 'CA'],
    ['Canada', 'Canada', '', 'CA'],
    ['usa', 'United States', '', 'US'],
    ['UK', 'United Kingdom', '', 'GB'],
  ])('%s is the area %s', async (text, name, state, country) => {
    const place = await best(text);
    expect(place).toMatchObject({ kind: 'area', name, state, country });
    expect(place && 'lat' in place && Math.abs(place.lat)).toBeGreaterThan(10);
  });

  test.each(['Remote', 'remote', 'Work from home', 'anywhere'])('%s is remote', async (text) => {
    expect(await best(text)).toEqual({ kind: 'remote', name: 'Remote' });
  });

  test.each(['Narnia', '00000', '', '  ', '🙂', '%_;--', "'; DROP TABLE city", '\0', 'x'.repeat(5000)])(
    'unknown stays unknown: %j',
    async (text) => expect(await geocoder.search(text)).toEqual([]),
  );

  test('names the other place that was as likely', async () => {
    expect(await best('Columbus')).toMatchObject({ rival: 'Columbus, GA' });
    expect(await best('Paris')).toMatchObject({ rival: 'Paris, France' });
    expect(await best('Austin')).toMatchObject({ rival: '' });
    expect(await best('Columbus, OH')).toMatchObject({ rival: '' });
  });

  test('takes the country that was chosen first', async () => {
    expect(await best('Cambridge')).toMatchObject({ name: 'Cambridge, MA' });
    expect(await best('Cambridge', 'gb')).toMatchObject({ name: 'Cambridge, United Kingdom' });
    expect(await best('London', 'CA')).toMatchObject({ name: 'London, ON' });
    expect(await best('Austin', 'FR')).toMatchObject({ name: 'Austin, TX' });
  });

  test('a borough does not stand for its city, nor double it', async () => {
    const names = (await geocoder.search('New York'))
      .filter((place) => place.kind === 'city')
      .map((place) => place.name);
    expect(names.filter((name) => name === 'New York, NY')).toHaveLength(1);
    expect(names).not.toContain('Brooklyn, NY');
  });
});

describe('a place of a posting', () => {
  const resolve = async (city: string, state: string, country: string) =>
    (await geocoder.resolve([{ city, state, country }]))[0];

  test('is the one city that it can be', async () => {
    expect(await resolve('Springfield', 'IL', 'US')).toMatchObject({
      name: 'Springfield',
      state: 'IL',
      cityId: 4250542,
    });
    expect(await resolve('St Louis', 'MO', 'US')).toMatchObject({ name: 'St. Louis' });
    expect(await resolve('Frankfurt', '', 'DE')).toMatchObject({ name: 'Frankfurt am Main' });
    expect(await resolve('Bangalore', 'Karnataka', 'IN')).toMatchObject({ name: 'Bengaluru', state: '' });
  });

  test('is null where several could be meant or none is known', async () => {
    expect(await resolve('Springfield', '', 'US')).toBeNull();
    expect(await resolve('Springfield', 'IL', 'CA')).toBeNull();
    expect(await resolve('Springfield', 'IL', '')).toBeNull();
    expect(await resolve('', 'OH', 'US')).toBeNull();
    expect(await resolve('Atlantis', '', 'GR')).toBeNull();
  });

  test('answers in the order asked, in one query', async () => {
    const asked = Array.from({ length: 500 }, (_, n) =>
      n % 2 === 0
        ? { city: 'Boise', state: 'ID', country: 'US' }
        : { city: 'Atlantis', state: '', country: 'GR' },
    );
    const answers = await geocoder.resolve(asked);
    expect(answers.map((city) => city?.name ?? null)).toEqual(
      asked.map((_, n) => (n % 2 === 0 ? 'Boise' : null)),
    );
    expect(await geocoder.resolve([])).toEqual([]);
  });
});

test('fills the table once: the next start asks which edition is there, and no more', async () => {
  const rows = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM city');
  expect(rows).toEqual([{ n: 135_233 }]);
  let statements = 0;
  const unheard = db.observe(() => {
    statements += 1;
  });
  await createGeocoder(db);
  unheard();
  expect(statements).toBe(1);
});
