import type { PendingEmail } from '@foothold/core/contract/user.ts';
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

/** The change of address that waits for its confirmations, or null. */
export async function pendingEmailOf(db: Queryable, userId: string, at: Date): Promise<PendingEmail | null> {
  const [row] = await db.query<{ email: string; old: boolean; new: boolean; keeps_others: boolean }>(
    `SELECT email, old_confirmed_at IS NOT NULL AS old, new_confirmed_at IS NOT NULL AS new, keep_others AS keeps_others
     FROM email_changes WHERE user_id = $1 AND ${isWaiting}`,
    [userId, at.toISOString()],
  );
  if (!row) return null;
  return {
    email: row.email,
    oldConfirmed: row.old,
    newConfirmed: row.new,
    keepsOthers: row.keeps_others,
  };
}
