import { createHash } from 'node:crypto';
import { linkMinutes } from '@foothold/core/contract/auth.ts';
import { lossHours, lossOpenDays, type OwnPasskeys } from '@foothold/core/contract/passkeys.ts';
import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import type { Queryable } from '../../db/db.ts';
import { renewCodes } from './recovery-codes.ts';

/** A browser that a link or Google vouched for and that still has to show the passkey. */
export type PendingSignIn = {
  userId: string;
  email: string;
  remember: boolean;
  /** The Google account that vouched, '' for a link. */
  googleSubject: string;
};

// 256 random bits: a plain hash is as good as a slow one.
const hashOf = (mark: string) => createHash('sha256').update(mark).digest('base64url');

const day = 86_400_000;

/** The account that asks for a passkey beside what was just proven; `isLossDue`: the waiting period for a lost one is over. */
export async function demandOf(
  db: Queryable,
  { email, google }: { email: string; google?: { subject: string } | undefined },
  at: Date,
): Promise<{ userId: string; isLossDue: boolean } | null> {
  // The account that a sign-in would open (auth-account.ts): theirs at Google, else the one of the address.
  const [row] = await db.query<{ user_id: string; is_loss_due: boolean }>(
    `SELECT user_id, coalesce(loss_due_at <= $3::timestamptz
         AND loss_due_at > $3::timestamptz - interval '${lossOpenDays} days', false) AS is_loss_due
     FROM second_sign_ins WHERE user_id = coalesce(
       (SELECT user_id FROM accounts WHERE provider_id = 'google' AND account_id = $2),
       (SELECT id FROM users WHERE email = $1))`,
    [email, google?.subject ?? '', at.toISOString()],
  );
  return row ? { userId: row.user_id, isLossDue: row.is_loss_due } : null;
}

/** Notes that a browser still has to show a passkey, for ten minutes. */
export async function holdSignIn(
  db: Queryable,
  given: { browser: string; userId: string; remember: boolean; googleSubject: string; at: Date },
): Promise<void> {
  await db.query('DELETE FROM pending_sign_ins WHERE expires_at < $1::timestamptz', [given.at.toISOString()]);
  await db.query(
    `INSERT INTO pending_sign_ins (browser_hash, user_id, remember, google_subject, expires_at)
     VALUES ($1, $2, $3, $4, $5::timestamptz)
     ON CONFLICT (browser_hash) DO UPDATE SET user_id = excluded.user_id, remember = excluded.remember,
       google_subject = excluded.google_subject, expires_at = excluded.expires_at`,
    [
      hashOf(given.browser),
      given.userId,
      given.remember,
      given.googleSubject || null,
      new Date(given.at.getTime() + linkMinutes * 60_000).toISOString(),
    ],
  );
}

/** What a browser still has to complete, or null. */
export async function pendingSignIn(db: Queryable, browser: string, at: Date): Promise<PendingSignIn | null> {
  const [row] = await db.query<{
    user_id: string;
    email: string;
    remember: boolean;
    google_subject: string | null;
  }>(
    // Not longer than a pending sign-in lives: one of a clock that was ahead would else live until that is reached again.
    `SELECT user_id, email, remember, google_subject FROM pending_sign_ins JOIN users ON users.id = user_id
     WHERE browser_hash = $1 AND expires_at > $2::timestamptz
       AND expires_at <= $2::timestamptz + interval '${linkMinutes * 60 + clockSkewSeconds} seconds'`,
    [hashOf(browser), at.toISOString()],
  );
  if (!row) return null;
  const { user_id: userId, email, remember } = row;
  return { userId, email, remember, googleSubject: row.google_subject ?? '' };
}

/** Forgets what a browser had to complete; false where it had nothing, so that of two answers one continues. */
export async function endPending(db: Queryable, browser: string): Promise<boolean> {
  const ended = await db.query('DELETE FROM pending_sign_ins WHERE browser_hash = $1 RETURNING 1', [
    hashOf(browser),
  ]);
  return ended.length > 0;
}

type State = Omit<OwnPasskeys, 'passkeys'>;

/** Whether an account asks for a passkey beside a link or Google, and what hangs on it. */
export async function secondStateOf(db: Queryable, userId: string, at: Date): Promise<State> {
  const [row] = await db.query<{ due: string | null; codes: number }>(
    `SELECT CASE WHEN loss_due_at > $2::timestamptz - interval '${lossOpenDays} days' THEN loss_due_at::text END AS due,
       (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1) AS codes
     FROM second_sign_ins WHERE user_id = $1`,
    [userId, at.toISOString()],
  );
  const due = row?.due;
  return {
    isDemanded: row !== undefined,
    codesLeft: row?.codes ?? 0,
    lossDueAt: due ? new Date(due).toISOString() : null,
  };
}

/** Has an account ask for a passkey from now on, where it has one; returns new recovery codes, or null. */
export async function demandPasskey(tx: Queryable, userId: string, at: Date): Promise<string[] | null> {
  // Held until the end: the last passkey cannot be removed meanwhile.
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
  const demanded = await tx.query(
    `INSERT INTO second_sign_ins (user_id, demanded_at)
     SELECT $1, $2::timestamptz WHERE EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1)
     ON CONFLICT (user_id) DO UPDATE SET demanded_at = excluded.demanded_at RETURNING 1`,
    [userId, at.toISOString()],
  );
  return demanded.length > 0 ? renewCodes(tx, userId) : null;
}

/** Has an account ask for no passkey anymore; false where it did not. Its recovery codes go with it. */
export async function releasePasskey(tx: Queryable, userId: string): Promise<boolean> {
  return (await tx.query('DELETE FROM second_sign_ins WHERE user_id = $1 RETURNING 1', [userId])).length > 0;
}

/** Removes what a person lost: all passkeys and the demand for one. */
export async function releaseLost(tx: Queryable, userId: string): Promise<void> {
  await releasePasskey(tx, userId);
  await tx.query('DELETE FROM passkeys WHERE user_id = $1', [userId]);
}

/** Begins the waiting period for a lost passkey; one that runs or is over is kept. Returns its end, and whether it is new. */
export async function beginLoss(
  db: Queryable,
  userId: string,
  at: Date,
): Promise<{ dueAt: Date; isNew: boolean } | null> {
  const dueAt = new Date(at.getTime() + lossHours * 3_600_000);
  const begun = await db.query(
    `UPDATE second_sign_ins SET loss_requested_at = $2::timestamptz, loss_due_at = $3::timestamptz
     WHERE user_id = $1 AND (loss_due_at IS NULL OR loss_due_at <= $4::timestamptz OR loss_due_at > $3::timestamptz)
     RETURNING 1`,
    [
      userId,
      at.toISOString(),
      dueAt.toISOString(),
      new Date(at.getTime() - lossOpenDays * day).toISOString(),
    ],
  );
  if (begun.length > 0) return { dueAt, isNew: true };
  const { lossDueAt } = await secondStateOf(db, userId, at);
  return lossDueAt ? { dueAt: new Date(lossDueAt), isNew: false } : null;
}

/** Ends the waiting period for a lost passkey; false where none ran. */
export async function cancelLoss(db: Queryable, userId: string): Promise<boolean> {
  const canceled = await db.query(
    `UPDATE second_sign_ins SET loss_requested_at = NULL, loss_due_at = NULL
     WHERE user_id = $1 AND loss_due_at IS NOT NULL RETURNING 1`,
    [userId],
  );
  return canceled.length > 0;
}
