import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportEvent } from '../modules/import/events.ts';
import { createGeocoder } from '../providers/geocoder/offline.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestCities } from '../testing/test-cities.ts';
import { finderOptions } from './geography-reference.ts';
import {
  acsText,
  estimatesText,
  gazetteerText,
  nationalCsv,
  nationalJson,
  projectionsJson,
  refusedFigures,
  stateCsv,
  statesJson,
  workbookOf,
} from './reference-figures-test-kit.ts';
import { loadReference } from './reference-load.ts';
import { type LoadedTables, loadedTables } from './reference-tables.ts';

let tables: LoadedTables;
let server: TestApp;
let folder: string;
const columbus = 4509177;

beforeAll(async () => {
  const db = await openTestCities();
  tables = loadedTables(db);
  const geocoder = await createGeocoder(db, finderOptions(tables));
  server = await openTestApp({ db, geocoder, tables });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reference-figures-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await server.deps.db.exec('TRUNCATE reference_figures');
  await tables.refresh();
});

const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);

async function load(path = folder): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  const { db } = server.deps;
  const parts = { db, fetch: async () => new Response(), loaded: async () => tables.refresh() };
  await loadReference(parts)(
    { files: [path], format: 'reference' },
    { signal: new AbortController().signal, tell: (event) => events.push(event) },
  );
  return events;
}
const last = async () => (await load()).at(-1);
const failure = (message: RegExp) => ({
  kind: 'failed',
  message: expect.stringMatching(message),
  written: false,
});

type Fact = { key: string; value: number; area: string; year: string; dataset: string };
async function get(path: string) {
  const answer = await server.app.inject(`/api${path}`);
  return (answer.json() as { data: Record<string, unknown> }).data;
}
const factsAt = async (path: string) => (await get(path)).facts as Fact[];
const factOf = async (path: string, key: string, area?: string) =>
  (await factsAt(path)).find((fact) => fact.key === key && (!area || fact.area === area));
const cityPath = `/city/${columbus}?occupation=29-1141`;
const nurses = '/joboccupation/code/29-1141';

