import * as z from 'zod/mini';
import { UserName, UserProfile, userProviders } from '../entities/user/user.ts';
import { EmailAddress } from '../text/email-address.ts';
import { route } from './route.ts';

/** How long the two links of a change of address work, in minutes. */
export const emailChangeMinutes = 60;

const OwnId = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** A change of address that waits for its confirmations. */
export const PendingEmail = z.object({
  email: EmailAddress,
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  /** Other sign-ins outlive the change; else they end with it. */
  keepsOthers: z.boolean(),
});
export type PendingEmail = z.infer<typeof PendingEmail>;

/** The profile as its owner sees it. */
export const OwnProfile = z.extend(UserProfile, { pendingEmail: z.nullable(PendingEmail) });
export type OwnProfile = z.infer<typeof OwnProfile>;

/** What a caller may send as a profile; only `name` is taken, the rest is the server's to know (docs/spec/calls.md). */
export const ProfilePayload = z.strictObject({
  name: UserName,
  id: z.optional(z.string()),
  email: z.optional(z.string()),
  emailVerified: z.optional(z.boolean()),
  nameLower: z.optional(z.string()),
  provider: z.optional(z.enum(userProviders)),
  createdDate: z.optional(z.string()),
});

export const userGet = route({
  method: 'POST',
  path: '/user/get/:id',
  auth: 'user',
  summary: 'The profile of the caller.',
  params: OwnId,
  data: OwnProfile,
});

export const userCreate = route({
  method: 'POST',
  path: '/user/create',
  auth: 'user',
  summary: 'Makes the profile of the caller; a name that stands already is kept.',
  body: ProfilePayload,
  data: OwnProfile,
});

export const userUpsert = route({
  method: 'POST',
  path: '/user/upsert',
  auth: 'user',
  summary: 'Makes the profile of the caller, or gives it this name.',
  body: ProfilePayload,
  data: OwnProfile,
});

export const userUpdate = route({
  method: 'POST',
  path: '/user/update/:id',
  auth: 'user',
  summary: 'Gives the profile of the caller this name.',
  params: OwnId,
  body: ProfilePayload,
  data: OwnProfile,
});

export const userDelete = route({
  method: 'DELETE',
  path: '/user/:id',
  auth: 'user',
  fresh: true,
  summary: 'Removes the account of the caller: profile, sign-ins, plan. What is in the browser stays there.',
  params: OwnId,
  data: z.object({ success: z.literal(true) }),
});

/** One living sign-in of the caller. */
export const OwnSession = z.object({
  id: z.string(),
  /** Browser and system in words, such as “Chrome on Windows”. */
  label: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The one this call was made with. */
  isThis: z.boolean(),
  /** Kept until it is not used for 30 days, instead of until the browser closes. */
  isKept: z.boolean(),
  /** When it ends at the latest, however much it is used. */
  endsAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const sessionsList = route({
  method: 'GET',
  path: '/user/sessions',
  auth: 'user',
  summary: 'The living sign-ins of the caller, the newest first.',
  data: z.array(OwnSession),
});

export const sessionsEndOthers = route({
  method: 'DELETE',
  path: '/user/sessions/others',
  auth: 'user',
  fresh: true,
  summary: 'Ends every sign-in of the caller but this one.',
  data: z.object({ ended: z.number() }),
});

export const sessionEnd = route({
  method: 'DELETE',
  path: '/user/sessions/:sessionId',
  auth: 'user',
  fresh: true,
  summary: 'Ends one sign-in of the caller.',
  params: z.strictObject({ sessionId: z.string().check(z.minLength(1), z.maxLength(100)) }),
  data: z.object({ success: z.literal(true) }),
});

export const emailChangeAsk = route({
  method: 'POST',
  path: '/user/email',
  auth: 'user',
  fresh: true,
  summary: 'Asks to change the address; both addresses get a link to confirm it.',
  body: z.strictObject({
    email: EmailAddress,
    /** What becomes of the other sign-ins once both addresses have confirmed. */
    others: z._default(z.enum(['end', 'keep']), 'end'),
  }),
  data: PendingEmail,
});

export const emailChangeConfirm = route({
  method: 'POST',
  path: '/user/email/confirm',
  auth: 'public',
  summary: 'Confirms a change of address for the one the link was mailed to.',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  data: z.object({
    email: EmailAddress,
    confirmed: z.enum(['one', 'both']),
    /** Every sign-in but the one that asked has ended. */
    othersEnded: z.boolean(),
  }),
});

export const emailChangeCancel = route({
  method: 'DELETE',
  path: '/user/email',
  auth: 'user',
  summary: 'Drops a change of address that is not confirmed yet.',
  data: z.object({ success: z.literal(true) }),
});
