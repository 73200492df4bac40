import type { Queryable } from '../../db/db.ts';

/** A sighting this near to the last one is not worth a write. */
const sameSighting = '6 hours';

/**
 * Notes that postings, by their numbers, were seen in an import or at their source; those that were called old for want of
 * that are not anymore. A number that no posting has is passed over.
 */
export async function noteSeen(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `WITH noted AS (
       INSERT INTO posting_seen AS s (posting_id, seen_at)
       SELECT p.id, $2::timestamptz FROM posting p WHERE p.id = ANY ($1::bigint[])
       ON CONFLICT (posting_id) DO UPDATE SET seen_at = excluded.seen_at
         WHERE s.seen_at < excluded.seen_at - interval '${sameSighting}'
     )
     UPDATE posting SET is_stale = false WHERE id = ANY ($1::bigint[]) AND is_stale`,
    [ids, now.toISOString()],
  );
}
