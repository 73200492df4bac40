import * as z from 'zod/mini';

/** What the extension can put into an application form. */
export const contactFields = [
  ...(['fullName', 'firstName', 'lastName', 'email', 'phone', 'location', 'city', 'region'] as const),
  ...(['country', 'linkedin', 'github', 'website', 'headline'] as const),
] as const;
export type ContactField = (typeof contactFields)[number];

const line = z._default(z.string().check(z.maxLength(300)), '');

/** The contact details of a resume; '' is not known. `country` is an ISO code, `region` a code or a name. */
export const Contact = z.object({
  fullName: line,
  firstName: line,
  lastName: line,
  email: line,
  phone: line,
  location: line,
  city: line,
  region: line,
  country: line,
  linkedin: line,
  github: line,
  website: line,
  headline: line,
});
export type Contact = z.infer<typeof Contact>;
