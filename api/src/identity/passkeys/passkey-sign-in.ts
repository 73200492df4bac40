import type { SignedIn } from '@foothold/core/contract/auth.ts';
import {
  challengeMinutes,
  PasskeyRequest,
  PasskeyVerification,
  RecoveryRequest,
  type RequestOptions,
} from '@foothold/core/contract/passkeys.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.ts';
import type { Db } from '../../db/db.ts';
import { AppError, waitingTime } from '../../errors.ts';
import { createLimiter, networkOf } from '../../http/auth-limits.ts';
import { MailError } from '../../providers/mail/port.ts';
import type { Proven } from '../auth-account.ts';
import { newSecret } from '../auth-links.ts';
import { mailWay } from '../auth-origins.ts';
import { type MarkCookie, parsed } from '../auth-requests.ts';
import type { SecurityLog } from '../security-log.ts';
import { passkeyMessage } from './passkey.messages.ts';
import { challengeOf, createChallenge, takeChallenge } from './passkey-challenges.ts';
import { checkUsed } from './passkey-checks.ts';
import type { PasskeyMails } from './passkey-mails.ts';
import type { EndOthers } from './passkey-routes.ts';
import { credentialsOf, findPasskey, noteCounter } from './passkey-store.ts';
import { useCode } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import * as second from './second-sign-in.ts';

type Call = { request: FastifyRequest; reply: FastifyReply };
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** How a session began, for the security log. */
export type SignInWay = 'link' | 'google' | 'passkey' | 'recovery-code';

type Options = {
  db: Db;
  env: Env;
  secret: string;
  now: () => Date;
  /** The mark of the browser that a link or Google was begun in, and of the one that asked for a challenge. */
  cookie: MarkCookie;
  challenges: MarkCookie;
  mails: PasskeyMails;
  securityLog: SecurityLog;
  endOthers: EndOthers;
  /** Opens the session of somebody proven and puts its cookies on the answer. */
  openSession(
    proven: Proven & { remember: boolean; way: SignInWay },
    call: Call & { origin: string },
  ): Promise<SignedIn>;
};

/** Sign-in with a passkey, alone or after a link or Google, and what stands in for a lost one (docs/decisions/0123). */
export type PasskeySignIn = {
  options: Handler;
  verify: Handler;
  recover: Handler;
  lost: Handler;
  /** Opens a session for a link or Google. Throws `second-sign-in-required` where the account also asks for a passkey. */
  afterFirstStep(proven: Proven & { remember: boolean }, call: Call & { origin: string }): Promise<SignedIn>;
};

const windowSeconds = 10 * 60;

