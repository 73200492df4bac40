import * as z from 'zod/mini';
import { StatedTime, statedInstant } from '../../dates/stated-time.ts';
import { keysOf } from '../keys-of.ts';
import { postingFactNames } from './posting-fact-names.ts';
import { seniorities } from './seniority-names.ts';
import { workplaces } from './workplace-names.ts';

/** The five job types (docs/spec/constants.md, Choices); '' is not stated. */
export const jobTypes = {
  fulltime: 'Full-time',
  parttime: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
} as const;
export type JobType = keyof typeof jobTypes | '';
const JobTypeSchema = z.enum(['', 'fulltime', 'parttime', 'contract', 'internship', 'temporary']);

export const payIntervals = ['hour', 'day', 'week', 'month', 'year'] as const;

/** Pay as stated beside what it was read as: amounts in the currency's minor units, `yearly*` for comparing. */
export const Pay = z.object({
  text: z.string(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  interval: z.nullable(z.enum(payIntervals)),
  yearlyMin: z.nullable(z.number()),
  yearlyMax: z.nullable(z.number()),
  /** True where the source says that it is an estimate. */
  estimated: z.boolean(),
});
export type Pay = z.infer<typeof Pay>;

/** One place of a posting: the text as given and what it was resolved to; lat and lng are null when unknown. */
export const PostingPlace = z.object({
  text: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
});
export type PostingPlace = z.infer<typeof PostingPlace>;

/** One of several postings of the same job: where else it stands. */
export const OtherPosting = z.object({
  /** Posting number for `GET jobs/{id}`. */
  id: z.number(),
  /** Feed name, as in `JobSearchResult.source`. */
  source: z.string(),
  externalId: z.string(),
  url: z.string(),
  location: z.string(),
  /** The calendar date that the source states, else the ISO 8601 instant; '' when it gives none. */
  datePosted: z.string(),
});
export type OtherPosting = z.infer<typeof OtherPosting>;

/**
 * A row of the job search (docs/spec/entities.md, Job search result; docs/spec/readings.md R13–R15), with our extra
 * fields below.
 */
export const JobSearchResult = z.object({
  internalId: z.nullable(z.number()),
  applied: z.boolean(),
  companyName: z.string(),
  companyAlreadyAdded: z.boolean(),
  companyInternalId: z.nullable(z.number()),
  /** The calendar date that the source states (docs/spec/readings.md R36), else the ISO 8601 instant; '' when it gives none. */
  datePosted: z.string(),
  /** Epoch milliseconds, of a calendar date as if it began in UTC: for an order, not to be shown; or −1. */
  datePostedValue: z.number(),
  /** Whole days, or −1. */
  daysAgoPosted: z.number(),
  dateAdded: z.string(),
  /** Plain text, cut for lists; the whole text comes with the posting. */
  description: z.string(),
  externalId: z.string(),
  jobAlreadyAdded: z.boolean(),
  jobType: JobTypeSchema,
  jobTitle: z.string(),
  location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  source: z.string(),
  url: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** Pay as shown, '' when not stated. */
  salary: z.string(),

  /** Posting number for `GET jobs/{id}`. */
  id: z.number(),
  /** `seen` when the source gives no posting date and the day it was first seen is in. */
  dateKind: z.enum(['posted', 'seen', 'unknown']),
  isRemote: z.boolean(),
  /** How many places the posting names. */
  placeCount: z.number(),
  /** Miles from the nearest place searched for; null without a radius. */
  distanceMiles: z.nullable(z.number()),
  pay: z.nullable(Pay),
  isSample: z.boolean(),
  /** Remote, hybrid or on-site, as far as the posting says so. */
  workplace: z.enum([...keysOf(workplaces), 'unknown']),
  /** The rank that the posting states. */
  seniority: z.enum([...keysOf(seniorities), 'unknown']),
  /** The same job at other sources or posted again, newest first; the list shows one row for all of them. */
  otherPostings: z.array(OtherPosting),
  /** What was searched for is in the text alone: such rows come after all others, below a divider. */
  mentionedInText: z.boolean(),
  /** Comes close to what was asked for: such rows come after those that are all of it. */
  isClose: z.boolean(),
  /** On the last row of an employer on a page: how many more of its jobs the search finds. */
  moreOfEmployer: z.nullable(z.object({ company: z.string(), count: z.number() })),
  /** Posted over a year ago, or not seen for long. */
  isOld: z.boolean(),
  /** ISO instant when a posting without a closing day was last seen, where that is long ago; else absent. */
  unseenSince: z.optional(z.string()),
});
export type JobSearchResult = z.infer<typeof JobSearchResult>;

/** A fact that a posting states; `isRequired` is false where it is an advantage only. */
export const StatedFact = z.object({
  fact: z.enum(postingFactNames),
  value: z.string(),
  isRequired: z.boolean(),
  words: z.string(),
});
export type StatedFact = z.infer<typeof StatedFact>;

/** One posting, whole. `descriptionHtml` was sanitised when it was taken in; show it through SafeHtml only. */
export const PostingDetail = z.extend(JobSearchResult, {
  descriptionHtml: z.string(),
  places: z.array(PostingPlace),
  category: z.string(),
  /** What it states beside pay and place (`postingFacts`), each with the words of the posting that say so. */
  facts: z._default(z.array(StatedFact), []),
  /** When it was closed, the last day that its source stated or an ISO instant; null while it is open. */
  closedAt: z.nullable(z.string()),
  /** The last day to apply or the ISO instant of its end, as the source states it; '' where it states none. */
  closes: z.string(),
  /** Its source can be asked whether it is still there, and has not been for some hours (`POST jobs/{id}/check`). */
  isAskable: z._default(z.boolean(), false),
});
export type PostingDetail = z.infer<typeof PostingDetail>;

/** As stated, or an instant in epoch milliseconds. */
const When = z.pipe(
  z.union([StatedTime, z.number().check(z.minimum(-8.64e15), z.maximum(8.64e15))]),
  z.transform((at) => (typeof at === 'number' ? statedInstant(at) : at)),
);

/**
 * A posting as an importer or source adapter hands it over, before places are resolved.
 * Every text is as the source wrote it; the parsers of this folder read pay, places, dates and type from it.
 */
export const RawPosting = z.object({
  /** Feed name, for example `greenhouse`, `themuse`, `file`. With `externalId` it makes the posting unique. */
  source: z.string().check(z.minLength(1), z.maxLength(80)),
  externalId: z.string().check(z.minLength(1), z.maxLength(400)),
  title: z.string().check(z.minLength(1), z.maxLength(500)),
  companyName: z.string().check(z.minLength(1), z.maxLength(300)),
  url: z._default(z.string(), ''),
  locations: z._default(z.array(z.string()), []),
  /** true or false where the source says so, null where it does not. */
  remote: z._default(z.nullable(z.boolean()), null),
  employmentType: z._default(z.string(), ''),
  /** What a field of the source's own says about remote, hybrid or on-site work, and about the rank. */
  workplaceText: z.optional(z.string()),
  seniorityText: z.optional(z.string()),
  payText: z._default(z.string(), ''),
  pay: z._default(z.nullable(Pay), null),
  /** True where the source states the currency in a field, so that a “$” in its text means no other. */
  hasCurrency: z.optional(z.boolean()),
  /** HTML or plain text, as given. */
  description: z._default(z.string(), ''),
  category: z._default(z.string(), ''),
  postedAt: z._default(z.nullable(When), null),
  seenAt: z._default(z.nullable(When), null),
  /** The last day to apply, or when it was closed. */
  closedAt: z._default(z.nullable(When), null),
});
export type RawPosting = z.infer<typeof RawPosting>;
export type RawPostingInput = z.input<typeof RawPosting>;