describe('newer figures take the place of the built-in ones while the server runs', () => {
  test('county figures of the Census API: a city’s page has the new rent with its years, what the file lacks stays of its own', async () => {
    expect(await factOf(cityPath, 'median-rent')).toMatchObject({ value: 1233, year: '2019–2023' });
    await put(
      'acs5_2024.json',
      acsText({ '39049': { rent: 1400, homeValue: 300_000, householdIncome: 80_000 } }),
    );
    expect(await last()).toEqual({
      kind: 'loaded',
      text: expect.stringMatching(
        /Loaded figures: American Community Survey, 5-year estimates, 2020–2024\.$/,
      ),
    });
    expect(await factOf(cityPath, 'median-rent')).toEqual({
      key: 'median-rent',
      value: 1400,
      unit: 'usd-month',
      area: 'Franklin County, OH',
      agency: 'U.S. Census Bureau',
      dataset: 'American Community Survey, 5-year estimates',
      year: '2020–2024',
    });
    expect(await factOf(cityPath, 'median-household-income')).toMatchObject({
      value: 80_000,
      year: '2020–2024',
    });
    // People of a state are still those of the built-in edition, which the file has no column of.
    expect(tables.table('counties').sources).toContainEqual({
      agency: 'U.S. Census Bureau',
      dataset: 'American Community Survey, 5-year estimates',
      year: '2019–2023',
      columns: ['age', 'poverty', 'bachelors', 'population'],
    });
  });

  test('shares are made of their parts, and what is not available is no figure', async () => {
    await put(
      'acs5_2024.json',
      acsText({
        '39049': {
          rent: -666_666_666,
          homeValue: 1,
          householdIncome: 1,
          people: 1_400_000,
          poor: 140,
          ofPoor: 1000,
        },
      }),
    );
    await last();
    const row = tables.table('counties').rows.find(({ fips }) => fips === '39049');
    expect(row).toMatchObject({
      rent: null,
      poverty: 14,
      population: 1_400_000,
      perCapitaIncome: expect.any(Number),
    });
    expect(await factOf(cityPath, 'median-rent')).toBeUndefined();
  });

  test('metros: names and points of the gazetteer with bars, people and counties of the estimates', async () => {
    await put('2025_Gaz_cbsa_national.zip', zipOf({ '2025_Gaz_cbsa_national.txt': gazetteerText('|') }));
    await put('cbsa-est2025-alldata.csv', estimatesText(2025, { '18140': 2_300_000 }));
    expect(await last()).toMatchObject({ kind: 'loaded' });
    const { results } = await get('/cbsa/US/18140');
    expect(results).toMatchObject([{ name: 'Columbus-Newark, OH', lat: 40.1, population: 2_300_000 }]);
    expect((await get(cityPath)).metro).toMatchObject({ id: '18140', name: 'Columbus-Newark, OH' });
    expect(tables.table('metros').sources.map(({ year }) => year)).toEqual(['2025', '2025']);
  });

  test.each([
    ['JSON', { 'oews_2026_national.json': nationalJson('2026'), 'oews_2026_states.json': statesJson() }],
    ['csv', { 'national_M2026_dl.csv': nationalCsv(), 'state_M2026_dl.csv': stateCsv() }],
    [
      'workbooks, zipped or not',
      {
        'oesm26nat.zip': zipOf({ 'oesm26nat/national_M2026_dl.xlsx': workbookOf(nationalCsv()) }),
        'state_M2026_dl.xlsx': workbookOf(stateCsv()),
      },
    ],
  ])(
    'wages of the country and the states as %s, in the answers of an occupation and a city',
    async (_, files) => {
      expect(await factOf(nurses, 'median-wage')).toMatchObject({ value: 97_550, year: '2025' });
      for (const [name, content] of Object.entries<string | Buffer>(files)) await put(name, content);
      expect(await last()).toMatchObject({ kind: 'loaded' });
      expect(await factOf(nurses, 'median-wage')).toMatchObject({ value: 101_000, year: '2026' });
      expect(await factOf(nurses, 'employment')).toMatchObject({ value: 3_300_000, year: '2026' });
      expect(await factOf(nurses, 'employment-change')).toMatchObject({ year: '2024–2034' });
      expect(await factOf(cityPath, 'median-wage', 'Ohio')).toMatchObject({ value: 92_000, year: '2026' });
      // No code that the survey alone has becomes a node of the tree.
      expect((await get('/joboccupations/parent')).results).toHaveLength(23);
    },
  );

  test('projections bring their span of years', async () => {
    await put('projections_2025_2035.json', projectionsJson('BLS Employment Projections 2025-2035'));
    expect(await last()).toMatchObject({ kind: 'loaded' });
    expect(await factOf(nurses, 'annual-openings')).toMatchObject({ value: 200_500, year: '2025–2035' });
  });

  test('of several editions in a folder the newest is taken, and a server that starts has it', async () => {
    for (const [year, rent] of [
      [2024, 1400],
      [2025, 1500],
    ] as const)
      await put(`acs5_${year}.json`, acsText({ '39049': { rent, homeValue: 1, householdIncome: 1 } }));
    expect(JSON.stringify(await load())).toContain('Left alone, a newer one is beside it: acs5_2024.json.');
    expect(await factOf(cityPath, 'median-rent')).toMatchObject({ value: 1500, year: '2021–2025' });
    const started = loadedTables(server.deps.db);
    await started.refresh();
    expect(started.table('counties').rows).toEqual(tables.table('counties').rows);
  });

  test('another server of the database takes them over a minute later', async () => {
    let now = 0;
    const other = loadedTables(server.deps.db, () => now);
    await put('acs5_2024.json', acsText({ '39049': { rent: 1400, homeValue: 1, householdIncome: 1 } }));
    await load();
    const rent = () => other.table('counties').rows.find(({ fips }) => fips === '39049')?.rent;
    now = 59_000;
    expect(rent()).toBe(1233);
    now = 61_000;
    await expect.poll(rent).toBe(1400);
  });
});

describe('what is refused, by name and with nothing changed', () => {
  test.each(refusedFigures())('%s', async (_, name, text, message) => {
    // What is beside it and is in order stays out as well.
    await put('national_M2026_dl.csv', nationalCsv());
    await put(name, text);
    expect(await last()).toEqual(failure(message));
    expect(await server.deps.db.query('SELECT 1 FROM reference_figures')).toEqual([]);
    expect(await factOf(nurses, 'median-wage')).toMatchObject({ value: 97_550, year: '2025' });
    expect(await factOf(cityPath, 'median-rent')).toMatchObject({ value: 1233, year: '2019–2023' });
  });

  test('figures older than the loaded ones; the same year again is taken', async () => {
    const rent = (value: number) => acsText({ '39049': { rent: value, homeValue: 1, householdIncome: 1 } });
    await put('acs5_2025.json', rent(1500));
    await last();
    await rm(join(folder, 'acs5_2025.json'));
    await put('acs5_2024.json', rent(1400));
    expect(await last()).toEqual(
      failure(/is of 2020–2024, which is older than what is there \(.*2021–2025\)/),
    );
    await rm(join(folder, 'acs5_2024.json'));
    await put('acs5_2025.json', rent(1550));
    expect(await last()).toMatchObject({ kind: 'loaded' });
    expect(await factOf(cityPath, 'median-rent')).toMatchObject({ value: 1550, year: '2021–2025' });
  });

  test('loaded figures that an update of the program has overtaken are not shown', async () => {
    await server.deps.db.query(
      `INSERT INTO reference_figures (name, year, file, columns, rows)
       VALUES ('state-wages', '2024', 'old.json', '["code","OH"]', '[["29-1141", 1]]')`,
    );
    await tables.refresh();
    expect(await factOf(cityPath, 'median-wage', 'Ohio')).toMatchObject({ year: '2025' });
  });
});
