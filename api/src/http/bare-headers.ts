import type { Env } from '../config/env.ts';

/** Seconds that browsers keep to https: a year. */
export const hstsMaxAge = 31_536_000;

/**
 * The security headers of answers that pass no hook: to addresses that no router reads, and to what is not HTTP. They
 * hold a refusal as JSON alone, so nothing may be loaded, framed or kept by way of them.
 */
export function bareHeaders({
  PUBLIC_URL,
  HSTS_SUBDOMAINS,
}: Pick<Env, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>): Readonly<Record<string, string>> {
  const hsts = `max-age=${hstsMaxAge}${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`;
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
