import { type Identified, matchKeys, similarKey } from '../entities/job/job-identity.ts';
import type { JobSearchResult } from '../entities/posting/posting.ts';
import { foldCompanyName } from '../text/company-name.ts';

/** What is known of own records, by the keys that search results are looked up with. */
export type SavedKeys = {
  /** Source id or URL → the own job that has it. */
  readonly jobs: ReadonlyMap<string, { internalId: number; applied: boolean; dateAdded: string }>;
  /** Title and company, folded → own jobs that share both. */
  readonly similar: ReadonlyMap<string, readonly number[]>;
  /** Company name, folded → own company. */
  readonly companies: ReadonlyMap<string, number>;
};

/** A search result joined with own data (docs/spec/readings.md R15). */
export type FlaggedResult<R extends JobSearchResult = JobSearchResult> = R & {
  /** Own jobs of the same title and company that are not this posting. */
  similarInternalIds: number[];
};

/** What a posting is looked up by among own records: a search result, or a posting of another site. */
export type LookedUp = Identified & { jobTitle: string; companyName: string };

/** The keys a result is looked up by: ask the own data for these and nothing else. */
export function resultKeys(result: LookedUp): { match: string[]; similar: string; company: string } {
  return {
    match: matchKeys(result),
    similar: similarKey(result),
    company: foldCompanyName(result.companyName),
  };
}

/**
 * What own data knows of a posting. Same source id or URL: jobAlreadyAdded, with the own job's internalId, applied and
 * dateAdded. Same title and company only: similarInternalIds. Own company of that name: companyAlreadyAdded.
 */
export function savedFlags(result: LookedUp, saved: SavedKeys) {
  const keys = resultKeys(result);
  const same = keys.match.map((key) => saved.jobs.get(key)).find((job) => job !== undefined);
  const company = keys.company ? saved.companies.get(keys.company) : undefined;
  const similar = keys.similar ? (saved.similar.get(keys.similar) ?? []) : [];
  return {
    internalId: same?.internalId ?? null,
    jobAlreadyAdded: same !== undefined,
    applied: same?.applied ?? false,
    dateAdded: same?.dateAdded ?? '',
    companyAlreadyAdded: company !== undefined,
    companyInternalId: company ?? null,
    similarInternalIds: same ? [] : [...similar],
  };
}

/** Joins search results with own data. */
export function flagSaved<R extends JobSearchResult>(
  results: readonly R[],
  saved: SavedKeys,
): FlaggedResult<R>[] {
  return results.map((result) => ({ ...result, ...savedFlags(result, saved) }));
}
