import type { Env } from '../config/env.ts';

/** A year, for the site and every name below it, as on all other answers. */
const hsts = 'max-age=31536000; includeSubDomains';

/**
 * The security headers of answers that pass no hook: to addresses that no router reads, and to what is not HTTP. They
 * hold a refusal as JSON alone, so nothing may be loaded, framed or kept by way of them.
 */
export function bareHeaders({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(PUBLIC_URL?.startsWith('https://') && { 'strict-transport-security': hsts }),
  };
}
