import { createHmac } from 'node:crypto';
import { plainAddress } from '../config/client-address.ts';
import type { Queryable } from '../db/db.ts';

/** Counts events per key over a sliding window. */
export type Limiter = {
  /** Counts one event; answers 0, or the whole seconds to wait when there were too many (and counts nothing). */
  take(key: string): Promise<number>;
};

type Options = {
  db: Queryable;
  /** Keeps the counts of one limiter from those of another. */
  name: string;
  /** Turns keys into what is stored, so that the table tells nobody who asked. */
  secret: string;
  max: number;
  windowSeconds: number;
  now: () => Date;
};

// One statement, so that of many processes at once no more get through than one would let. Events of the future are
// counted as of now: after the clock went back nobody waits for longer than a window.
const takeSql = `
INSERT INTO rate_limits AS kept (key, taken_at, expires_at)
VALUES ($1, ARRAY[$2::timestamptz], $2::timestamptz + make_interval(secs => $4::int))
ON CONFLICT (key) DO UPDATE SET (taken_at, refused_until, expires_at) = (
  SELECT CASE WHEN count(*) < $3::int THEN coalesce(array_agg(at), '{}') || $2::timestamptz ELSE array_agg(at) END,
    CASE WHEN count(*) >= $3::int THEN min(at) + make_interval(secs => $4::int) END,
    CASE WHEN count(*) < $3::int THEN $2::timestamptz ELSE max(at) END + make_interval(secs => $4::int)
  FROM (SELECT least(taken, $2::timestamptz) AS at FROM unnest(kept.taken_at) AS taken) AS events
  WHERE at > $2::timestamptz - make_interval(secs => $4::int)
)
RETURNING coalesce(ceil(extract(epoch FROM refused_until - $2::timestamptz)), 0)::int AS wait`;

// Apart from the other, and past rows that somebody is just using: two callers must not wait for each other's row.
const forgetSql = `
DELETE FROM rate_limits WHERE key IN (
  SELECT key FROM rate_limits WHERE expires_at <= $1::timestamptz
  ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED
)`;

/** At most `max` events of a key within `windowSeconds`, counted in the database: for all processes together. */
export function createLimiter({ db, name, secret, max, windowSeconds, now }: Options): Limiter {
  return {
    async take(key) {
      const hash = createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url');
      const at = now().toISOString();
      const [row] = await db.query<{ wait: number }>(takeSql, [hash, at, max, windowSeconds]);
      await db.query(forgetSql, [at]);
      return row?.wait ?? 0;
    },
  };
}

/**
 * The part of an address that one household or server holds: the whole of IPv4, the first 64 bits of IPv6. Everything
 * that is not an address is one network, so that made-up entries do not get around a limit.
 */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  if (!address.includes(':')) return address || 'unknown';
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right].slice(0, 4).join(':');
}
