import type { Db } from '../db/db.ts';
import { sampleSource } from './sample/sample.ts';

/** After how many days without being seen a posting is old, by source; 0: never. */
export type StaleDays = { usual: number; bySource: Readonly<Record<string, number>> };

/** Rows looked at in one statement. */
const window = 2000;

/**
 * Marks what has no closing day and was not seen for long, and unmarks what is not so anymore, in steps, so that others
 * are not kept waiting (decision 0065). Answers how many rows were changed.
 */
export async function markStale(
  db: Db,
  { now, days, signal }: { now: Date; days: StaleDays; signal?: AbortSignal },
): Promise<number> {
  const sources = Object.keys(days.bySource);
  const named = [sources, sources.map((name) => days.bySource[name])];
  let changed = 0;
  for (let from: string | null = '0'; from !== null && !signal?.aborted; ) {
    const params: unknown[] = [...named, days.usual, now.toISOString(), sampleSource, from];
    const [step] = await db.query<{ last: string | null; changed: number }>(staleSql, params);
    changed += step?.changed ?? 0;
    from = step?.last ?? null;
  }
  return changed;
}

const staleSql = `
WITH part AS MATERIALIZED (
  SELECT p.id, p.source, p.closed_at FROM posting p WHERE p.id > $6::bigint ORDER BY p.id LIMIT ${window}
), due AS (
  SELECT p.id, coalesce(p.closed_at IS NULL AND p.source <> $5 AND coalesce(d.days, $3::int) > 0
    AND s.seen_at < $4::timestamptz - make_interval(days => coalesce(d.days, $3::int)), false) AS is_due
  FROM part p LEFT JOIN posting_seen s ON s.posting_id = p.id
  LEFT JOIN unnest($1::text[], $2::int[]) AS d (source, days) ON d.source = p.source
), free AS (
  -- A locked row is being written by an import, which has just seen it; two that wait for each other are a deadlock.
  SELECT p.id, due.is_due FROM posting p JOIN due ON due.id = p.id WHERE p.is_stale <> due.is_due
  FOR UPDATE OF p SKIP LOCKED
), changed AS (
  UPDATE posting p SET is_stale = free.is_due FROM free WHERE p.id = free.id RETURNING p.id
)
SELECT (SELECT max(id)::text FROM part) AS last, (SELECT count(*)::int FROM changed) AS changed`;
