import type { OwnSession } from '@foothold/core/contract/user.ts';
import { isKept, latestEnd, oldestSignIn } from '@foothold/core/entities/user/session-times.ts';
import type { Queryable } from '../../db/db.ts';

type SessionRow = {
  id: string;
  label: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
};

/** The living sign-ins of an account, this one first, then the last used. */
export async function sessionsOf(
  db: Queryable,
  { userId, sessionId, at }: { userId: string; sessionId: string; at: Date },
): Promise<OwnSession[]> {
  const rows = await db.query<SessionRow>(
    `SELECT id, user_agent AS label, created_at::text, greatest(last_used_at, created_at)::text AS last_used_at,
       expires_at::text
     FROM sessions WHERE user_id = $1 AND expires_at > $2::timestamptz AND created_at > $4::timestamptz
     ORDER BY id = $3 DESC, greatest(last_used_at, created_at) DESC, id LIMIT 100`,
    [userId, at.toISOString(), sessionId, oldestSignIn(at).toISOString()],
  );
  return rows.map((row) => {
    const createdAt = new Date(row.created_at);
    const times = { createdAt, expiresAt: new Date(row.expires_at) };
    return {
      id: row.id,
      label: row.label ?? '',
      createdAt: createdAt.toISOString(),
      lastUsedAt: new Date(row.last_used_at).toISOString(),
      isThis: row.id === sessionId,
      isKept: isKept(times),
      endsAt: latestEnd(times).toISOString(),
    };
  });
}

/** Forgets the browsers that an account knows: the next sign-in of each is told by mail. */
async function forgetBrowsers(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM known_browsers WHERE user_id = $1', [userId]);
}

/**
 * Ends the sign-ins of an account but one, or all for null, and those that are not complete; their tokens end with them.
 * Returns how many sign-ins ended.
 */
export async function endOtherSessions(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<number> {
  const ended = await db.query(
    'DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2 RETURNING id',
    [userId, sessionId],
  );
  await db.query('DELETE FROM pending_sign_ins WHERE user_id = $1', [userId]);
  await forgetBrowsers(db, userId);
  return ended.length;
}

/** Ends one sign-in of an account, and forgets the browsers it knows; false when it has none of that id. */
export async function endSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db.query('DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING id', [
    userId,
    sessionId,
  ]);
  if (ended.length === 0) return false;
  await forgetBrowsers(db, userId);
  return true;
}

/** What `endEverySignIn` ended. */
export type EndedSignIns = { sessions: number; links: number };

/**
 * Ends every sign-in of an account and all that could still become one: mailed links, half-done sign-ins, a change of address
 * that waits. Returns how many living sign-ins and unused links there were.
 */
export async function endEverySignIn(
  tx: Queryable,
  { userId, at }: { userId: string; at: Date },
): Promise<EndedSignIns> {
  const living = await tx.query(
    'SELECT 1 FROM sessions WHERE user_id = $1 AND expires_at > $2::timestamptz AND created_at > $3::timestamptz',
    [userId, at.toISOString(), oldestSignIn(at).toISOString()],
  );
  await endOtherSessions(tx, { userId, sessionId: null });
  const links = await tx.query<{ is_unused: boolean }>(
    `DELETE FROM sign_in_links WHERE email = (SELECT email FROM users WHERE id = $1)
     RETURNING used_at IS NULL AND expires_at > $2::timestamptz AS is_unused`,
    [userId, at.toISOString()],
  );
  await tx.query('DELETE FROM email_changes WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM passkey_challenges WHERE user_id = $1', [userId]);
  return { sessions: living.length, links: links.filter((link) => link.is_unused).length };
}

/** Removes the passkeys of an account with its recovery codes and the demand for a passkey; returns how many passkeys. */
export async function removeEveryPasskey(tx: Queryable, userId: string): Promise<number> {
  await tx.query('DELETE FROM second_sign_ins WHERE user_id = $1', [userId]);
  return (await tx.query('DELETE FROM passkeys WHERE user_id = $1 RETURNING 1', [userId])).length;
}
