import { createHash, createHmac } from 'node:crypto';
import type { GoogleRequest } from '@foothold/core/contract/auth.ts';
import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import type { IdentityCode } from '@foothold/core/entities/user/identity.messages.ts';
import type { Db } from '../db/db.ts';
import { newSecret } from './auth-links.ts';

/** Minutes that a person has for Google's pages. */
const flowMinutes = 10;

/** What a sign-in with Google was started with. */
export type GoogleFlow = {
  remember: boolean;
  way: GoogleRequest['way'];
  /** Path to go to afterwards, or ''. */
  next: string;
  redirectUri: string;
};

/** What goes with a flow to the provider; `nonce` and `verifier` follow from `state` and the server's secret. */
export type FlowSecrets = { state: string; nonce: string; verifier: string };

/** Sign-ins with Google under way: each works once, for ten minutes, in the browser that started it last. */
export type GoogleFlows = {
  /** Notes a new one and ends the others of this browser. */
  create(flow: GoogleFlow & { browser: string }): Promise<FlowSecrets>;
  /** Uses one up; `refused` says why not, with as much of the flow as this browser may know. */
  use(attempt: {
    state: string;
    browser: string;
  }): Promise<(GoogleFlow & { secrets: FlowSecrets }) | (Partial<GoogleFlow> & { refused: IdentityCode })>;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

// A row's value is its stage and the flow: `open:` until used, `used:`, or `past:` when a later start took its place.
const flowOf = (value: string) => JSON.parse(value.slice(5)) as GoogleFlow;

/** Flows kept in `db`, which holds hashes only; `secret` is the server's. */
export function googleFlows(db: Db, { now, secret }: { now: () => Date; secret: string }): GoogleFlows {
  function secretsOf(state: string): FlowSecrets {
    const derived = (what: string) =>
      createHmac('sha256', secret).update(`google ${what}\n${state}`).digest('base64url');
    return { state, nonce: derived('nonce'), verifier: derived('verifier') };
  }
  const idOf = (state: string) => `google:${hashOf(state)}`;
  const ownerOf = (browser: string) => `google:${hashOf(browser)}`;

  return {
    async create({ browser, ...flow }) {
      const at = now();
      const ends = new Date(at.getTime() + flowMinutes * 60_000);
      const secrets = secretsOf(newSecret());
      // Ended ones are kept for a day, so that a late answer is told what happened.
      await db.query(
        `DELETE FROM verifications WHERE id LIKE 'google:%' AND expires_at < $1::timestamptz - interval '1 day'`,
        [at.toISOString()],
      );
      await db.query(
        `WITH former AS (
           UPDATE verifications SET value = 'past:' || substr(value, 6), updated_at = $4::timestamptz
           WHERE identifier = $2 AND value LIKE 'open:%'
         )
         INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at)
         VALUES ($1, $2, $3, $5::timestamptz, $4::timestamptz, $4::timestamptz)`,
        [
          idOf(secrets.state),
          ownerOf(browser),
          `open:${JSON.stringify(flow)}`,
          at.toISOString(),
          ends.toISOString(),
        ],
      );
      return secrets;
    },

    async use({ state, browser }) {
      const at = now().toISOString();
      // One statement, so that of two answers at once only one counts.
      const [used] = await db.query<{ value: string }>(
        `UPDATE verifications SET value = 'used:' || substr(value, 6), updated_at = $3::timestamptz
         WHERE id = $1 AND identifier = $2 AND value LIKE 'open:%' AND expires_at > $3::timestamptz
           AND expires_at <= $3::timestamptz + interval '${flowMinutes * 60 + clockSkewSeconds} seconds'
         RETURNING value`,
        [idOf(state), ownerOf(browser), at],
      );
      if (used) return { ...flowOf(used.value), secrets: secretsOf(state) };
      const [kept] = await db.query<{ value: string; identifier: string }>(
        'SELECT value, identifier FROM verifications WHERE id = $1',
        [idOf(state)],
      );
      if (!kept) return { refused: 'invalid-auth-event' };
      const { way, next } = flowOf(kept.value);
      if (kept.identifier !== ownerOf(browser)) return { refused: 'invalid-auth-event', way };
      const isPast = kept.value.startsWith('past:');
      return { refused: isPast ? 'cancelled-popup-request' : 'invalid-auth-event', way, next };
    },
  };
}
