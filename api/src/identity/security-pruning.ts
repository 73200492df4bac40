import { securityLogDays } from '@foothold/core/contract/security-log.ts';
import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import { sessionDays } from '@foothold/core/entities/user/session-times.ts';
import type { Db } from '../db/db.ts';
import { createLogChain } from '../db/log-chain.ts';

/** Refusals that are kept at most: of people that are known, and of others. The newest stay. */
export const storedRefusals = 200_000;

/** Rows that one statement removes. */
const batch = 1000;

// What a clock that was ahead wrote counts from now on.
const bringBackSql =
  'UPDATE security_events SET at = $1::timestamptz WHERE at > $2::timestamptz RETURNING id::float8 AS id';

const oldEventsSql = `DELETE FROM security_events WHERE id IN (
  SELECT id FROM security_events WHERE at < $1::timestamptz ORDER BY at LIMIT ${batch} FOR UPDATE SKIP LOCKED
) RETURNING id::float8 AS id`;

const refusalsOf = (isKnown: boolean) => `DELETE FROM security_events WHERE id IN (
  SELECT id FROM security_events WHERE slot IS NOT NULL AND user_id IS ${isKnown ? 'NOT NULL' : 'NULL'} AND id <= (
    SELECT id FROM security_events WHERE slot IS NOT NULL AND user_id IS ${isKnown ? 'NOT NULL' : 'NULL'}
    ORDER BY id DESC OFFSET $1::int LIMIT 1
  ) ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED
) RETURNING id::float8 AS id`;

const oldBrowsersSql = `DELETE FROM known_browsers WHERE (user_id, browser_hash) IN (
  SELECT user_id, browser_hash FROM known_browsers WHERE seen_at < $1::timestamptz
  ORDER BY seen_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
) RETURNING 1`;

/** Removes what the security log and the list of known browsers may no longer keep, in batches; returns how many rows. */
export async function pruneSecurity(
  db: Db,
  { now, secret, kept = storedRefusals, signal }: Pruning,
): Promise<number> {
  const chain = createLogChain({ secret, now });
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  await db.transaction(async (tx) => {
    const rows = await tx.query<{ id: number }>(bringBackSql, [
      now().toISOString(),
      new Date(now().getTime() + clockSkewSeconds * 1000).toISOString(),
    ]);
    await chain.append(tx, 'security_events', { written: idsOf(rows) });
  });
  const ofLog = (sql: string, value: string | number) => () =>
    db.transaction(async (tx) => {
      const rows = await tx.query<{ id: number }>(sql, [value]);
      await chain.append(tx, 'security_events', { removed: idsOf(rows) });
      return rows.length;
    });
  const browsers = daysAgo(sessionDays.longest).toISOString();
  const statements: readonly (() => Promise<number>)[] = [
    ofLog(oldEventsSql, daysAgo(securityLogDays).toISOString()),
    ofLog(refusalsOf(true), kept),
    ofLog(refusalsOf(false), kept),
    async () => (await db.query(oldBrowsersSql, [browsers])).length,
  ];
  let removed = 0;
  for (const run of statements) {
    let last = batch;
    while (last === batch && !signal?.aborted) {
      last = await run();
      removed += last;
    }
  }
  // A day later than the entries: clocks of several processes differ.
  await chain.trim(db, 'security_events', daysAgo(securityLogDays + 1));
  return removed;
}

type Pruning = {
  now: () => Date;
  /** The site's secret, which seals the chain of the log. */
  secret: string;
  kept?: number;
  signal?: AbortSignal;
};
