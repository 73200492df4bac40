import type { Db, Queryable } from '../../db/db.ts';
import { composeEmployers } from './compose-employers.ts';
import { makeEmployers } from './make-employers.ts';
import { jobSql as job, openPostingSql } from './open-posting.ts';

/** Names that are summed up in one transaction, which others wait for on the embedded database. */
const atOnce = 200;
/** Any number that no other program of the same database takes a lock with. */
const employersLock = 4_660_031;

/** Keeps two processes from writing employers at once; held until the end of the transaction. */
export async function lockEmployers(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [employersLock]);
}

/**
 * Brings the directory up to date with the postings at `now`: call it after postings came, changed, closed or went. The
 * database notes whose postings did (migration 0017), and each of those employers is summed up again, so that it does not
 * matter who wrote, nor whether the last call was cut short. Answers how many employers it summed up.
 */
export async function keepEmployers(
  db: Db,
  now: Date,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  let done = 0;
  await db.query(passedSql, [now.toISOString()]);
  for (;;) {
    if (signal?.aborted) return done;
    const taken = await db.transaction((tx) => takeSome(tx, now));
    if (taken === 0) break;
    done += taken;
  }
  await recompose(db, now);
  // Nobody vacuums PGlite, where the notes would otherwise be read past everything that ever stood in them.
  if (done > 0 && db.kind === 'pglite') await db.query('VACUUM employer_due');
  if (done > atOnce)
    for (const table of ['employer', 'employer_name', 'employer_location'])
      await db.query(db.kind === 'pglite' ? `VACUUM (ANALYZE) ${table}` : `ANALYZE ${table}`);
  return done;
}

/** Puts employers together again that a change of the tables noted. */
async function recompose(db: Db, now: Date): Promise<void> {
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      await lockEmployers(tx);
      const ids = await tx.query<{ id: string }>(
        `DELETE FROM employer_recompose WHERE employer_id IN (SELECT employer_id FROM employer_recompose LIMIT ${atOnce})
         RETURNING employer_id::text AS id`,
      );
      await composeEmployers(
        tx,
        ids.map(({ id }) => id),
        now,
      );
      return ids.length;
    });
    if (taken === 0) return;
  }
}

/** A closing day that passed, and a posting that became a year old, change what is open without anybody writing. */
const passedSql = `
WITH moved AS (
  UPDATE employer_state s SET counted_at = greatest($1::timestamptz, o.counted_at)
  FROM (SELECT counted_at FROM employer_state FOR UPDATE) o RETURNING o.counted_at AS before
)
INSERT INTO employer_due
SELECT DISTINCT p.company_key FROM moved m JOIN posting p
  ON (p.closed_at > m.before AND p.closed_at <= $1::timestamptz)
  OR (p.posted > m.before - interval '1 year' AND p.posted <= $1::timestamptz - interval '1 year')
WHERE m.before > '-infinity' AND p.company_key IS NOT NULL`;

async function takeSome(tx: Queryable, now: Date): Promise<number> {
  await lockEmployers(tx);
  const due = await tx.query<{ key: string }>(
    `WITH part AS MATERIALIZED (SELECT DISTINCT company_key FROM (SELECT company_key FROM employer_due LIMIT ${atOnce * 20}) d LIMIT ${atOnce}),
     taken AS (DELETE FROM employer_due d USING part s WHERE d.company_key = s.company_key)
     SELECT company_key AS key FROM part`,
  );
  const keys = due.map(({ key }) => key);
  if (keys.length === 0) return 0;
  await makeEmployers(tx, keys);
  const ids = await sumUp(tx, keys, now);
  await composeEmployers(tx, ids, now);
  return keys.length;
}

/** Writes what the postings of these names say into their employers and locations; answers the employers' numbers. */
async function sumUp(tx: Queryable, keys: readonly string[], now: Date): Promise<string[]> {
  const at = now.toISOString();
  const rows = await tx.query<{ id: string }>(sumSql, [keys, at]);
  const ids = rows.map(({ id }) => id);
  await tx.query(locationsSql, [keys, at]);
  for (const sql of leftSql) await tx.query(sql, [ids]);
  await tx.query(placelessSql, [ids, at]);
  return ids;
}

const isOpen = openPostingSql('$2::timestamptz');

/** OFFSET 0 keeps the planner from reading all postings for the few of some employers. */
const ownPostings = 'SELECT * FROM posting p WHERE p.company_key = m.name_key OFFSET 0';

