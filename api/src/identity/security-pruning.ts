import { securityLogDays } from '@foothold/core/contract/security-log.ts';
import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import { sessionDays } from '@foothold/core/entities/user/session-times.ts';
import type { Db } from '../db/db.ts';

/** Refusals that are kept at most: of people that are known, and of others. The newest stay. */
export const storedRefusals = 200_000;

/** Rows that one statement removes. */
const batch = 1000;

// What a clock that was ahead wrote counts from now on.
const bringBackSql = 'UPDATE security_events SET at = $1::timestamptz WHERE at > $2::timestamptz';

const oldEventsSql = `DELETE FROM security_events WHERE id IN (
  SELECT id FROM security_events WHERE at < $1::timestamptz ORDER BY at LIMIT ${batch} FOR UPDATE SKIP LOCKED
) RETURNING 1`;

const refusalsOf = (isKnown: boolean) => `DELETE FROM security_events WHERE id IN (
  SELECT id FROM security_events WHERE slot IS NOT NULL AND user_id IS ${isKnown ? 'NOT NULL' : 'NULL'} AND id <= (
    SELECT id FROM security_events WHERE slot IS NOT NULL AND user_id IS ${isKnown ? 'NOT NULL' : 'NULL'}
    ORDER BY id DESC OFFSET $1::int LIMIT 1
  ) ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED
) RETURNING 1`;

const oldBrowsersSql = `DELETE FROM known_browsers WHERE (user_id, browser_hash) IN (
  SELECT user_id, browser_hash FROM known_browsers WHERE seen_at < $1::timestamptz
  ORDER BY seen_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
) RETURNING 1`;

/** Removes what the security log and the list of known browsers may no longer keep, in batches; returns how many rows. */
export async function pruneSecurity(
  db: Db,
  { now, kept = storedRefusals, signal }: { now: () => Date; kept?: number; signal?: AbortSignal },
): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();
  await db.query(bringBackSql, [
    now().toISOString(),
    new Date(now().getTime() + clockSkewSeconds * 1000).toISOString(),
  ]);
  const statements: readonly (readonly [string, string | number])[] = [
    [oldEventsSql, daysAgo(securityLogDays)],
    [refusalsOf(true), kept],
    [refusalsOf(false), kept],
    [oldBrowsersSql, daysAgo(sessionDays.longest)],
  ];
  let removed = 0;
  for (const [sql, value] of statements) {
    let last = batch;
    while (last === batch && !signal?.aborted) {
      last = (await db.query(sql, [value])).length;
      removed += last;
    }
  }
  return removed;
}
