import { isKept, openedAt, timesAfterUse } from '@foothold/core/entities/user/session-times.ts';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import { accountOf } from './auth-account.ts';

const Opening = z.object({
  email: z.string(),
  remember: z.boolean(),
  /** The browser in words, '' when it is unknown. */
  label: z.string(),
  userId: z.string().optional(),
  google: z.object({ subject: z.string(), name: z.string() }).optional(),
});

/** The life of a cookie in seconds: that of its session, or until the browser closes. */
function maxAgeOf(times: Parameters<typeof isKept>[0], at: Date): { maxAge?: number } {
  if (!isKept(times)) return {};
  return { maxAge: Math.ceil((times.expiresAt.getTime() - at.getTime()) / 1000) };
}

/**
 * The two calls in which sessions begin and live on, by the server's own clock. Both ask the database: a copy of a
 * session in a cookie would outlive its end (docs/decisions/0051).
 */
export function sessionPlugin(now: () => Date) {
  return {
    id: 'sessions',
    endpoints: {
      /**
       * Opens a session for an address whose owner has just been proven: makes the account at the first time, sets the
       * cookies, ends the session this browser had before.
       */
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: Opening, requireHeaders: true },
        async (ctx) => {
          const { internalAdapter, authCookies, secret } = ctx.context;
          const { remember, label, ...proven } = ctx.body;
          const { user, isNew } = await accountOf(internalAdapter, proven);
          const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
          const before = token ? await internalAdapter.findSession(token) : null;
          if (token) await internalAdapter.deleteSession(token);
          const at = now();
          const times = openedAt(at, { remember });
          const session = await internalAdapter.createSession(
            user.id,
            !remember,
            { userAgent: label, ipAddress: '', ...times },
            true,
          );
          if (remember)
            ctx.setCookie(authCookies.dontRememberToken.name, '', {
              ...authCookies.dontRememberToken.attributes,
              maxAge: 0,
            });
          await setSessionCookie(ctx, { session, user }, !remember, maxAgeOf(times, at));
          return ctx.json({
            user: { id: user.id, email: user.email, name: user.name },
            session: { id: session.id, expiresAt: session.expiresAt.toISOString() },
            isNewAccount: isNew,
            isSameAccount: before?.user.id === user.id,
          });
        },
      ),

      /** The session of these cookies and its owner, renewed where it is time, or null; clears cookies of an ended one. */
      readSession: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const { internalAdapter, authCookies, secret } = ctx.context;
        const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
        if (!token) return ctx.json(null);
        const found = await internalAdapter.findSession(token);
        const at = now();
        const times = found && timesAfterUse(found.session, at);
        if (!found || !times) {
          if (found) await internalAdapter.deleteSession(token);
          deleteSessionCookie(ctx);
          return ctx.json(null);
        }
        const { session, user } = found;
        const isMoved = (['createdAt', 'updatedAt', 'expiresAt'] as const).some(
          (name) => session[name].getTime() !== times[name].getTime(),
        );
        if (!isMoved) return ctx.json({ session, user });
        const moved = await internalAdapter.updateSession(token, times);
        // Ended by another call at the same moment.
        if (!moved) {
          deleteSessionCookie(ctx);
          return ctx.json(null);
        }
        await setSessionCookie(ctx, { session: moved, user }, !isKept(times), maxAgeOf(times, at));
        return ctx.json({ session: { ...session, ...times }, user });
      }),
    },
  };
}
