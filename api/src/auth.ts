import { LinkRequest, LinkToken, LinkVerification, linkMinutes } from '@foothold/core/contract/auth.ts';
import { nextPath } from '@foothold/core/domain/next-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { identityLibrary, tokenParties } from './auth-library.ts';
import { createLimiter, networkOf } from './auth-limits.ts';
import { newSecret, signInLinks } from './auth-links.ts';
import { signInMail } from './auth-mail.ts';
import { askingOrigin, mailWay } from './auth-origins.ts';
import { signToken, tokenReader, unauthenticated } from './auth-tokens.ts';
import type { Authenticate } from './bind.ts';
import type { Db } from './db/db.ts';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';
import { MailError, type MailPort } from './providers/mail/port.ts';

type Options = {
  db: Db;
  env: Env;
  /** Signs cookies and locks the signing keys; at least 32 characters. */
  secret: string;
  mail: MailPort;
  now: () => Date;
};

/** Everything the server knows about who is asking. */
export type Identity = {
  /** Mounts /api/auth/* (WIRE names of the identity library; refusals are envelopes). */
  routes(app: FastifyInstance): void;
  /** Who a bearer token belongs to; throws `unauthenticated`. */
  authenticate: Authenticate;
  /** How sign-in links reach the person behind this request. */
  mailWay(request: FastifyRequest): 'smtp' | 'mailbox' | 'none';
};

const limitWindow = 10 * 60;

function parsed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const answer = schema.safeParse(value ?? {});
  if (answer.success) return answer.data;
  const issue = answer.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const field = issue.keys[0] ?? '';
    throw new AppError('validation', `The field ${field} is not known here.`, { field });
  }
  const field = issue?.path.map(String).join('.') || 'body';
  const sentence =
    field === 'email'
      ? 'Enter one e-mail address, like name@example.com.'
      : `The field ${field} is not as expected.`;
  throw new AppError('validation', sentence, { field });
}

/** Sends an answer of the identity library on, cookies included. */
async function relay(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  if (answer.status >= 500)
    throw new AppError('unavailable', 'Signing in is not possible right now. Try again in a minute.');
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.status(answer.status).send(await answer.json());
}

/** Sign-in by mailed link, sessions and bearer tokens (DESIGN.md, Identity, joined up). */
export function createIdentity({ db, env, secret, mail, now }: Options): Identity {
  const library = identityLibrary({ db, env, secret });
  const links = signInLinks(db, { now });
  const limits = { db, secret, windowSeconds: limitWindow, now };
  const perAddress = createLimiter({ ...limits, name: 'sign-in link, address', max: 5 });
  const perNetwork = createLimiter({ ...limits, name: 'sign-in link, network', max: 20 });
  const isSecure = env.PUBLIC_URL?.startsWith('https://') ?? false;
  const browserCookie = isSecure ? '__Secure-foothold.browser' : 'foothold.browser';

  function browserOf(request: FastifyRequest): string {
    const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
    const value = pairs.find(([name]) => name === browserCookie)?.[1] ?? '';
    return LinkToken.safeParse(value).success ? value : '';
  }

  // The library needs the cookies only; an IP address or a browser's name is not kept.
  const cookiesOf = (request: FastifyRequest) => new Headers({ cookie: request.headers.cookie ?? '' });

  async function limit(reply: FastifyReply, request: FastifyRequest, email: string): Promise<void> {
    const wait = (await perNetwork.take(networkOf(request.ip))) || (await perAddress.take(email));
    if (wait === 0) return;
    reply.header('retry-after', String(wait));
    const minutes = Math.ceil(wait / 60);
    throw new AppError(
      'too-many-requests',
      `Too many sign-in links were asked for. Ask again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; links that were sent still work.`,
    );
  }

  function nextOf(callbackURL: string | undefined, origin: string): string {
    if (!callbackURL) return '';
    const path = nextPath(
      callbackURL.startsWith(`${origin}/`) ? callbackURL.slice(origin.length) : callbackURL,
      '',
    );
    if (path) return path;
    throw new AppError('validation', 'The page to go to after signing in must be one of this site.', {
      field: 'callbackURL',
    });
  }

  async function askForLink(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const origin = askingOrigin(env, request);
    const { email, callbackURL, rememberMe } = parsed(LinkRequest, request.body);
    const next = nextOf(callbackURL, origin);
    if (mailWay(env, request) === 'none')
      throw new AppError(
        'unavailable',
        'Mail is not set up on this server, so it cannot send sign-in links.',
      );
    await limit(reply, request, email);
    const browser = browserOf(request) || newSecret();
    const token = await links.create({ email, browser, remember: rememberMe });
    const query = new URLSearchParams({ token, ...(next && { next }) });
    try {
      await mail.send(signInMail({ to: email, link: `${origin}/auth?${query}`, siteName: env.SITE_NAME }));
    } catch (cause) {
      if (!(cause instanceof MailError)) throw cause;
      request.log.warn({ reason: cause.reason }, 'a sign-in mail was not taken');
      throw new AppError(
        'vendor-failed',
        'The mail could not be sent. Check the address, or try again in a minute.',
      );
    }
    const rest = `Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${linkMinutes * 60}${isSecure ? '; Secure' : ''}`;
    return reply.header('set-cookie', `${browserCookie}=${browser}; ${rest}`).send({ status: true });
  }

  async function followLink(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { token: string; email?: string | undefined },
  ) {
    const body = await links.use({ ...given, browser: browserOf(request) });
    return relay(reply, await library.openSession(body, cookiesOf(request)));
  }

  async function answerToken(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // From the database, not from the cookie's copy: an ended session gets no new token.
    const { living, cookies } = await library.livingSession(cookiesOf(request));
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    if (!living) throw unauthenticated();
    return reply.send({ token: await signToken({ library, db, now }, living) });
  }

  return {
    mailWay: (request) => mailWay(env, request),
    authenticate: tokenReader({ db, now, ...tokenParties(env) }),
    routes(app) {
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
      mount('GET', '/token', answerToken);
      mount('GET', '/get-session', async (request, reply) =>
        relay(reply, await library.showSession(cookiesOf(request))),
      );
      mount('POST', '/sign-out', async (request, reply) => {
        const answer = await library.signOut(cookiesOf(request));
        // The library calls it done even when the database could not end the session.
        if ((await library.livingSession(cookiesOf(request))).living)
          throw new AppError('unavailable', 'Signing out was not possible right now. Try again in a minute.');
        return relay(reply, answer);
      });
      mount('GET', '/jwks', async (_request, reply) => relay(reply, await library.publicKeys()));
    },
  };
}
