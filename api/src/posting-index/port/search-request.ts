/** The fields of tokens. `sign` has no order, so that a phrase of several signs means all of them. */
export const tokenFields = ['title', 'company', 'text', 'sign'] as const;
export type TokenField = (typeof tokenFields)[number];

/** Title and company: what a posting answers with in its head. */
export const headFields: readonly TokenField[] = ['title', 'company'];

/** What must hold of a posting's tokens. Several tokens are a phrase, in this order inside one of the fields. */
export type TokenCondition =
  | {
      kind: 'phrase';
      tokens: readonly string[];
      fields: readonly TokenField[];
      /** One token that others may continue; not in `text`, where it would read most of the index. */
      isPrefix?: boolean;
    }
  | { kind: 'all' | 'any' | 'none'; of: readonly TokenCondition[] };

/** A token or an ordered phrase, with what it is worth in each field it counts in. */
export type Alternative = {
  tokens: readonly string[];
  fields: Readonly<Partial<Record<TokenField, number>>>;
};

/** One thing a person typed under all its names; the best alternative counts. */
export type EvidenceUnit = {
  weight: number;
  alternatives: readonly Alternative[];
  /** Names what is searched for: what has no core unit outside its text only mentions it. Without any, each unit is one. */
  isCore?: boolean;
};

/**
 * Ranked evidence, in the order it was typed. A unit adds weight × information × its best alternative, where information
 * is ln(1 + postings ÷ (1 + those that have the unit outside their text)), and 0.5 where none has it so.
 */
export type Evidence = {
  units: readonly EvidenceUnit[];
  /** Added for each two neighbors that the title has in this order, times the mean of weight × information of both. */
  order: number;
  /** Added instead where nothing stands between the two in the title. */
  adjacent: number;
  /** Share (0 to 1) of the weight × information of the core units that a posting must hold to be an answer at all. */
  leastShare: number;
  /** What has all that was asked for, whatever it is worth; absent: what holds every unit. */
  all?: TokenCondition;
  /** What is the whole of it adds its points × all weight × information, the best of these; a share as well. */
  whole?: readonly WholeName[];
  /** Taken off for each different token of a title beyond so many, at most 8: points × all weight × information. */
  longer?: { than: number; points: number };
};

/** A title that is nothing but these tokens, a company with this key; both must hold where both are given. */
export type WholeName = { title?: readonly string[]; company?: string; points: number };

/** Columns of one keyword a posting that can be chosen, faceted and wished for. */
export const keywordFields = [
  'workplaces',
  'jobTypes',
  'seniorities',
  'companies',
  'sources',
  'categories',
] as const;
export type KeywordField = (typeof keywordFields)[number];

/** A circle on the earth; miles are statute miles. */
export type Circle = { lat: number; lng: number; miles: number };

/** A country, or a state in it ('' for none). */
export type Area = { country: string; state: string };

/** Where postings are looked for: a posting that meets any one of these counts. */
export type SearchWhere = {
  circles?: readonly Circle[];
  /** Keys of `areaKey`. */
  areas?: readonly string[];
  isRemote?: boolean;
  /** Remote work that is open to one of these. */
  remoteIn?: readonly Area[];
};

/** Between four edges in degrees; west lies east of east where it spans the antimeridian. */
export type Box = { west: number; south: number; east: number; north: number };

/** Everything that is asked of the columns. All must hold; within one list of choices any value will do. */
export type SearchFilters = {
  choices?: Readonly<Partial<Record<KeywordField, readonly string[]>>>;
  /** ISO alpha-2: in these countries, remote work open to them, and remote work of no stated country. */
  countries?: readonly string[];
  facts?: Readonly<Record<string, readonly string[]>>;
  /** Reaches `from` a year at the top of its range. */
  pay?: { from: number; currency: string; orNotStated: boolean };
  /** Posted at or after it; a date counts to its end twelve hours behind UTC. */
  since?: number;
  /** Posted before it is left out, and so is what is stale; what has no date stays. */
  notBefore?: number;
  addedAfter?: number;
  where?: SearchWhere;
  box?: Box;
  /** ISO alpha-2: in it, or of no known country. */
  country?: string;
  excludedIds?: readonly number[];
  excludedCompanies?: readonly string[];
};

/** A condition that ranks: `met` is added where it holds, `contradicted` subtracted where the posting states otherwise. */
export type Wish = { met: number; contradicted: number } & (
  | { kind: 'keyword'; field: KeywordField; values: readonly string[] }
  | { kind: 'fact'; name: string; values: readonly string[] }
  | { kind: 'pay'; from: number; currency: string }
);

/** What is added to a score whatever was typed. */
export type StaticScore = {
  /** Points of what is posted now; half after so many days. What has no date gets none. */
  fresh?: { points: number; halfLifeDays: number };
  /** Added where a posting is stale. */
  stale?: number;
  /** Points at the middle of a circle of `filters.where`, less with the distance, none at its edge. */
  near?: { points: number };
  /** Added where a posting is in other countries alone (`abroad`), or where none is known. */
  country?: { code: string; abroad: number; unknown: number; unknownRemote: number };
};

/** What is counted beside the page. */
export type FacetRequest = {
  /** Most values of companies, sources, categories, countries and facts; chosen ones come in any case. */
  listed: number;
  ageDays: readonly number[];
  /** Floors a year in whole units, ascending. */
  payFloors: readonly number[];
  facts: readonly string[];
};

/** One search. What is closed at `now` (epoch seconds) never answers. */
export type SearchRequest = {
  now: number;
  must?: TokenCondition;
  evidence?: Evidence;
  filters?: SearchFilters;
  wishes?: readonly Wish[];
  static?: StaticScore;
  /**
   * Within each standing; `distance` is from the nearest circle of `filters.where`. What lacks the value comes last.
   */
  sort: 'score' | 'date' | 'distance' | 'pay';
  /** Amounts in it come first by pay, and facets of pay count in it. */
  currency: string;
  offset: number;
  limit: number;
  facets?: FacetRequest;
};
