import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Env } from '../config/env.ts';
import { isTrusted } from '../config/trusted-proxies.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { bareHeaders } from './bare-headers.ts';
import { meantAddress } from './broken-address.ts';
import { openFilesLimit } from './file-limit.ts';
import { limitedServer, maxConnections } from './http-connections.ts';
import { answerBrokenRequest, answerError } from './http-errors.ts';
import { logOptions, requestLines } from './http-log.ts';
import { pathOfTarget } from './requested-host.ts';

const seconds = 1000;
const usualDeadlines = { head: 15 * seconds, request: 30 * seconds };

/** Takes a caller's request id only where it cannot confuse a log or a header. */
function requestId(raw: { headers: Record<string, string | string[] | undefined> }): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** What a server without routes is made of. */
export type ServerParts = {
  env: Env;
  /** Where log lines go; absent: standard error. */
  logStream?: DestinationStream;
  /** Connections that are open at most; absent: half of what the file limit of this process allows. */
  connections?: number;
  /** Milliseconds within which the head of a request, and all of it, have to arrive; absent: 15 and 30 seconds. */
  deadlines?: { head: number; request: number };
};

/** A server without routes: its limits of connections and time, and its answers to broken requests. */
export function createServer(
  { env, logStream, connections, deadlines = usualDeadlines }: ServerParts,
  metrics: Metrics,
): FastifyInstance {
  const bare = bareHeaders(env);
  const most = connections ?? maxConnections(openFilesLimit());
  const app = Fastify({
    // Behind a proxy every connection is the proxy's.
    serverFactory: limitedServer({
      most,
      maxOfNetwork: env.TRUST_PROXY ? most : Math.ceil(most / 2),
      metrics,
    }),
    bodyLimit: 1_000_000,
    requestTimeout: deadlines.request,
    keepAliveTimeout: 72 * seconds,
    handlerTimeout: deadlines.request,
    http: {
      headersTimeout: deadlines.head,
      connectionsCheckingInterval: Math.min(5 * seconds, Math.ceil(deadlines.head / 3)),
      // Ours answers in the envelope (checkHost).
      requireHostHeader: false,
    },
    rewriteUrl: pathOfTarget,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    trustProxy: env.TRUST_PROXY && isTrusted(env.TRUST_PROXY),
    logger: logOptions(env, logStream),
    logController: requestLines(),
    genReqId: requestId,
    requestIdHeader: false,
    // Ours answers in the envelope.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(bare);
      const meant = request.method === 'GET' && error.code === 'FST_ERR_BAD_URL' && meantAddress(request.url);
      if (meant) void reply.redirect(meant);
      else void answerError(error, request, reply as never);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, bare),
  });
  // Node itself would answer 417, bare. What else is expected than 100-continue is not known here and not needed.
  app.server.on('checkExpectation', (request, reply) => app.server.emit('request', request, reply));
  // A call without a body may say that it has JSON; a body that is no JSON is not read at all.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : parseJson(request, body as string, done),
  );
  return app;
}
