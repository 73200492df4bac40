import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import type { ImportEvent } from '../modules/import/events.ts';
import { loadReference } from './reference-load.ts';
import { builtInTables, loadedTables } from './reference-tables.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

async function lastOf(path: string): Promise<ImportEvent | undefined> {
  const events: ImportEvent[] = [];
  const options = {
    signal: new AbortController().signal,
    tell: (event: ImportEvent) => void events.push(event),
  };
  await loadReference({ db, fetch })({ files: [path], format: 'reference' }, options);
  return events.at(-1);
}

const real = fileURLToPath(realFile(''));
const hasReal = existsSync(join(real, 'geo'));
process.stdout.write(`Reference files: ${hasReal ? real : 'made ones only, the published are not here'}.\n`);
test.runIf(hasReal)(
  'the published files, with the counts of their publishers',
  async () => {
    expect(await lastOf(join(real, 'geo', 'geonames_cities15000_2026-05-16.zip'))).toMatchObject({
      kind: 'loaded',
    });
    expect(await lastOf(join(real, 'geo', 'geonames_postal_us.csv'))).toMatchObject({ kind: 'loaded' });
    const titlesFile = join(real, 'occupations', 'onet_29_3_alternate_titles.tsv');
    expect(await lastOf(titlesFile)).toMatchObject({ kind: 'loaded' });
    // 33,711 places, 28 of them of the past or of a few people; 41,490 codes, two of them twice; 56,560 titles and their short forms.
    const counts = await db.query('SELECT name, rows FROM reference_edition ORDER BY name');
    expect(counts).toEqual([
      { name: 'city', rows: 33_683 },
      { name: 'occupation_title', rows: 59_684 },
      { name: 'postal_code', rows: 41_488 },
    ]);
    const [places] = await db.query(
      `SELECT (SELECT state FROM city WHERE id = 6058560) AS london, (SELECT place FROM postal_code WHERE code = '43215') AS zip,
       (SELECT count(DISTINCT state)::int FROM postal_code WHERE state <> '') AS states,
       (SELECT count(*)::int FROM city WHERE is_section AND id IN (5110302, 5133273, 5125771, 5110266, 5139568)) AS boroughs`,
    );
    expect(places).toEqual({ london: 'ON', zip: 'Columbus', states: 52, boroughs: 5 });
  },
  120_000,
);

test.runIf(hasReal)(
  'the published figures, which are those that the built-in tables were made of',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reference-real-'));
    try {
      // Named as the edition after it, which the file itself does not tell.
      await copyFile(join(real, 'geo', 'census_acs_counties.json'), join(folder, 'acs5_2024.json'));
      for (const name of ['census_2024_Gaz_cbsa_national.txt', 'census_cbsa-est2023-alldata.csv'])
        await copyFile(join(real, 'geo', name), join(folder, name));
      for (const name of ['oews_2025_national', 'oews_2025_states', 'projections_2024_2034'])
        await copyFile(join(real, 'occupations', `bls_${name}.json`), join(folder, `bls_${name}.json`));
      expect(await lastOf(folder)).toMatchObject({ kind: 'loaded' });
    } finally {
      await rm(folder, { recursive: true });
    }
    const tables = loadedTables(db);
    await tables.refresh();
    for (const name of ['metros', 'counties', 'occupations', 'wages'] as const) {
      const [loaded, builtIn] = [tables.table(name), builtInTables.table(name)];
      expect(loaded).not.toBe(builtIn);
      expect(loaded.rows, name).toEqual(builtIn.rows);
    }
    const years = tables.table('counties').sources.map(({ year }) => year);
    expect(years.sort()).toEqual(['2020–2024', '2023', '2024']);
  },
  120_000,
);
