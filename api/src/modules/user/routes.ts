import {
  type SecurityEvent,
  type SecurityKind,
  securityLogGet,
} from '@foothold/core/contract/security-log.ts';
import {
  emailChangeAsk,
  emailChangeCancel,
  emailChangeConfirm,
  type OwnProfile,
  sessionEnd,
  sessionsEndOthers,
  sessionsList,
  userCreate,
  userDelete,
  userGet,
  userUpdate,
  userUpsert,
} from '@foothold/core/contract/user.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError, notFound, serverMessage, waitingMinutes } from '../../errors.ts';
import { bind, type Caller } from '../../http/bind.ts';
import { type Mail, MailError, type MailPort } from '../../providers/mail/port.ts';
import { confirmChange, createChange, dropChange } from './email-change.ts';
import { type Words, wordsAfter, wordsToNew, wordsToOld, wordsToTaken } from './email-change-words.ts';
import { nameOnce, pendingEmailOf, profileOf, removeUser, rename } from './repo.ts';
import { endOtherSessions, endSession, sessionsOf } from './session-repo.ts';
import { userMessage } from './user.messages.ts';

/** Where it is noted what happened to accounts. */
type SecurityLog = {
  record(entry: { kind: SecurityKind; userId: string }, from: FastifyRequest): Promise<void>;
  /** In the transaction that deletes an account. */
  accountDeleted(tx: Queryable, userId: string): Promise<void>;
  page(
    userId: string,
    from: FastifyRequest,
    part: { limit: number; before?: number | undefined },
  ): Promise<{ events: SecurityEvent[]; next: number | null }>;
};

type Options = {
  db: Db;
  now: () => Date;
  env: { SITE_NAME: string; SUPPORT_EMAIL: string };
  mail: MailPort;
  /** Dresses the words of a mail, in the language of the request that causes it. */
  emailTemplate: (words: Words & { to: string }, request: FastifyRequest) => Mail;
  mailWay: (request: FastifyRequest) => 'smtp' | 'mailbox' | 'none';
  /** The origin that asks, which mailed links lead back to; throws `unauthorized-domain`. */
  originOf: (request: FastifyRequest) => string;
  /** Counts a wish to change an address: 0, or the seconds to wait where there were too many. */
  takeTurn: (userId: string) => Promise<number>;
  /** Ends what an account pays for; throws where that is not possible, and the account stays. */
  beforeDeleting: (userId: string) => Promise<void>;
  /** In the transaction that deletes an account, before it: what it gave that others do not rely on goes. */
  forgetContributions: (tx: Queryable, userId: string) => Promise<void>;
  securityLog: SecurityLog;
};

/** A person reaches their own account only; whether there are others is nobody's to find out. */
function own({ userId }: Caller, id: string): string {
  if (id !== userId) throw new AppError('forbidden', serverMessage('not-your-account'));
  return userId;
}

/** Mounts the user calls of docs/spec/calls.md, the list of sign-ins, and the change of address. */
export function userRoutes(app: FastifyInstance, options: Options): void {
  const { db, now, securityLog, beforeDeleting } = options;

  async function profile(userId: string): Promise<OwnProfile> {
    const found = await profileOf(db, userId);
    if (!found) throw notFound('user', serverMessage('account-not-found'));
    return { ...found, pendingEmail: await pendingEmailOf(db, userId, now()) };
  }

  bind(app, userGet, async ({ caller, params }) => profile(own(caller, params.id)));
  bind(app, userCreate, async ({ caller: { userId }, body: { name } }) => {
    await nameOnce(db, userId, { name, at: now() });
    return profile(userId);
  });
  bind(app, userUpsert, async ({ caller: { userId }, body: { name } }) => {
    await rename(db, userId, { name, at: now() });
    return profile(userId);
  });
  bind(app, userUpdate, async ({ caller, params, body: { name } }) => {
    const userId = own(caller, params.id);
    await rename(db, userId, { name, at: now() });
    return profile(userId);
  });
  bind(app, userDelete, async ({ caller, params }) => {
    const userId = own(caller, params.id);
    await beforeDeleting(userId);
    await db.transaction(async (tx) => {
      await options.forgetContributions(tx, userId);
      await removeUser(tx, userId);
      await securityLog.accountDeleted(tx, userId);
    });
    return { success: true as const };
  });

  bind(app, sessionsList, async ({ caller }) => sessionsOf(db, { ...caller, at: now() }));
  bind(app, sessionsEndOthers, async ({ caller, request }) => {
    const { userId } = caller;
    const ended = await endOtherSessions(db, caller);
    await securityLog.record({ kind: 'other-sign-ins-ended', userId }, request);
    return { ended };
  });
  bind(app, sessionEnd, async ({ caller: { userId }, params, request }) => {
    if (!(await endSession(db, userId, params.sessionId)))
      throw notFound('session', userMessage('sign-in-not-found'));
    await securityLog.record({ kind: 'sign-in-ended', userId }, request);
    return { success: true as const };
  });
  bind(app, securityLogGet, async ({ caller: { userId }, query, request }) =>
    securityLog.page(userId, request, query),
  );
  changeRoutes(app, options);
}