/** Those calls over `db`. */
export function passkeySignIn(given: Options): PasskeySignIn {
  const { db, env, secret, now, cookie, challenges, mails, securityLog, endOthers, openSession } = given;
  const limits = { db, secret, now };
  const perNetwork = createLimiter({ ...limits, name: 'passkey, network', max: 100, windowSeconds });
  const codes = createLimiter({ ...limits, name: 'recovery code, account', max: 10, windowSeconds: 3600 });
  const losses = createLimiter({ ...limits, name: 'lost passkey', max: 3, windowSeconds: 7 * 86_400 });

  function refuseFor(reply: FastifyReply, wait: number, text: 'too-many-attempts' | 'too-many-losses'): void {
    if (wait === 0) return;
    reply.header('retry-after', String(wait));
    throw new AppError('too-many-requests', passkeyMessage(text, { wait: waitingTime(wait) }));
  }

  async function limitNetwork({ request, reply }: Call): Promise<void> {
    const wait = await perNetwork.take(networkOf(request.ip));
    if (wait > 0)
      securityLog.refuse({ kind: 'limit-reached', reason: 'too-many-requests', userId: null }, request);
    refuseFor(reply, wait, 'too-many-attempts');
  }

  async function pendingOf(request: FastifyRequest): Promise<second.PendingSignIn> {
    const browser = cookie.read(request);
    const pending = browser ? await second.pendingSignIn(db, browser, now()) : null;
    if (!pending) throw new AppError('second-sign-in-over', passkeyMessage('second-over'));
    return pending;
  }

  /** Completes what a link or Google began in this browser. */
  async function complete(
    pending: second.PendingSignIn,
    way: SignInWay,
    call: Call & { origin: string },
  ): Promise<SignedIn> {
    if (!(await second.endPending(db, cookie.read(call.request))))
      throw new AppError('second-sign-in-over', passkeyMessage('second-over'));
    const { userId, email, remember, googleSubject: subject } = pending;
    const google = subject ? { google: { subject, name: '' } } : {};
    const signedIn = await openSession({ userId, email, remember, way, ...google }, call);
    // Whoever has the passkey or a code has lost nothing.
    if (await second.cancelLoss(db, userId))
      await securityLog.record({ kind: 'passkey-loss-canceled', userId }, call.request);
    return signedIn;
  }

  function refused(
    reason: 'passkey-unknown' | 'passkey-refused' | 'passkey-copied' | 'passkey-of-another',
    { request, userId }: { request: FastifyRequest; userId: string | null },
  ): AppError {
    securityLog.refuse({ kind: 'sign-in-refused', reason, userId }, request);
    const text = {
      'passkey-unknown': 'unknown',
      'passkey-refused': 'refused',
      'passkey-copied': 'copied',
      'passkey-of-another': 'other-account',
    } as const;
    return new AppError('passkey-refused', passkeyMessage(text[reason]));
  }

  return {
    async options(request, reply) {
      const { id: rpId } = relyingParty(env, request);
      const { step } = parsed(PasskeyRequest, request.body);
      await limitNetwork({ request, reply });
      const pending = step === 'second' ? await pendingOf(request) : null;
      const browser = challenges.read(request) || newSecret();
      const userId = pending?.userId ?? null;
      const { challenge } = await createChallenge(db, { step, browser, userId, at: now() });
      challenges.write(reply, browser);
      return reply.send({
        challenge,
        rpId,
        timeout: challengeMinutes * 60_000,
        userVerification: 'required',
        // Without a first step nobody is told whose passkeys there are.
        allowCredentials: userId ? await credentialsOf(db, userId) : [],
      } satisfies RequestOptions);
    },

    async verify(request, reply) {
      const party = relyingParty(env, request);
      const { credential, rememberMe } = parsed(PasskeyVerification, request.body);
      const { clientDataJSON, userHandle } = credential.response;
      const challenge = challengeOf(clientDataJSON);
      const browser = challenges.read(request);
      const taken = browser ? await takeChallenge(db, { challenge, browser, at: now() }) : null;
      if (!taken || taken.step === 'register')
        throw new AppError('passkey-expired', passkeyMessage('too-old'));
      const passkey = await findPasskey(db, credential.id);
      if (!passkey) throw refused('passkey-unknown', { request, userId: taken.userId });
      const { id, userId, email, publicKey } = passkey;
      if (taken.step === 'second' && taken.userId !== userId)
        throw refused('passkey-of-another', { request, userId: taken.userId });
      const isOwners = Buffer.from(userHandle, 'base64url').toString() === userId;
      const counter = isOwners ? await checkUsed(credential, { party, challenge, publicKey }) : null;
      if (counter === null) throw refused('passkey-refused', { request, userId });
      if (!(await noteCounter(db, { id, counter, at: now() })))
        throw refused('passkey-copied', { request, userId });
      const call = { request, reply, origin: party.origin };
      if (taken.step === 'second')
        return reply.send(await complete(await pendingOf(request), 'passkey', call));
      const signedIn = await openSession({ userId, email, remember: rememberMe, way: 'passkey' }, call);
      if (await second.cancelLoss(db, userId))
        await securityLog.record({ kind: 'passkey-loss-canceled', userId }, request);
      return reply.send(signedIn);
    },

    async recover(request, reply) {
      const { origin } = relyingParty(env, request);
      const { code, others } = parsed(RecoveryRequest, request.body);
      await limitNetwork({ request, reply });
      const pending = await pendingOf(request);
      const { userId, email } = pending;
      const wait = await codes.take(userId);
      if (wait > 0) securityLog.refuse({ kind: 'limit-reached', reason: 'recovery-code', userId }, request);
      refuseFor(reply, wait, 'too-many-attempts');
      if (!(await useCode(db, userId, code))) {
        securityLog.refuse({ kind: 'sign-in-refused', reason: 'recovery-code', userId }, request);
        throw new AppError('recovery-code-wrong', passkeyMessage('wrong-code'), { field: 'code' });
      }
      const signedIn = await complete(pending, 'recovery-code', { request, reply, origin });
      if (others === 'end' && (await endOthers(db, { userId, sessionId: signedIn.session.id })) > 0)
        await securityLog.record({ kind: 'other-sign-ins-ended', userId }, request);
      const { codesLeft: count } = await second.secondStateOf(db, userId, now());
      await mails.notify({ kind: 'code-used', count }, { email, origin, request });
      return reply.send(signedIn);
    },

    async lost(request, reply) {
      const { origin } = relyingParty(env, request);
      await limitNetwork({ request, reply });
      const { userId, email } = await pendingOf(request);
      if (mailWay(env, request) === 'none') throw new AppError('unavailable', passkeyMessage('no-mail'));
      const running = (await second.secondStateOf(db, userId, now())).lossDueAt;
      if (running) return reply.send({ dueAt: running });
      refuseFor(reply, await losses.take(userId), 'too-many-losses');
      const begun = await second.beginLoss(db, userId, now());
      // Turned off meanwhile.
      if (!begun) throw new AppError('second-sign-in-over', passkeyMessage('second-over'));
      const { dueAt, isNew } = begun;
      try {
        // What nobody is told of must not come about.
        if (isNew) await mails.send({ kind: 'loss', dueAt }, { email, origin, request });
      } catch (cause) {
        if (!(cause instanceof MailError)) throw cause;
        await second.cancelLoss(db, userId);
        request.log.warn({ reason: cause.reason }, 'a mail about a lost passkey was not taken');
        throw new AppError('vendor-failed', passkeyMessage('mail-not-sent'));
      }
      if (isNew) await securityLog.record({ kind: 'passkey-loss-reported', userId }, request);
      return reply.send({ dueAt: dueAt.toISOString() });
    },

    async afterFirstStep({ remember, ...proven }, call) {
      const { request, reply, origin } = call;
      const way = proven.google ? 'google' : 'link';
      const demand = await second.demandOf(db, proven, now());
      if (!demand) return openSession({ ...proven, remember, way }, call);
      const { userId, isLossDue } = demand;
      if (isLossDue) {
        await db.transaction((tx) => second.releaseLost(tx, userId));
        const signedIn = await openSession({ ...proven, userId, remember, way }, call);
        await endOthers(db, { userId, sessionId: signedIn.session.id });
        await securityLog.record({ kind: 'second-sign-in-lost', userId }, request);
        await mails.notify({ kind: 'lost' }, { email: signedIn.user.email, origin, request });
        return signedIn;
      }
      const browser = cookie.read(request) || newSecret();
      const googleSubject = proven.google?.subject ?? '';
      await second.holdSignIn(db, { browser, userId, remember, googleSubject, at: now() });
      cookie.write(reply, browser);
      throw new AppError('second-sign-in-required', passkeyMessage('second-required'));
    },
  };
}
