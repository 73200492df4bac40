import type { OperatorLogEntry } from '@foothold/core/contract/operator.ts';
import type { Queryable } from '../../db/db.ts';
import type { LogChain } from '../../db/log-chain.ts';

/** Whether an account decides about disputes. */
export async function isOperator(db: Queryable, userId: string): Promise<boolean> {
  const found = await db.query('SELECT user_id FROM operators WHERE user_id = $1', [userId]);
  return found.length > 0;
}

/** Makes an account an operator, or ends it; false where it was so before. */
export async function setOperator(
  db: Queryable,
  userId: string,
  { is, now }: { is: boolean; now: Date },
): Promise<boolean> {
  const changed = is
    ? await db.query(
        'INSERT INTO operators (user_id, appointed_at) VALUES ($1, $2::timestamptz) ON CONFLICT DO NOTHING RETURNING user_id',
        [userId, now.toISOString()],
      )
    : await db.query('DELETE FROM operators WHERE user_id = $1 RETURNING user_id', [userId]);
  return changed.length > 0;
}

/** Addresses of the operators, and since when. */
export function listOperators(db: Queryable): Promise<{ email: string; since: string }[]> {
  return db.query<{ email: string; since: string }>(
    `SELECT u.email, to_char(o.appointed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS since
     FROM operators o JOIN users u ON u.id = o.user_id ORDER BY o.appointed_at, u.email`,
  );
}

/** The account of an address, or of its own number; null where there is none. */
export async function accountOf(db: Queryable, named: string): Promise<string | null> {
  const [found] = await db.query<{ id: string }>('SELECT id FROM users WHERE id = $1 OR email = $2', [
    named,
    named.trim().toLowerCase(),
  ]);
  return found?.id ?? null;
}

/** One thing to note in the log of operators; `operatorId` is '' for the command on the machine. */
export type Noted = {
  operatorId: string;
  action: string;
  subject: string;
  reason: string;
  detail: string;
  now: Date;
};

/** Appends what an operator did to the log, which nothing changes afterwards, and to its chain; the last thing a transaction does. */
export async function noteAction(tx: Queryable, chain: LogChain, noted: Noted): Promise<void> {
  const { operatorId, action, subject, reason, detail, now } = noted;
  const rows = await tx.query<{ id: number }>(
    `INSERT INTO operator_log (at, operator_id, action, subject, reason, detail)
     VALUES ($1::timestamptz, $2, $3, $4, $5, $6) RETURNING id::float8 AS id`,
    [now.toISOString(), operatorId, action, subject, reason, detail],
  );
  await chain.append(tx, 'operator_log', { written: rows.map(({ id }) => id) });
}

type LogRow = Omit<OperatorLogEntry, 'at' | 'name'> & { at: number; name: string | null };

/** A page of the log, the newest first. */
export async function operatorLogPage(
  db: Queryable,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<{ entries: OperatorLogEntry[]; next: number | null }> {
  const rows = await db.query<LogRow>(
    `SELECT o.id::float8 AS id, (extract(epoch FROM o.at) * 1000)::float8 AS at, u.name, o.operator_id = '' AS "isCommand",
       o.action, o.subject, o.reason, o.detail
     FROM operator_log o LEFT JOIN users u ON u.id = o.operator_id
     WHERE $2::bigint IS NULL OR o.id < $2::bigint ORDER BY o.id DESC LIMIT $1::int`,
    [limit + 1, before ?? null],
  );
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map(({ at, name, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      name: name ?? '',
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
