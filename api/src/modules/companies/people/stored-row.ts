import type { DirectoryField } from '@foothold/core/entities/company/directory-trust.ts';
import type { Queryable } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { directoryMessage } from '../directory.messages.ts';

/** What a person wrote into a row, as the table has it. */
export type Written = {
  company_name: string;
  address: string;
  city: string;
  state: string;
  country: string;
  city_id: number | null;
  lat: number | null;
  lng: number | null;
  url: string;
  jobs_url: string;
  description: string;
  categories: string[];
  from_person: boolean;
  /** The one person who says anything of this employer; null where others do, too. */
  owner_id: string | null;
  /** Fields whose value one person alone says. */
  unconfirmed: DirectoryField[];
  is_waiting: boolean;
};
/** A row with its employer. */
export type Stored = Written & {
  id: string;
  employer_id: string;
  place_key: string;
  group_name: string;
  updated: number;
};

/**
 * A row as a change keeps it. Only who holds a row changes it, so that it is told by whether it was held at all: what a deleted
 * account leaves says nothing of whose it was.
 */
export type StoredRow = Omit<Stored, 'owner_id'> & { isOwned: boolean };

/** The row for keeping. */
export function rowToKeep({ owner_id: owner, ...row }: Stored): StoredRow {
  return { ...row, isOwned: owner !== null };
}

const columns =
  'company_name, address, city, state, country, city_id, lat, lng, url, jobs_url, description, categories, from_person, owner_id, unconfirmed, is_waiting';

/** A row with the lock that a change of it needs; 404 `company-not-found`. */
export async function storedRow(tx: Queryable, id: string): Promise<Stored> {
  const [row] = await tx.query<Stored>(
    `SELECT l.id::text AS id, l.employer_id::text AS employer_id, l.place_key, e.group_name, ${columns
      .split(', ')
      .map((name) => `l.${name}`)
      .join(', ')}, (extract(epoch FROM l.updated_at) * 1000)::float8 AS updated
     FROM employer_location l JOIN employer e ON e.id = l.employer_id WHERE l.id = $1::bigint FOR UPDATE OF l`,
    [id],
  );
  if (!row) throw notFound('company', directoryMessage('company-not-found'));
  return row;
}

/** Writes a new row, under its former number where it had one; answers its number. */
export async function insertRow(
  tx: Queryable,
  { employerId, row, now, id }: { employerId: string; row: Written; now: Date; id: string | null },
): Promise<string> {
  const [made] = await tx.query<{ id: string }>(
    `INSERT INTO employer_location (id, employer_id, place_key, ${columns}, updated_at)
     SELECT n.id, $2::bigint, 'p:' || n.id, $3, $4, $5, $6, $7, $8::int, $9::float8, $10::float8, $11, $12, $13,
       ARRAY(SELECT jsonb_array_elements_text($14::text::jsonb)), true, $15,
       ARRAY(SELECT jsonb_array_elements_text($16::text::jsonb)), $17::bool, $18::timestamptz
     FROM (SELECT coalesce($1::bigint, nextval(pg_get_serial_sequence('employer_location', 'id'))) AS id) n
     RETURNING id::text AS id`,
    [id, employerId, ...valuesOf(row), now.toISOString()],
  );
  if (!made) throw new Error('The company could not be added.');
  if (!row.is_waiting) await forgetPlaceless(tx, employerId);
  return made.id;
}

/** Nobody but a list or a person knew the employer, and not where: now it is known. */
export async function forgetPlaceless(tx: Queryable, employerId: string): Promise<void> {
  await tx.query(
    `DELETE FROM employer_location WHERE employer_id = $1::bigint AND place_key = ''
       AND NOT from_postings AND NOT from_list AND NOT from_person`,
    [employerId],
  );
}

const valuesOf = (row: Written) => [
  row.company_name,
  row.address,
  row.city,
  row.state,
  row.country,
  row.city_id,
  row.lat,
  row.lng,
  row.url,
  row.jobs_url,
  row.description,
  JSON.stringify(row.categories),
  row.owner_id,
  // Rows that were kept before there were proposals have neither.
  JSON.stringify(row.unconfirmed ?? []),
  row.is_waiting ?? false,
];

/** Writes a row again, always later than before, so that two changes in one millisecond differ. */
export async function writeRow(tx: Queryable, id: string, row: Written, now: Date): Promise<void> {
  await tx.query(
    `UPDATE employer_location SET company_name = $2, address = $3, city = $4, state = $5, country = $6, city_id = $7::int,
       lat = $8::float8, lng = $9::float8, url = $10, jobs_url = $11, description = $12,
       categories = ARRAY(SELECT jsonb_array_elements_text($13::text::jsonb)), owner_id = $14,
       unconfirmed = ARRAY(SELECT jsonb_array_elements_text($15::text::jsonb)), is_waiting = $16::bool, from_person = $17,
       updated_at = greatest(date_trunc('milliseconds', $18::timestamptz), date_trunc('milliseconds', updated_at) + interval '1 millisecond')
     WHERE id = $1::bigint`,
    [id, ...valuesOf(row), row.from_person, now.toISOString()],
  );
}
