import { clockSkewSeconds } from '@foothold/core/entities/user/clock-skew.ts';
import { isFresh, oldestSignIn } from '@foothold/core/entities/user/session-times.ts';
import { type CryptoKey, errors, importJWK, type JWTHeaderParameters, jwtVerify } from 'jose';
import type { Db } from '../db/db.ts';
import { AppError, serverMessage } from '../errors.ts';
import type { Authenticate, Caller } from '../http/bind.ts';
import { type IdentityLibrary, type Living, tokenMinutes } from './auth-library.ts';

const longestTokenMs = (tokenMinutes * 60 + clockSkewSeconds) * 1000;

type Options = { db: Db; now: () => Date; issuer: string; audience: string };

/** The one answer to every call without a living sign-in, whatever was wrong with its token. */
export function unauthenticated(): AppError {
  return new AppError('unauthenticated', serverMessage('sign-in-first'));
}

/** Reads `Authorization: Bearer`: checks the signature, its times and parties, and that the session still lives. Throws `unauthenticated`. */
export function tokenReader({ db, now, issuer, audience }: Options): Authenticate {
  const keys = new Map<string, CryptoKey>();

  async function publicKey({ kid }: JWTHeaderParameters): Promise<CryptoKey> {
    const known = keys.get(kid ?? '');
    if (known) return known;
    if (!kid || !/^[\w-]{1,64}$/.test(kid)) throw new errors.JWKSNoMatchingKey();
    const [row] = await db.query<{ public_key: string }>('SELECT public_key FROM jwks WHERE id = $1', [kid]);
    if (!row) throw new errors.JWKSNoMatchingKey();
    const key = (await importJWK(JSON.parse(row.public_key), 'EdDSA')) as CryptoKey;
    keys.set(kid, key);
    return key;
  }

  return async (request) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token || token.length > 4096) throw unauthenticated();
    const at = now();
    const claims = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      issuer,
      audience,
      currentDate: at,
      requiredClaims: ['sub', 'sid', 'exp'],
    }).catch((cause) => {
      if (cause instanceof errors.JOSEError) throw unauthenticated();
      throw cause;
    });
    // One of a clock that was ahead would otherwise live until that clock is reached again.
    if ((claims.payload.exp ?? 0) * 1000 > at.getTime() + longestTokenMs) throw unauthenticated();
    const {
      sub: userId,
      sid: sessionId,
      email,
    } = claims.payload as { sub: string; sid: string; email: string };
    const [living] = await db.query<{ created_at: string }>(
      `SELECT created_at::text FROM sessions
       WHERE id = $1 AND user_id = $2 AND expires_at > $3::timestamptz AND created_at > $4::timestamptz
         AND NOT EXISTS (SELECT FROM closed_accounts c WHERE c.user_id = $2)`,
      [sessionId, userId, at.toISOString(), oldestSignIn(at).toISOString()],
    );
    if (!living) throw unauthenticated();
    return { userId, sessionId, email, isFresh: isFresh(new Date(living.created_at), at) } satisfies Caller;
  };
}

type Signing = { library: IdentityLibrary; db: Db; now: () => Date };

/** A bearer token for a living session: sub, sid, email; five minutes; for our API, or for `audience` alone. */
export async function signToken(
  { library, db, now }: Signing,
  { session, user }: Living,
  audience?: string,
): Promise<string> {
  const iat = Math.floor(now().getTime() / 1000);
  const claims = {
    sub: user.id,
    sid: session.id,
    email: user.email,
    iat,
    ...(audience && { aud: audience }),
  };
  try {
    return await library.signClaims(claims);
  } catch (cause) {
    if (!/decrypt private key/.test(String(cause))) throw cause;
    // The server's secret is another one than before: what it locked is lost, and only five-minute tokens with it.
    await db.query('DELETE FROM jwks');
    return library.signClaims(claims);
  }
}

/** Notes that a sign-in is in use, once an hour at most: the list of sign-ins shows it. */
export async function noteUse(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.query(
    `UPDATE sessions SET last_used_at = $2::timestamptz
     WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 hour'
       OR last_used_at > $2::timestamptz + interval '1 hour')`,
    [sessionId, at.toISOString()],
  );
}
