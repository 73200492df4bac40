import * as z from 'zod/mini';
import { JobSearchResult, PostingDetail } from '../entities/posting/posting.ts';
import { searchLimits, searchPlaceKinds, searchSorts } from '../search/search.ts';
import { SearchBox, SearchChoices, SearchExclusions, SearchFacets } from '../search/search-choices.ts';
import { Understood } from '../search/understood.ts';
import { SentMessage } from '../text/sent-message.ts';
import { route } from './route.ts';

const wholeNumber = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));

/** A place as it was read. */
const SearchedPlace = z.object({
  asked: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(searchPlaceKinds),
});

/** What is searched for; every call that searches takes it. */
const searched = {
  searchTerm: z._default(z.string().check(z.maxLength(searchLimits.termLength)), ''),
  companyName: z.optional(z.string().check(z.maxLength(200))),
  /** Up to ten places joined by semicolons; the answer is the union of their radii. */
  location: z.optional(z.string().check(z.maxLength(1000))),
  /** Miles around each place. */
  distance: z.optional(z.number().check(z.positive(), z.maximum(500))),
  /** Days since the posting date; −1 is any time. */
  age: z.optional(wholeNumber),
  selectedCountryCode: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/, 'a two-letter country code'))),
  /** The term is meant as it is typed: nothing is corrected where it finds nothing. */
  exactTerm: z.optional(z.boolean()),
  /** Parts of the term that are nothing but words, whatever they could be understood as (docs/spec/readings.md R37). */
  literal: z.optional(z.array(z.string().check(z.maxLength(searchLimits.termLength))).check(z.maxLength(20))),
  /** Names of trades that need not count, as `understood` lists them: titles that say nothing but such a name are left out. */
  namesOff: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))),
  /** False leaves out what is old, posted over a year ago or not seen for long, and counts it in `oldCount`. */
  withOld: z.optional(z.boolean()),
  isNewSearch: z.optional(z.boolean()),
  enableGroupSearch: z.optional(z.boolean()),
  /** Only postings with a place inside it. */
  bbox: z.optional(SearchBox),
  only: z.optional(SearchChoices),
  exclude: z.optional(SearchExclusions),
  /** Only postings that came into the index after this instant: what is new since the last look. */
  since: z.optional(z.iso.datetime()),
};

/**
 * Body of `POST jobs/search` (docs/spec/rules.md, Validation; docs/spec/calls.md; docs/spec/readings.md R1, R16, R19).
 * Unknown fields are refused.
 */
export const JobSearchRequest = z.strictObject({
  ...searched,
  /** Default 20; above 1000 it is capped and the answer says so. */
  pageSize: z._default(wholeNumber, searchLimits.pageSize),
  /** From 1; a page below 1 becomes 1. */
  pageNumber: z._default(wholeNumber, 1),
  /** `distance` needs a place with a point, else it is by relevance; `pay` is the highest first, not stated last. */
  sort: z.optional(z.enum(searchSorts)),
  /** Also how the postings found divide; costs about as much as the search itself. */
  facets: z.optional(z.boolean()),
});
export type JobSearchRequest = z.infer<typeof JobSearchRequest>;

/** Pagination block (docs/spec/entities.md, Pagination). */
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
    'place-corrected',
  ]),
  message: z.string(),
  text: z.optional(SentMessage),
});

export const JobSearchAnswer = z.object({
  results: z.array(JobSearchResult),
  /** Exact up to 10,000; there `totalIsCapped` is true and it reads “10,000+”. */
  totalResults: z.number(),
  /**
   * Of the total: those that are all that was asked for, and those that come close, which follow them in every order. With
   * `mentionedInText`, last among the latter, are those whose text alone answers.
   */
  allResults: z.number(),
  closeResults: z.number(),
  totalIsCapped: z.boolean(),
  pagination: Pagination,
  /** The places the location text was read as. */
  places: z.array(SearchedPlace),
  notices: z.array(SearchNotice),
  /** What was read out of the term, in the order typed (docs/spec/readings.md R37); empty where it is words alone. */
  understood: z.array(Understood),
  /** How many more there are that are old; 0 unless `withOld` is false. */
  oldCount: z.number(),
  /** True while the index holds the fictional sample set only. */
  isSample: z.boolean(),
  /** Only where they were asked for. */
  facets: z.optional(SearchFacets),
  /**
   * Only where hardly anything is all that the term as typed asks for: the nearest term that finds more, whose results these are. The way
   * back is the same request with `exactTerm`.
   */
  correctedTerm: z.optional(z.string()),
});
export type JobSearchAnswer = z.infer<typeof JobSearchAnswer>;

