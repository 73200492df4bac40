import * as z from 'zod/mini';

/**
 * One e-mail address as accounts keep it: trimmed, lower case, no inner space, at most 254 characters
 * (docs/spec/rules.md, Validation; docs/spec/readings.md R23). Line breaks, lists and display names are refused.
 */
export const EmailAddress = z
  .pipe(
    z
      .string('an e-mail address')
      .check(z.trim(), z.maxLength(254, 'at most 254 characters'), z.toLowerCase()),
    z.email('an e-mail address like name@example.com'),
  )
  // What is sent is a string that is trimmed first; the OpenAPI document states what it has to be then.
  .register(z.globalRegistry, { pattern: z.regexes.email.source });
