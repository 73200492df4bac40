import * as z from 'zod/mini';
import { sayEnglish } from '../../text/messages.ts';
import { webAddress } from '../../text/web-address.ts';
import { type CaptureNotice, captureNotices } from './captured.messages.ts';

/** Where a captured value was read, as the form tells it. */
export const captureOrigins = {
  'json-ld': 'the page’s job data',
  board: 'the job board',
  text: 'the text',
  link: 'the link',
  corrected: 'your corrections',
} as const;
export type CaptureOrigin = keyof typeof captureOrigins;

/** The fields of the job form that a capture can fill (docs/spec/entities.md, Job), in the order of the form. */
export const capturedFields = [
  ...(['jobTitle', 'companyName', 'url', 'location', 'city', 'state', 'country', 'salary'] as const),
  ...(['jobType', 'submissionUrl', 'source', 'datePosted', 'externalId', 'description'] as const),
] as const;

/** One value for the job form and where it was read. What is not known is not in the list. */
export const CapturedField = z.object({
  field: z.enum(capturedFields),
  value: z.string(),
  from: z.enum(['json-ld', 'board', 'text', 'link', 'corrected']),
  /** The instant behind a date that is another one elsewhere (“3 days ago”): the reader’s own calendar decides. */
  at: z.optional(z.string()),
});
export type CapturedField = z.infer<typeof CapturedField>;

/** A posting as the fields of a job form, for a person to confirm. */
export const CapturedJob = z.object({ fields: z.array(CapturedField) });
export type CapturedJob = z.infer<typeof CapturedJob>;

/** The value of one field; '' when it is not known. */
export function capturedValue({ fields }: CapturedJob, name: CapturedField['field']): string {
  return fields.find(({ field }) => field === name)?.value ?? '';
}

/** What a page or a pasted text holds: the postings read from it, and what to know about that. */
export const Captured = z.object({
  /** Best first, at most ten; empty when a notice says why. */
  postings: z.array(CapturedJob),
  notices: z.array(
    z.object({
      code: z.enum([
        ...(['several-postings', 'listing-page', 'login-wall', 'blocked'] as const),
        ...(['nothing-found', 'only-text', 'broken-data', 'gone', 'closed'] as const),
      ]),
      message: z.string(),
    }),
  ),
});
export type Captured = z.infer<typeof Captured>;

/** An answer of the given postings and notices. */
export function captured(postings: readonly CapturedJob[], codes: readonly CaptureNotice[]): Captured {
  return {
    postings: [...postings],
    notices: [...new Set(codes)].map((code) => ({ code, message: sayEnglish(captureNotices(code)) })),
  };
}

/** The name that tells one of several postings from the others: its title, with its place where it has one. */
export function postingName(job: CapturedJob): string {
  return [capturedValue(job, 'jobTitle'), capturedValue(job, 'companyName'), capturedValue(job, 'location')]
    .filter(Boolean)
    .join(' · ');
}

/** The longest text that is read, in characters. */
export const longestPaste = 300_000;

/** The longest page that is read, in characters of its HTML: most of it are scripts and styles. */
export const longestPage = 3_000_000;

/** The longest link that is opened, in characters. */
const longestLink = 2000;

/**
 * The link, when the text is one and nothing else, with its https:// where it was left out; '' for anything else. Two
 * words with a dot, like “Node.js”, are no link without a path behind them.
 */
export function pastedLink(text: string): string {
  const plain = text.trim();
  if (plain.length > longestLink || /[\s<>"]/.test(plain)) return '';
  if (/^https?:\/\//i.test(plain)) return plain.length > 10 ? plain : '';
  const isBare = /^www\../i.test(plain) || /^[^/@:]+\.[a-z]{2,}(?::\d+)?\/./i.test(plain);
  return isBare ? webAddress(plain) : '';
}
