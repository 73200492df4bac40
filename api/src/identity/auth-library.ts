import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins/jwt';
import type { Env } from '../config/env.ts';
import type { Db } from '../db/db.ts';
import * as schema from '../db/schema.ts';
import type { Proven } from './auth-account.ts';
import { sessionPlugin } from './auth-session-plugin.ts';

/** Minutes that a bearer token lives. */
export const tokenMinutes = 5;

/** Who may have signed a bearer token, and for whom. */
export function tokenParties(env: Env): { issuer: string; audience: string } {
  const issuer = env.PUBLIC_URL ?? 'http://localhost';
  return { issuer, audience: `${issuer}/api` };
}

/** A living session and its owner. */
export type Living = { session: { id: string }; user: { id: string; email: string } };

/** What the server asks of the identity library. `headers` carry the caller's cookies; a Response carries the new ones. */
export type IdentityLibrary = {
  openSession(body: Proven & { remember: boolean; label: string }, headers: Headers): Promise<Response>;
  /** The session of these cookies by the database's word, or null; `cookies` are the renewed ones. */
  livingSession(headers: Headers): Promise<{ living: Living | null; cookies: string[] }>;
  /** The session as the wire shows it, by the database's word. */
  showSession(headers: Headers): Promise<Response>;
  signOut(headers: Headers): Promise<Response>;
  /** A signed bearer token with these claims, times and parties added. */
  signClaims(claims: Record<string, unknown>): Promise<string>;
  publicKeys(): Promise<Response>;
};

type Options = { db: Db; env: Env; secret: string; now: () => Date };

/**
 * The identity library, set up: sessions in a cookie that only /api/auth receives, and bearer tokens of five minutes.
 * It never sees an HTTP request; auth.ts mounts what is offered and checks origins.
 */
export function identityLibrary({ db, env, secret, now }: Options): IdentityLibrary {
  const publicUrl = env.PUBLIC_URL ?? 'http://localhost';
  const { api } = betterAuth({
    appName: env.SITE_NAME,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db.drizzle, {
      provider: 'pg',
      schema: {
        user: schema.users,
        session: schema.sessions,
        account: schema.accounts,
        verification: schema.verifications,
        jwks: schema.jwks,
      },
    }),
    // A copy of the session in a cookie would answer for five minutes after its end.
    session: { cookieCache: { enabled: false } },
    advanced: {
      useSecureCookies: publicUrl.startsWith('https://'),
      defaultCookieAttributes: { path: '/api/auth', httpOnly: true, sameSite: 'lax' },
    },
    plugins: [
      sessionPlugin(now),
      jwt({
        disableSettingJwtHeader: true,
        jwt: { ...tokenParties(env), expirationTime: `${tokenMinutes}m` },
      }),
    ],
    // Its messages can hold addresses and tokens; failures reach our own log without them.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
  return {
    openSession: (body, headers) => api.openSession({ body, headers, asResponse: true }),
    async livingSession(headers) {
      const answer = await api.readSession({ headers, returnHeaders: true });
      return { living: answer.response, cookies: answer.headers?.getSetCookie() ?? [] };
    },
    showSession: (headers) => api.readSession({ headers, asResponse: true }),
    signOut: (headers) => api.signOut({ headers, asResponse: true }),
    signClaims: async (claims) => (await api.signJWT({ body: { payload: claims } })).token,
    publicKeys: () => api.getJwks({ asResponse: true }),
  };
}
