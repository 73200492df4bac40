import * as z from 'zod/mini';
import { Captured, longestPaste } from '../parsing/page/captured.ts';
import { route } from './route.ts';

/** Limits of a capture: characters of a link and of a pasted text, captures a minute of one person (docs/spec/readings.md R19). */
export const captureLimits = { url: 2000, text: longestPaste, perMinute: 10 } as const;

/** Body of `POST jobs/capture`: a link to a posting, or its text or HTML; with both, the text is read and the link kept. */
export const CaptureRequest = z
  .strictObject({
    url: z.optional(
      z
        .string('a link')
        .check(
          z.trim(),
          z.maxLength(captureLimits.url, `at most ${captureLimits.url} characters`),
          z.regex(/^https?:\/\/[^\s]+$/i, 'an address that starts with https:// or http://'),
        ),
    ),
    text: z.optional(
      z
        .string('a text')
        .check(z.maxLength(captureLimits.text, 'at most 300,000 characters'), z.regex(/\S/, 'a text')),
    ),
  })
  .check(
    z.refine(({ url, text }) => url !== undefined || text !== undefined, {
      path: ['url'],
      message: 'a link or a text is needed',
    }),
  );
export type CaptureRequest = z.infer<typeof CaptureRequest>;

export const jobsCapture = route({
  method: 'POST',
  path: '/jobs/capture',
  auth: 'user',
  summary:
    'Read a posting behind a link, or in a pasted text, into the fields of a job to confirm; ten a minute.',
  body: CaptureRequest,
  data: Captured,
});
