import * as z from 'zod/mini';
import { SentMessage } from '../text/sent-message.ts';

/**
 * The failing half of every answer (docs/spec/design.md, HTTP): `message` is English, `text` the same as catalogs know it;
 * `field` names the request field that was refused.
 */
export const Failure = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  text: z.optional(SentMessage),
  requestId: z.string(),
  field: z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;

/** The code → status table of every refusal that is not tied to one entity. */
export const errorStatus = {
  validation: 400,
  'missing-email-link': 400,
  unauthenticated: 401,
  'plan-limit': 402,
  forbidden: 403,
  'unauthorized-domain': 403,
  'fresh-sign-in-required': 403,
  'email-address-needed': 403,
  'email-address-mismatch': 403,
  'second-sign-in-required': 403,
  'second-sign-in-over': 403,
  'passkey-refused': 403,
  'recovery-code-wrong': 403,
  'not-found': 404,
  'route-not-found': 404,
  'request-timeout': 408,
  conflict: 409,
  'idempotency-key-running': 409,
  'idempotency-key-reused': 409,
  'email-link-used': 409,
  'email-link-withdrawn': 409,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'wrong-host': 421,
  unprocessable: 422,
  'provider-not-configured': 422,
  'email-link-expired': 422,
  'passkey-expired': 422,
  'too-many-requests': 429,
  internal: 500,
  'vendor-failed': 502,
  unavailable: 503,
  'vendor-timeout': 504,
} as const;

/** A refusal's code: one of the table, or `<entity>-not-found` (404). */
export type ErrorCode = keyof typeof errorStatus | `${string}-not-found`;

/** The HTTP status of a code; `<entity>-not-found` is 404. */
export function statusOf(code: ErrorCode): number {
  return (errorStatus as Record<string, number>)[code] ?? 404;
}
