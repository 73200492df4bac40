import { GoogleRequest, type GoogleStart } from '@foothold/core/contract/auth.ts';
import { type IdentityCode, identityMessages } from '@foothold/core/entities/user/identity.messages.ts';
import { EmailAddress } from '@foothold/core/text/email-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Env } from '../config/env.ts';
import type { Db } from '../db/db.ts';
import { AppError, waitingMinutes } from '../errors.ts';
import { createLimiter, networkOf } from '../http/auth-limits.ts';
import type { SignInOutcome } from '../metrics/metrics.ts';
import { OpenIdError, type OpenIdFailure, type OpenIdProvider } from '../providers/openid/port.ts';
import { type GoogleFlow, googleFlows } from './auth-google-flows.ts';
import { newSecret } from './auth-links.ts';
import { returningOrigin } from './auth-origins.ts';
import { type MarkCookie, nextOf, parsed } from './auth-requests.ts';
import { signInMessage } from './sign-in.messages.ts';

/** A person Google vouches for. */
type GooglePerson = { subject: string; email: string; name: string };

type Options = {
  db: Db;
  env: Env;
  secret: string;
  now: () => Date;
  /** Null where Google is not configured. */
  provider: OpenIdProvider | null;
  cookie: MarkCookie;
  /** Opens the session and puts its cookies on the answer. */
  openSession(call: {
    person: GooglePerson;
    remember: boolean;
    /** Of the page that asked. */
    origin: string;
    request: FastifyRequest;
    reply: FastifyReply;
  }): Promise<void>;
  tell: (outcome: SignInOutcome) => void;
  /** Hears what the security log is to hold. */
  refused: (
    why: { kind: 'sign-in-refused' | 'limit-reached'; reason: string },
    request: FastifyRequest,
  ) => void;
};

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The two calls of the sign-in with Google (docs/spec/states.md, Authentication): its start, and Google's answer. */
type GoogleSignIn = { start: Handler; callback: Handler };

const callbackPath = '/api/auth/callback/google';
const limitWindow = 10 * 60;

const codeOf: Record<OpenIdFailure, IdentityCode> = {
  unreachable: 'network-request-failed',
  misconfigured: 'auth-domain-config-required',
  'wrong-client': 'invalid-api-key',
  'not-believed': 'invalid-auth-event',
};

/** What the codes mean that a provider sends a person back with (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const codeOfAnswer = new Map<string, IdentityCode>([
  ['access_denied', 'popup-closed-by-user'],
  ['login_required', 'popup-closed-by-user'],
  ['interaction_required', 'popup-closed-by-user'],
  ['consent_required', 'popup-closed-by-user'],
  ['account_selection_required', 'popup-closed-by-user'],
  ['server_error', 'network-request-failed'],
  ['temporarily_unavailable', 'network-request-failed'],
  ['invalid_client', 'invalid-api-key'],
  ['unauthorized_client', 'invalid-api-key'],
  ['redirect_uri_mismatch', 'auth-domain-config-required'],
  ['invalid_scope', 'auth-domain-config-required'],
]);

/** A sign-in that ends with words for the person. */
class Refusal extends Error {
  readonly code: IdentityCode;
  /** For the log; '' where it is the person's own doing. */
  readonly reason: string;
  constructor(code: IdentityCode, reason = '') {
    super(code);
    this.code = code;
    this.reason = reason;
  }
}

function refusalOf(cause: unknown): Refusal | null {
  if (cause instanceof Refusal) return cause;
  return cause instanceof OpenIdError ? new Refusal(codeOf[cause.failure], cause.message) : null;
}

