import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realFile } from '../core/test-data/real-files.ts';
import { referenceTables, tableText } from './reference-build.ts';
import type { ReferenceTable } from './reference-kit.ts';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const real = fileURLToPath(realFile(''));
const kept = (name: string) => readFileSync(path(`../api/reference/${name}.json`), 'utf8');
const names = [
  'metros',
  'counties',
  'occupations',
  'wages',
  'parities',
  'rents',
  'metro-wages',
  'climate',
] as const;
const table = (name: string) => JSON.parse(kept(name)) as ReferenceTable;

/** The row of a key by column names. */
function row({ columns, rows }: ReferenceTable, key: string) {
  const found = rows.find(([first]) => first === key);
  return found && Object.fromEntries(columns.map((column, at) => [column, found[at]]));
}

describe('the tables in the repository', () => {
  test('have the counts of their publishers and are small', () => {
    const counts = names.map((name) => table(name).rows.length);
    // 1,447 nodes of the classification and the five groups that only the survey knows.
    // Of price parities 387 metros, 50 states, the District of Columbia and the country.
    expect(counts).toEqual([935, 3222, 1452, 829, 439, 4764, 471, 183]);
    const bytes = names.reduce((sum, name) => sum + Buffer.byteLength(kept(name)), 0);
    expect(bytes).toBeLessThan(3_000_000);
  });

  test.each(names)(
    '%s: each column has one source, each row all columns, no figure is impossible',
    (name) => {
      const { sources, columns, rows } = table(name);
      for (const { agency, dataset, year } of sources) {
        expect(agency).toMatch(/^U\.S\. /);
        expect(dataset).not.toBe('');
        expect(year).toMatch(/^(?:19|20)\d\d(–20\d\d)?$/);
      }
      const named = sources.flatMap((source) => source.columns);
      expect(named.every((column) => columns.includes(column))).toBe(true);
      expect(new Set(named).size).toBe(named.length);
      const signed = new Set(['lat', 'lng', 'change']);
      for (const cells of rows) {
        expect(cells.length, String(cells[0])).toBe(columns.length);
        for (const [at, cell] of cells.entries())
          if (typeof cell === 'number' && !signed.has(columns[at] ?? ''))
            expect(cell, `${cells[0]} ${columns[at]}`).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
    },
  );

  test('say what the publishers say', () => {
    expect(row(table('metros'), '18140')).toMatchObject({
      name: 'Columbus, OH',
      type: 'metro',
      population: 2_180_271,
    });
    expect(row(table('metros'), '10300')).toMatchObject({
      name: 'Adrian, MI',
      type: 'micro',
      population: 97_520,
    });
    // The estimates leave Puerto Rico out.
    expect(row(table('metros'), '10380')).toMatchObject({ name: 'Aguadilla, PR', population: null });
    expect(row(table('counties'), '39049')).toMatchObject({
      state: 'OH',
      name: 'Franklin County',
      metro: '18140',
    });
    expect(row(table('counties'), '39049')).toMatchObject({
      rent: 1233,
      homeValue: 265_700,
      householdIncome: 73_795,
    });
    expect(row(table('counties'), '06037')).toMatchObject({ metro: '31080', population: 9_848_406 });
    expect(row(table('counties'), '51600')).toMatchObject({ name: 'Fairfax city', metro: '47900' });
    expect(row(table('counties'), '35013')).toMatchObject({ name: 'Doña Ana County', metro: '29740' });
    expect(row(table('occupations'), '15-1252')).toMatchObject({
      parent: '15-1250',
      median: 135_980,
      openings: 115_200,
    });
    expect(row(table('occupations'), '29-1141')).toMatchObject({
      title: 'Registered Nurses',
      p10: 68_940,
      change: 4.9,
    });
    expect(row(table('occupations'), '11-0000')).toMatchObject({ parent: '', median: null });
    expect(row(table('wages'), '15-1252')).toMatchObject({ OH: 114_090 });
    expect(row(table('parities'), '12420')).toMatchObject({ all: 98.066 });
    expect(row(table('parities'), 'CA')).toMatchObject({ all: 110.72, housing: 154.346 });
    expect(row(table('parities'), 'US')).toMatchObject({ all: 100, goods: 99.567 });
    expect(row(table('rents'), '01001')).toMatchObject({
      area: 'Montgomery, AL MSA',
      rent1: 870,
      rent4: 1537,
    });
    expect(row(table('rents'), '2502507000')).toMatchObject({ town: 'Boston city', rent2: 2941 });
    expect(row(table('metro-wages'), '11-1021')).toMatchObject({ 10180: 86_200 });
    expect(row(table('climate'), 'USW00026409')).toMatchObject({ state: 'AK' });
  });
});

const hasReal = existsSync(join(real, 'geo'));
process.stdout.write(
  `Reference tables: ${hasReal ? `made again of ${real}` : 'the published files are not here'}.\n`,
);
test.runIf(hasReal)('the published files give these very tables', () => {
  const made = referenceTables(real);
  expect(Object.keys(made).sort()).toEqual([...names].sort());
  for (const name of names) expect(tableText(made[name] as ReferenceTable), name).toBe(kept(name));
});

describe('the script, on made files', () => {
  let folder: string;
  const put = (name: string, content: string | object) =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reference-build-'));
    await mkdir(join(folder, 'geo'));
    await mkdir(join(folder, 'occupations'));
    await put(
      'geo/census_2024_Gaz_cbsa_national.txt',
      'CSAFP\tGEOID\tNAME\tCBSA_TYPE\tINTPTLAT\tINTPTLONG   \n101\t20002\tNorth, OH-KY Metro Area\t1\t40.5\t-83.25   \n\t10001\tSouth, OH Micro Area\t2\t39.12345\t-82   \n',
    );
    await put(
      'geo/census_cbsa-est2023-alldata.csv',
      'CBSA,NAME,POPESTIMATE2023,LSAD\n20002,"North, OH-KY",900,Metropolitan Statistical Area\n20002,"North, OH-KY",1,Metropolitan Division\n20002,"Oak County, OH",800,County or equivalent\n',
    );
    await put('geo/census_acs_counties.json', {
      '39002': {
        name: 'Oak County, Ohio',
        median_rent: 900,
        median_home_value: -666_666_666,
        median_earnings: 5,
      },
      '39001': { name: 'Elm County, Ohio', median_rent: null },
    });
    await put('geo/bea_county_income_2024.json', { counties: { '39002': { per_capita_income: 50_000 } } });
    await put(
      'occupations/bls_soc_structure_2018.csv',
      'Major Group,Minor Group,Broad Group,Detailed Occupation,Name\n15-0000,,,,Computers\n,15-1000,,,"Programs, and Such"\n,,15-1010,,Makers\n,,,15-1011,Makers\n',
    );
    const wage = { title: 'Makers', emp: 10, med: 60_000 };
    await put('occupations/bls_oews_2025_national.json', { year: '2025', occupations: { '15-1011': wage } });
    await put('occupations/bls_oews_2025_states.json', {
      '39': { name: 'Ohio', occupations: { '15-1011': wage } },
    });
    await mkdir(join(folder, 'reference2'));
    const packed = (name: string, text: string) =>
      writeFile(join(folder, 'reference2', name), gzipSync(text));
    const head =
      'GeoFIPS,GeoName,Region,TableName,LineCode,IndustryClassification,Description,Unit,2023,2024';
    const parity = (code: string, name: string) =>
      [1, 2, 3, 4, 5]
        .map((line) => ` "${code}","${name}", ,T,${line},"...","RPPs","Index",1.5,9${line}.5\n`)
        .join('');
    const notes = '"Note: See the file."\n';
    await packed(
      'bea_marpp_msa_2008_2024.csv.gz',
      `${head}\n${parity('00000', 'United States')}${parity('00999', 'Rest *')}${parity('20002', 'North, OH (Metropolitan Statistical Area)')}${notes}`,
    );
    await put('reference2/bea_sarpp_state_2008_2024.csv', `${head}\n${parity('39000', 'Ohio')}${notes}`);
    await packed(
      'hud_fy2026_fmr_county.tsv.gz',
      `stusps\thud_area_name\tcounty_town_name\tfips\tfmr_0\tfmr_1\tfmr_2\tfmr_3\tfmr_4\nOH\tOak, OH\t\t3900299999\t1\t2\t3\t4\t5\nMA\tBay, MA\tBay town\t2500100001\t6\t7\t8\t9\t10\n`,
    );
    await packed(
      'bls_oews_2025_metro_medians.tsv.gz',
      'cbsa\tarea\tsoc_2018\tannual_median\thourly_median\n20002\tNorth\t15-1011\t50000\t24\n10001\tSouth\t15-1011\t\t\n',
    );
    const months = (by: number) => Array.from({ length: 12 }, (_, at) => at * by).join(' ');
    await put(
      'reference2/noaa_normals_1991_2020_75_cities.tsv',
      `city\tstate\tlat\tlng\tstation\tstation_name\ttmax_f_jan_dec\ttmin_f_jan_dec\tprecip_in_jan_dec\nOak\tOH\t40\t-83\tA1\tOAK AP\t${months(2)}\t${months(1)}\t\n`,
    );
    await put(
      'reference2/noaa_normals_1991_2020_stations.tsv',
      `station\tstate\tname\tlat\tlng\ttmax_f_jan_dec\ttmin_f_jan_dec\tprecip_in_jan_dec\tsnow_in_jan_dec\tprecip_days_jan_dec\nA2\tOH\tELM\t41\t-83\t${months(2)}\t${months(1)}\t\t\t${months(3)}\n`,
    );
    await put('occupations/bls_projections_2024_2034.json', {
      occupations: [{ code: '15-1011', changePct: -2.5, openings: 1.5 }],
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('keeps what is shown, leaves out what cannot be, and sorts', () => {
    const { metros, counties, occupations, wages } = referenceTables(folder);
    expect(metros?.rows).toEqual([
      ['10001', 'South, OH', 'micro', 39.1235, -82, null],
      ['20002', 'North, OH-KY', 'metro', 40.5, -83.25, 900],
    ]);
    const nothing = [null, null, null, null, null];
    expect(counties?.rows).toEqual([
      ['39001', 'OH', 'Elm County', '', null, null, ...nothing, null],
      ['39002', 'OH', 'Oak County', '20002', 900, null, ...nothing, 50_000],
    ]);
    expect(occupations?.rows.map(([code, parent]) => `${code} < ${parent}`)).toEqual([
      '15-0000 < ',
      '15-1000 < 15-0000',
      '15-1010 < 15-1000',
      '15-1011 < 15-1010',
    ]);
    expect(occupations?.rows.at(-1)).toEqual([
      '15-1011',
      '15-1010',
      'Makers',
      10,
      60_000,
      null,
      null,
      -2.5,
      1500,
    ]);
    expect(wages?.rows).toEqual([['15-1011', 60_000]]);
  });

  test('puts together what living costs, and leaves out the rest of the country', () => {
    const { parities, rents, climate, 'metro-wages': metroWages } = referenceTables(folder);
    const figures = [91.5, 92.5, 93.5, 94.5, 95.5];
    expect(parities?.rows).toEqual(['20002', 'OH', 'US'].map((area) => [area, ...figures]));
    expect(rents?.rows).toEqual([
      ['2500100001', 'Bay town', 'Bay, MA', 6, 7, 8, 9, 10],
      ['39002', '', 'Oak, OH', 1, 2, 3, 4, 5],
    ]);
    expect(metroWages?.columns).toEqual(['code', '10001', '20002']);
    expect(metroWages?.rows).toEqual([['15-1011', null, 50_000]]);
    expect(climate?.rows.map(([station, name, , , , , , rain]) => [station, name, rain])).toEqual([
      ['A1', 'OAK AP', ''],
      ['A2', 'ELM', ''],
    ]);
  });

  test('refuses a station with eleven months', async () => {
    const name = join(folder, 'reference2/noaa_normals_1991_2020_stations.tsv');
    const whole = readFileSync(name, 'utf8');
    await writeFile(name, whole.replace('0 2 4', '2 4'));
    expect(() => referenceTables(folder)).toThrow('is not twelve months');
    await writeFile(name, whole);
  });

  test('names the file that is missing', async () => {
    await rm(join(folder, 'geo/bea_county_income_2024.json'));
    expect(() => referenceTables(folder)).toThrow('geo/bea_county_income_2024.json is not in');
  });
});
