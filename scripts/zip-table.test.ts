import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeZipPoints, zipReader } from '../api/src/providers/geocoder/areas/zip-points.ts';
import { realFile } from '../core/test-data/real-files.ts';
import { rowsOf } from './public-table.ts';
import { zipAreas, zipModule } from './zip-table.ts';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const real = fileURLToPath(realFile('reference2/census_2025_gaz_zcta_national.txt.gz'));
const kept = readFileSync(path('../api/src/providers/geocoder/areas/zip-points.data.ts'), 'utf8');

test('points come back within 200 m, in all corners of the country', () => {
  const points = [
    { code: '43215', lat: 39.966123, lng: -83.012345 },
    { code: '00601', lat: 18.180555, lng: -66.749961 },
    { code: '99546', lat: 51.88, lng: -176.65 },
    { code: '96799', lat: -14.324, lng: -170.752 },
  ];
  const read = zipReader(writeZipPoints(points));
  for (const { code, lat, lng } of points) {
    expect(read(code)).toMatchObject({ code, of: code });
    expect(read(code)?.lat).toBeCloseTo(lat, 2);
    expect(Math.abs((read(code)?.lng ?? 0) - lng)).toBeLessThan(0.003);
  }
});

test('a code without an area takes the nearest number of its three digits, one of no state nothing', () => {
  const read = zipReader(
    writeZipPoints([
      { code: '43201', lat: 39.99, lng: -83 },
      { code: '43215', lat: 39.97, lng: -83.01 },
    ]),
  );
  expect(read('43216')).toMatchObject({ code: '43216', of: '43215' });
  expect(read('43202')).toMatchObject({ of: '43201' });
  for (const code of ['44101', '00000', '4321', '432155', 'abcde', '']) expect(read(code)).toBeNull();
});

test('a point that has no room in the table is refused', () => {
  expect(() => writeZipPoints([{ code: '43215', lat: -60, lng: -83 }])).toThrow(/no room/);
});

test('a file without the columns is refused', () => {
  expect(() => zipAreas([['ZIP', 'LAT']])).toThrow(/no Gazetteer file/);
});

test('the table is small, and says where it comes from', () => {
  expect(Buffer.byteLength(kept)).toBeLessThan(400_000);
  expect(kept).toContain('Census Bureau');
});

test.skipIf(!existsSync(real))('the published file gives the table that is kept', async () => {
  expect(zipModule(writeZipPoints(zipAreas(await rowsOf(real))))).toBe(kept);
});
