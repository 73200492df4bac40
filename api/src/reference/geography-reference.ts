import type { GeoFact, GeoRow } from '@foothold/core/geography/geo.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import timeZoneAt from '@photostructure/tz-lookup';
import type { County, GeographyReference } from '../modules/geography/reference.ts';
import type { FinderOptions } from '../providers/geocoder/place-finder.ts';
import type { CountyArea } from '../providers/geocoder/wide-places.ts';
import { cityLiving } from './city-living.ts';
import { occupationFacts } from './occupation-facts.ts';
import type { Table } from './reference-figures.ts';
import { builtInTables, ofTable, type ReferenceTables, sourceOf } from './reference-tables.ts';

const countyFigures = [
  ['rent', 'median-rent', 'usd-month'],
  ['homeValue', 'median-home-value', 'usd'],
  ['householdIncome', 'median-household-income', 'usd-year'],
  ['perCapitaIncome', 'per-capita-income', 'usd-year'],
  ['age', 'median-age', 'years'],
  ['poverty', 'poverty-rate', 'percent'],
  ['bachelors', 'bachelors-or-higher', 'percent'],
] as const;

/** The states after the comma of a metro's name: “New York-Newark-Jersey City, NY-NJ”. */
function statesOf(name: string): string[] {
  return name
    .slice(name.lastIndexOf(',') + 1)
    .trim()
    .split('-');
}

function metrosIn({ rows }: Table): GeoRow[] {
  return rows
    .map(({ code, name, lat, lng, population }): GeoRow => {
      const at = { lat: Number(lat), lng: Number(lng) };
      return {
        id: String(code),
        name: String(name),
        code: String(code),
        country: 'US',
        stateCode: statesOf(String(name))[0] ?? '',
        ...at,
        population: typeof population === 'number' ? population : null,
        timeZone: timeZoneAt(at.lat, at.lng),
      };
    })
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0) || (a.name < b.name ? -1 : 1));
}

function countiesIn(table: Table): Map<string, County> {
  return new Map(
    table.rows.map((row) => {
      const state = String(row.state);
      const area = `${row.name}, ${state}`;
      const facts = countyFigures.flatMap(([column, key, unit]): GeoFact[] => {
        const value = row[column];
        return typeof value === 'number' ? [{ key, value, unit, area, ...sourceOf(table, column) }] : [];
      });
      const county = { name: String(row.name), metroCode: String(row.metro ?? ''), facts };
      return [`${state}-${String(row.fips).slice(2)}`, county];
    }),
  );
}

function countyAreasIn({ rows }: Table): CountyArea[] {
  return rows.map(({ fips, state, name, metro }) => ({
    state: String(state),
    code: String(fips).slice(2),
    name: String(name),
    metroCode: String(metro ?? ''),
  }));
}

function populationsIn({ rows }: Table): Map<string, number> {
  const people = new Map<string, number>();
  for (const { state, population } of rows)
    people.set(String(state), (people.get(String(state)) ?? 0) + Number(population ?? 0));
  return people;
}

/** What the geography calls know of the United States, from the tables in api/reference and what was loaded over them. */
export function geographyReference(tables: ReferenceTables): GeographyReference {
  const metros = ofTable(tables, 'metros', metrosIn);
  const metrosByCode = ofTable(tables, 'metros', () => new Map(metros().map((metro) => [metro.code, metro])));
  const counties = ofTable(tables, 'counties', countiesIn);
  const populations = ofTable(tables, 'counties', populationsIn);
  const { national, stateWage, metroWage } = occupationFacts(tables);
  return {
    metros,
    metrosOfState: (state) => metros().filter(({ name }) => statesOf(name).includes(state)),
    metroByCode: (code) => metrosByCode().get(code) ?? null,
    countyOf: (state, code) => counties().get(`${state}-${code}`) ?? null,
    statePopulation: (state) => populations().get(state) ?? null,
    wages: ({ stateCode, metro }, occupation) => {
      if (!occupation) return [];
      const near = metro && metroWage(occupation, metro.code, metro.name);
      const local = stateWage(occupation, stateCode, regionName('US', stateCode));
      const country = national(occupation).filter(({ key }) => key === 'median-wage');
      return [...(near ? [near] : []), ...(local ? [local] : []), ...country];
    },
    living: cityLiving(tables),
  };
}

/** The metros that the geocoder finds by name and by point; without tables, the built-in ones. */
export function finderOptions(tables: ReferenceTables = builtInTables): FinderOptions {
  const reference = geographyReference(tables);
  return {
    metros: reference.metros,
    counties: ofTable(tables, 'counties', countyAreasIn),
    metroOf: ({ country, stateCode }, county) => {
      const code = country === 'US' ? reference.countyOf(stateCode, county)?.metroCode : undefined;
      return code ? reference.metroByCode(code) : null;
    },
  };
}
