import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import { labels } from '@foothold/core/test-data/labels.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { loadTestPostal } from '../../providers/geocoder/postal-test-kit.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { locationReader } from './import-places.ts';

let db: Db;
let read: ReturnType<typeof locationReader>;
beforeAll(async () => {
  db = await openTestCities();
  const geocoder = await createGeocoder(db);
  await loadTestPostal(db);
  read = locationReader(geocoder);
}, 60_000);
afterAll(() => db.close());

const truth = [
  ...labels('locations'),
  ...labels('locations-second-draw'),
  ...labels('locations-third-draw'),
  ...labels('locations-last-draw'),
];

/** The countries and American or Canadian states that a label names, remote ones with them. */
function areasOf(label: string): { countries: Set<string>; states: Set<string> } {
  const [places = '', remote = ''] = label.replace(/ H$/, '').split(/ ?R:/);
  const named = places.split('; ').map((text) => text.split('|'));
  return {
    countries: new Set([...named.map(([, , country = '']) => country), ...remote.split(',')]),
    states: new Set(named.map(([, state = '', country = '']) => `${country}-${state}`)),
  };
}

test('with the places of the world no labeled text gets another country or state', async () => {
  const found = await read(truth.map(([text]) => text));
  const wrong = truth.flatMap(([text, label]) => {
    const { countries, states } = areasOf(label);
    return (found.get(text)?.places ?? [])
      .filter(({ country, state }) => {
        if (country === '') return false;
        const isCoded = (country === 'US' || country === 'CA') && regionName(country, state) !== '';
        return !countries.has(country) || (isCoded && !states.has(`${country}-${state}`));
      })
      .map(({ label: answer }) => `${text}: ${answer}`);
  });
  expect(truth.length).toBe(447);
  expect(wrong).toEqual([]);
});

test('the cities that they name get their points', async () => {
  const found = await read(truth.map(([text]) => text));
  const cities = truth.flatMap(([text, label]) =>
    label
      .replace(/ ?R:.*$| H$/g, '')
      .split('; ')
      .flatMap((place) => {
        const [city = '', , country = ''] = place.split('|');
        return city && country ? [{ text, city, country }] : [];
      }),
  );
  const lost = cities.filter(({ text, city, country }) => {
    const places = found.get(text)?.places ?? [];
    return !places.some(
      (place) =>
        place.country === country && place.lat !== null && foldPlaceName(place.city) === foldPlaceName(city),
    );
  });
  process.stdout.write(
    `cities of labeled texts: ${cities.length - lost.length} of ${cities.length} with a point${lost.map((row) => `\n  ${row.text}: ${row.city}`).join('')}\n`,
  );
  expect(lost.length / cities.length).toBeLessThan(0.12);
});
