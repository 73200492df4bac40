import { foldPlaceName } from '@foothold/core/domain/place-name.ts';
import { type Files, type ReferenceTable, stateCode } from './reference-kit.ts';

const census = 'U.S. Census Bureau';

type AcsCounty = {
  name: string;
  median_rent?: number | null;
  median_home_value?: number | null;
  median_household_income?: number | null;
  median_age?: number | null;
  poverty_rate?: number | null;
  bachelors_or_higher_pct?: number | null;
  population?: number | null;
};

/** Metropolitan areas and counties out of the files of the Census Bureau and the Bureau of Economic Analysis. */
export function placeTables(files: Files): { metros: ReferenceTable; counties: ReferenceTable } {
  const estimates = files.csv('geo/census_cbsa-est2023-alldata.csv');
  return { metros: metros(files, estimates), counties: counties(files, estimates) };
}

function metros(files: Files, estimates: Record<string, string>[]): ReferenceTable {
  const people = new Map(
    estimates
      .filter(({ LSAD }) => LSAD?.startsWith('M') && !LSAD.includes('Division'))
      .map(({ CBSA, POPESTIMATE2023 }) => [CBSA, Number(POPESTIMATE2023)]),
  );
  const rows = files.csv('geo/census_2024_Gaz_cbsa_national.txt', '\t').map((row) => {
    const code = row.GEOID ?? '';
    const name = (row.NAME ?? '').replace(/ (?:Metro|Micro) Area$/, '');
    return [
      code,
      name,
      row.CBSA_TYPE === '1' ? 'metro' : 'micro',
      degrees(row.INTPTLAT),
      degrees(row.INTPTLONG),
      people.get(code) ?? null,
    ];
  });
  return {
    sources: [
      {
        agency: census,
        dataset: 'Gazetteer files, core-based statistical areas',
        year: '2024',
        columns: ['name', 'lat', 'lng'],
      },
      {
        agency: census,
        dataset: 'Population estimates, core-based statistical areas',
        year: '2023',
        columns: ['population'],
      },
    ],
    columns: ['code', 'name', 'type', 'lat', 'lng', 'population'],
    rows: rows.sort(byFirst),
  };
}

const acsColumns = ['rent', 'homeValue', 'householdIncome', 'age', 'poverty', 'bachelors', 'population'];

function counties(files: Files, estimates: Record<string, string>[]): ReferenceTable {
  const metroOf = new Map(
    estimates
      .filter(({ LSAD }) => LSAD === 'County or equivalent')
      .map(({ NAME = '', CBSA = '' }) => [foldPlaceName(NAME), CBSA]),
  );
  const income = files.json<{ counties: Record<string, { per_capita_income?: number | null }> }>(
    'geo/bea_county_income_2024.json',
  ).counties;
  const acs = files.json<Record<string, AcsCounty>>('geo/census_acs_counties.json');
  const rows = Object.entries(acs).map(([fips, county]) => {
    const at = county.name.lastIndexOf(', ');
    const name = county.name.slice(0, at);
    const state = stateCode(county.name.slice(at + 2));
    return [
      fips,
      state,
      name,
      metroOf.get(foldPlaceName(`${name}, ${state}`)) ?? '',
      figure(county.median_rent),
      figure(county.median_home_value),
      figure(county.median_household_income),
      figure(county.median_age),
      figure(county.poverty_rate),
      figure(county.bachelors_or_higher_pct),
      figure(county.population),
      figure(income[fips]?.per_capita_income),
    ];
  });
  return {
    sources: [
      {
        agency: census,
        dataset: 'American Community Survey, 5-year estimates',
        year: '2019–2023',
        columns: acsColumns,
      },
      {
        agency: census,
        dataset: 'Population estimates, core-based statistical areas',
        year: '2023',
        columns: ['metro'],
      },
      {
        agency: 'U.S. Bureau of Economic Analysis',
        dataset: 'Personal income by county',
        year: '2024',
        columns: ['perCapitaIncome'],
      },
    ],
    columns: ['fips', 'state', 'name', 'metro', ...acsColumns, 'perCapitaIncome'],
    rows: rows.sort(byFirst),
  };
}

/** The bureau writes “not available” as a large negative number. */
function figure(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

function degrees(text: string | undefined): number {
  const value = Number(text);
  if (!text || Number.isNaN(value)) throw new Error(`“${text}” is no coordinate.`);
  return Math.round(value * 10_000) / 10_000;
}

function byFirst([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}
