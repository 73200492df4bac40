import helmet from '@fastify/helmet';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Env, isLoopback } from '../config/env.ts';
import { AppError, waitingTime } from '../errors.ts';
import { networkOf } from './auth-limits.ts';
import { hstsMaxAge } from './bare-headers.ts';
import type { CallCounts } from './call-counts.ts';
import { contentPolicy, modelWorkerPolicy } from './content-policy.ts';
import { httpMessage } from './http.messages.ts';
import { addOverload, type Lateness } from './http-overload.ts';
import { permissionsPolicy } from './permissions-policy.data.ts';
import { requestedHost } from './requested-host.ts';

/** Calls a minute that one network may make on /api; a person at a keyboard stays far below. */
export const usualCallsPerMinute = 600;
/** Milliseconds between two exchanges of counts with the other processes of a database. */
const exchangeEvery = 2000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Refused by the limit of all calls together. */
    isOverCalls: boolean;
  }
  interface FastifyInstance {
    callCounts: CallCounts;
    /** The content security policy of a page that was made here and holds its own style elements. */
    contentPolicy(html: string): string;
    /** The policy of the worker that asks a model at this origin; throws AppError for one that is not allowed. */
    modelWorkerPolicy(origin: unknown): string;
  }
}

type Limits = { counts: CallCounts; max: number; isShared: boolean; lateness?: Lateness | undefined };

/** Whether a request is for the API, by the route that takes it or by its address. */
export function isApi(request: FastifyRequest): boolean {
  return /^\/api(?:[/?#]|$)/.test(request.url) || (request.routeOptions.url ?? '').startsWith('/api/');
}

/** Calls that a vendor signs and repeats until they are taken: of many people at once, from one network. */
function isSigned(request: FastifyRequest): boolean {
  return request.routeOptions.url === '/api/webhooks/polar';
}

/** Refuses a Host that is not this machine's or PUBLIC_URL's: a foreign name that was pointed here reads nothing. */
function checkHost(app: FastifyInstance, env: Env): void {
  const publicHost = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).host : undefined;
  app.addHook('onRequest', async (request) => {
    const host = requestedHost(request);
    if (!isLoopback(host) && host !== publicHost) throw new AppError('wrong-host', httpMessage('wrong-host'));
  });
}

async function addHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: env.PUBLIC_URL?.startsWith('https://')
      ? { maxAge: hstsMaxAge, includeSubDomains: env.HSTS_SUBDOMAINS, preload: false }
      : false,
  });
  app.decorate('contentPolicy', (html) => contentPolicy(env, html));
  app.decorate('modelWorkerPolicy', (origin) => modelWorkerPolicy(env, origin));
  const usual = contentPolicy(env);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', usual);
  });
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // A kilobyte that browsers heed on documents alone.
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('permissions-policy', permissionsPolicy);
  });
}

/** Lets processes of one database tell each other their counts, from when this one listens until it stops. */
function shareCounts(app: FastifyInstance, counts: CallCounts): void {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  let failed = false;
  const exchange = async () => {
    try {
      await counts.exchange();
      failed = false;
    } catch (cause) {
      // Until the database is back each process counts for itself; one line says so.
      if (!failed) app.log.warn({ err: cause }, 'call counts could not be exchanged');
      failed = true;
    }
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      last = exchange();
    }, exchangeEvery).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await last;
  });
}

/** Puts our counts behind the plugin, which knows the headers and when to refuse. */
function storeOver(counts: CallCounts) {
  return class implements FastifyRateLimitStore {
    incr(
      network: string,
      done: (error: Error | null, result: { current: number; ttl: number }) => void,
    ): void {
      const { calls, endsIn } = counts.count(network);
      done(null, { current: calls, ttl: endsIn });
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

async function addLimits(app: FastifyInstance, { counts, max, isShared, lateness }: Limits): Promise<void> {
  app.decorate('callCounts', counts);
  app.decorateRequest('isOverCalls', false);
  if (isShared) shareCounts(app, counts);
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: 60_000,
    store: storeOver(counts),
    keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
    allowList: (request: FastifyRequest) => !isApi(request) || isSigned(request),
    onExceeded: (request: FastifyRequest) => {
      request.isOverCalls = true;
    },
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new AppError('too-many-requests', httpMessage('too-many-calls', { wait: waitingTime(seconds) }));
    },
  });
  app.addHook('onRequest', app.rateLimit());
  addOverload(app, lateness);
}

/** Everything that is before every route, in its order: security headers, Host, rate limit, overload. */
export async function addGuards(app: FastifyInstance, env: Env, limits: Limits): Promise<void> {
  await addHeaders(app, env);
  checkHost(app, env);
  await addLimits(app, limits);
}