/** A name as accounts keep it: one line, at most 200 characters, none of them halved. */
function plainName(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').replace(/\s+/g, ' ');
  return line
    .trim()
    .slice(0, 200)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

const one = (value: unknown) => (typeof value === 'string' && value.length <= 2048 ? value : '');

/** Sign-in with Google: `start` sends to its page, `callback` brings back to /auth with the outcome in the query. */
export function googleSignIn(options: Options): GoogleSignIn {
  const { db, env, secret, now, provider, cookie, openSession, tell, refused } = options;
  const flows = googleFlows(db, { now, secret });
  const perNetwork = createLimiter({
    db,
    secret,
    now,
    name: 'sign-in with Google, network',
    max: 20,
    windowSeconds: limitWindow,
  });

  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const wait = await perNetwork.take(networkOf(request.ip));
    if (wait === 0) return;
    refused({ kind: 'limit-reached', reason: 'too-many-requests' }, request);
    reply.header('retry-after', String(wait));
    throw new AppError('too-many-requests', signInMessage('too-many-google', { wait: waitingMinutes(wait) }));
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    flow: GoogleFlow & { secrets: { nonce: string; verifier: string } },
  ): Promise<void> {
    const { code, error, iss } = request.query as Record<string, unknown>;
    if (!provider) throw new Refusal('auth-domain-config-required');
    // An answer that names another provider was meant for that one (RFC 9207).
    if (iss !== undefined && iss !== provider.issuer)
      throw new Refusal('invalid-auth-event', 'the answer is of another issuer');
    if (error !== undefined) throw new Refusal(codeOfAnswer.get(one(error)) ?? 'invalid-auth-event');
    if (!one(code)) throw new Refusal('invalid-auth-event', 'no code was given');
    const { redirectUri, remember, secrets } = flow;
    const named = iss === provider.issuer ? { iss } : {};
    const found = await provider.redeem({ code: one(code), ...named, redirectUri, ...secrets });
    const email = EmailAddress.safeParse(found.email);
    // The second step would be to prove the address here, which is what the link does.
    if (!email.success)
      throw new Refusal('multi-factor-auth-required', 'the provider vouches for no address');
    const person = { subject: found.subject, email: email.data, name: plainName(found.name) };
    await openSession({ person, remember, origin: new URL(redirectUri).origin, request, reply });
  }

  /** Always a page: in a window of its own nobody could do anything with a bare error. */
  function bringBack(
    reply: FastifyReply,
    { way = 'tab', next = '' }: Partial<GoogleFlow>,
    outcome: 'done' | 'second' | IdentityCode,
  ): FastifyReply {
    const query = new URLSearchParams({ google: outcome, way, ...(next && { next }) });
    return reply.redirect(`/auth?${query}`, 303);
  }

  return {
    async start(request, reply) {
      const origin = returningOrigin(env, request);
      const { callbackURL, rememberMe, way } = parsed(GoogleRequest, request.body);
      const next = nextOf(callbackURL, origin);
      if (!provider) throw new AppError('unavailable', signInMessage('no-google'));
      await limit(request, reply);
      const browser = cookie.read(request) || newSecret();
      const redirectUri = `${origin}${callbackPath}`;
      const secrets = await flows.create({ browser, remember: rememberMe, way, next, redirectUri });
      try {
        const url = await provider.authorizeUrl({ redirectUri, ...secrets });
        cookie.write(reply, browser);
        return reply.send({ url } satisfies z.infer<typeof GoogleStart>);
      } catch (cause) {
        if (!(cause instanceof OpenIdError)) throw cause;
        request.log.warn({ reason: cause.message }, 'a sign-in with Google could not start');
        throw new AppError(
          cause.failure === 'unreachable' ? 'vendor-failed' : 'unavailable',
          identityMessages(codeOf[cause.failure]),
        );
      }
    },

    async callback(request, reply) {
      let flow: Partial<GoogleFlow> = {};
      try {
        const { state } = request.query as Record<string, unknown>;
        const found = await flows.use({ state: one(state), browser: cookie.read(request) });
        flow = found;
        if ('refused' in found) throw new Refusal(found.refused);
        await finish(request, reply, found);
        tell('signed-in');
        return bringBack(reply, flow, 'done');
      } catch (cause) {
        if (cause instanceof AppError && cause.code === 'second-sign-in-required')
          return bringBack(reply, flow, 'second');
        const refusal = refusalOf(cause);
        const code = refusal?.code ?? 'internal-error';
        if (!refusal) request.log.error({ err: cause }, 'a sign-in with Google failed');
        else if (refusal.reason)
          request.log.warn({ code, reason: refusal.reason }, 'a sign-in with Google was refused');
        const isOurs =
          !refusal ||
          ['invalid-api-key', 'auth-domain-config-required', 'network-request-failed'].includes(code);
        tell(isOurs ? 'failed' : 'refused');
        if (!isOurs && code !== 'popup-closed-by-user')
          refused({ kind: 'sign-in-refused', reason: code }, request);
        return bringBack(reply, flow, code);
      }
    },
  };
}
