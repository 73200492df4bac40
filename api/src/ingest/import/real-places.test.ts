import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { loadTestPostal } from '../../providers/geocoder/postal-test-kit.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { locationReader, type ResolvedLocation } from './import-places.ts';
import { labelledPlaces } from './labelled-places.data.ts';

const file = fileURLToPath(realFile('postings/location_strings_unique.tsv'));
const isReal = existsSync(file);
/** Texts that name a city with its state, as that file sorts them. */
const kinds = new Set([
  'City, ST (US)',
  'City, ST, Country',
  'City, ST ZIP',
  'City, State name',
  'City, Prov (CA)',
]);

let db: Db;
let read: ReturnType<typeof locationReader>;
let postal: Awaited<ReturnType<typeof loadTestPostal>>;
beforeAll(async () => {
  db = await openTestCities();
  const geocoder = await createGeocoder(db);
  postal = await loadTestPostal(db);
  read = locationReader(geocoder);
}, 60_000);
afterAll(() => db.close());

const labels = labelledPlaces.map((line) => {
  const [text = '', city = '', area = ''] = line.split('|');
  return { text, city, area };
});

/** The texts with how often each is in the postings; the labelled ones, once each, where the file is absent. */
function texts(): { text: string; count: number }[] {
  if (!isReal) return labels.map(({ text }) => ({ text, count: 1 }));
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  return rows
    .filter(([, kind = '']) => kinds.has(kind))
    .map(([count, , , text = '']) => ({ text, count: Number(count) }));
}

/** Has a point, or says nothing of a city (“Lake County, IL”), so that its state is all there is to know. */
function isResolved(location: ResolvedLocation | undefined): boolean {
  const places = location?.places ?? [];
  return places.some(({ lat, city, country }) => lat !== null || (city === '' && country !== ''));
}

test('places of real postings that name a city and its state get their point', async () => {
  const all = texts();
  const found = await read(all.map(({ text }) => text));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const lost = all.filter(({ text }) => !isResolved(found.get(text)));
  const share = 1 - lost.reduce((sum, { count }) => sum + count, 0) / total;
  process.stdout.write(
    `${isReal ? 'real postings' : 'stand-in: the labelled texts'}, ${postal.isReal ? 'GeoNames' : 'ten made'} postal codes: ` +
      `${(100 * share).toFixed(1)} % of ${total} places resolved, ` +
      `${(100 * (1 - lost.length / all.length)).toFixed(1)} % of ${all.length} texts\n`,
  );
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(share).toBeGreaterThanOrEqual(postal.isReal ? 0.97 : 0.93);
});

test('150 of them, read by hand: none in a wrong state, and the cities are the written ones', async () => {
  const found = await read(labels.map(({ text }) => text));
  const read150 = labels.map(({ text, city, area }) => {
    const [place] = found.get(text)?.places ?? [];
    const isAmerican = place?.country === 'US' || place?.country === 'CA';
    const here = place ? [place.country, isAmerican ? place.state : ''].filter(Boolean).join('-') : '';
    return { text, city, area, here, name: place?.city ?? '' };
  });
  const wrong = read150.filter(({ area, here }) => here !== '' && here !== area);
  expect(wrong).toEqual([]);
  expect(read150.filter(({ here }) => here === '')).toEqual([]);
  const others = read150.filter(
    ({ city, name }) => city !== '' && foldPlaceName(city) !== foldPlaceName(name),
  );
  process.stdout.write(`150 labelled places: ${others.length} with another city\n`);
  for (const { text, city, name } of others)
    process.stdout.write(`  ${text}: ${city}, read as ${name || 'none'}\n`);
  expect(others.length).toBeLessThanOrEqual(8);
});
