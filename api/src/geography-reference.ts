import type { GeoFact, GeoRow } from '@foothold/core/domain/geo.ts';
import { regionName } from '@foothold/core/domain/region.ts';
import timeZoneAt from '@photostructure/tz-lookup';
import type { County, GeographyReference } from './modules/geography/reference.ts';
import { nationalFacts, stateWage } from './occupation-facts.ts';
import type { FinderOptions } from './providers/geocoder/place-finder.ts';
import { referenceTable, sourceOf } from './reference-tables.ts';

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

function readMetros(): GeoRow[] {
  return referenceTable('metros')
    .rows.map(({ code, name, lat, lng, population }): GeoRow => {
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

function readCounties(): Map<string, County> {
  const table = referenceTable('counties');
  return new Map(
    table.rows.map((row) => {
      const state = String(row.state);
      const area = `${row.name}, ${state}`;
      const facts = countyFigures.flatMap(([column, key, unit]): GeoFact[] => {
        const value = row[column];
        return typeof value === 'number' ? [{ key, value, unit, area, ...sourceOf(table, column) }] : [];
      });
      const county = { name: String(row.name), metroCode: String(row.metro), facts };
      return [`${state}-${String(row.fips).slice(2)}`, county];
    }),
  );
}

function readPopulations(): Map<string, number> {
  const people = new Map<string, number>();
  for (const { state, population } of referenceTable('counties').rows)
    people.set(String(state), (people.get(String(state)) ?? 0) + Number(population ?? 0));
  return people;
}

/** Reads once, when first asked. */
function once<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= read();
    return value;
  };
}

const metros = once(readMetros);
const metrosByCode = once(() => new Map(metros().map((metro) => [metro.code, metro])));
const counties = once(readCounties);
const populations = once(readPopulations);

/** What the geography calls know of the United States, from the tables in api/reference. */
export function geographyReference(): GeographyReference {
  return {
    metros,
    metrosOfState: (state) => metros().filter(({ name }) => statesOf(name).includes(state)),
    metroByCode: (code) => metrosByCode().get(code) ?? null,
    countyOf: (state, code) => counties().get(`${state}-${code}`) ?? null,
    statePopulation: (state) => populations().get(state) ?? null,
    wages: (state, occupation) => {
      if (!occupation) return [];
      const local = stateWage(occupation, state, regionName('US', state));
      const national = nationalFacts(occupation).filter(({ key }) => key === 'median-wage');
      return [...(local ? [local] : []), ...national];
    },
  };
}

/** The metros that the geocoder finds by name and by point. */
export function finderOptions(): FinderOptions {
  const reference = geographyReference();
  return {
    metros: reference.metros,
    metroOf: ({ country, stateCode }, county) => {
      const code = country === 'US' ? reference.countyOf(stateCode, county)?.metroCode : undefined;
      return code ? reference.metroByCode(code) : null;
    },
  };
}
