import * as z from 'zod/mini';
import { SentMessage } from '../text/sent-message.ts';
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
  /** What went wrong the last time, to continue after the name of the list: “refused us (403)”; '' after a good reading. */
  problem: z.string(),
  /** The same as a sentence, as catalogs know it: by its kind; absent after a good reading. */
  problemText: z.optional(SentMessage),
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

/** A posting source that the person on this machine may choose: one list, or the boards of employers to begin with. */
export const SourceChoice = z.object({
  /** Short name, as POSTING_SOURCES and the choice itself write it. */
  name: z.string(),
  /** Name of the service for people. */
  service: z.string(),
  /** Where the terms of the service stand. */
  terms: z.string(),
  /** The host that is asked. */
  host: z.string(),
  /** Employers whose boards are read; empty for a service that is one list. */
  employers: z.array(z.string()),
  /** Hours between two readings of one list. */
  everyHours: z.number(),
  isChosen: z.boolean(),
  /** True where the configuration of the server names it: it is read whatever is chosen here. */
  isConfigured: z.boolean(),
});
export type SourceChoice = z.infer<typeof SourceChoice>;

/** What one list came to when postings were fetched. */
export const FetchedList = z.object({
  service: z.string(),
  /** The employer of a board; '' for a service that is one list. */
  employer: z.string(),
  /** `early`: not asked, its terms or its last answer allow that later only; `taken`: it is being read already. */
  outcome: z.enum(['read', 'unchanged', 'problem', 'early', 'taken']),
  /** Postings of the list, and how many of them were new. */
  listed: z.number(),
  added: z.number(),
  /** What went wrong, to continue after the name of the list; '' for nothing. */
  problem: z.string(),
  /** The same as a sentence, as catalogs know it: by its kind; absent after a good reading. */
  problemText: z.optional(SentMessage),
});
export type FetchedList = z.infer<typeof FetchedList>;

/** One fetching of postings, under way or over. */
export const FetchRun = z.object({
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  /** Lists in all; those that were read are in `fetched`. */
  lists: z.number(),
  /** The list that is being read, as people call it; '' when none is. */
  current: z.string(),
  fetched: z.array(FetchedList),
  /** Open postings of the search that are not samples; 0 while it runs. */
  postings: z.number(),
});
export type FetchRun = z.infer<typeof FetchRun>;

/** What can be fetched from this machine, what is chosen, and the last fetching since the server started. */
export const OwnSources = z.object({ choices: z.array(SourceChoice), run: z.nullable(FetchRun) });
export type OwnSources = z.infer<typeof OwnSources>;

export const ownSourcesGet = route({
  method: 'GET',
  path: '/dev/sources',
  auth: 'public',
  summary: 'Posting sources to choose from; only on the machine itself, as the development mailbox.',
  data: OwnSources,
});

export const ownSourcesChoose = route({
  method: 'POST',
  path: '/dev/sources',
  auth: 'public',
  summary:
    'Choose the posting sources that are read now and every few hours; only on the machine itself. Those left out are read no more.',
  body: z.strictObject({
    names: z
      .array(z.string('a name').check(z.maxLength(50, 'at most 50 characters')), 'a list of names')
      .check(z.maxLength(50, 'at most 50 names')),
  }),
  data: OwnSources,
});

export const ownSourcesStop = route({
  method: 'DELETE',
  path: '/dev/sources/run',
  auth: 'public',
  summary: 'Stop fetching postings; what was read stays. Only on the machine itself.',
  data: OwnSources,
});
