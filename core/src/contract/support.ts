import * as z from 'zod/mini';
import { EmailAddress } from '../text/email-address.ts';
import { route } from './route.ts';

/** Limits of a message to support: characters of it and of the name, messages an hour from one network. */
export const supportLimits = { body: 10_000, name: 1000, perHour: 3 } as const;

const controls = /\p{Cc}/u;

/** Body of `POST email/support` (docs/spec/calls.md): the address that gets the answer, a name, the message. */
export const SupportRequest = z.strictObject({
  emailFrom: EmailAddress,
  /** May be empty. One line. */
  emailFromName: z.string('a name').check(
    z.trim(),
    z.maxLength(supportLimits.name, `at most ${supportLimits.name} characters`),
    z.refine((name) => !controls.test(name), 'a name in one line'),
  ),
  emailBody: z
    .string('a message')
    .check(
      z.trim(),
      z.minLength(1, 'a message'),
      z.maxLength(supportLimits.body, 'at most 10,000 characters'),
    ),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

export const supportSend = route({
  method: 'POST',
  path: '/email/support',
  auth: 'public',
  summary: 'Write to the support of this site; three messages an hour from one network.',
  retry: 'key',
  body: SupportRequest,
  data: z.object({ sent: z.literal(true) }),
});
