import * as z from 'zod/mini';
import { route } from './route.ts';

/** Days that an entry of the security log is kept. */
export const securityLogDays = 90;

/** What the security log tells of. */
export const securityKinds = [
  'signed-in-by-link',
  'signed-in-with-google',
  'signed-in-with-passkey',
  'signed-in-with-recovery-code',
  'sign-in-refused',
  'limit-reached',
  'signed-out',
  'sign-in-ended',
  'other-sign-ins-ended',
  'address-change-asked',
  'address-change-confirmed',
  'address-changed',
  'address-change-canceled',
  'passkey-added',
  'passkey-removed',
  'second-sign-in-on',
  'second-sign-in-off',
  'recovery-codes-renewed',
  'passkey-loss-reported',
  'passkey-loss-canceled',
  'second-sign-in-lost',
  'all-sign-ins-ended',
  'access-refused',
  'account-deleted',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** One entry, as the person it concerns sees it. */
export const SecurityEvent = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  kind: z.enum(securityKinds),
  /** Why something was refused, as a code of core/contract/envelope or of a sign-in; else ''. */
  reason: z.string(),
  /** Browser and system in words, such as “Chrome on Windows”; '' where it is not known. */
  browser: z.string(),
  /** Whether it came from the network that asks now. */
  network: z.enum(['same', 'other', 'unknown']),
  /** How often within a minute; more than 1 for refusals alone. */
  times: z.number(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const securityLogGet = route({
  method: 'GET',
  path: '/user/security-log',
  auth: 'user',
  summary: 'What happened to the account of the caller within 90 days, the newest first.',
  query: z.strictObject({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    /** The `next` of an earlier answer. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  }),
  data: z.object({
    events: z.array(SecurityEvent),
    /** What `before` takes for the older ones; null at the end. */
    next: z.nullable(z.number()),
  }),
});
