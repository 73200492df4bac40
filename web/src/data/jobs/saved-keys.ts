import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import {
  type FlaggedResult,
  flagSaved,
  type LookedUp,
  resultKeys,
  type SavedKeys,
} from '@foothold/core/search/saved-flags.ts';
import { useMemo } from 'react';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

const nothingSaved: SavedKeys = { jobs: new Map(), similar: new Map(), companies: new Map() };

/** What the own data knows of these search results, live; undefined while it loads. */
export function useSavedKeys(results: readonly JobSearchResult[]): SavedKeys | undefined {
  const question = `saved ${results.map((result) => `${result.source} ${result.externalId}`).join('|')}`;
  return useOwnQuery(question, (db) => querySavedKeys(db, results));
}

/**
 * Search results joined with own data, live (docs/spec/readings.md R15): Saved, Similar, applied, own company. Until the own data
 * has answered, and while signed out, nothing is flagged.
 */
export function useFlaggedResults<R extends JobSearchResult>(results: readonly R[]): FlaggedResult<R>[] {
  const saved = useSavedKeys(results) ?? nothingSaved;
  return useMemo(() => flagSaved(results, saved), [results, saved]);
}

/** Looks up the keys of these results, and nothing else. */
export async function querySavedKeys(db: OwnData, results: readonly LookedUp[]): Promise<SavedKeys> {
  const keys = results.map(resultKeys);
  const match = [...new Set(keys.flatMap((key) => key.match))];
  const similar = [...new Set(keys.map((key) => key.similar).filter(Boolean))];
  const companies = [...new Set(keys.map((key) => key.company).filter(Boolean))];
  const same = readRows('jobs', await db.jobs.where('keys.match').anyOf(match).distinct().toArray()).rows;
  const alike = readRows('jobs', await db.jobs.where('keys.similar').anyOf(similar).toArray()).rows;
  const own = readRows('companies', await db.companies.where('keys.name').anyOf(companies).toArray()).rows;
  return {
    jobs: new Map(
      same.flatMap(({ internalId, applied, dateAdded, keys: k }) =>
        (k?.match ?? []).map((key) => [key, { internalId, applied, dateAdded }] as const),
      ),
    ),
    similar: new Map(
      similar.map((key) => [key, alike.filter((j) => j.keys?.similar === key).map((j) => j.internalId)]),
    ),
    companies: new Map(own.map((company) => [company.keys?.name ?? '', company.internalId])),
  };
}
