import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, destination } from 'pino';
import type { Env } from '../config/env.ts';

type Failing = Error & { code?: string; constraint?: string; table?: string };

// Messages of the database and of what speaks to it quote the values of the statement (drizzle's errors have no name of
// their own, but carry `params`); those of JSON.parse quote the text, and Fastify's word on a second answer the address.
function withoutValues(error: Failing): string {
  if ('params' in error || error.name === 'DatabaseError' || /^[0-9A-Z]{5}$/.test(error.code ?? ''))
    return 'statement failed';
  if (error instanceof SyntaxError) return 'text could not be parsed';
  return error.code === 'FST_ERR_REP_ALREADY_SENT' ? 'a second answer to one request' : error.message;
}

type Logged = { type: string; message: string; stack: string; [key: string]: unknown };

function loggedError(error: Failing): Logged {
  return {
    type: error.name,
    message: withoutValues(error),
    code: error.code,
    constraint: error.constraint,
    table: error.table,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause as Failing) }),
  };
}

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  // The pattern: an address itself can hold names, search words and ids.
  route: request.routeOptions.url ?? '(none)',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
});

class OneLine extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) reply.log.error({ ...lineOf(request, reply), err: error }, 'request failed');
    else reply.log.info(lineOf(request, reply), 'request');
  }
}

/** How requests are logged: one line each, at its end, with id, method, route pattern, status and milliseconds. */
export function requestLines(): LogController {
  return new OneLine();
}

/**
 * The server's log: JSON lines on standard error, ids and codes only. Queries, bodies, IP addresses and credentials
 * never reach it; search terms in page paths neither.
 */
export function logOptions(env: Env, stream: DestinationStream = destination({ dest: 2, sync: true })) {
  return {
    level: env.LOG_LEVEL,
    stream,
    redact: {
      paths: [
        'authorization',
        'cookie',
        'headers.authorization',
        'headers.cookie',
        'headers["set-cookie"]',
        'headers["x-own-model-key"]',
        'headers["x-own-model-url"]',
        'apiKey',
        '*.apiKey',
        'req.headers',
        'res.headers',
        'token',
        '*.token',
        'email',
        '*.email',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? '(none)',
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: (error: Failing) => loggedError(error),
    },
  };
}
