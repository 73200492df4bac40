import { createHash, randomBytes } from 'node:crypto';
import { LinkToken } from '@foothold/core/contract/auth.ts';
import { emailChangeMinutes } from '@foothold/core/contract/user.ts';
import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import { endOtherSessions } from './session-repo.ts';
import { userMessage } from './user.messages.ts';

// 256 random bits: a plain hash is as good as a slow one.
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const newToken = () => randomBytes(32).toString('base64url');

/** The secrets of the two links of a change of address; only their hashes are kept. */
export type ChangeTokens = { old: string; new: string };

/** What a confirmation led to; `from` is the address before, where the change is done. */
export type Confirmed = {
  userId: string;
  email: string;
  confirmed: 'one' | 'both';
  from: string | null;
  othersEnded: boolean;
};

/** Notes a change of address; one that waited before is replaced and its links end. */
export async function createChange(
  db: Queryable,
  {
    userId,
    sessionId,
    email,
    keepsOthers,
    at,
  }: { userId: string; sessionId: string; email: string; keepsOthers: boolean; at: Date },
): Promise<ChangeTokens> {
  const tokens = { old: newToken(), new: newToken() };
  // A late click is told for a day that the link is too old; then nobody knows of the wish anymore.
  await db.query(`DELETE FROM email_changes WHERE expires_at < $1::timestamptz - interval '1 day'`, [
    at.toISOString(),
  ]);
  await db.query(
    `INSERT INTO email_changes (user_id, email, old_token_hash, new_token_hash, expires_at, session_id, keep_others)
     VALUES ($1, $2, $3, $4, $5::timestamptz, $6, $7)
     ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, old_token_hash = excluded.old_token_hash,
       new_token_hash = excluded.new_token_hash, old_confirmed_at = NULL, new_confirmed_at = NULL,
       expires_at = excluded.expires_at, session_id = excluded.session_id, keep_others = excluded.keep_others`,
    [
      userId,
      email,
      hashOf(tokens.old),
      hashOf(tokens.new),
      new Date(at.getTime() + emailChangeMinutes * 60_000).toISOString(),
      sessionId,
      keepsOthers,
    ],
  );
  return tokens;
}

/** Drops a change of address that waits; false where none did. */
export async function dropChange(db: Queryable, userId: string): Promise<boolean> {
  return (await db.query('DELETE FROM email_changes WHERE user_id = $1 RETURNING 1', [userId])).length > 0;
}

/** SQL: true for a change that waits at $2. One of a clock that was ahead would else wait until that clock is reached again. */
export const isWaiting = `expires_at > $2::timestamptz
         AND expires_at <= $2::timestamptz + interval '${emailChangeMinutes * 60 + clockSkewSeconds} seconds'`;

type Row = {
  user_id: string;
  email: string;
  is_expired: boolean;
  is_done: boolean;
  session_id: string | null;
  keep_others: boolean;
};

/**
 * Confirms a change for one address; with both the account has the new one. A link works once. Throws AppError:
 * `missing-email-link`, `email-link-expired`, `email-link-used` (also when the change was dropped or done), `conflict` when somebody else
 * took the address meanwhile.
 */
export async function confirmChange(db: Db, token: string, at: Date): Promise<Confirmed> {
  if (!LinkToken.safeParse(token).success)
    throw new AppError('missing-email-link', userMessage('link-not-whole'));
  const hash = hashOf(token);
  const now = at.toISOString();
  return db.transaction(async (tx) => {
    // The row is held until the end, so that two confirmations at once do not both find the other one missing.
    const [row] = await tx.query<Row>(
      `SELECT user_id, email, session_id, keep_others, NOT (${isWaiting}) AS is_expired,
         CASE WHEN old_token_hash = $1 THEN old_confirmed_at ELSE new_confirmed_at END IS NOT NULL AS is_done
       FROM email_changes WHERE old_token_hash = $1 OR new_token_hash = $1 FOR UPDATE`,
      [hash, now],
    );
    if (!row) throw new AppError('email-link-used', userMessage('link-used'));
    if (row.is_expired) throw new AppError('email-link-expired', userMessage('link-too-old'));
    if (row.is_done) throw new AppError('email-link-used', userMessage('confirmed-before'));
    const [left] = await tx.query<{ is_whole: boolean }>(
      `UPDATE email_changes SET
         old_confirmed_at = CASE WHEN old_token_hash = $1 THEN $2::timestamptz ELSE old_confirmed_at END,
         new_confirmed_at = CASE WHEN new_token_hash = $1 THEN $2::timestamptz ELSE new_confirmed_at END
       WHERE user_id = $3
       RETURNING old_confirmed_at IS NOT NULL AND new_confirmed_at IS NOT NULL AS is_whole`,
      [hash, now, row.user_id],
    );
    if (!left?.is_whole)
      return { userId: row.user_id, email: row.email, confirmed: 'one', from: null, othersEnded: false };
    const [user] = await tx.query<{ email: string }>('SELECT email FROM users WHERE id = $1 FOR UPDATE', [
      row.user_id,
    ]);
    const changed = await tx.query(
      `UPDATE users SET email = $2, email_verified = true, updated_at = $3::timestamptz
       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE email = $2) RETURNING id`,
      [row.user_id, row.email, now],
    );
    if (changed.length === 0) throw new AppError('conflict', userMessage('address-taken'));
    await tx.query('DELETE FROM email_changes WHERE user_id = $1', [row.user_id]);
    // A link to the former address signs in nobody anymore.
    await tx.query('DELETE FROM sign_in_links WHERE email = $1', [user?.email ?? '']);
    // Wherever the link was opened: the sign-in that asked stays, if it is still alive, and no other one.
    if (!row.keep_others) await endOtherSessions(tx, { userId: row.user_id, sessionId: row.session_id });
    return {
      userId: row.user_id,
      email: row.email,
      confirmed: 'both',
      from: user?.email ?? null,
      othersEnded: !row.keep_others,
    };
  });
}
