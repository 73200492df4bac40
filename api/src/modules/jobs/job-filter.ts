import type { Point } from '@foothold/core/geography/commute.ts';
import type { TypedSearch } from '@foothold/core/search/read-typed.ts';
import type { SearchBox, SearchChoices } from '@foothold/core/search/search-choices.ts';

type Area = { country: string; state: string };

/** Where postings are looked for: a posting that meets any one of them counts. */
export type Where = {
  /** Each with a radius of its own where it has one, in miles. */
  centres: (Point & { miles?: number })[];
  miles: number;
  areas: Area[];
  remote: boolean;
  /** Remote work that is open to one of these. */
  remoteIn: Area[];
};

/** Everything a search asks for, folded and resolved; null is “no matter”. */
export type JobFilter = {
  search: TypedSearch;
  /** Only what answers all of it. */
  isExact: boolean;
  companyWords: string[] | null;
  where: Where | null;
  /** Some place of the posting is in it. */
  box: SearchBox | null;
  /** Oldest posting date. */
  since: Date | null;
  /** Posted before it is left out, and so is what nobody saw for long; what has no date stays. */
  notBefore: Date | null;
  /** Came into the index after it. */
  addedAfter: Date | null;
  only: SearchChoices;
  /** Names of companies and numbers of postings to leave out. */
  withoutCompanies: string[];
  withoutPostings: number[];
  /** ISO alpha-2. */
  country: string | null;
  now: Date;
};
