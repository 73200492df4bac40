import type {
  Route,
  RouteBodyInput,
  RouteData,
  RouteParams,
  RouteQuery,
} from '@foothold/core/contract/route.ts';
import { ApiError, clientFailure } from './api-error.ts';
import { exchange } from './exchange.ts';
import { keyedCall, newRetryKey } from './retry-key.ts';
import { bearerToken, currentSession, forgetToken, sessionHasEnded } from './session.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: never }
  : { [N in Name]: Value };

/**
 * What a call of route R takes: the parts that the route declares, headers of its own, and a signal that gives it up. A caller that tries
 * one thing again itself passes the same `retryKey` each time; otherwise every call of a keyed route has a fresh one.
 */
export type CallOptions<R> = Part<'params', RouteParams<R>> &
  Part<'query', RouteQuery<R>> &
  Part<'body', RouteBodyInput<R>> & {
    signal?: AbortSignal | undefined;
    retryKey?: string;
    headers?: Readonly<Record<string, string>> | undefined;
  };

type Given = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  retryKey?: string;
  headers?: Readonly<Record<string, string>>;
};

function addressOf(route: Route, { params = {}, query = {} }: Given): `/api/${string}` {
  const path = route.path
    .slice(1)
    .replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `/api/${path}${search && `?${search}`}`;
}

/**
 * Calls one route of the contract and answers its `data`, parsed. Guarded routes carry the bearer token, renewed once
 * when the server does not take it; routes with `retry: 'key'` carry a key and are safely tried again. Throws ApiError; an aborted call throws the AbortError of its signal.
 */
export async function call<R extends Route>(
  route: R,
  ...[options]: Record<never, never> extends CallOptions<R> ? [CallOptions<R>?] : [CallOptions<R>]
): Promise<RouteData<R>> {
  const given = (options ?? {}) as Given;
  const address = addressOf(route, given);
  const retryKey = route.retry === 'key' ? (given.retryKey ?? newRetryKey()) : undefined;
  const ask = (token?: string) =>
    exchange(address, {
      method: route.method,
      body: given.body,
      signal: given.signal,
      more: given.headers,
      ...(token && { token }),
      ...(retryKey && { retryKey }),
    });
  const isNamed = route.auth === 'user' || (route.auth === 'either' && isSignedIn());
  const once = () => (isNamed ? asUser(ask) : ask());
  const answer = retryKey ? await keyedCall(once, given.signal) : await once();
  const parsed = route.data.safeParse((answer as { data?: unknown } | null)?.data);
  if (parsed.success) return parsed.data as RouteData<R>;
  throw clientFailure('bad-answer', { status: 200, cause: parsed.error });
}

/** Somebody is signed in, and the server has not said that the session is over. */
function isSignedIn(): boolean {
  const { user, expired } = currentSession();
  return user !== null && !expired;
}

/** Asks with the bearer token, and once more with a new one where the server does not take it. Throws ApiError. */
export async function asUser<T>(ask: (token: string) => Promise<T>): Promise<T> {
  const isRefused = (cause: unknown) => cause instanceof ApiError && cause.status === 401;
  const token = await bearerToken();
  try {
    return await ask(token);
  } catch (cause) {
    if (!isRefused(cause)) throw cause;
  }
  forgetToken(token);
  try {
    return await ask(await bearerToken());
  } catch (cause) {
    if (isRefused(cause)) sessionHasEnded();
    throw cause;
  }
}
