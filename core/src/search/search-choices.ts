import * as z from 'zod/mini';
import { keysOf } from '../entities/keys-of.ts';
import { jobTypes } from '../entities/posting/posting.ts';
import { seniorities } from '../entities/posting/seniority-names.ts';
import { workplaces } from '../entities/posting/workplace-names.ts';
import { withoutNul } from '../text/without-nul.ts';

/** Limits of what may be chosen and excluded in one search. */
export const choiceLimits = { words: 50, companies: 200, values: 50, postings: 500 } as const;

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), withoutNul);
const some = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.optional(z.array(item).check(z.minLength(1), z.maxLength(most)));

/**
 * Values of a fact of `postingFacts`, or `unknown`. They are not listed here, where every screen would load them; a value
 * that there is not finds nothing.
 */
const factValues = some(
  z.string().check(z.regex(/^[a-z0-9-]{2,20}$/, 'a value of the fact')),
  choiceLimits.values,
);

/**
 * What a search keeps to, beside its words and places: within one field any of the values will do, between the fields
 * all must hold. `unknown` stands for postings that do not say.
 */
export const SearchChoices = z.strictObject({
  workplaces: some(z.enum([...keysOf(workplaces), 'unknown']), choiceLimits.values),
  jobTypes: some(z.enum([...keysOf(jobTypes), 'unknown']), choiceLimits.values),
  seniorities: some(z.enum([...keysOf(seniorities), 'unknown']), choiceLimits.values),
  /** Company names; case, accents and legal form do not count (docs/spec/readings.md R15). */
  companies: some(text(200), choiceLimits.values),
  /** Feed names, as `JobSearchResult.source`. */
  sources: some(text(80), choiceLimits.values),
  categories: some(text(300), choiceLimits.values),
  /** Facts that the posting states (`factFields`); `unknown` for those that do not state it. */
  shifts: factValues,
  degrees: factValues,
  experience: factValues,
  languages: factValues,
  licences: factValues,
  travel: factValues,
  terms: factValues,
  sponsorship: factValues,
  clearances: factValues,
  fairChance: factValues,
  /**
   * ISO alpha-2: jobs in these countries, remote ones open to them, and below those the remote ones of no stated country
   * (docs/spec/readings.md R34).
   */
  countries: some(z.string().check(z.regex(/^[A-Z]{2}$/, 'a two-letter country code')), choiceLimits.values),
  /** Pays at least so much a year, in whole units of the currency, at the top of its range. */
  pay: z.optional(
    z.strictObject({
      from: z.int().check(z.positive(), z.maximum(1_000_000_000)),
      currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'a three-letter currency code')), 'USD'),
      /** Also those that state no pay, or state it in another currency. */
      orNotStated: z._default(z.boolean(), false),
    }),
  ),
});
export type SearchChoices = z.infer<typeof SearchChoices>;

/** What a search leaves out: postings with any of the words or phrases, and companies by name (docs/spec/readings.md R15). */
export const SearchExclusions = z.strictObject({
  words: some(text(60), choiceLimits.words),
  companies: some(text(200), choiceLimits.companies),
  /** Posting numbers; with one go the other postings of its job. */
  postings: some(z.int().check(z.positive()), choiceLimits.postings),
});
export type SearchExclusions = z.infer<typeof SearchExclusions>;

/** A part of the world between four edges in degrees; west lies east of east where it spans the antimeridian. */
export const SearchBox = z
  .strictObject({
    west: z.number().check(z.minimum(-180), z.maximum(180)),
    south: z.number().check(z.minimum(-90), z.maximum(90)),
    east: z.number().check(z.minimum(-180), z.maximum(180)),
    north: z.number().check(z.minimum(-90), z.maximum(90)),
  })
  .check(z.refine(({ south, north }) => south <= north, { error: 'south must not lie north of north' }));
export type SearchBox = z.infer<typeof SearchBox>;

/** One value of a facet and how many jobs count at it. */
export const FacetCount = z.object({ value: z.string(), count: z.number() });
export type FacetCount = z.infer<typeof FacetCount>;

/**
 * How the jobs found divide, most frequent first. Each field is counted as if nothing were chosen in it, all other
 * choices kept. In `workplaces`, `jobTypes` and `seniorities` a job of several postings counts once, at the newest value
 * that one of them states, or as `unknown` where none does: the counts add up to the jobs. `companies`, `sources`, `categories` and `countries` list the 20 largest,
 * and those that are chosen, in any case.
 */
export const SearchFacets = z.object({
  counted: z.number(),
  workplaces: z.array(FacetCount),
  jobTypes: z.array(FacetCount),
  seniorities: z.array(FacetCount),
  companies: z.array(FacetCount),
  sources: z.array(FacetCount),
  categories: z.array(FacetCount),
  /** ISO alpha-2, as `only.countries` would find. */
  countries: z.array(FacetCount),
  /** Facts as `factKey` writes them (`shift:night`), with `shift:unknown` for the postings that state no shift. */
  facts: z._default(z.array(FacetCount), []),
  /** Posted within so many days: one entry for each of `jobAges` above 0, values as text. */
  ages: z.array(FacetCount),
  pay: z.object({
    currency: z.string(),
    /** All jobs that these counts divide: more than `counted` where a pay is chosen or typed. */
    counted: z.number(),
    /** Floors a year in whole units, each with how many reach it at the top of their range; lowest first. */
    floors: z.array(FacetCount),
    notStated: z.number(),
    inOtherCurrencies: z.number(),
  }),
});
export type SearchFacets = z.infer<typeof SearchFacets>;
