import { matchKeys, similarKey } from '../entities/job/job-identity.ts';
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

/** A search result joined with own data (READINGS R15). */
export type FlaggedResult<R extends JobSearchResult = JobSearchResult> = R & {
  /** Own jobs of the same title and company that are not this posting. */
  similarInternalIds: number[];
};

/** The keys a result is looked up by: ask the own data for these and nothing else. */
export function resultKeys(result: JobSearchResult): { match: string[]; similar: string; company: string } {
  return {
    match: matchKeys(result),
    similar: similarKey(result),
    company: foldCompanyName(result.companyName),
  };
}

/**
 * Joins search results with own data. Same source id or URL: jobAlreadyAdded, with the own job's internalId, applied
 * and dateAdded. Same title and company only: similarInternalIds. Own company of that name: companyAlreadyAdded.
 */
export function flagSaved<R extends JobSearchResult>(
  results: readonly R[],
  saved: SavedKeys,
): FlaggedResult<R>[] {
  return results.map((result) => {
    const keys = resultKeys(result);
    const same = keys.match.map((key) => saved.jobs.get(key)).find((job) => job !== undefined);
    const company = keys.company ? saved.companies.get(keys.company) : undefined;
    const similar = keys.similar ? (saved.similar.get(keys.similar) ?? []) : [];
    return {
      ...result,
      internalId: same?.internalId ?? null,
      jobAlreadyAdded: same !== undefined,
      applied: same?.applied ?? false,
      dateAdded: same?.dateAdded ?? '',
      companyAlreadyAdded: company !== undefined,
      companyInternalId: company ?? null,
      similarInternalIds: same ? [] : [...similar],
    };
  });
}
