import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../errors.ts';
import { returningOrigin } from '../auth-origins.ts';
import { passkeyMessage } from './passkey.messages.ts';

/** Whom passkeys are made for: the host name that they belong to, and the one origin that may use them. */
export type RelyingParty = { id: string; origin: string };

/**
 * The relying party of a request: PUBLIC_URL once it is set, else this machine's own name, as sign-in origins are decided.
 * Throws `unauthorized-domain` for another origin and `unprocessable` at an IP address, which cannot have passkeys
 * (WebAuthn 3, 5.1.2).
 */
export function relyingParty(env: Env, request: FastifyRequest): RelyingParty {
  const origin = returningOrigin(env, request);
  const { hostname, port } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
  const address = `http://localhost${port && `:${port}`}`;
  throw new AppError('unprocessable', passkeyMessage('needs-name', { address }));
}
