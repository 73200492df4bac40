import * as z from 'zod/mini';
import { EmailAddress } from '../text/email-address.ts';

// These calls answer in the identity library's own shapes, not in the envelope (docs/spec/design.md, HTTP), so none is a route().

/** How long a mailed link works, in minutes. */
export const linkMinutes = 10;

/** Body of `POST /api/auth/sign-in/magic-link`. */
export const LinkRequest = z.strictObject({
  email: EmailAddress,
  /** Path of this site to go to afterwards; another site's address is refused. */
  callbackURL: z.optional(z.string().check(z.maxLength(2000))),
  /** Keep me signed in: 30 days, else until the browser is closed (docs/spec/readings.md R2). */
  rememberMe: z._default(z.boolean(), true),
});

/** The secret part of a mailed link, and what marks a browser: 32 bytes in base64url. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** Body of `POST /api/auth/magic-link/verify`: the address where this browser is not the one that asked. */
export const LinkVerification = z.strictObject({
  token: z.string(),
  email: z.optional(EmailAddress),
});

/** Answer of a verification: who is signed in now. */
export const SignedIn = z.object({
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
  session: z.object({ id: z.string(), expiresAt: z.string() }),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Answer of `GET /api/auth/token`: a bearer token of five minutes. */
export const TokenAnswer = z.object({ token: z.string() });

/** Body of `POST /api/auth/sign-in/google`. */
export const GoogleRequest = z.strictObject({
  /** Path of this site to go to afterwards; another site's address is refused. */
  callbackURL: z.optional(z.string().check(z.maxLength(2000))),
  /** Keep me signed in: 30 days, else until the browser is closed (docs/spec/readings.md R2). */
  rememberMe: z._default(z.boolean(), true),
  /** Where the answer arrives: in a window of its own that closes, or in the tab that asked. */
  way: z.enum(['popup', 'tab']),
});
export type GoogleRequest = z.infer<typeof GoogleRequest>;

/** Answer of it: Google's page to open. It leads back to `/auth?google=done|<identity code>&way=…[&next=…]`. */
export const GoogleStart = z.object({ url: z.string() });