const sumSql = `
WITH mine AS MATERIALIZED (
  SELECT id, name_key FROM employer WHERE takes_postings AND name_key = ANY ($1::text[])
), own AS MATERIALIZED (
  SELECT m.id AS employer_id, ${job} AS job, p.posted, p.category, p.source, ${isOpen} AS is_open, p.added_at
  FROM mine m CROSS JOIN LATERAL (${ownPostings}) p
), summed AS (
  SELECT employer_id, count(DISTINCT job) FILTER (WHERE is_open) AS open_count,
    max(posted) FILTER (WHERE is_open) AS newest, bool_and(source = 'sample') AS is_sample, max(added_at) AS added_at
  FROM own GROUP BY employer_id
), trades AS (
  SELECT employer_id, array_agg(category ORDER BY n DESC, category) AS categories FROM (
    SELECT employer_id, category, count(*) AS n,
      row_number() OVER (PARTITION BY employer_id ORDER BY count(*) FILTER (WHERE is_open) DESC, count(*) DESC, category) AS place
    FROM own WHERE category <> '' GROUP BY employer_id, category
  ) c WHERE place <= 8 GROUP BY employer_id
)
UPDATE employer e SET open_count = coalesce(s.open_count, 0), newest = s.newest, has_postings = s.employer_id IS NOT NULL,
  is_sample = coalesce(s.is_sample, false), postings_at = s.added_at, posting_categories = coalesce(t.categories, '{}')
FROM mine m LEFT JOIN summed s ON s.employer_id = m.id LEFT JOIN trades t ON t.employer_id = m.id
WHERE e.id = m.id RETURNING e.id::text AS id`;

const locationsSql = `
WITH mine AS MATERIALIZED (
  SELECT id, name_key FROM employer WHERE takes_postings AND name_key = ANY ($1::text[])
), spots AS (
  SELECT m.id AS employer_id, l.city_id, count(DISTINCT ${job}) FILTER (WHERE ${isOpen}) AS open_count
  FROM mine m CROSS JOIN LATERAL (${ownPostings}) p
  CROSS JOIN LATERAL (SELECT l.city_id FROM posting_location l WHERE l.posting_id = p.id AND l.city_id IS NOT NULL OFFSET 0) l
  GROUP BY m.id, l.city_id
), there AS (
  INSERT INTO employer_location AS o
    (employer_id, place_key, city, state, country, city_id, lat, lng, open_count, from_postings, updated_at)
  SELECT s.employer_id, 'c:' || s.city_id, c.name, c.state, c.country, s.city_id, c.lat, c.lng, s.open_count, true, $2::timestamptz
  FROM spots s CROSS JOIN LATERAL (SELECT * FROM city c WHERE c.id = s.city_id OFFSET 0) c
  ON CONFLICT (employer_id, place_key) DO UPDATE SET open_count = excluded.open_count, from_postings = true
    WHERE (o.open_count, o.from_postings) IS DISTINCT FROM (excluded.open_count, true)
)
UPDATE employer_location o SET open_count = 0, from_postings = false
FROM mine m WHERE o.employer_id = m.id AND o.from_postings
  AND NOT EXISTS (SELECT FROM spots s WHERE s.employer_id = o.employer_id AND s.city_id = o.city_id)`;

/** What nobody names any more goes; who is known by postings without a place has one row without one. */
const leftSql = [
  `DELETE FROM employer_location l WHERE l.employer_id = ANY ($1::bigint[]) AND l.place_key <> ''
     AND NOT l.from_postings AND NOT l.from_list AND NOT l.from_person`,
  `DELETE FROM employer_location l WHERE l.employer_id = ANY ($1::bigint[]) AND l.place_key = ''
     AND NOT l.from_postings AND NOT l.from_list AND NOT l.from_person
     AND l.employer_id = ANY (ARRAY(
       SELECT o.employer_id FROM employer_location o WHERE o.employer_id = ANY ($1::bigint[]) AND o.place_key <> '' AND NOT o.is_waiting))`,
];

const placelessSql = `
WITH empty AS MATERIALIZED (
  SELECT e.id, e.name_key FROM employer e WHERE e.id = ANY ($1::bigint[]) AND NOT e.id = ANY (ARRAY(
    SELECT l.employer_id FROM employer_location l WHERE l.employer_id = ANY ($1::bigint[]) AND NOT l.is_waiting))
)
INSERT INTO employer_location (employer_id, place_key, country, state, updated_at)
SELECT e.id, '', coalesce(a.country, ''), coalesce(a.state, ''), $2::timestamptz FROM empty e
LEFT JOIN LATERAL (
  SELECT split_part(area, '-', 1) AS country, split_part(area, '-', 2) AS state
  FROM posting p CROSS JOIN LATERAL unnest(p.areas) area
  WHERE p.company_key = e.name_key AND area <> 'ZZ' GROUP BY area ORDER BY count(*) DESC, length(area) DESC, area LIMIT 1
) a ON true`;
