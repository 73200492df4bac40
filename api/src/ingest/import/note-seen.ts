import type { Queryable } from '../../db/db.ts';

type Key = { source: string; externalId: string };

/** A sighting this near to the last one is not worth a write. */
const sameSighting = '6 hours';

/** Notes that postings were seen, in an import or at their source; those that were called old for want of that are not any more. */
export async function noteSeen(db: Queryable, keys: readonly Key[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db.query(
    `WITH seen AS (
       SELECT p.id FROM unnest($1::text[], $2::text[]) AS k (source, external_id)
       JOIN posting p ON p.source = k.source AND p.external_id = k.external_id
     ), noted AS (
       INSERT INTO posting_seen AS s (posting_id, seen_at) SELECT id, $3::timestamptz FROM seen
       ON CONFLICT (posting_id) DO UPDATE SET seen_at = excluded.seen_at
         WHERE s.seen_at < excluded.seen_at - interval '${sameSighting}'
     )
     UPDATE posting p SET is_stale = false FROM seen WHERE p.id = seen.id AND p.is_stale`,
    [keys.map(({ source }) => source), keys.map(({ externalId }) => externalId), now.toISOString()],
  );
}
