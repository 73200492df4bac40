import * as z from 'zod/mini';
import { EmailAddress } from '../../text/email-address.ts';
import { plainLetters } from '../../text/plain-letters.ts';

/** The longest name of an account, in characters. */
export const longestName = 200;

const controls = /\p{Cc}/u;

/** The name of an account: trimmed, one line; '' until the person gives one. */
export const UserName = z.string('a name').check(
  z.trim(),
  // Whole characters, so that 200 emoji are 200.
  z.refine((name) => [...name].length <= longestName, `at most ${longestName} characters`),
  z.refine((name) => !controls.test(name), 'a name in one line'),
);

/** How an account was signed in to first. */
export const userProviders = ['email', 'google'] as const;

/** The profile of an account, all that the server keeps of a person (docs/spec/entities.md, User profile). */
export const UserProfile = z.object({
  id: z.string(),
  name: UserName,
  email: EmailAddress,
  emailVerified: z.boolean(),
  /** The name folded for comparing. */
  nameLower: z.string(),
  provider: z.enum(userProviders),
  /** Instant of the first sign-in. */
  createdDate: z.iso.datetime(),
});
export type UserProfile = z.infer<typeof UserProfile>;

/** A name as `nameLower` has it: lower case, no accents. */
export function nameLower(name: string): string {
  return plainLetters(name.trim());
}
