import { LinkRequest, LinkVerification, SignedIn } from '@foothold/core/contract/auth.ts';
import { browserLabel } from '@foothold/core/entities/user/browser-label.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Env } from '../config/env.ts';
import type { Db } from '../db/db.ts';
import { AppError, waitingMinutes } from '../errors.ts';
import { createLimiter, networkOf } from '../http/auth-limits.ts';
import type { Authenticate } from '../http/bind.ts';
import type { SignInOutcome } from '../metrics/metrics.ts';
import { mailLanguage } from '../providers/mail/mail-language.ts';
import { MailError, type MailPort } from '../providers/mail/port.ts';
import type { OpenIdProvider } from '../providers/openid/port.ts';
import type { Proven } from './auth-account.ts';
import { googleSignIn } from './auth-google.ts';
import { identityLibrary, tokenParties } from './auth-library.ts';
import { newSecret, signInLinks } from './auth-links.ts';
import { signInMail } from './auth-mail.ts';
import { newSignIns } from './auth-new-sign-in.ts';
import { askingOrigin, mailWay } from './auth-origins.ts';
import { type ReportSignIn, tellingOutcome } from './auth-outcome.ts';
import { browserCookie, nextOf, parsed, passkeyCookie } from './auth-requests.ts';
import { tokenSync } from './auth-token-sync.ts';
import { noteUse, signToken, tokenReader, unauthenticated } from './auth-tokens.ts';
import { passkeyMails } from './passkeys/passkey-mails.ts';
import { type EndOthers, passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeySignIn, type SignInWay } from './passkeys/passkey-sign-in.ts';
import type { SecurityLog } from './security-log.ts';
import { signInMessage } from './sign-in.messages.ts';

type Options = {
  db: Db;
  env: Env;
  /** Signs cookies and locks the signing keys; at least 32 characters. */
  secret: string;
  mail: MailPort;
  now: () => Date;
  /** Signs people in as well; absent or null where it is not configured. */
  google?: OpenIdProvider | null | undefined;
  securityLog: SecurityLog;
  endOthers: EndOthers;
  /** Hears how attempts to sign in end. */
  tellSignIn?: ReportSignIn;
};

/** Everything the server knows about who is asking. */
export type Identity = {
  /** Mounts /api/auth/* (WIRE names of the identity library; refusals are envelopes) and the calls about passkeys. */
  routes(app: FastifyInstance): void;
  /** Who a bearer token belongs to; throws `unauthenticated`. */
  authenticate: Authenticate;
  /** How sign-in links reach the person behind this request. */
  mailWay(request: FastifyRequest): 'smtp' | 'mailbox' | 'none';
};

const limitWindow = 10 * 60;

const kindOf = {
  link: 'signed-in-by-link',
  google: 'signed-in-with-google',
  passkey: 'signed-in-with-passkey',
  'recovery-code': 'signed-in-with-recovery-code',
} as const satisfies Record<SignInWay, string>;

const Opened = z.extend(SignedIn, { isNewAccount: z.boolean(), isSameAccount: z.boolean() });

/** Sends an answer of the identity library on, cookies included. */
async function relay(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  takeCookies(reply, answer);
  return reply.status(answer.status).send(await answer.json());
}

function cannotSignIn(): AppError {
  return new AppError('unavailable', signInMessage('not-now'));
}

