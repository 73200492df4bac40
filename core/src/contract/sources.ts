import * as z from 'zod/mini';
import { route } from './route.ts';

/** A list of postings that this server reads or was made to read: a feed, or the board of an employer at a service. */
export const PostingList = z.object({
  /** Name of the service: “Greenhouse”. */
  service: z.string(),
  /** Name of the board in its address; '' for a service that is one list. */
  board: z.string(),
  /** The employer of a board as the configuration calls it; '' where none is known. */
  employer: z.string(),
  /** True where the server reads it by itself; false where a command did. */
  isAsked: z.boolean(),
  /** Where the terms of the service stand. */
  terms: z.string(),
  /** When it was last asked, and when it last answered; ISO 8601, null for never. */
  askedAt: z.nullable(z.string()),
  readAt: z.nullable(z.string()),
  /** Postings of the last answer, and what that answer brought. */
  listed: z.number(),
  added: z.number(),
  changed: z.number(),
  closed: z.number(),
  refused: z.number(),
  /** Why the first row was refused: “row 17: no job title”; '' for none. */
  refusedReason: z.string(),
  /** What went wrong the last time, to go on after the name of the list: “refused us (403)”; '' after a good reading. */
  problem: z.string(),
  /** When it is asked again at the earliest after a problem; ISO 8601, null without one. */
  notBefore: z.nullable(z.string()),
});
export type PostingList = z.infer<typeof PostingList>;

export const sourcesGet = route({
  method: 'GET',
  path: '/jobs/sources',
  auth: 'public',
  summary: 'Every list of postings that this server reads, with its last answer and what went wrong.',
  data: z.object({ lists: z.array(PostingList) }),
});
