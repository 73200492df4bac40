import * as z from 'zod/mini';
import { CompanyLookUp } from '../entities/company/company-facts.ts';
import {
  CompanyDetail,
  CompanyGroup,
  CompanySearchResult,
} from '../entities/company/company-search-result.ts';
import { directoryFields } from '../entities/company/directory-trust.ts';
import { EmployerNews, EmployerOpenings } from '../entities/company/employer-openings.ts';
import {
  CompanyContribution,
  companyLimits,
  SharedCompany,
  SharedCompanyChange,
} from '../entities/company/shared-company.ts';
import { SearchBox } from '../search/search-choices.ts';
import { SentMessage } from '../text/sent-message.ts';
import { withoutNul } from '../text/without-nul.ts';
import { Pagination } from './jobs.ts';
import { route } from './route.ts';

const wholeNumber = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));
/** A text of at most so many characters that a database takes. */
export const words = (max: number) => z.string().check(z.maxLength(max), withoutNul);
const companyName = words(companyLimits.name);
/** The number of a row in a path. */
export const CompanyNumber = z.strictObject({
  id: z.string().check(z.regex(/^\d{1,15}$/, 'a company number')),
});

/** Orders of a company search; `best` is by the words, then hiring most; `distance` needs a place. */
export const companySorts = ['best', 'hiring', 'newest', 'name', 'distance'] as const;
export type CompanySort = (typeof companySorts)[number];

const searched = {
  /** A name or words of it, forgiving: beginnings, typos, former spellings; also words of categories. */
  searchTerm: z._default(words(companyLimits.name), ''),
  /** That country, and rows whose country is not known (docs/spec/readings.md R1). */
  selectedCountryCode: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/, 'a two-letter country code'))),
  /** Only employers of this name; case, accents and legal form do not count. */
  companyName: z.optional(companyName),
  /** One employer by its group name, in any case: the rows are all its locations. */
  companyGroupName: z.optional(companyName),
  /** The same. */
  group: z.optional(companyName),
  isNewSearch: z.optional(z.boolean()),
  /**
   * True, the default: a row for each employer, its location nearest to the place, else the one that hires most. False: a
   * row for each location.
   */
  enableGroupSearch: z.optional(z.boolean()),
  /** Only those in any of these categories, as answers write them. */
  categories: z.optional(z.array(words(100).check(z.minLength(1))).check(z.minLength(1), z.maxLength(50))),
  /** Only those with open postings: near the place or in the box, where there is one; of locations those that have some. */
  hiring: z.optional(z.boolean()),
  /** Only those with an open posting whose title says this: “nurse”. */
  hiringFor: z.optional(words(200)),
  /** Up to ten places joined by semicolons; the answer is the union of their radii. */
  location: z.optional(words(1000)),
  /** Miles around each place (docs/spec/readings.md R6). */
  distance: z.optional(z.number().check(z.positive(), z.maximum(500))),
  /** Only rows with a point inside it. */
  bbox: z.optional(SearchBox),
  /** Names of companies to leave out: those a person hid. */
  exclude: z.optional(z.array(companyName.check(z.minLength(1))).check(z.minLength(1), z.maxLength(200))),
};

/** Body of `POST company/groups` (docs/spec/calls.md; docs/spec/readings.md R24). Unknown fields are refused. */
export const CompanySearchRequest = z.strictObject({
  ...searched,
  /** Default 20; above 1000 it is capped and the answer says so. */
  pageSize: z._default(wholeNumber, 20),
  /** From 1; a page below 1 becomes 1. A page beyond the last is empty. */
  pageNumber: z._default(wholeNumber, 1),
  sort: z.optional(z.enum(companySorts)),
  /** Also how the companies found divide. */
  facets: z.optional(z.boolean()),
});
export type CompanySearchRequest = z.infer<typeof CompanySearchRequest>;

const FacetCount = z.object({ value: z.string(), count: z.number() });

/** How the employers found divide; each field is counted as if nothing were chosen in it. */
export const CompanyFacets = z.object({
  /** The 50 most frequent, and those that are chosen in any case. */
  categories: z.array(FacetCount),
  countries: z.array(FacetCount),
  hiring: z.number(),
  notHiring: z.number(),
});
export type CompanyFacets = z.infer<typeof CompanyFacets>;

export const CompanySearchAnswer = z.object({
  results: z.array(CompanySearchResult),
  /** Exact. */
  totalResults: z.number(),
  pagination: Pagination,
  /** The places the location text was read as. */
  places: z.array(z.object({ asked: z.string(), name: z.string(), lat: z.number(), lng: z.number() })),
  notices: z.array(
    z.object({
      code: z.enum(['page-size-capped', 'place-unknown', 'too-many-places', 'name-guessed', 'hiring-for']),
      message: z.string(),
      text: z.optional(SentMessage),
    }),
  ),
  /** True while all that is known of employers comes from the fictional sample set. */
  isSample: z.boolean(),
  /** Only where they were asked for. */
  facets: z.optional(CompanyFacets),
});
export type CompanySearchAnswer = z.infer<typeof CompanySearchAnswer>;

export const companiesSearch = route({
  method: 'POST',
  path: '/company/groups',
  auth: 'public',
  cost: 'search',
  summary: 'Search the shared directory of employers by name, category, place and distance.',
  body: CompanySearchRequest,
  data: CompanySearchAnswer,
});

