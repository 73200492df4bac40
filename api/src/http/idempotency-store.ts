import { createHash, createHmac, randomUUID } from 'node:crypto';
import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors.ts';
import { httpMessage } from './http.messages.ts';

/** One call as it is told from others: a retry has the same `from`, `route`, `key` and `request`. */
export type KeyedCall = {
  /** The caller's user id, or the network of a caller without an account. */
  from: { userId: string } | { network: string };
  /** Method and pattern, for example `POST /email/support`. */
  route: string;
  key: string;
  /** Everything else that was sent: parameters, query and body. */
  request: unknown;
  /** Longer than the handler works; after it the first caller's process must have died. Absent: two minutes. */
  claimSeconds?: number;
};

/** What was answered. */
export type StoredAnswer = { status: number; body: unknown };

/** Runs calls that a retry would double, once each. */
export type StoredAnswers = {
  /**
   * Runs `work` for the first call of its kind and keeps the answer for a day; `isReplayed` tells one that was kept.
   * A `work` that throws leaves nothing behind, so that a retry runs again. Throws `idempotency-key-running` while
   * the first call runs, `idempotency-key-reused` for a key that came with another request.
   */
  once(
    call: KeyedCall,
    work: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { isReplayed: boolean; isKept: boolean }>;
};

type Options = {
  db: Db;
  /** Turns keys and requests into what is stored, so that the table tells nobody who asked for what. */
  secret: string;
  now: () => Date;
};

const storedSeconds = 24 * 60 * 60;
const usualClaimSeconds = 120;

// One statement, so that of several processes that take the same key at once one gets it. A row that ends later than
// one of now would is of a clock that was ahead.
const claimSql = `
INSERT INTO kept_answers AS kept (key, user_id, request, claim, claimed_until, expires_at)
VALUES ($1, $2, $3, $4, $5::timestamptz + make_interval(secs => $6::int), $5::timestamptz + make_interval(secs => $7::int))
ON CONFLICT (key) DO UPDATE SET user_id = excluded.user_id, request = excluded.request, claim = excluded.claim,
  claimed_until = excluded.claimed_until, status = NULL, answer = NULL, expires_at = excluded.expires_at
WHERE kept.expires_at <= $5::timestamptz
  OR kept.expires_at > excluded.expires_at + interval '${clockSkewSeconds} seconds'
  OR (kept.answer IS NULL AND kept.request = excluded.request AND (kept.claimed_until <= $5::timestamptz
    OR kept.claimed_until > excluded.claimed_until + interval '${clockSkewSeconds} seconds'))
RETURNING true AS claimed`;

const forgetSql = `
DELETE FROM kept_answers WHERE key IN (
  SELECT key FROM kept_answers WHERE expires_at <= $1::timestamptz
  ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED
)`;

/** Before what was sealed; rows of earlier versions are JSON. */
const sealMark = 'sealed.';
const nonceBytes = 12;
const { subtle } = crypto;

/**
 * Answers sealed by the caller's own retry key, of which the table holds a hash alone: who has the database and the secret of
 * the server cannot read them, nor can the server itself before the key comes again.
 */
function sealing(secret: string) {
  const cipherKey = (key: string) => {
    const bytes = createHmac('sha256', secret)
      .update(JSON.stringify(['sealed answer', key]))
      .digest();
    return subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  };
  return {
    async seal(text: string, key: string): Promise<string> {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const body = await subtle.encrypt({ name: 'AES-GCM', iv }, await cipherKey(key), Buffer.from(text));
      return sealMark + Buffer.concat([iv, Buffer.from(body)]).toString('base64url');
    },
    async open(kept: string, key: string): Promise<string> {
      if (!kept.startsWith(sealMark)) return kept;
      const bytes = Buffer.from(kept.slice(sealMark.length), 'base64url');
      const how = { name: 'AES-GCM', iv: bytes.subarray(0, nonceBytes) };
      const body = await subtle.decrypt(how, await cipherKey(key), bytes.subarray(nonceBytes));
      return Buffer.from(body).toString('utf8');
    },
  };
}

type Row = { request: string; status: number | null; answer: string | null };

const running = () =>
  new AppError('idempotency-key-running', httpMessage('key-running'), {
    field: 'Idempotency-Key',
    retryAfter: 1,
  });

/** The answers of keyed calls, kept in the database: once for all processes of it. */
export function storedAnswers({ db, secret, now }: Options): StoredAnswers {
  const hash = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['kept answers', ...parts]))
      .digest('base64url');

  const { seal, open } = sealing(secret);

  async function answerOf(key: string, request: string, retryKey: string): Promise<StoredAnswer | null> {
    const [row] = await db.query<Row>('SELECT request, status, answer FROM kept_answers WHERE key = $1', [
      key,
    ]);
    if (!row) return null;
    if (row.request !== request)
      throw new AppError('idempotency-key-reused', httpMessage('key-reused'), { field: 'Idempotency-Key' });
    if (row.answer === null) throw running();
    return { status: row.status ?? 200, body: JSON.parse(await open(row.answer, retryKey)) };
  }

  return {
    async once(call, work) {
      const userId = 'userId' in call.from ? call.from.userId : null;
      const from = 'userId' in call.from ? `user ${userId}` : `network ${call.from.network}`;
      const key = hash(from, call.route, call.key);
      const sent = createHash('sha256')
        .update(JSON.stringify(call.request ?? null))
        .digest('base64url');
      const request = hash('request', sent);
      const claim = randomUUID();
      const at = now().toISOString();
      const claimed = await db.query(claimSql, [
        key,
        userId,
        request,
        claim,
        at,
        call.claimSeconds ?? usualClaimSeconds,
        storedSeconds,
      ]);
      if (claimed.length === 0) {
        const kept = await answerOf(key, request, call.key);
        // Given up by the first caller between our two looks: a moment later the key is free.
        if (!kept) throw running();
        return { ...kept, isReplayed: true, isKept: true };
      }
      await db.query(forgetSql, [at]);
      let answer: StoredAnswer;
      try {
        answer = await work();
      } catch (cause) {
        // A claim that cannot be given back ends by itself; the first failure is the one to tell.
        await db
          .query('DELETE FROM kept_answers WHERE key = $1 AND claim = $2', [key, claim])
          .catch(() => undefined);
        throw cause;
      }
      // What the call did is done: an answer that cannot be kept is still the answer.
      const body = await seal(JSON.stringify(answer.body), call.key);
      const isKept = await db
        .query('UPDATE kept_answers SET status = $3, answer = $4 WHERE key = $1 AND claim = $2', [
          key,
          claim,
          answer.status,
          body,
        ])
        .then(
          () => true,
          () => false,
        );
      return { ...answer, isReplayed: false, isKept };
    },
  };
}
