import type { Db, Queryable } from '../db/db.ts';

/** How far a reader has read the changes of postings: a snapshot of the database, as PostgreSQL writes it. */
export type ChangePosition = string;

/** What changed since a position; `all`: not told one by one, or not anymore. */
export type PostingChanges = { position: ChangePosition; ids: number[]; isAll: boolean };

/** The position of now: what was committed is read, all else is to come. */
export async function currentPosition(db: Queryable): Promise<ChangePosition> {
  const [row] = await db.query<{ position: string }>('SELECT pg_current_snapshot()::text AS position');
  if (!row) throw new Error('The database does not say which changes are committed.');
  return row.position;
}

/**
 * The postings of transactions that committed since a position, each once, whatever order they committed in. One statement, so that the new
 * position and the rows are those of one snapshot.
 */
export async function changesSince(db: Queryable, position: ChangePosition): Promise<PostingChanges> {
  const [row] = await db.query<{ position: string; isLost: boolean; ids: string }>(changesSql, [position]);
  if (!row) throw new Error('The database does not say which postings changed.');
  const ids = row.ids === '' ? [] : row.ids.split(',').map(Number);
  return { position: row.position, ids, isAll: row.isLost || ids.includes(0) };
}

// A row that came from a dump may name a transaction that is still to come: it is no change of this database.
const changesSql = `
SELECT pg_current_snapshot()::text AS position,
  coalesce((SELECT tx FROM posting_change_mark ORDER BY tx LIMIT 1) > pg_snapshot_xmin($1::pg_snapshot), false) AS "isLost",
  coalesce((SELECT string_agg(DISTINCT posting_id::text, ',') FROM posting_change
    WHERE tx >= pg_snapshot_xmin($1::pg_snapshot) AND tx < pg_snapshot_xmax(pg_current_snapshot())
      AND NOT pg_visible_in_snapshot(tx, $1::pg_snapshot)), '') AS ids`;

/** Days in which a saved index can go on from where it was. */
const keptDays = 7;

/** Removes changes, and saved indexes, that are older than a saved index is believed to be. */
export async function pruneChanges(db: Db, now: Date): Promise<void> {
  const [pruned] = await db.query<{ count: number }>(pruneSql, [now.toISOString(), keptDays]);
  // Nobody vacuums PGlite.
  if (pruned && pruned.count > 0 && db.kind === 'pglite') await db.query('VACUUM posting_change');
}

// The mark that was made before all that is kept says where it begins. What names a transaction to come is from a dump.
const pruneSql = `
WITH made AS (
  INSERT INTO posting_change_mark (tx, at) VALUES (pg_snapshot_xmin(pg_current_snapshot()), $1::timestamptz)
  ON CONFLICT DO NOTHING
), first AS MATERIALIZED (
  SELECT coalesce((SELECT tx FROM posting_change_mark
    WHERE at < $1::timestamptz - make_interval(days => $2::int) AND tx < pg_snapshot_xmax(pg_current_snapshot())
    ORDER BY tx DESC LIMIT 1), '0'::xid8) AS tx
), marks AS (
  DELETE FROM posting_change_mark m USING first
  WHERE m.tx < first.tx OR m.tx >= pg_snapshot_xmax(pg_current_snapshot())
), saves AS (
  DELETE FROM posting_index_save WHERE saved_at < $1::timestamptz - make_interval(days => 5 * $2::int)
), changes AS (
  DELETE FROM posting_change c USING first
  WHERE c.tx < first.tx OR c.tx >= pg_snapshot_xmax(pg_current_snapshot()) RETURNING 1
)
SELECT count(*)::int AS count FROM changes`;
