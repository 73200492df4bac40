import type { FastifyRequest } from 'fastify';
import type { Env } from './env.ts';

/** Headers that only a proxy adds; the first four are written by most of them, the others by services of one vendor. */
const names: ReadonlySet<string> = new Set([
  'via',
  'forwarded',
  'x-forwarded',
  'x-real-ip',
  'client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'true-client-ip',
  'cdn-loop',
  'x-amzn-trace-id',
  'x-azure-clientip',
  'x-azure-socketip',
  'x-cloud-trace-context',
  'x-arr-log-id',
]);
const beginnings = [
  'x-forwarded-',
  'x-original-forwarded-',
  'x-envoy-',
  'x-appengine-',
  'cf-',
  'fastly-',
  'fly-',
  'do-connecting-',
];

/**
 * Whether anything says that a request came through a proxy: a header that proxies add, TRUST_PROXY, or HTTP/1.0, which
 * no browser speaks and nginx speaks to an upstream by default. A proxy that adds nothing cannot be told.
 */
export function hasProxyHint(env: Env, request: FastifyRequest): boolean {
  if (env.TRUST_PROXY || request.raw.httpVersion !== '1.1') return true;
  return Object.keys(request.headers).some(
    (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
  );
}
