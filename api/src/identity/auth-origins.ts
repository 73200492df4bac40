import type { FastifyRequest } from 'fastify';
import { type Env, isLoopback } from '../config/env.ts';
import { hasProxyHint } from '../config/proxy-hints.ts';
import { AppError } from '../errors.ts';
import { signInMessage } from './sign-in.messages.ts';

const loopbackSockets = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

function parsedUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Whether people use this site on this machine alone, as far as the configuration says. */
function isForThisMachine(env: Env): boolean {
  return !env.PUBLIC_URL || isLoopback(new URL(env.PUBLIC_URL).host);
}

/** The request's own address where its Host is this machine, for example http://localhost:3000; else null. */
function loopbackHost(request: FastifyRequest): URL | null {
  const { host } = request.headers;
  return host && isLoopback(host) ? parsedUrl(`http://${host}`) : null;
}

/** True where sign-in links can appear on the page: nothing may then are in front of the port. */
export function hasDevelopmentMailbox(env: Env): boolean {
  return !env.SMTP_URL && !env.TRUST_PROXY && isLoopback(env.HOST) && isForThisMachine(env);
}

/** Whether the whole conversation of a request stays on this machine: no proxy and no other computer is part of it. */
export function isAtThisMachine(env: Env, request: FastifyRequest): boolean {
  return (
    isLoopback(env.HOST) &&
    isForThisMachine(env) &&
    loopbackSockets.includes(request.socket.remoteAddress ?? '') &&
    loopbackHost(request) !== null &&
    !hasProxyHint(env, request)
  );
}

/**
 * How a sign-in link reaches the person who asks (docs/spec/design.md, Development mailbox): `mailbox` only where the whole
 * conversation stays on this machine, `none` where mail is not set up.
 */
export function mailWay(env: Env, request: FastifyRequest): 'smtp' | 'mailbox' | 'none' {
  if (env.SMTP_URL) return 'smtp';
  return hasDevelopmentMailbox(env) && isAtThisMachine(env, request) ? 'mailbox' : 'none';
}

/** What to do about an origin that is refused. */
function refusal(env: Env, request: FastifyRequest): AppError {
  const { PUBLIC_URL } = env;
  const isBehindProxy = !PUBLIC_URL && hasProxyHint(env, request);
  if (isBehindProxy) return new AppError('unauthorized-domain', signInMessage('origin-behind-proxy'));
  const text = PUBLIC_URL
    ? signInMessage('origin-elsewhere', { address: PUBLIC_URL })
    : signInMessage('origin-own');
  return new AppError('unauthorized-domain', text);
}

/**
 * The origin that mailed links and redirect addresses lead to: PUBLIC_URL once it is set, whatever Host says; else this
 * machine's own (either spelling of loopback, on our port). Throws `unauthorized-domain` for a call of any other origin
 * (docs/spec/readings.md R2).
 */
export function askingOrigin(env: Env, request: FastifyRequest): string {
  const home = env.PUBLIC_URL;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const here = isForThisMachine(env) && !hasProxyHint(env, request) ? loopbackHost(request) : null;
  // Privacy settings blank the origin of a site's own calls; the browser's other header still vouches for them.
  if (origin !== undefined && !(origin === 'null' && site === 'same-origin')) {
    if (origin === home) return home;
    const asking = parsedUrl(origin);
    const isOurs =
      here &&
      asking?.origin === origin &&
      asking.protocol === 'http:' &&
      isLoopback(asking.host) &&
      asking.port === here.port;
    if (isOurs) return home ?? origin;
  } else if (site === undefined || site === 'same-origin' || site === 'none') {
    const own = home ?? here?.origin;
    if (own) return own;
  }
  throw refusal(env, request);
}

/**
 * The origin that a browser is sent back to by another site, with the cookie of this very call: askingOrigin, and
 * `unauthorized-domain` too where this machine's other spelling asks, since cookies of one are not sent to the other.
 */
export function returningOrigin(env: Env, request: FastifyRequest): string {
  const home = askingOrigin(env, request);
  const { origin } = request.headers;
  const asking = origin && origin !== 'null' ? origin : loopbackHost(request)?.origin;
  if (isForThisMachine(env) && asking && asking !== home) throw refusal(env, request);
  return home;
}
