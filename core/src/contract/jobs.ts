import * as z from 'zod/mini';
import { JobSearchResult, PostingDetail } from '../domain/posting.ts';
import { searchLimits } from '../domain/search.ts';
import { route } from './route.ts';

const wholeNumber = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));

/** Body of `POST jobs/search` (SPEC.md sections 5 and 7; READINGS R1, R16, R19). Unknown fields are refused. */
export const JobSearchRequest = z.strictObject({
  searchTerm: z._default(z.string().check(z.maxLength(searchLimits.termLength)), ''),
  /** Default 20; above 1000 it is capped and the answer says so. */
  pageSize: z._default(wholeNumber, searchLimits.pageSize),
  /** From 1; a page below 1 becomes 1. */
  pageNumber: z._default(wholeNumber, 1),
  companyName: z.optional(z.string().check(z.maxLength(200))),
  /** Up to ten places joined by semicolons; the answer is the union of their radii. */
  location: z.optional(z.string().check(z.maxLength(1000))),
  /** Miles around each place. */
  distance: z.optional(z.number().check(z.positive(), z.maximum(500))),
  /** Days since the posting date; −1 is any time. */
  age: z.optional(wholeNumber),
  selectedCountryCode: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/, 'a two-letter country code'))),
  sort: z.optional(z.enum(['relevance', 'newest'])),
  isNewSearch: z.optional(z.boolean()),
  enableGroupSearch: z.optional(z.boolean()),
});
export type JobSearchRequest = z.infer<typeof JobSearchRequest>;

/** Pagination block (SPEC.md section 3). */
export const Pagination = z.object({
  totalResults: z.number(),
  totalPages: z.number(),
  pageSize: z.number(),
  pageNumber: z.number(),
  resultsExist: z.boolean(),
  hasPreviousPage: z.boolean(),
  hasNextPage: z.boolean(),
});
export type Pagination = z.infer<typeof Pagination>;

/** Something the person should know about how the answer was made, in words. */
export const SearchNotice = z.object({
  code: z.enum([
    'page-size-capped',
    'place-unknown',
    'place-guessed',
    'too-many-places',
    'nothing-to-search',
  ]),
  message: z.string(),
});

export const JobSearchAnswer = z.object({
  results: z.array(JobSearchResult),
  /** Exact up to 10,000; there `totalIsCapped` is true and it reads “10,000+”. */
  totalResults: z.number(),
  totalIsCapped: z.boolean(),
  pagination: Pagination,
  /** The places the location text was read as. */
  places: z.array(z.object({ asked: z.string(), name: z.string(), lat: z.number(), lng: z.number() })),
  notices: z.array(SearchNotice),
  /** True while the index holds the fictional sample set only. */
  isSample: z.boolean(),
});
export type JobSearchAnswer = z.infer<typeof JobSearchAnswer>;

export const jobsSearch = route({
  method: 'POST',
  path: '/jobs/search',
  auth: 'public',
  summary: 'Search job postings by term, company, place, distance and age.',
  body: JobSearchRequest,
  data: JobSearchAnswer,
});

export const jobsGet = route({
  method: 'GET',
  path: '/jobs/:id',
  auth: 'public',
  summary: 'One posting with its whole text.',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/, 'a posting number')) }),
  data: PostingDetail,
});
