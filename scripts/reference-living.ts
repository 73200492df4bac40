import type { Cell } from '../api/src/reference/reference-figures.ts';
import { recordsOf, stateCode, type TableRecord } from '../api/src/reference/reference-records.ts';
import type { Files, ReferenceTable } from './reference-kit.ts';

/** What living somewhere costs and is like: price parities, rents, wages by metro, climate normals. */
export function livingTables(
  files: Files,
): Record<'parities' | 'rents' | 'metro-wages' | 'climate', ReferenceTable> {
  return {
    parities: parities(files),
    rents: rents(files),
    'metro-wages': metroWages(files),
    climate: climate(files),
  };
}

const byText = (a: readonly Cell[], b: readonly Cell[]) => (String(a[0]) < String(b[0]) ? -1 : 1);

/** The lines of the bureau's tables in their own numbering. */
const parityLines = ['all', 'goods', 'housing', 'utilities', 'services'] as const;
const parityYear = '2024';

/** Regional price parities of metros (by CBSA code), states and the country; the United States together are 100. */
function parities(files: Files): ReferenceTable {
  const areas = new Map<string, Cell[]>();
  for (const name of ['bea_marpp_msa_2008_2024.csv.gz', 'bea_sarpp_state_2008_2024.csv']) {
    const { text } = files(`reference2/${name}`);
    // The notes below the table have one cell each.
    const table = text.slice(0, text.indexOf('"Note:'));
    for (const row of recordsOf(name, table)) {
      const area = parityArea(name, row);
      const line = Number(row.LineCode) - 1;
      const value = Number(row[parityYear]);
      if (!area) continue;
      if (!parityLines[line] || !(value > 0)) throw new Error(`${name}: ${row.GeoName} has no figure.`);
      const cells = areas.get(area) ?? [area, ...parityLines.map(() => null)];
      cells[line + 1] = value;
      areas.set(area, cells);
    }
  }
  return {
    sources: [
      {
        agency: 'U.S. Bureau of Economic Analysis',
        dataset: 'Regional price parities',
        year: parityYear,
        columns: parityLines,
      },
    ],
    columns: ['area', ...parityLines],
    rows: [...areas.values()].sort(byText),
  };
}

function parityArea(file: string, { GeoFIPS = '', GeoName = '' }: TableRecord): string | null {
  // The bureau writes its codes as ` "10180"`.
  const code = GeoFIPS.replaceAll('"', '').trim();
  if (code === '00000') return 'US';
  // The rest of the country outside metros, which is no place to live in.
  if (code === '00999') return null;
  return GeoName.includes('Statistical Area') ? code : stateCode(file, GeoName);
}

const bedrooms = [0, 1, 2, 3, 4] as const;

/** Fair market rents by county (five digits) and in New England by town (ten digits), in dollars a month. */
function rents(files: Files): ReferenceTable {
  const { name, text } = files('reference2/hud_fy2026_fmr_county.tsv.gz');
  const rows = recordsOf(name, text, '\t').map(({ fips = '', ...row }): Cell[] => {
    const isCounty = fips.endsWith('99999');
    const amounts = bedrooms.map((count) => Number(row[`fmr_${count}`]));
    if (!/^\d{10}$/.test(fips) || amounts.some((amount) => !(amount > 0)))
      throw new Error(`${name}: ${row.countyname} has no rents.`);
    return [
      isCounty ? fips.slice(0, 5) : fips,
      isCounty ? '' : (row.county_town_name ?? ''),
      row.hud_area_name ?? '',
      ...amounts,
    ];
  });
  const columns = bedrooms.map((count) => `rent${count}`);
  return {
    sources: [
      {
        agency: 'U.S. Department of Housing and Urban Development',
        dataset: 'Fair market rents, with utilities, fiscal year',
        year: '2026',
        columns,
      },
    ],
    columns: ['fips', 'town', 'area', ...columns],
    rows: rows.sort(byText),
  };
}

/** Median wages by occupation, a column for each metro. */
function metroWages(files: Files): ReferenceTable {
  const { name, text } = files('reference2/bls_oews_2025_metro_medians.tsv.gz');
  const records = recordsOf(name, text, '\t');
  const metros = [...new Set(records.map(({ cbsa = '' }) => cbsa))].sort();
  const place = new Map(metros.map((metro, at) => [metro, at + 1]));
  const rows = new Map<string, Cell[]>();
  for (const { cbsa = '', soc_2018: code = '', annual_median = '' } of records) {
    const cells = rows.get(code) ?? [code, ...metros.map(() => null)];
    const wage = Number(annual_median);
    if (annual_median !== '' && wage > 0) cells[place.get(cbsa) ?? 0] = wage;
    rows.set(code, cells);
  }
  return {
    sources: [
      {
        agency: 'U.S. Bureau of Labor Statistics',
        dataset: 'Occupational Employment and Wage Statistics',
        year: '2025',
        columns: metros,
      },
    ],
    columns: ['code', ...metros],
    rows: [...rows.values()].sort(byText),
  };
}

const climateColumns = ['high', 'low', 'precipitation', 'snow', 'wetDays'] as const;

/** Monthly normals of weather stations: twelve values in a cell, January first, in °F and inches; '' where none are published. */
function climate(files: Files): ReferenceTable {
  const cities = 'noaa_normals_1991_2020_75_cities.tsv';
  const stations = 'noaa_normals_1991_2020_stations.tsv';
  const read = (name: string) => recordsOf(name, files(`reference2/${name}`).text, '\t');
  const months = (file: string, text = '') => {
    const values = text === '' ? [] : text.split(' ').map(Number);
    if (values.some(Number.isNaN) || (values.length !== 12 && values.length !== 0))
      throw new Error(`${file}: “${text}” is not twelve months.`);
    return values.join(' ');
  };
  const cells = (file: string, row: TableRecord): string[] =>
    ['tmax_f', 'tmin_f', 'precip_in', 'snow_in', 'precip_days'].map((one) =>
      months(file, row[`${one}_jan_dec`]),
    );
  const rows = new Map<string, Cell[]>();
  for (const row of read(cities)) {
    const { station = '', station_name = '', state = '', lat, lng } = row;
    rows.set(station, [station, station_name, state, Number(lat), Number(lng), ...cells(cities, row)]);
  }
  // The list of stations knows where each stands, and its snow: it counts where a station is in both.
  for (const row of read(stations)) {
    const { station = '', name = '', state = '', lat, lng } = row;
    rows.set(station, [station, name, state, Number(lat), Number(lng), ...cells(stations, row)]);
  }
  return {
    sources: [
      {
        agency: 'U.S. National Oceanic and Atmospheric Administration',
        dataset: 'Climate normals',
        year: '1991–2020',
        columns: climateColumns,
      },
    ],
    columns: ['station', 'name', 'state', 'lat', 'lng', ...climateColumns],
    rows: [...rows.values()].sort(byText),
  };
}
