import { LinkToken, linkMinutes } from '@foothold/core/contract/auth.ts';
import { challengeMinutes } from '@foothold/core/contract/passkeys.ts';
import { nextPath } from '@foothold/core/entities/user/next-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import { signInMessage } from './sign-in.messages.ts';

/** A body of a sign-in call by its schema; throws `validation` with the field named. */
export function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const answer = schema.safeParse(value ?? {});
  if (answer.success) return answer.data;
  const issue = answer.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const field = issue.keys[0] ?? '';
    throw new AppError('validation', signInMessage('unknown-field', { field }), { field });
  }
  const field = issue?.path.map(String).join('.') || 'body';
  const text =
    field === 'email' ? signInMessage('enter-email') : signInMessage('field-not-expected', { field });
  throw new AppError('validation', text, { field });
}

/** The path of a `callbackURL` of this site, '' without one; throws `validation` for another site's. */
export function nextOf(callbackURL: string | undefined, origin: string): string {
  if (!callbackURL) return '';
  const path = nextPath(
    callbackURL.startsWith(`${origin}/`) ? callbackURL.slice(origin.length) : callbackURL,
    '',
  );
  if (path) return path;
  throw new AppError('validation', signInMessage('page-of-this-site'), {
    field: 'callbackURL',
  });
}

/** A cookie that tells browsers apart; only /api/auth receives it, pages never see it. */
export type MarkCookie = {
  /** This browser's mark, or '' when it has none. */
  read(request: FastifyRequest): string;
  /** Marks this browser, for the cookie's time from now on, or until it is closed. */
  write(reply: FastifyReply, mark: string, how?: { untilClosed: boolean }): void;
};

/** That cookie for a site, with how long it lasts. */
export function markCookie(env: Env, { name, seconds }: { name: string; seconds: number }): MarkCookie {
  const isSecure = env.PUBLIC_URL?.startsWith('https://') ?? false;
  const cookieName = isSecure ? `__Secure-${name}` : name;
  return {
    read(request) {
      const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
      const value = pairs.find(([given]) => given === cookieName)?.[1] ?? '';
      return LinkToken.safeParse(value).success ? value : '';
    },
    write(reply, mark, { untilClosed } = { untilClosed: false }) {
      const age = untilClosed ? '' : `; Max-Age=${seconds}`;
      const attributes = `Path=/api/auth; HttpOnly; SameSite=Lax${age}${isSecure ? '; Secure' : ''}`;
      reply.header('set-cookie', `${cookieName}=${mark}; ${attributes}`);
    },
  };
}

/** The mark of browsers in which a sign-in is under way: ten minutes from each of its steps. */
export function browserCookie(env: Env): MarkCookie {
  return markCookie(env, { name: 'foothold.browser', seconds: linkMinutes * 60 });
}

/**
 * The mark of a browser that a challenge of a passkey is for. One of its own: the sign-in page asks for a challenge by itself, and
 * must not change the mark that a link or Google was just begun with.
 */
export function passkeyCookie(env: Env): MarkCookie {
  return markCookie(env, { name: 'foothold.passkey', seconds: challengeMinutes * 60 });
}
