import { type Env, isSafe } from '../config/env.ts';
import type { OpenIdProvider } from '../providers/openid/port.ts';
import { openIdProvider } from '../providers/openid/provider.ts';

/** Google as this server's configuration names it, or null where it does not; `timeoutMs` is for each call (5000). */
export function googleProvider(env: Env, now: () => Date, timeoutMs?: number): OpenIdProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (!clientId || !clientSecret) return null;
  return openIdProvider({ issuer, clientId, clientSecret, now, isSafe, ...(timeoutMs && { timeoutMs }) });
}