export const companyGroups = route({
  method: 'GET',
  path: '/company/groups',
  auth: 'public',
  cost: 'search',
  summary: 'The employers of the directory, those that hire most first.',
  query: z.strictObject({
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1000),
  }),
  data: z.array(CompanyGroup),
});

/** Body of `POST company/points`: a company search without pages and order. */
export const CompanyPointsRequest = z.strictObject(searched);
export type CompanyPointsRequest = z.infer<typeof CompanyPointsRequest>;

/** Locations as points on a map. */
export const CompanyPoints = z.object({
  /** Of each its row number, latitude, longitude and open postings there; empty where there are more than 10,000. */
  points: z.array(z.array(z.number())),
  /** Instead of more than 10,000 points: the middle of a group of near ones and how many it has. */
  clusters: z.array(z.object({ lat: z.number(), lng: z.number(), count: z.number() })),
  totalResults: z.number(),
  /** Rows found that have no known point. */
  withoutPlace: z.number(),
});
export type CompanyPoints = z.infer<typeof CompanyPoints>;

export const companyPoints = route({
  method: 'POST',
  path: '/company/points',
  auth: 'public',
  cost: 'search',
  summary:
    'Where the locations that a company search finds are: points, or groups of them when there are more than 10,000.',
  body: CompanyPointsRequest,
  data: CompanyPoints,
});

export const companyGet = route({
  method: 'GET',
  path: '/company/:id',
  auth: 'public',
  summary: 'One row of the directory with where its facts are from; 404 `company-not-found`.',
  params: CompanyNumber,
  data: CompanyDetail,
});

/** An employer as a browser knows it: by a name, and by its site where two have one name. */
const Employer = {
  companyName: companyName.check(z.minLength(1, 'a name')),
  /** Its site, which tells two employers of one name apart; anything else than an address is left aside. */
  url: z.optional(words(companyLimits.url)),
};

export const companyOpenings = route({
  method: 'POST',
  path: '/company/openings',
  auth: 'public',
  cost: 'search',
  summary:
    'What the postings read here say of one employer: roles, places, pay, openings week by week, how long and how often.',
  body: z.strictObject({
    ...Employer,
    /** 12 to 104; the weeks before the present one and it. */
    weekCount: z._default(z.int().check(z.minimum(1), z.maximum(104)), 12),
  }),
  data: EmployerOpenings,
});

export const companyNews = route({
  method: 'POST',
  path: '/company/news',
  auth: 'public',
  cost: 'search',
  summary: 'What is new at watched companies since one looked; the server keeps none of the names.',
  body: z.strictObject({
    companies: z
      .array(z.strictObject({ ...Employer, since: z.iso.datetime() }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
  data: z.object({ results: z.array(EmployerNews), at: z.string() }),
});

/** 502 `vendor-failed`, 504 `vendor-timeout`, 429 `too-many-requests`: in words, and nothing is kept. */
export const companyLookUp = route({
  method: 'POST',
  path: '/company/lookup',
  auth: 'user',
  summary:
    'Asks Wikidata and Wikipedia about one employer, because a person pressed for it; kept 24 hours, ten a minute.',
  body: z.strictObject({
    companyName: Employer.companyName,
    url: z.optional(words(companyLimits.url)),
    /** An entry that the person chose from `others`. */
    entry: z.optional(z.string().check(z.regex(/^Q\d{1,12}$/, 'a number of an entry, as Q95'))),
  }),
  data: CompanyLookUp,
});

const Written = z.object({
  success: z.literal(true),
  /** Number to take it back by. */
  changeId: z.number(),
  /** Fields whose values stand beside the shown ones until others agree; the rest is shown at once. */
  proposed: z.array(z.enum(directoryFields)),
});

export const companyCreate = route({
  method: 'POST',
  path: '/company',
  auth: 'user',
  retry: 'key',
  summary:
    'Adds a location of an employer to the directory, with the name of the caller and the day; can be taken back for 30 days.',
  body: SharedCompany,
  data: z.extend(CompanyDetail, Written.shape),
});

/**
 * A row that one person added to an employer nobody else says anything of is changed at once, by them alone. In every other row
 * the values stand beside the shown ones as proposals (decision 0122). 409 `conflict` where the row is not as `updatedAt` says.
 */
export const companyUpdate = route({
  method: 'POST',
  path: '/company/:id',
  auth: 'user',
  summary:
    'Changes a row that only the caller says something of, or proposes values for any other; can be taken back for 30 days.',
  params: CompanyNumber,
  body: SharedCompanyChange,
  data: Written,
});

export const companyDelete = route({
  method: 'DELETE',
  path: '/company/:id',
  auth: 'user',
  summary: 'Removes a row that the caller added; can be taken back for 30 days.',
  params: CompanyNumber,
  data: Written,
});

export const companyContributions = route({
  method: 'GET',
  path: '/company/contributions',
  auth: 'user',
  summary: 'What the caller gave the directory, the newest first, at most 1000.',
  data: z.object({ results: z.array(CompanyContribution) }),
});

/** 404 `contribution-not-found` also for those of others; 409 `conflict` when it is too late or somebody built upon it. */
export const companyTakeBack = route({
  method: 'DELETE',
  path: '/company/contributions/:changeId',
  auth: 'user',
  summary: 'Takes a contribution of the caller back, as if it had not been made.',
  params: z.strictObject({ changeId: z.string().check(z.regex(/^\d{1,15}$/, 'a contribution number')) }),
  data: z.object({ success: z.literal(true) }),
});
