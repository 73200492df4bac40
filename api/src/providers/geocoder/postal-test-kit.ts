import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import type { Queryable } from '../../db/db.ts';

const file = fileURLToPath(realFile('geo/geonames_postal_us.csv'));

/** Made rows where the file is absent: ZIPs of a few city centers, to two places. */
const standIn: readonly (readonly [string, string, string, number, number])[] = [
  ['43215', 'Columbus', 'OH', 39.96, -83.0],
  ['60602', 'Chicago', 'IL', 41.88, -87.63],
  ['10007', 'New York', 'NY', 40.71, -74.01],
  ['02201', 'Boston', 'MA', 42.36, -71.06],
  ['94102', 'San Francisco', 'CA', 37.78, -122.42],
  ['98104', 'Seattle', 'WA', 47.6, -122.33],
  ['80202', 'Denver', 'CO', 39.75, -105.0],
  ['78701', 'Austin', 'TX', 30.27, -97.74],
  ['20701', 'Annapolis Junction', 'MD', 39.13, -76.78],
  ['22134', 'Quantico', 'VA', 38.52, -77.29],
];

/** Fills the table of postal codes for a test: with the real file of US codes where it is, else with ten made rows. */
export async function loadTestPostal(db: Queryable): Promise<{ isReal: boolean; rows: number }> {
  const isReal = existsSync(file);
  const rows = isReal
    ? readFileSync(file, 'utf8')
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(','))
        .filter((cells) => cells.length === 11)
        .map((cells) => [cells[1], cells[2], cells[4], Number(cells[9]), Number(cells[10])] as const)
    : standIn;
  const column = (at: number) => rows.map((row) => row[at]);
  await db.query(
    `INSERT INTO postal_code (country, code, place, state, lat, lng)
     SELECT 'US', * FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[])
     ON CONFLICT DO NOTHING`,
    [0, 1, 2, 3, 4].map(column),
  );
  return { isReal, rows: rows.length };
}
