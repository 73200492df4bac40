import {
  challengeMinutes,
  lossCancel,
  passkeyAdd,
  passkeyOffer,
  passkeyRemove,
  passkeysList,
  recoveryCodesRenew,
  secondDemand,
  secondRelease,
} from '@foothold/core/contract/passkeys.ts';
import type { SecurityKind } from '@foothold/core/contract/security-log.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError, notFound } from '../../errors.ts';
import { bind, type Caller } from '../../http/bind.ts';
import type { SecurityLog } from '../security-log.ts';
import { passkeyMessage } from './passkey.messages.ts';
import { challengeOf, createChallenge, takeChallenge } from './passkey-challenges.ts';
import { algorithms, checkNew } from './passkey-checks.ts';
import type { PasskeyMails, PasskeyNews } from './passkey-mails.ts';
import { addPasskey, credentialsOf, passkeysOf, removePasskey } from './passkey-store.ts';
import { renewCodes } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import { cancelLoss, demandPasskey, releasePasskey, secondStateOf } from './second-sign-in.ts';

/** Ends the sign-ins of an account but one, or all for null; returns how many. */
export type EndOthers = (db: Queryable, who: { userId: string; sessionId: string | null }) => Promise<number>;

type Options = {
  db: Db;
  env: Env;
  now: () => Date;
  mails: PasskeyMails;
  securityLog: SecurityLog;
  endOthers: EndOthers;
};

/** Mounts what a signed-in person does with their passkeys (docs/decisions/0123). */
export function passkeyRoutes(app: FastifyInstance, options: Options): void {
  const { db, env, now, mails, securityLog, endOthers } = options;

  /** Writes down what was done and notifies the address of the account. */
  async function report(
    kind: SecurityKind,
    news: PasskeyNews,
    { caller: { userId }, request }: { caller: Caller; request: FastifyRequest },
  ): Promise<void> {
    await securityLog.record({ kind, userId }, request);
    const { origin } = relyingParty(env, request);
    // The token may be older than a change of the address.
    const [owner] = await db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]);
    if (owner) await mails.notify(news, { email: owner.email, origin, request });
  }

  /** Ends the other sign-ins unless they are to be kept. */
  async function endUnlessKept(
    others: 'end' | 'keep',
    { caller, request }: { caller: Caller; request: FastifyRequest },
  ): Promise<{ ended: number }> {
    if (others === 'keep') return { ended: 0 };
    const ended = await endOthers(db, caller);
    if (ended > 0) await securityLog.record({ kind: 'other-sign-ins-ended', userId: caller.userId }, request);
    return { ended };
  }

  bind(app, passkeysList, async ({ caller: { userId } }) => ({
    passkeys: await passkeysOf(db, userId),
    ...(await secondStateOf(db, userId, now())),
  }));

  bind(app, passkeyOffer, async ({ caller: { userId, sessionId }, request }) => {
    const party = relyingParty(env, request);
    const [user] = await db.query<{ email: string; name: string }>(
      'SELECT email, name FROM users WHERE id = $1',
      [userId],
    );
    if (!user) throw notFound('user', passkeyMessage('not-found'));
    const { id: offerId, challenge } = await createChallenge(db, {
      step: 'register',
      browser: sessionId,
      userId,
      at: now(),
    });
    return {
      offerId,
      options: {
        rp: { id: party.id, name: env.SITE_NAME },
        user: {
          id: Buffer.from(userId).toString('base64url'),
          name: user.email,
          displayName: user.name || user.email,
        },
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout: challengeMinutes * 60_000,
        excludeCredentials: await credentialsOf(db, userId),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      },
    };
  });

  bind(app, passkeyAdd, async ({ caller, params, body: { name, credential }, request }) => {
    const { userId, sessionId } = caller;
    const party = relyingParty(env, request);
    const challenge = challengeOf(credential.response.clientDataJSON);
    const taken = await takeChallenge(db, { challenge, browser: sessionId, at: now() });
    if (taken?.step !== 'register' || taken.userId !== userId || taken.id !== params.offerId)
      throw notFound('offer', passkeyMessage('offer-not-found'));
    const created = await checkNew(credential, { party, challenge });
    if (!created) throw new AppError('unprocessable', passkeyMessage('not-created'));
    const added = await addPasskey(db, { ...created, userId, name, at: now() });
    await report('passkey-added', { kind: 'added', name }, { caller, request });
    return added;
  });

  bind(app, passkeyRemove, async ({ caller, params, query: { others }, request }) => {
    const { userId } = caller;
    const done = await db.transaction(async (tx) => {
      // Held until the end, as where a passkey is demanded.
      await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
      const name = await removePasskey(tx, userId, params.passkeyId);
      if (name === null) throw notFound('passkey', passkeyMessage('not-found'));
      const isLast = (await passkeysOf(tx, userId)).length === 0;
      // Else nothing but recovery codes would sign in.
      return { name, isReleased: isLast && (await releasePasskey(tx, userId)) };
    });
    await report('passkey-removed', { kind: 'removed', name: done.name }, { caller, request });
    if (done.isReleased) await report('second-sign-in-off', { kind: 'released' }, { caller, request });
    return endUnlessKept(others, { caller, request });
  });

  bind(app, secondDemand, async ({ caller, body: { others }, request }) => {
    relyingParty(env, request);
    const codes = await db.transaction((tx) => demandPasskey(tx, caller.userId, now()));
    if (!codes) throw new AppError('conflict', passkeyMessage('needs-passkey'));
    await report('second-sign-in-on', { kind: 'demanded' }, { caller, request });
    return { codes, ...(await endUnlessKept(others, { caller, request })) };
  });

  bind(app, secondRelease, async ({ caller, query: { others }, request }) => {
    if (!(await releasePasskey(db, caller.userId))) return { ended: 0 };
    await report('second-sign-in-off', { kind: 'released' }, { caller, request });
    return endUnlessKept(others, { caller, request });
  });

  bind(app, recoveryCodesRenew, async ({ caller, request }) => {
    const codes = await db.transaction(async (tx) => {
      const demanded = await tx.query('SELECT 1 FROM second_sign_ins WHERE user_id = $1 FOR UPDATE', [
        caller.userId,
      ]);
      return demanded.length > 0 ? renewCodes(tx, caller.userId) : null;
    });
    if (!codes) throw new AppError('conflict', passkeyMessage('not-demanded'));
    await report('recovery-codes-renewed', { kind: 'codes' }, { caller, request });
    return { codes };
  });

  bind(app, lossCancel, async ({ caller: { userId }, request }) => {
    if (await cancelLoss(db, userId))
      await securityLog.record({ kind: 'passkey-loss-canceled', userId }, request);
    return { success: true as const };
  });
}
