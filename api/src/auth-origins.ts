import type { FastifyRequest } from 'fastify';
import { type Env, isLoopback } from './env.ts';
import { AppError } from './errors.ts';

const loopbackSockets = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

function isForwarded(request: FastifyRequest): boolean {
  return Object.keys(request.headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
}

function parsedUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** The request's own address where its Host is this machine, for example http://localhost:3000; else null. */
function loopbackHost(request: FastifyRequest): URL | null {
  const { host } = request.headers;
  return host && isLoopback(host) ? parsedUrl(`http://${host}`) : null;
}

/**
 * How a sign-in link reaches the person who asks (DESIGN.md, Development mailbox): `mailbox` only where the whole
 * conversation stays on this machine, `none` where mail is not set up.
 */
export function mailWay(env: Env, request: FastifyRequest): 'smtp' | 'mailbox' | 'none' {
  if (env.SMTP_URL) return 'smtp';
  const staysHere =
    isLoopback(env.HOST) &&
    (!env.PUBLIC_URL || isLoopback(new URL(env.PUBLIC_URL).host)) &&
    loopbackSockets.includes(request.socket.remoteAddress ?? '') &&
    loopbackHost(request) !== null &&
    !isForwarded(request);
  return staysHere ? 'mailbox' : 'none';
}

/**
 * The origin that asks, which mailed links lead back to: this machine's own where it asks (both spellings of
 * loopback, on our port), else PUBLIC_URL. Any other origin is refused with `unauthorized-domain` (READINGS R2).
 */
export function askingOrigin(env: Env, request: FastifyRequest): string {
  const home = env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const here = isForwarded(request) ? null : loopbackHost(request);
  // Privacy settings blank the origin of a site's own calls; the browser's other header still vouches for them.
  if (origin !== undefined && !(origin === 'null' && site === 'same-origin')) {
    if (origin === home) return origin;
    const asking = parsedUrl(origin);
    const isOurs =
      here &&
      asking?.origin === origin &&
      asking.protocol === 'http:' &&
      isLoopback(asking.host) &&
      asking.port === here.port;
    if (isOurs) return origin;
  } else if (site === undefined || site === 'same-origin' || site === 'none') {
    const own = here?.origin ?? home;
    if (own) return own;
  }
  throw new AppError(
    'unauthorized-domain',
    'Signing in from this address is not allowed. Open the site at its own address.',
  );
}
