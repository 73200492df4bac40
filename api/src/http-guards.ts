import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Env, isLoopback } from './env.ts';
import { AppError } from './errors.ts';

/**
 * Calls a minute that one address may make on /api; a person at a keyboard stays far below. Counted in the memory of
 * each process: it keeps a process from being flooded, and asking the database before every call would help the flood.
 */
const callsPerMinute = 600;

/** Whether a request is for the API, by the route that takes it or by its address. */
export function isApi(request: FastifyRequest): boolean {
  return /^\/api(?:[/?#]|$)/.test(request.url) || (request.routeOptions.url ?? '').startsWith('/api/');
}

/** Refuses a Host that is not this machine's or PUBLIC_URL's: a foreign name that was pointed here reads nothing. */
function checkHost(app: FastifyInstance, env: Env): void {
  const publicHost = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).host : undefined;
  app.addHook('onRequest', async (request) => {
    const host = request.headers.host?.toLowerCase() ?? '';
    if (!isLoopback(host) && host !== publicHost)
      throw new AppError(
        'wrong-host',
        'This server does not answer under that name. Open the site at its own address.',
      );
  });
}

async function addHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        // WebAssembly lays out the pages of a PDF in the browser.
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        // Emotion and notistack write their styles at run time; a nonce would not survive an offline start.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'data:'],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: env.PUBLIC_URL?.startsWith('https://') ? { maxAge: 31_536_000 } : false,
  });
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

async function addLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: callsPerMinute,
    timeWindow: 60_000,
    allowList: (request: FastifyRequest) => !isApi(request),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new AppError(
        'too-many-requests',
        `Too many calls in a minute. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      );
    },
  });
  app.addHook('onRequest', app.rateLimit());
  await app.register(underPressure, { maxEventLoopDelay: 2_000, sampleInterval: 1_000, retryAfter: 10 });
}

/** Everything that stands before every route, in its order: security headers, Host, rate limit, overload. */
export async function addGuards(app: FastifyInstance, env: Env): Promise<void> {
  await addHeaders(app, env);
  checkHost(app, env);
  await addLimits(app);
}