function takeCookies(reply: FastifyReply, answer: Response): void {
  if (answer.status >= 500) throw cannotSignIn();
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** Sign-in by mailed link or with Google, sessions and bearer tokens (docs/spec/design.md, Identity). */
export function createIdentity(options: Options): Identity {
  const { db, env, secret, mail, now, google = null, tellSignIn, securityLog, endOthers } = options;
  const library = identityLibrary({ db, env, secret, now });
  const links = signInLinks(db, { now });
  const limits = { db, secret, windowSeconds: limitWindow, now };
  const perAddress = createLimiter({ ...limits, name: 'sign-in link, address', max: 5 });
  const perNetwork = createLimiter({ ...limits, name: 'sign-in link, network', max: 20 });
  const browsers = browserCookie(env);
  const newcomers = newSignIns({ db, env, secret, mail, now });

  // The library needs the cookies only; of the browser its family and system are kept, an IP address is not.
  const cookiesOf = (request: FastifyRequest) => new Headers({ cookie: request.headers.cookie ?? '' });

  async function limit(reply: FastifyReply, request: FastifyRequest, email: string): Promise<void> {
    const ofNetwork = await perNetwork.take(networkOf(request.ip));
    const wait = ofNetwork || (await perAddress.take(email));
    if (wait === 0) return;
    const userId = ofNetwork ? null : () => ownerOf(email);
    securityLog.refuse({ kind: 'limit-reached', reason: 'too-many-requests', userId }, request);
    reply.header('retry-after', String(wait));
    throw new AppError('too-many-requests', signInMessage('too-many-links', { wait: waitingMinutes(wait) }));
  }

  async function ownerOf(email: string): Promise<string | null> {
    const [owner] = await db.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
    return owner?.id ?? null;
  }

  /** An operator closed the account (docs/decisions/0122): whoever proves its address or its Google account stays outside. */
  async function refuseClosed({ email, google: of }: Proven, request: FastifyRequest): Promise<void> {
    const [closed] = await db.query<{ id: string }>(
      `SELECT u.id FROM closed_accounts c JOIN users u ON u.id = c.user_id WHERE u.email = $1
         OR EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND a.provider_id = 'google' AND a.account_id = $2)`,
      [email, of?.subject ?? ''],
    );
    if (!closed) return;
    securityLog.refuse({ kind: 'sign-in-refused', reason: 'account-closed', userId: closed.id }, request);
    throw new AppError('forbidden', signInMessage('account-closed'));
  }

  let warn = (_what: object, _line: string) => {};
  const sync = tokenSync({
    url: env.TOKEN_SYNC_URL,
    sign: (living, audience) => signToken({ library, db, now }, living, audience),
    fail: (what) => warn(what, 'a token could not be passed on'),
  });

  /** Opens the session of somebody proven and puts its cookies on the answer. */
  async function openSession(
    { way, ...proven }: Omit<Parameters<typeof library.openSession>[0], 'label'> & { way: SignInWay },
    { request, reply, origin }: { request: FastifyRequest; reply: FastifyReply; origin: string },
  ): Promise<SignedIn> {
    await refuseClosed(proven, request);
    const label = browserLabel(request.headers['user-agent'] ?? '');
    const answer = await library.openSession({ ...proven, label }, cookiesOf(request));
    if (!answer.ok) throw cannotSignIn();
    takeCookies(reply, answer);
    const opened = Opened.parse(await answer.json());
    const signedIn = SignedIn.parse(opened);
    sync.signedIn(signedIn);
    const { isNewAccount, isSameAccount } = opened;
    const { id: userId, email } = signedIn.user;
    await securityLog.record({ kind: kindOf[way], userId }, request);
    const { remember } = proven;
    await newcomers.note(
      { userId, email, isNewAccount, isSameAccount, remember, origin },
      { request, reply },
    );
    return signedIn;
  }

  const mails = passkeyMails({ env, mail });
  const passkeys = passkeySignIn({
    ...{ db, env, secret, now, mails, securityLog, endOthers, openSession },
    ...{ cookie: browsers, challenges: passkeyCookie(env) },
  });

  const { start, callback } = googleSignIn({
    db,
    env,
    secret,
    now,
    provider: google,
    cookie: browsers,
    async openSession({ person: { email, ...account }, remember, ...call }) {
      await passkeys.afterFirstStep({ email, remember, google: account }, call);
    },
    tell: (outcome) => tellSignIn?.('google', outcome),
    refused: (why, request) => securityLog.refuse({ ...why, userId: null }, request),
  });

  async function askForLink(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const origin = askingOrigin(env, request);
    const { email, callbackURL, rememberMe } = parsed(LinkRequest, request.body);
    const next = nextOf(callbackURL, origin);
    if (mailWay(env, request) === 'none') throw new AppError('unavailable', signInMessage('no-mail'));
    await limit(reply, request, email);
    const browser = browsers.read(request) || newSecret();
    const token = await links.create({ email, browser, remember: rememberMe });
    const query = new URLSearchParams({ token, ...(next && { next }) });
    try {
      const language = mailLanguage(request.headers['accept-language']);
      const link = `${origin}/auth?${query}`;
      await mail.send(signInMail({ to: email, language, link, siteName: env.SITE_NAME }));
    } catch (cause) {
      if (!(cause instanceof MailError)) throw cause;
      request.log.warn({ reason: cause.reason }, 'a sign-in mail was not taken');
      throw new AppError('vendor-failed', signInMessage('mail-not-sent'));
    }
    browsers.write(reply, browser);
    return reply.send({ status: true });
  }

  async function followLink(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { token: string; email?: string | undefined },
  ) {
    const tell = (outcome: SignInOutcome) => tellSignIn?.('link', outcome);
    return tellingOutcome(tell, async () => {
      const body = await links.use({ ...given, browser: browsers.read(request) }).catch((cause) => {
        // That a link was opened elsewhere is no refusal yet: the address is asked for.
        if (cause instanceof AppError && cause.code !== 'email-address-needed')
          securityLog.refuse(
            { kind: 'sign-in-refused', reason: cause.code, userId: () => links.ownerOf(given.token) },
            request,
          );
        throw cause;
      });
      const origin = askingOrigin(env, request);
      return reply.send(await passkeys.afterFirstStep(body, { request, reply, origin }));
    });
  }

  async function answerToken(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // From the database, not from the cookie's copy: an ended session gets no new token.
    const { living, cookies } = await library.livingSession(cookiesOf(request));
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    if (!living) throw unauthenticated();
    await noteUse(db, living.session.id, now());
    return reply.send({ token: await signToken({ library, db, now }, living) });
  }

  return {
    mailWay: (request) => mailWay(env, request),
    authenticate: tokenReader({ db, now, ...tokenParties(env) }),
    routes(app) {
      warn = (what, line) => app.log.warn(what, line);
      app.addHook('onClose', async () => void (await Promise.all([sync.close(), newcomers.close()])));
      type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
      const mount = (method: 'GET' | 'POST', path: string, handle: Handler) =>
        app.route({
          method,
          url: `/api/auth${path}`,
          onRequest: async (request, reply) => {
            reply.header('cache-control', 'no-store');
            askingOrigin(env, request);
          },
          handler: handle,
        });
      mount('POST', '/sign-in/magic-link', askForLink);
      mount('GET', '/magic-link/verify', async (request, reply) => {
        const { token = '' } = request.query as { token?: unknown };
        // Opened as a page it shows the page: only the page's own call signs in.
        if (request.headers['sec-fetch-mode'] === 'navigate')
          return reply.redirect(`/auth?${new URLSearchParams({ token: String(token) })}`, 303);
        return followLink(request, reply, { token: String(token) });
      });
      mount('POST', '/magic-link/verify', async (request, reply) =>
        followLink(request, reply, parsed(LinkVerification, request.body)),
      );
      mount('POST', '/sign-in/google', start);
      // Google's page leads here, so the origin is another; the state and the browser's mark vouch for it.
      app.route({
        method: 'GET',
        url: '/api/auth/callback/google',
        onRequest: async (_request, reply) => void reply.header('cache-control', 'no-store'),
        handler: callback,
      });
      const byPasskey = (handle: Handler) => (request: FastifyRequest, reply: FastifyReply) =>
        tellingOutcome(
          (outcome) => tellSignIn?.('passkey', outcome),
          () => handle(request, reply),
        );
      mount('POST', '/passkey/options', passkeys.options);
      mount('POST', '/passkey/verify', byPasskey(passkeys.verify));
      mount('POST', '/second/recover', byPasskey(passkeys.recover));
      mount('POST', '/second/lost', passkeys.lost);
      passkeyRoutes(app, { db, env, now, mails, securityLog, endOthers });
      mount('GET', '/token', answerToken);
      mount('GET', '/get-session', async (request, reply) =>
        relay(reply, await library.showSession(cookiesOf(request))),
      );
      mount('POST', '/sign-out', async (request, reply) => {
        const leaving = (await library.livingSession(cookiesOf(request))).living;
        const answer = await library.signOut(cookiesOf(request));
        // The library calls it done even when the database could not end the session.
        if ((await library.livingSession(cookiesOf(request))).living)
          throw new AppError('unavailable', signInMessage('sign-out-not-now'));
        if (leaving) {
          sync.signedOut(leaving);
          await securityLog.record({ kind: 'signed-out', userId: leaving.user.id }, request);
        }
        return relay(reply, answer);
      });
      mount('GET', '/jwks', async (_request, reply) => relay(reply, await library.publicKeys()));
    },
  };
}
