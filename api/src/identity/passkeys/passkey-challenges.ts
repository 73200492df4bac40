import { createHash, randomBytes } from 'node:crypto';
import { challengeMinutes } from '@foothold/core/contract/passkeys.ts';
import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import type { Queryable } from '../../db/db.ts';

/** What a challenge is for: a new passkey, a sign-in, or the passkey after a link or Google. */
export type ChallengeStep = 'register' | 'first' | 'second';

type Challenge = { id: string; step: ChallengeStep; userId: string | null };

// 256 random bits: a plain hash is as good as a slow one.
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

// One of a clock that was ahead would else live until that clock is reached again.
const isAlive = `expires_at > $3::timestamptz
  AND expires_at <= $3::timestamptz + interval '${challengeMinutes * 60 + clockSkewSeconds} seconds'`;

/** The challenge that a browser signed, out of its client data; '' where that cannot be read. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = Object(data) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Stores a new challenge for five minutes; `browser` is what the answer has to come from. Returns id and challenge. */
export async function createChallenge(
  db: Queryable,
  given: { step: ChallengeStep; browser: string; userId: string | null; at: Date },
): Promise<{ id: string; challenge: string }> {
  const id = randomBytes(16).toString('base64url');
  const challenge = randomBytes(32).toString('base64url');
  const at = given.at.getTime();
  await db.query('DELETE FROM passkey_challenges WHERE expires_at < $1::timestamptz', [
    given.at.toISOString(),
  ]);
  await db.query(
    `INSERT INTO passkey_challenges (id, challenge_hash, step, browser_hash, user_id, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6::timestamptz)`,
    [
      id,
      hashOf(challenge),
      given.step,
      hashOf(given.browser),
      given.userId,
      new Date(at + challengeMinutes * 60_000).toISOString(),
    ],
  );
  return { id, challenge };
}

/** Uses a challenge up, whatever becomes of its answer; null where it is not this browser's, too old or used. */
export async function takeChallenge(
  db: Queryable,
  { challenge, browser, at }: { challenge: string; browser: string; at: Date },
): Promise<Challenge | null> {
  const [row] = await db.query<{ id: string; step: ChallengeStep; user_id: string | null }>(
    `DELETE FROM passkey_challenges WHERE challenge_hash = $1 AND browser_hash = $2 AND ${isAlive}
     RETURNING id, step, user_id`,
    [hashOf(challenge), hashOf(browser), at.toISOString()],
  );
  return row ? { id: row.id, step: row.step, userId: row.user_id } : null;
}
