import { Socket } from 'node:net';
import { fieldProblem } from '@foothold/core/contract/field-problem.ts';
import {
  type Route,
  type RouteBody,
  type RouteData,
  type RouteEvent,
  type RouteParams,
  type RouteQuery,
  replayedHeader,
  retryKeyHeader,
  retryKeyPattern,
} from '@foothold/core/contract/route.ts';
import { freshMinutes } from '@foothold/core/entities/user/session-times.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '../errors.ts';
import { networkOf } from './auth-limits.ts';
import { acceptsEvents, eventStream } from './event-stream.ts';
import { httpMessage } from './http.messages.ts';
import { reportFailure } from './http-errors.ts';
import type { StoredAnswer, StoredAnswers } from './idempotency-store.ts';
import { ClientDisconnected, type Searches } from './searches.ts';

/** The signed-in caller of a guarded route. */
export type Caller = {
  userId: string;
  sessionId: string;
  email: string;
  /** Signed in within the last ten minutes. */
  isFresh: boolean;
};

/** What a handler is given: the parsed parts of the request, and the caller where the route is guarded. */
export type Call<R> = {
  params: RouteParams<R>;
  query: RouteQuery<R>;
  body: RouteBody<R>;
  request: FastifyRequest;
  /** Set on every route with `auth: 'user'`; on one with `either`, where a token came. */
  caller: Caller;
  /** Aborted when the caller has left; of a call of cost 'search' also when its time is over. For `Db.reader`. */
  signal: AbortSignal;
  /**
   * Of a route with `events`, where the caller asked for them: writes one, and resolves once there is room for the next. The
   * data is the last one without this.
   */
  tell: ((event: RouteEvent<R>) => Promise<void>) | undefined;
};

export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
  interface FastifyContextConfig {
    /** The value that a contract route was mounted from. */
    contract?: Route;
  }
  interface FastifyInstance {
    authenticate: Authenticate;
    /** Where answers of routes with `retry: 'key'` are kept. */
    storedAnswers: StoredAnswers;
    /** Turns of routes with `cost: 'search'`. */
    searches: Searches;
  }
}

/** Longer than any model takes: ten minutes to its first word, and the words. */
const maxStreamSeconds = 20 * 60;

function parse(schema: z.ZodMiniType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw new AppError('validation', httpMessage('part-not-valid', { part }));
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const field = path.map(String).join('.') || part;
  throw new AppError('validation', fieldProblem(issue, field), {
    field,
    ...(issue.code !== 'unrecognized_keys' && { english: `${field}: ${issue.message}.` }),
  });
}

function retryKeyOf(request: FastifyRequest): string | undefined {
  const given = request.headers[retryKeyHeader.toLowerCase()];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && retryKeyPattern.test(given)) return given;
  throw new AppError('validation', httpMessage('key-form', { header: retryKeyHeader }), {
    field: retryKeyHeader,
  });
}

type Answered = StoredAnswer & { isReplayed?: boolean };

/** Runs `work` once for all calls of one key; its answer goes out again to the others, and says so. */
async function onceFor(
  key: string,
  { app, route, request, reply }: Bound,
  work: () => Promise<unknown>,
): Promise<Answered> {
  const { caller } = request;
  const call = {
    from: caller ? { userId: caller.userId } : { network: networkOf(request.ip) },
    route: `${route.method} ${route.path}`,
    key,
    request: { params: request.params, query: request.query, body: request.body },
    ...(route.events && { claimSeconds: maxStreamSeconds }),
  };
  const answer = await app.storedAnswers.once(call, async () => {
    const answered = await work();
    return { status: reply.statusCode, body: answered };
  });
  if (answer.isReplayed) reply.header(replayedHeader, 'true');
  if (!answer.isKept) request.log.warn('an answer could not be kept for retries');
  return answer;
}

type Bound = { app: FastifyInstance; route: Route; request: FastifyRequest; reply: FastifyReply };

/** Answers in events: those that the handler tells, and at the end the data or what went wrong. */
async function inEvents(
  { request, reply }: Bound,
  run: (tell: (event: unknown) => Promise<void>) => Promise<unknown>,
): Promise<FastifyReply> {
  const stream = eventStream(reply);
  try {
    const body = (await run((event) => stream.tell(event))) as { data?: unknown };
    stream.end({ kind: 'answer', data: body.data });
  } catch (cause) {
    if (!stream.hasBegun) {
      stream.drop();
      throw cause;
    }
    stream.end({ kind: 'failure', ...reportFailure(cause, request) });
  }
  return reply;
}

/** Aborted when the connection is closed before the answer is written. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new ClientDisconnected('The caller closed the connection.'));
  });
  return left.signal;
}

/**
 * Mounts one contract route below `/api`: authenticates first, then parses, calls the handler, wraps its answer.
 * The handler returns the route's `data`; refusals are thrown as AppError.
 */
export function bind<R extends Route>(
  app: FastifyInstance,
  route: R,
  handle: (call: Call<R>) => Promise<RouteData<R>>,
): void {
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    config: { contract: route },
    // Before the body is read: without a token the answer is 401 whatever was sent.
    onRequest: async (request) => {
      const isNamed = route.auth === 'either' && request.headers.authorization !== undefined;
      if (route.auth === 'user' || isNamed) request.caller = await app.authenticate(request);
      // A copied cookie or an unlocked screen is not enough for what cannot be taken back.
      if (route.fresh && !request.caller?.isFresh)
        throw new AppError('fresh-sign-in-required', httpMessage('fresh-sign-in', { minutes: freshMinutes }));
    },
    ...(route.events && { handlerTimeout: maxStreamSeconds * 1000 }),
    handler: async (request, reply) => {
      const bound = { app, route, request, reply };
      // A model may say nothing for as long as it thinks. (An injected request has no real socket.)
      if (route.events && request.socket instanceof Socket)
        request.socket.setTimeout(maxStreamSeconds * 1000);
      const key = route.retry === 'key' ? retryKeyOf(request) : undefined;
      const left = leaving(reply);
      const call = {
        params: parse(route.params, request.params, 'address'),
        query: parse(route.query, request.query, 'query'),
        // No body is an empty one; a sent `null` is neither.
        body: parse(route.body, request.body === undefined ? {} : request.body, 'body'),
        request,
        caller: request.caller,
        signal: left,
      } as Call<R>;
      const answer = (tell?: (event: unknown) => Promise<void>) =>
        route.cost === 'search'
          ? app.searches.run(networkOf(request.ip), left, (signal) => handle({ ...call, signal }))
          : handle({ ...call, tell });
      const run = async (tell?: (event: unknown) => Promise<void>) => {
        const work = async () => ({ success: true, data: await answer(tell) });
        if (key === undefined) return work();
        const { status, body } = await onceFor(key, bound, work);
        reply.status(status);
        return body;
      };
      return route.events && acceptsEvents(request) ? inEvents(bound, run) : run();
    },
  });
}
