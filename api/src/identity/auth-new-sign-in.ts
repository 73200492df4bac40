import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionDays } from '@foothold/core/entities/user/session-times.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';
import type { Db } from '../db/db.ts';
import { createLimiter } from '../http/auth-limits.ts';
import { mailLanguage } from '../providers/mail/mail-language.ts';
import { MailError, type MailPort } from '../providers/mail/port.ts';
import { newSecret } from './auth-links.ts';
import { newSignInMail } from './auth-mail.ts';
import { mailWay } from './auth-origins.ts';
import { markCookie } from './auth-requests.ts';

/** Mails about new sign-ins that an account gets in an hour at most; the security log has the others. */
export const newSignInMailsPerHour = 5;

const daySeconds = 24 * 60 * 60;
/** Milliseconds that mails under way get when the server stops. */
const patienceMs = 2000;

type SignIn = {
  userId: string;
  email: string;
  /** The account began with it. */
  isNewAccount: boolean;
  /** The browser was signed in to this account until now. */
  isSameAccount: boolean;
  remember: boolean;
  /** Where the links of mails lead. */
  origin: string;
};

type Call = { request: FastifyRequest; reply: FastifyReply };

/** Notifies accounts by e-mail of sign-ins from unknown browsers. */
export type NewSignIns = {
  /** Remembers the browser for the account, and sends a mail where it was new. Never throws, waits for no mail. */
  note(signIn: SignIn, call: Call): Promise<void>;
  /** Waits a moment for mails under way. */
  close(): Promise<void>;
};

// 256 random bits: a plain hash is as good as a slow one.
const hashOf = (mark: string) => createHash('sha256').update(mark).digest('base64url');

/**
 * Browsers are told apart by a mark of their own in a cookie, never by address, place or header. An account forgets its
 * marks after 90 days without a sign-in, and when it ends sign-ins elsewhere (docs/decisions/0052).
 */
export function newSignIns(options: {
  db: Db;
  env: Env;
  secret: string;
  mail: MailPort;
  now: () => Date;
}): NewSignIns {
  const { db, env, secret, mail, now } = options;
  const marks = markCookie(env, { name: 'foothold.known', seconds: sessionDays.longest * daySeconds });
  const perAccount = createLimiter({
    ...{ db, secret, now, name: 'new sign-in mail, account' },
    max: newSignInMailsPerHour,
    windowSeconds: 3600,
  });
  const underWay = new Set<Promise<void>>();

  async function isKnown(userId: string, mark: string): Promise<boolean> {
    const since = new Date(now().getTime() - sessionDays.longest * daySeconds * 1000);
    const known = await db.query(
      'SELECT 1 FROM known_browsers WHERE user_id = $1 AND browser_hash = $2 AND seen_at > $3::timestamptz',
      [userId, hashOf(mark), since.toISOString()],
    );
    return known.length > 0;
  }

  async function remember(userId: string, mark: string): Promise<void> {
    await db.query(
      `INSERT INTO known_browsers (user_id, browser_hash, seen_at) VALUES ($1, $2, $3::timestamptz)
       ON CONFLICT (user_id, browser_hash) DO UPDATE SET seen_at = excluded.seen_at`,
      [userId, hashOf(mark), now().toISOString()],
    );
  }

  async function send({ email, origin }: SignIn, { request }: Call): Promise<void> {
    const words = newSignInMail({
      to: email,
      siteName: env.SITE_NAME,
      supportEmail: env.SUPPORT_EMAIL,
      language: mailLanguage(request.headers['accept-language']),
      userAgent: request.headers['user-agent'] ?? '',
      at: now(),
      url: `${origin}/profile#sign-ins`,
    });
    try {
      await mail.send(words);
    } catch (cause) {
      const reason = cause instanceof MailError ? cause.reason : 'unknown';
      request.log.warn({ reason }, 'a mail about a new sign-in was not taken');
    }
  }

  return {
    async note(signIn, call) {
      const { userId, isNewAccount, isSameAccount } = signIn;
      const { request, reply } = call;
      try {
        const given = marks.read(request);
        const mark = given || newSecret();
        const isOld = isNewAccount || isSameAccount || (given !== '' && (await isKnown(userId, given)));
        await remember(userId, mark);
        if (signIn.remember) marks.write(reply, mark);
        // On a computer that is not the person's own the mark goes with the browser.
        else if (!given) marks.write(reply, mark, { untilClosed: true });
        if (isOld || mailWay(env, request) === 'none' || (await perAccount.take(userId)) > 0) return;
        const sending = send(signIn, call).finally(() => underWay.delete(sending));
        underWay.add(sending);
      } catch (cause) {
        request.log.warn({ err: cause }, 'a sign-in could not be told apart from earlier ones');
      }
    },
    async close() {
      if (underWay.size > 0)
        await Promise.race([Promise.all(underWay), pause(patienceMs, undefined, { ref: false })]);
    },
  };
}
