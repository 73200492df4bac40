import type { Cell, Figures, Table } from '../api/src/reference/reference-figures.ts';
import { countyFigures, metroAreas, metroPeople } from '../api/src/reference/reference-read-places.ts';
import { jsonOf } from '../api/src/reference/reference-records.ts';
import { type Files, type ReferenceTable, tableOf } from './reference-kit.ts';

/** The edition of the county figures that the file holds, which does not name it itself. */
const acsYear = 2023;

/** Metropolitan areas and counties out of the files of the Census Bureau and the Bureau of Economic Analysis. */
export function placeTables(files: Files): { metros: ReferenceTable; counties: ReferenceTable } {
  const { text } = files('geo/census_acs_counties.json');
  const acs = countyFigures({ name: `census_acs_counties_${acsYear}.json`, text });
  const counties: Table['rows'] = acs.rows.map(([fips = '', state = '', name = '']) => ({
    fips,
    state,
    name,
  }));
  const [people, members] = metroPeople(files('geo/census_cbsa-est2023-alldata.csv'), counties) as [
    Figures,
    Figures,
  ];
  const columns = ['fips', 'state', 'name', 'metro', ...acs.columns.slice(3), 'perCapitaIncome'];
  const areas = metroAreas(files('geo/census_2024_Gaz_cbsa_national.txt'));
  return {
    metros: tableOf([...areas.columns, 'population'], [areas, people]),
    counties: tableOf(columns, [acs, members, income(files)]),
  };
}

function income(files: Files): Figures {
  const { name, text } = files('geo/bea_county_income_2024.json');
  const { counties } = jsonOf<{ counties: Record<string, { per_capita_income?: number | null }> }>(
    name,
    text,
  );
  const rows = Object.entries(counties).map(([fips, one]): Cell[] => [fips, one.per_capita_income ?? null]);
  return { publication: 'county-income', year: '2024', columns: ['fips', 'perCapitaIncome'], rows };
}
