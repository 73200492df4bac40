import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { kmOfChord2, spherePoint } from './gazetteer-table.ts';
import { createGeocoder } from './offline.ts';
import type { Geocoder, PlaceFinder } from './port.ts';
import { loadTestPostal } from './postal-test-kit.ts';
import { usTruth } from './truth-us.data.ts';
import { worldTruth } from './truth-world.data.ts';

let db: Db;
let geocoder: Geocoder & PlaceFinder;
let postal: { isReal: boolean; rows: number };
beforeAll(async () => {
  db = await openTestCities();
  geocoder = await createGeocoder(db);
  postal = await loadTestPostal(db);
}, 60_000);
afterAll(() => db.close());

function rowsOf(lines: readonly string[]) {
  return lines.map((line) => {
    const [text = '', lat, lng] = line.split('|');
    return { text, lat: Number(lat), lng: Number(lng) };
  });
}

function km(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const [a, b] = [spherePoint(one), spherePoint(other)];
  return kmOfChord2((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
}

const part = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Error of the first answer of each, sorted; an unknown place counts as the far side of the earth. */
async function errors(asked: readonly { text: string; lat: number; lng: number }[], kind: GeoMatch['kind']) {
  const all = await Promise.all(
    asked.map(async ({ text, lat, lng }) => {
      const [best] = await geocoder.geocode(text, { limit: 1 });
      const isAnswer = best?.kind === kind && best.lat !== null && best.lng !== null;
      const error = isAnswer ? km({ lat, lng }, { lat: best.lat ?? 0, lng: best.lng ?? 0 }) : 20_000;
      return { text: `${text} → ${best?.text ?? 'unknown'}`, error };
    }),
  );
  const sorted = all.map(({ error }) => error).sort((a, b) => a - b);
  const worst = all
    .filter(({ error }) => error > 25)
    .map(({ text, error }) => `${text} ${error.toFixed(0)} km`);
  return { median: part(sorted, 0.5), p90: part(sorted, 0.9), sorted, worst };
}

function say(name: string, { median, p90, sorted, worst }: Awaited<ReturnType<typeof errors>>): void {
  const figures = `median ${median.toFixed(1)} km, p90 ${p90.toFixed(1)} km, farthest ${part(sorted, 0.9999).toFixed(1)} km`;
  process.stdout.write(
    `${name} (${sorted.length}): ${figures}${worst.map((line) => `\n  ${line}`).join('')}\n`,
  );
}

test('addresses of the United States without their codes are at the middle of their city', async () => {
  const asked = rowsOf(usTruth).map((row) => ({ ...row, text: row.text.replace(/ \d{5}$/, '') }));
  expect(asked.length).toBeGreaterThanOrEqual(200);
  const found = await errors(asked, 'city');
  say('US addresses by city', found);
  expect(found.median).toBeLessThan(3);
  expect(found.p90).toBeLessThan(9);
  expect(found.worst).toEqual([]);
});

test('with their codes they are nearer', async () => {
  const known = await db.query<{ code: string }>('SELECT code FROM postal_code');
  const codes = new Set(known.map(({ code }) => code));
  const asked = rowsOf(usTruth).filter(({ text }) => codes.has(text.slice(-5)));
  expect(asked.length).toBeGreaterThanOrEqual(postal.isReal ? 190 : 8);
  const found = await errors(asked, 'postal');
  say(`US addresses by ZIP, ${postal.isReal ? 'GeoNames' : 'stand-in: ten made'} codes`, found);
  expect(found.median).toBeLessThan(1.5);
  expect(found.p90).toBeLessThan(5);
});

test('cities of the world are where they are', async () => {
  const asked = rowsOf(worldTruth);
  expect(asked).toHaveLength(100);
  const found = await errors(asked, 'city');
  say('cities of the world', found);
  expect(found.median).toBeLessThan(2);
  expect(found.p90).toBeLessThan(7);
  expect(found.worst).toEqual([]);
});
