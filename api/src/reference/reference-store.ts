import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import type { Queryable } from '../db/db.ts';
import { ReferenceFileError } from './reference-file-error.ts';
import type { CityRow, PostalCodeRow, TitleRow } from './reference-formats.ts';

const rowsPerStatement = 10_000;

/** Runs `write` over the rows in parts; a stop between two of them undoes the whole transaction. */
async function inParts<Row>(
  rows: readonly Row[],
  signal: AbortSignal,
  write: (part: readonly Row[]) => Promise<unknown>,
) {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    signal.throwIfAborted();
    await write(rows.slice(from, from + rowsPerStatement));
  }
}

/** Notes which edition of a table is in the database, with the rows it has now. */
async function noteEdition(
  tx: Queryable,
  { name, edition, count }: { name: string; edition: string; count: string },
) {
  await tx.query(
    `INSERT INTO reference_edition (name, edition, rows) SELECT $1, $2, count(*)::int FROM ${count}
     ON CONFLICT (name) DO UPDATE SET edition = excluded.edition, rows = excluded.rows, loaded_at = now()`,
    [name, edition],
  );
}

/**
 * Puts cities in the place of those with the same number, with their other names; cities that the file does not have
 * stay, so that a file of the larger ones takes no small one away.
 */
export async function storeCities(
  tx: Queryable,
  rows: readonly CityRow[],
  edition: string,
  signal: AbortSignal,
) {
  await inParts(rows, signal, async (part) => {
    await tx.query('DELETE FROM city WHERE id = ANY($1::int[])', [part.map(({ id }) => id)]);
    await tx.query(
      `INSERT INTO city (id, name, country, state, county, lat, lng, population, is_section, is_capital)
       SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[],
         $8::int[], $9::bool[], $10::bool[])`,
      [
        part.map(({ id }) => id),
        part.map(({ name }) => name),
        part.map(({ country }) => country),
        part.map(({ state }) => state),
        part.map(({ county }) => county),
        part.map(({ lat }) => lat),
        part.map(({ lng }) => lng),
        part.map(({ population }) => population),
        part.map(({ isSection }) => isSection),
        part.map(({ isCapital }) => isCapital),
      ],
    );
  });
  const whole = await tx.query<{ id: number; name: string; country: string }>(
    'SELECT id, name, country FROM city WHERE NOT is_section',
  );
  await inParts(namesOf(rows, whole), signal, (part) =>
    tx.query(
      `INSERT INTO city_name (name_key, city_id)
       SELECT n.key, n.id FROM unnest($1::text[], $2::int[]) AS n (key, id)
       WHERE NOT EXISTS (SELECT 1 FROM city_name c WHERE c.name_key = n.key AND c.city_id = n.id)`,
      [part.map(([key]) => key), part.map(([, id]) => id)],
    ),
  );
  const [present] = await tx.query<{ edition: string }>(
    "SELECT edition FROM reference_edition WHERE name = 'city'",
  );
  const base = present?.edition.split(' + ')[0];
  await noteEdition(tx, { name: 'city', edition: base ? `${base} + ${edition}` : edition, count: 'city' });
}

/** Folded names and the city each leads to: a second name never leads away from a city of the country that bears it. */
function namesOf(
  rows: readonly CityRow[],
  whole: readonly { id: number; name: string; country: string }[],
): [string, number][] {
  const bearers = new Map<string, number>();
  for (const { id, name, country } of whole) bearers.set(`${country}|${foldPlaceName(name)}`, id);
  return rows.flatMap(({ id, name, others, country }) => {
    const own = foldPlaceName(name);
    const keys = others
      // “CMH” is the airport.
      .filter((other) => other.length <= 60 && !/^[A-Z]{2,4}$/.test(other))
      .map(foldPlaceName)
      .filter((key) => /^(?=.*[a-z])[a-z0-9 ]{3,}$/.test(key))
      .filter((key) => (bearers.get(`${country}|${key}`) ?? id) === id);
    return [...new Set([own, ...keys])].filter(Boolean).map((key): [string, number] => [key, id]);
  });
}

/** A country's codes are replaced only by a file with at least this part of them. */
const fewestLeft = 0.5;

/** Puts the postal codes of a file in the place of all codes of its countries; of a code with several places the first stays. */
export async function storePostalCodes(
  tx: Queryable,
  rows: readonly PostalCodeRow[],
  { file, edition, signal }: { file: string; edition: string; signal: AbortSignal },
) {
  const byCode = new Map<string, PostalCodeRow>();
  for (const row of rows)
    if (!byCode.has(`${row.country} ${row.code}`)) byCode.set(`${row.country} ${row.code}`, row);
  const kept = [...byCode.values()];
  const counts = new Map<string, number>();
  // Puerto Rico's codes may come in a file of their own: as those of the US they would replace all others.
  const part = ({ country, state }: PostalCodeRow) => `${country}${state === 'PR' ? '-PR' : ''}`;
  for (const row of kept) counts.set(part(row), (counts.get(part(row)) ?? 0) + 1);
  for (const [area, found] of counts) {
    const where = `country = $1 AND (state = 'PR') = $2`;
    const key = [area.slice(0, 2), area.endsWith('-PR')];
    const [present] = await tx.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM postal_code WHERE ${where}`,
      key,
    );
    if (found < (present?.n ?? 0) * fewestLeft)
      throw new ReferenceFileError(
        file,
        `has ${found} postal codes of ${area}, but ${present?.n} are loaded already; it looks cut off`,
      );
    await tx.query(`DELETE FROM postal_code WHERE ${where}`, key);
  }
  await inParts(kept, signal, (some) =>
    tx.query(
      `INSERT INTO postal_code (country, code, place, state, lat, lng)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])
       ON CONFLICT (country, code) DO NOTHING`,
      [
        some.map(({ country }) => country),
        some.map(({ code }) => code),
        some.map(({ place }) => place),
        some.map(({ state }) => state),
        some.map(({ lat }) => lat),
        some.map(({ lng }) => lng),
      ],
    ),
  );
  await noteEdition(tx, { name: 'postal_code', edition, count: 'postal_code' });
}

/** Puts the other titles of occupations in the place of all that are there. */
export async function storeTitles(
  tx: Queryable,
  rows: readonly TitleRow[],
  { file, edition, signal }: { file: string; edition: string; signal: AbortSignal },
) {
  const [present] = await tx.query<{ n: number }>('SELECT count(*)::int AS n FROM occupation_title');
  if (rows.length < (present?.n ?? 0) * fewestLeft)
    throw new ReferenceFileError(
      file,
      `has ${rows.length} titles, but ${present?.n} are loaded already; it looks cut off`,
    );
  await tx.query('DELETE FROM occupation_title');
  await inParts(rows, signal, (part) =>
    tx.query(
      `INSERT INTO occupation_title (code, title) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT (code, title) DO NOTHING`,
      [part.map(({ code }) => code), part.map(({ title }) => title)],
    ),
  );
  await noteEdition(tx, { name: 'occupation_title', edition, count: 'occupation_title' });
}
