import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One API call as a value: the server binds it, the client calls it, OpenAPI and the contract test read it. */
export type Route<
  Data extends Schema = Schema,
  Body extends Schema | undefined = Schema | undefined,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Events extends Schema | undefined = Schema | undefined,
> = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api`, with `:name` for parameters, for example `/jobs/:id`. */
  readonly path: `/${string}`;
  /**
   * `user` asks for a bearer token before anything of the request is parsed; `public` reads no identity; `either` reads the
   * token that comes, and answers less without one.
   */
  readonly auth: 'public' | 'user' | 'either';
  /** Asks for a sign-in of the last ten minutes (docs/decisions/0052): without one the answer is `fresh-sign-in-required`. */
  readonly fresh?: true;
  /** One sentence for the API page. */
  readonly summary: string;
  /**
   * `key`: a retry would double what the call does (a mail, a payment). The caller may send an Idempotency-Key; of
   * calls that carry the same one only the first runs, and the others get its answer (docs/decisions/0013).
   */
  readonly retry?: 'key';
  /**
   * `search`: the call costs the database much. Few of them run at once, of one network fewer, and the others wait a
   * moment; one that takes too long, or whose caller leaves, is stopped (docs/decisions/0043). Refusals are 503
   * `unavailable` with Retry-After.
   */
  readonly cost?: 'search';
  /**
   * One `data:` line of the event stream that answers who accepts `text/event-stream`: the same call, in pieces. The last one
   * is of the kind `answer` with the data, or `failure` with code and message (docs/decisions/0099). Such a call may take minutes.
   */
  readonly events?: Events;
  /** Headers that it reads beside those of every call, and what each is for. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
};

/** Declares an API call (docs/spec/calls.md) and keeps the exact types of its schemas. */
export function route<
  Data extends Schema,
  Body extends Schema | undefined = undefined,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Events extends Schema | undefined = undefined,
>(value: Route<Data, Body, Params, Query, Events>): Route<Data, Body, Params, Query, Events> {
  return value;
}

/** The request header of routes with `retry: 'key'`, and what it may hold. */
export const retryKeyHeader = 'Idempotency-Key';
export const retryKeyPattern = /^[\w-]{8,64}$/;

/** Stands as `true` on an answer that was given before, to the same key. */
export const replayedHeader = 'Idempotency-Replayed';

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives and must answer for route R. */
export type RouteData<R> =
  R extends Route<infer D, infer _B, infer _P, infer _Q, infer _E> ? z.output<D> : never;
export type RouteBody<R> =
  R extends Route<infer _D, infer B, infer _P, infer _Q, infer _E> ? Parsed<B> : never;
export type RouteParams<R> =
  R extends Route<infer _D, infer _B, infer P, infer _Q, infer _E> ? Parsed<P> : never;
export type RouteQuery<R> =
  R extends Route<infer _D, infer _B, infer _P, infer Q, infer _E> ? Parsed<Q> : never;

/** One event of the stream that answers route R. */
export type RouteEvent<R> =
  R extends Route<infer _D, infer _B, infer _P, infer _Q, infer E> ? Parsed<E> : never;

/** What a caller may pass for route R, before defaults are filled in. */
export type RouteBodyInput<R> =
  R extends Route<infer _D, infer B, infer _P, infer _Q, infer _E> ? Given<B> : never;
