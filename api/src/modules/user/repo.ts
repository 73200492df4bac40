import type { OwnSession, PendingEmail } from '@foothold/core/contract/user.ts';
import { isKept, latestEnd, oldestSignIn } from '@foothold/core/entities/user/session-times.ts';
import { nameLower, type UserProfile } from '@foothold/core/entities/user/user.ts';
import type { Queryable } from '../../db/db.ts';
import { isWaiting } from './email-change.ts';

type ProfileRow = {
  name: string;
  email: string;
  email_verified: boolean;
  created_at: string;
  is_google: boolean;
};

/** The profile of an account, or null when there is none. */
export async function profileOf(db: Queryable, userId: string): Promise<UserProfile | null> {
  const [row] = await db.query<ProfileRow>(
    `SELECT name, email, email_verified, created_at::text,
       EXISTS (
         SELECT 1 FROM accounts WHERE user_id = users.id AND provider_id = 'google'
           AND accounts.created_at < users.created_at + interval '1 minute'
       ) AS is_google
     FROM users WHERE id = $1`,
    [userId],
  );
  if (!row) return null;
  return {
    id: userId,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    nameLower: nameLower(row.name),
    provider: row.is_google ? 'google' : 'email',
    createdDate: new Date(row.created_at).toISOString(),
  };
}

/** Gives an account a name. */
export async function rename(
  db: Queryable,
  userId: string,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  await db.query('UPDATE users SET name = $2, updated_at = $3::timestamptz WHERE id = $1', [
    userId,
    name,
    at.toISOString(),
  ]);
}

/** Gives an account a name where it has none. */
export async function nameOnce(
  db: Queryable,
  userId: string,
  { name, at }: { name: string; at: Date },
): Promise<void> {
  await db.query(`UPDATE users SET name = $2, updated_at = $3::timestamptz WHERE id = $1 AND name = ''`, [
    userId,
    name,
    at.toISOString(),
  ]);
}

/** Removes an account with everything that names it: sign-ins, identities, changes of address, links to its address. */
export async function removeUser(db: Queryable, userId: string): Promise<void> {
  // Tables with a user_id follow by their foreign keys; a mailed link knows the address alone.
  await db.query('DELETE FROM sign_in_links WHERE email = (SELECT email FROM users WHERE id = $1)', [userId]);
  await db.query('DELETE FROM users WHERE id = $1', [userId]);
}

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
export async function forgetBrowsers(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM known_browsers WHERE user_id = $1', [userId]);
}

/** Ends the sign-ins of an account but one; returns how many. */
export async function endOtherSessions(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const ended = await db.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2 RETURNING id', [
    userId,
    sessionId,
  ]);
  return ended.length;
}

/** Ends one sign-in of an account; false when it has none of that id. */
export async function endSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db.query('DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING id', [
    userId,
    sessionId,
  ]);
  return ended.length > 0;
}

/** The change of address that waits for its confirmations, or null. */
export async function pendingEmailOf(db: Queryable, userId: string, at: Date): Promise<PendingEmail | null> {
  const [row] = await db.query<{ email: string; old: boolean; new: boolean }>(
    `SELECT email, old_confirmed_at IS NOT NULL AS old, new_confirmed_at IS NOT NULL AS new
     FROM email_changes WHERE user_id = $1 AND ${isWaiting}`,
    [userId, at.toISOString()],
  );
  return row ? { email: row.email, oldConfirmed: row.old, newConfirmed: row.new } : null;
}
