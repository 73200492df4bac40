import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeZipPoints, type ZipPoint } from '../api/src/providers/geocoder/areas/zip-points.ts';
import { rowsOf } from './public-table.ts';

/** The areas of the Census Gazetteer file of ZIP Code Tabulation Areas by code, with the point inside each. */
export function zipAreas(rows: readonly (readonly string[])[]): ZipPoint[] {
  const [head = []] = rows;
  const [code, lat, lng] = ['GEOID', 'INTPTLAT', 'INTPTLONG'].map((name) => head.indexOf(name));
  if (code === -1 || lat === -1 || lng === -1 || code === undefined || lat === undefined || lng === undefined)
    throw new Error('This is no Gazetteer file: it has no columns GEOID, INTPTLAT and INTPTLONG.');
  return rows
    .slice(1)
    .filter((row) => /^\d{5}$/.test(row[code] ?? ''))
    .map((row) => ({ code: row[code] ?? '', lat: Number(row[lat]), lng: Number(row[lng]) }));
}

/** The module that holds the table, with its source. */
export function zipModule(table: string): string {
  return `/**
 * Points of ZIP codes, made by scripts/zip-table.ts from the 2025 Gazetteer file of ZIP Code Tabulation Areas, U.S.
 * Census Bureau (public domain). A line for each three digits; zip-points.ts reads it.
 */
export const zipPoints = \`${table}\`;
`;
}

/** `node scripts/zip-table.ts FILE`: the Gazetteer file, a path or an address. */
async function build([source]: string[]): Promise<void> {
  if (!source) throw new Error('Name the Gazetteer file of ZIP Code Tabulation Areas.');
  const areas = zipAreas(await rowsOf(source));
  const table = writeZipPoints(areas);
  const target = new URL('../api/src/providers/geocoder/areas/zip-points.data.ts', import.meta.url);
  await writeFile(fileURLToPath(target), zipModule(table));
  console.log(`${areas.length} areas, ${Math.round(table.length / 1000)} kB`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(process.argv.slice(2));
