import { createHash, randomBytes } from 'node:crypto';
import { linkMinutes } from '@foothold/core/contract/auth.ts';
import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import { identityMessages } from '@foothold/core/entities/user/identity.messages.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors.ts';
import { signInMessage } from './sign-in.messages.ts';

/** Wrong addresses after which a link opened elsewhere is withdrawn. */
const maxTries = 5;

/** 32 random bytes, as links and browsers carry them. */
export const newSecret = () => randomBytes(32).toString('base64url');

// The secrets are 256 random bits, so a plain hash is as good as a slow one.
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

// Not longer than a link lives: one of a clock that was ahead would else live until that clock is reached again.
const isAlive = `expires_at > $2::timestamptz
           AND expires_at <= $2::timestamptz + interval '${linkMinutes * 60 + clockSkewSeconds} seconds'`;

type Attempt = { email: string; remember: boolean; is_used: boolean; tries: number };
type State = { is_used: boolean; is_expired: boolean; tries: number };

/** The mailed links: each works once, for ten minutes, in the browser that asked or with the address it was sent to. */
export type SignInLinks = {
  /** Notes a new link and answers its token; only hashes are stored. */
  create(link: { email: string; browser: string; remember: boolean }): Promise<string>;
  /**
   * Uses a link up. Throws AppError: `missing-email-link` (docs/spec/rules.md, Validation, word for word),
   * `email-link-used`, `email-link-expired`,
   * `email-address-needed` (another browser), `email-address-mismatch`, `email-link-withdrawn`.
   */
  use(attempt: {
    token: string;
    browser: string;
    email?: string | undefined;
  }): Promise<{ email: string; remember: boolean }>;
  /** The account that a link would sign in to, whatever became of it; null where there is none. */
  ownerOf(token: string): Promise<string | null>;
};

/** Mailed links kept in `db`; `secret` makes tokens. */
export function signInLinks(db: Db, options: { now: () => Date; secret?: () => string }): SignInLinks {
  const { now, secret = newSecret } = options;

  async function refusal(tokenHash: string, at: string): Promise<AppError> {
    const [state] = await db.query<State>(
      `SELECT used_at IS NOT NULL AS is_used, NOT (${isAlive}) AS is_expired, wrong_addresses AS tries
       FROM sign_in_links WHERE token_hash = $1`,
      [tokenHash, at],
    );
    if (!state) return new AppError('missing-email-link', identityMessages('missing-email-link'));
    if (state.is_used) return new AppError('email-link-used', signInMessage('link-used'));
    if (state.tries >= maxTries) return withdrawn();
    if (state.is_expired) return new AppError('email-link-expired', signInMessage('link-too-old'));
    return new AppError('email-address-needed', signInMessage('other-browser'), {
      field: 'email',
    });
  }

  return {
    async create({ email, browser, remember }) {
      const token = secret();
      const at = now();
      // Used and expired links are kept for a day, so that a late click is told what happened.
      await db.query(`DELETE FROM sign_in_links WHERE expires_at < $1::timestamptz - interval '1 day'`, [
        at.toISOString(),
      ]);
      await db.query(
        `INSERT INTO sign_in_links (token_hash, email, browser_hash, remember, expires_at)
         VALUES ($1, $2, $3, $4, $5::timestamptz)`,
        [
          hashOf(token),
          email,
          hashOf(browser),
          remember,
          new Date(at.getTime() + linkMinutes * 60_000).toISOString(),
        ],
      );
      return token;
    },

    async use({ token, browser, email = '' }) {
      const tokenHash = hashOf(token);
      const at = now().toISOString();
      // One statement, so that neither two clicks nor many guesses at once get more than one does.
      const [attempt] = await db.query<Attempt>(
        `UPDATE sign_in_links SET
           used_at = CASE WHEN browser_hash = $3 OR email = $4::text THEN $2::timestamptz END,
           wrong_addresses = wrong_addresses + CASE WHEN browser_hash = $3 OR email = $4::text THEN 0 ELSE 1 END
         WHERE token_hash = $1 AND used_at IS NULL AND ${isAlive} AND wrong_addresses < ${maxTries}
           AND (browser_hash = $3 OR $4::text <> '')
         RETURNING email, remember, used_at IS NOT NULL AS is_used, wrong_addresses AS tries`,
        [tokenHash, at, hashOf(browser), email],
      );
      if (!attempt) throw await refusal(tokenHash, at);
      if (attempt.is_used) return { email: attempt.email, remember: attempt.remember };
      if (attempt.tries >= maxTries) throw withdrawn();
      throw new AppError('email-address-mismatch', signInMessage('other-address'), {
        field: 'email',
      });
    },

    async ownerOf(token) {
      const [owner] = await db.query<{ id: string }>(
        'SELECT users.id FROM users JOIN sign_in_links USING (email) WHERE token_hash = $1',
        [hashOf(token)],
      );
      return owner?.id ?? null;
    },
  };
}

function withdrawn(): AppError {
  return new AppError('email-link-withdrawn', signInMessage('link-withdrawn'));
}
