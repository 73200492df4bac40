import * as z from 'zod/mini';
import { DirectoryProposal, DirectoryStanding } from './directory-trust.ts';

/** Stands among the categories of who has open postings (docs/spec/readings.md R24). */
export const hiringNow = 'Hiring now';

/** Stands there of whom every list that names it says that it is over, and who has no open posting. */
export const noLongerActive = 'No longer active';

const following: readonly string[] = [hiringNow, noLongerActive].map((one) => one.toLowerCase());

/** Categories as somebody may write them, without those that follow: who wrote “Hiring now” would leave it there for ever. */
export function writtenCategories(categories: readonly string[]): string[] {
  return categories.filter((one) => !following.includes(one.trim().toLowerCase()));
}

/** A way on from a company: its site, the page of its postings, or the page of a list that names it. */
export const CompanyLink = z.object({
  kind: z.enum(['site', 'postings', 'list']),
  url: z.string(),
  /** One person alone says so. */
  isUnconfirmed: z.boolean(),
  /** A page shows it as text and never as a link: who says so has an account of the last seven days, or it is disputed. */
  isText: z.boolean(),
});
export type CompanyLink = z.infer<typeof CompanyLink>;

/**
 * A row of the shared directory (docs/spec/entities.md, Company search result; docs/spec/readings.md R18, R24): one
 * location of one employer, with our extra fields below. An employer whose place nobody knows has one row without one.
 */
export const CompanySearchResult = z.object({
  id: z.number(),
  companyName: z.string(),
  /** http or https; '' where none is known. */
  url: z.string(),
  /** What it does, in a line. */
  description: z.string(),
  /** The same in a paragraph, as a public list says it; never a person's own summary. */
  summary: z.string(),
  links: z.array(CompanyLink),
  city: z.string(),
  state: z.string(),
  /** Both 0 where no point is known. */
  lat: z.number(),
  lng: z.number(),
  /** The employer: `groupName` in lower case. Asking by it gives all its locations. */
  group: z.string(),
  /**
   * Its name as written. Of two employers with one name the later one carries what tells it apart: “Delta (deltafaucet.com)”.
   */
  groupName: z.string(),
  /** Always false here; the browser knows (docs/spec/readings.md R15). */
  alreadyAdded: z.boolean(),

  address: z.string(),
  /** ISO alpha-2; '' where it is not known. */
  country: z.string(),
  jobPostingsUrl: z.string(),
  /** Industries, and the lists that name it: “S&P 500”, “Y Combinator”, “Remote-friendly”. */
  categories: z.array(z.string()),
  /** How many locations the employer has here. */
  locationCount: z.number(),
  /** Open postings of the employer, and those of them at this location. */
  openCount: z.number(),
  openHere: z.number(),
  /** ISO instant of the newest open posting; '' without one. */
  newestPosted: z.string(),
  /** Miles from the place searched around; null without one. */
  distanceMiles: z.nullable(z.number()),
  /** The other name that the words found it by, where it was not its present one: “Facebook”; else ''. */
  foundAs: z.string(),
  /** Known from sample postings alone. */
  isSample: z.boolean(),
  /** A location that one person says the employer has, and that no search finds before somebody agrees. */
  isWaiting: z.boolean(),
  /** ISO instant of the last change of the row; an update says which one it started from. */
  updatedAt: z.string(),
});
export type CompanySearchResult = z.infer<typeof CompanySearchResult>;

/** Where something in the directory is from: postings read here, a public list, or a person. */
export const CompanySource = z.object({
  kind: z.enum(['postings', 'list', 'person']),
  /** Of a list its name; of a person the name of their profile, '' where they have none or deleted the account. */
  name: z.string(),
  /** ISO instant. */
  at: z.string(),
});
export type CompanySource = z.infer<typeof CompanySource>;

/** One row of the directory with where its facts are from. */
export const CompanyDetail = z.extend(CompanySearchResult, {
  /** Who named it and when, the newest first. */
  sources: z.array(CompanySource),
  /** Other names it is found by. */
  otherNames: z.array(z.string()),
  /** Of `categories` those that people wrote into this row: what a form of it changes. The rest follows from postings and lists. */
  ownCategories: z.array(z.string()),
  /** Values that one person proposes and nobody confirmed, the newest first. */
  proposals: z.array(DirectoryProposal),
  /** Who vouches for the shown value of each field that has one. */
  standings: z.array(DirectoryStanding),
});
export type CompanyDetail = z.infer<typeof CompanyDetail>;

/** One employer of the list of groups. */
export const CompanyGroup = z.object({
  group: z.string(),
  groupName: z.string(),
  locationCount: z.number(),
  openCount: z.number(),
});
export type CompanyGroup = z.infer<typeof CompanyGroup>;
