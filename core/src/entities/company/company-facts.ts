import * as z from 'zod/mini';
import { SentMessage } from '../../text/sent-message.ts';

/** Facts that an encyclopedia may know of an employer. */
export const companyFactKinds = [
  'industry',
  'founded',
  'headquarters',
  'country',
  'employees',
  'revenue',
  'chief-executive',
  'founder',
  'parent',
  'owner',
  'stock-exchange',
  'site',
  'former-name',
] as const;

/** One fact with its source and date. */
export const CompanyFact = z.object({
  kind: z.enum(companyFactKinds),
  /** For people: “161,000”, “Cincinnati”, “1908”. */
  value: z.string(),
  /** What the fact is of: “2024” of a number of employees; '' where it is not said. */
  asOf: z.string(),
  source: z.enum(['Wikidata', 'Wikipedia']),
  /** The page that says so. */
  url: z.string(),
});
export type CompanyFact = z.infer<typeof CompanyFact>;

/** An entry that may be the employer. */
export const CompanyCandidate = z.object({
  /** “Q95”. */
  entry: z.string(),
  name: z.string(),
  /** “American multinational technology company”. */
  description: z.string(),
  url: z.string(),
});
export type CompanyCandidate = z.infer<typeof CompanyCandidate>;

/** What was found when a person pressed Look it up. */
export const CompanyLookUp = z.object({
  /** The entry that the facts are of; null where no entry is surely this employer. */
  found: z.nullable(CompanyCandidate),
  facts: z.array(CompanyFact),
  /** The first paragraph of its article, as text; '' without one. */
  extract: z.string(),
  extractUrl: z.string(),
  /** Other entries of the name, to choose by `entry`. */
  others: z.array(CompanyCandidate),
  /** ISO instant when it was asked; within 24 hours the same answer is given again. */
  askedAt: z.string(),
  isKept: z.boolean(),
  /** What is missing because one of the two did not answer, in a sentence; '' for nothing. */
  notice: z.string(),
  /** The same as catalogs know it. */
  noticeText: z.optional(SentMessage),
});
export type CompanyLookUp = z.infer<typeof CompanyLookUp>;
