import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { finderOptions } from '../../reference/geography-reference.ts';
import { type LocationReader, locationReader } from './import-places.ts';

let db: Db;
let read: LocationReader;
beforeAll(async () => {
  db = await openTestDb();
  read = locationReader(await createGeocoder(db, finderOptions()));
}, 120_000);
afterAll(() => db.close());

test.each([
  ['Gateshead', 'Gateshead, United Kingdom'],
  ['Hartlepool', 'Hartlepool, United Kingdom'],
  ['Columbia, South Carolina Metropolitan Area', 'Columbia, SC'],
  ['Albany, New York Metropolitan Area', 'Albany, NY'],
  ['Utica-Rome Area', 'Utica, NY'],
  ['Tri-State Area', 'New York, NY'],
  ['Twin Cities', 'Minneapolis, MN'],
  ['Malmö, Skåne', 'Malmö, Sweden'],
  ['Linköping', 'Linköping, Sweden'],
  ['Wolverhampton', 'Wolverhampton, United Kingdom'],
  ['Gliwice', 'Gliwice, Poland'],
  ['Remote; Hartlepool', 'Hartlepool, United Kingdom'],
])('a posting in “%s” lies in %s', async (text, label) => {
  const places = (await read([text])).get(text)?.places ?? [];
  expect(places.map((place) => place.label)).toContain(label);
  expect(places.find((place) => place.label === label)?.lat).not.toBeNull();
});

test.each([
  'Springfield',
  'Georgia',
  'Field',
  'Various',
  'Narnia',
  'Downtown Office',
  'ACME',
  '2 Locations',
  'Colombo Street',
  'HQ',
  'Gatesheed',
])('a posting in “%s” has no point', async (text) => {
  const places = (await read([text])).get(text)?.places ?? [];
  expect(places.every((place) => place.lat === null)).toBe(true);
});

test('Håbo in Uppsala is not Habo in Jönköping', async () => {
  const one = async (text: string) => (await read([text])).get(text)?.places[0];
  expect(await one('Håbo, Uppsala län, Sverige')).toMatchObject({ city: 'Håbo', lat: null });
  expect(await one('BÅLSTA, Håbo, Uppsala län, Sverige')).toMatchObject({ city: 'Bålsta' });
  expect((await one('Habo, Jönköpings län, Sverige'))?.lat).toBeCloseTo(57.9, 0);
  expect((await one('Malmö, Skåne län, Sverige'))?.lat).toBeCloseTo(55.6, 0);
});