const PostingNumber = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/, 'a posting number')) });

export const jobsSearch = route({
  method: 'POST',
  path: '/jobs/search',
  auth: 'public',
  cost: 'search',
  summary: 'Search job postings by term, company, place, distance and age.',
  body: JobSearchRequest,
  data: JobSearchAnswer,
});

export const jobsGet = route({
  method: 'GET',
  path: '/jobs/:id',
  auth: 'public',
  summary: 'One posting with its whole text.',
  params: PostingNumber,
  data: PostingDetail,
});

/** What asking the source of one posting came to. */
export const PostingCheck = z.object({
  /**
   * `open`: it is there; `closed`: it is not anymore; `no-answer`: that could not be learned; `not-asked`: its source
   * cannot be asked, or was asked some hours ago.
   */
  outcome: z.enum(['open', 'closed', 'no-answer', 'not-asked']),
  /** The posting as it is known after that. */
  posting: PostingDetail,
});
export type PostingCheck = z.infer<typeof PostingCheck>;

export const jobsCheck = route({
  method: 'POST',
  path: '/jobs/:id/check',
  auth: 'public',
  summary:
    'Asks the source of a posting whether it is still there, where the server reads that source and has not asked for hours.',
  params: PostingNumber,
  data: PostingCheck,
});

export const jobsSimilar = route({
  method: 'GET',
  path: '/jobs/:id/similar',
  auth: 'public',
  cost: 'search',
  summary: 'Open postings most like one posting, nearest first, at most ten.',
  params: PostingNumber,
  data: z.object({ results: z.array(JobSearchResult) }),
});

/** What may be meant by the first letters of a title, a company or a place. */
export const JobSuggestions = z.object({
  /** Plain titles, and how many jobs a search for each shows; null where that is not counted yet. */
  titles: z.array(z.object({ text: z.string(), count: z.nullable(z.number()) })),
  companies: z.array(z.object({ text: z.string(), count: z.number() })),
  /** Places as the location field takes them, “Columbus, OH”. */
  places: z.array(z.object({ text: z.string(), lat: z.number(), lng: z.number() })),
  /** What is typed as words and the place they end with: “nurse in dal” is nurse in “Dallas, TX”. */
  placed: z.array(z.object({ term: z.string(), place: z.string() })),
  /** What may be meant where nothing begins so; null where nothing is nearer. */
  correction: z.nullable(z.string()),
});
export type JobSuggestions = z.infer<typeof JobSuggestions>;

export const jobsSuggest = route({
  method: 'GET',
  path: '/jobs/suggest',
  auth: 'public',
  cost: 'search',
  summary:
    'Titles, companies and places that begin with what is typed, words with a place, a correction; at most six of each.',
  query: z.strictObject({ q: z.string().check(z.maxLength(100)) }),
  data: JobSuggestions,
});

/** Body of `POST jobs/search/points`: a job search without pages and order. */
export const JobPointsRequest = z.strictObject(searched);
export type JobPointsRequest = z.infer<typeof JobPointsRequest>;

/** Postings as points on a map (docs/spec/readings.md R19). Where a posting has several places each is a point. */
export const JobPoints = z.object({
  /** Of each its posting number, latitude and longitude in degrees; empty where there are more than 10,000. */
  points: z.array(z.array(z.number())),
  /** Instead of more than 10,000 points: the middle of a group of near ones and how many it has. */
  clusters: z.array(z.object({ lat: z.number(), lng: z.number(), count: z.number() })),
  /** Postings found; those of them without a known place are in the list alone. */
  totalResults: z.number(),
  totalIsCapped: z.boolean(),
  withoutPlace: z.number(),
  isSample: z.boolean(),
  places: z.array(SearchedPlace),
  notices: z.array(SearchNotice),
});
export type JobPoints = z.infer<typeof JobPoints>;

export const jobsPoints = route({
  method: 'POST',
  path: '/jobs/search/points',
  auth: 'public',
  cost: 'search',
  summary:
    'Where the postings that a search finds are: points, or groups of them when there are more than 10,000.',
  body: JobPointsRequest,
  data: JobPoints,
});