function changeRoutes(app: FastifyInstance, options: Options): void {
  const { db, now, env, mail, emailTemplate, mailWay, originOf, takeTurn, securityLog } = options;
  const { SITE_NAME: siteName, SUPPORT_EMAIL: supportEmail } = env;

  bind(app, emailChangeAsk, async ({ caller, body: { email, others }, request }) => {
    const { userId, sessionId } = caller;
    const keepsOthers = others === 'keep';
    const origin = originOf(request);
    const present = await profileOf(db, userId);
    if (!present) throw notFound('user', serverMessage('account-not-found'));
    if (email === present.email)
      throw new AppError('validation', userMessage('same-address'), { field: 'email' });
    if (mailWay(request) === 'none') throw new AppError('unavailable', userMessage('no-mail'));
    const wait = await takeTurn(userId);
    if (wait > 0)
      throw new AppError(
        'too-many-requests',
        userMessage('changed-too-often', { wait: waitingMinutes(wait) }),
        { retryAfter: wait },
      );
    const tokens = await createChange(db, { userId, sessionId, email, keepsOthers, at: now() });
    const linkOf = (token: string) => `${origin}/auth?${new URLSearchParams({ emailChange: token })}`;
    const [other] = await db.query('SELECT 1 FROM users WHERE email = $1', [email]);
    const toNew = other
      ? wordsToTaken({ siteName })
      : wordsToNew({ siteName, url: linkOf(tokens.new), keepsOthers });
    try {
      // The new one first: where it is not taken, nobody gets a link that leads nowhere.
      await mail.send(emailTemplate({ ...toNew, to: email }, request));
      await mail.send(
        emailTemplate(
          { ...wordsToOld({ siteName, email, url: linkOf(tokens.old), keepsOthers }), to: present.email },
          request,
        ),
      );
    } catch (cause) {
      if (!(cause instanceof MailError)) throw cause;
      await dropChange(db, userId);
      request.log.warn({ reason: cause.reason }, 'a mail about a change of address was not taken');
      throw new AppError('vendor-failed', userMessage('mails-not-sent'));
    }
    await securityLog.record({ kind: 'address-change-asked', userId }, request);
    return { email, oldConfirmed: false, newConfirmed: false, keepsOthers };
  });

  bind(app, emailChangeConfirm, async ({ body: { token }, request }) => {
    originOf(request);
    const { userId, email, confirmed, from, othersEnded } = await confirmChange(db, token, now());
    const kind = confirmed === 'both' ? 'address-changed' : 'address-change-confirmed';
    await securityLog.record({ kind, userId }, request);
    if (othersEnded) await securityLog.record({ kind: 'other-sign-ins-ended', userId }, request);
    if (from !== null)
      // It is done whatever becomes of the notice.
      await mail
        .send(emailTemplate({ ...wordsAfter({ siteName, supportEmail, othersEnded }), to: from }, request))
        .catch((cause: unknown) => {
          request.log.warn(
            { reason: cause instanceof MailError ? cause.reason : 'unknown' },
            'a notice was not taken',
          );
        });
    return { email, confirmed, othersEnded };
  });

  bind(app, emailChangeCancel, async ({ caller: { userId }, request }) => {
    if (await dropChange(db, userId))
      await securityLog.record({ kind: 'address-change-canceled', userId }, request);
    return { success: true as const };
  });
}
