import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins/jwt';
import * as z from 'zod';
import { accountOf, type Proven } from './auth-account.ts';
import type { Db } from './db/db.ts';
import * as schema from './db/schema.ts';
import type { Env } from './env.ts';

const day = 60 * 60 * 24;

/** Who may have signed a bearer token, and for whom. */
export function tokenParties(env: Env): { issuer: string; audience: string } {
  const issuer = env.PUBLIC_URL ?? 'http://localhost';
  return { issuer, audience: `${issuer}/api` };
}

const Opening = z.object({
  email: z.string(),
  remember: z.boolean(),
  /** The browser in words, '' when it is unknown. */
  label: z.string(),
  google: z.object({ subject: z.string(), name: z.string() }).optional(),
});

/**
 * Opens a session for an address whose owner has just been proven: makes the account at the first time, sets the
 * cookies, ends the session this browser had before.
 */
const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: Opening, requireHeaders: true },
      async (ctx) => {
        const { internalAdapter, authCookies, secret } = ctx.context;
        const { remember, label, ...proven } = ctx.body;
        const user = await accountOf(internalAdapter, proven);
        const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
        if (before) await internalAdapter.deleteSession(before);
        const session = await internalAdapter.createSession(user.id, !remember, {
          userAgent: label,
          ipAddress: '',
        });
        if (remember)
          ctx.setCookie(authCookies.dontRememberToken.name, '', {
            ...authCookies.dontRememberToken.attributes,
            maxAge: 0,
          });
        await setSessionCookie(ctx, { session, user }, !remember);
        return ctx.json({
          user: { id: user.id, email: user.email, name: user.name },
          session: { id: session.id, expiresAt: session.expiresAt.toISOString() },
        });
      },
    ),
  },
};

/** A living session and its owner. */
export type Living = { session: { id: string }; user: { id: string; email: string } };

/** What the server asks of the identity library. `headers` carry the caller's cookies; a Response carries the new ones. */
export type IdentityLibrary = {
  openSession(body: Proven & { remember: boolean; label: string }, headers: Headers): Promise<Response>;
  /** The session of these cookies by the database's word, or null; `cookies` are the renewed ones. */
  livingSession(headers: Headers): Promise<{ living: Living | null; cookies: string[] }>;
  /** The session as the wire shows it; may be up to five minutes old. */
  showSession(headers: Headers): Promise<Response>;
  signOut(headers: Headers): Promise<Response>;
  /** A signed bearer token with these claims, times and parties added. */
  signClaims(claims: Record<string, unknown>): Promise<string>;
  publicKeys(): Promise<Response>;
};

/**
 * The identity library, set up: sessions of 30 days (renewed daily) in a cookie that only /api/auth receives, and
 * bearer tokens of five minutes. It never sees an HTTP request; auth.ts mounts what is offered and checks origins.
 */
export function identityLibrary({ db, env, secret }: { db: Db; env: Env; secret: string }): IdentityLibrary {
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
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: true, maxAge: 5 * 60 } },
    advanced: {
      useSecureCookies: publicUrl.startsWith('https://'),
      defaultCookieAttributes: { path: '/api/auth', httpOnly: true, sameSite: 'lax' },
    },
    plugins: [
      openSession,
      jwt({ disableSettingJwtHeader: true, jwt: { ...tokenParties(env), expirationTime: '5m' } }),
    ],
    // Its messages can hold addresses and tokens; failures reach our own log without them.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
  return {
    openSession: (body, headers) => api.openSession({ body, headers, asResponse: true }),
    async livingSession(headers) {
      try {
        const query = { disableCookieCache: true };
        const answer = await api.getSession({ headers, query, returnHeaders: true });
        return { living: answer.response, cookies: answer.headers?.getSetCookie() ?? [] };
      } catch (cause) {
        // Ended by another call in the middle of being renewed.
        if (cause instanceof APIError && cause.statusCode === 401) return { living: null, cookies: [] };
        throw cause;
      }
    },
    showSession: (headers) => api.getSession({ headers, asResponse: true }),
    signOut: (headers) => api.signOut({ headers, asResponse: true }),
    signClaims: async (claims) => (await api.signJWT({ body: { payload: claims } })).token,
    publicKeys: () => api.getJwks({ asResponse: true }),
  };
}
