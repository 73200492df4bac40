import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import type { Db } from '../db/db.ts';
import { importPostings } from '../ingest/import/import.ts';
import { asRecords, smallGeocoder } from '../ingest/import/import-test-kit.ts';
import type { SearchFilters, SearchRequest } from '../posting-index/port/search-request.ts';

/** The moment that these tests import and search at. */
export const suiteNow = new Date('2026-08-25T12:00:00Z');
export const suiteSeconds = suiteNow.getTime() / 1000;

/** Takes postings in as an import does. */
export const importInto = (db: Db, postings: readonly RawPostingInput[]) =>
  importPostings({ db, geocoder: smallGeocoder(), records: asRecords(postings), now: suiteNow });

/** A search for a word of titles, or for everything. */
export function asked(token = '', filters: SearchFilters = {}): SearchRequest {
  return {
    now: suiteSeconds,
    ...(token !== '' && { must: { kind: 'phrase', tokens: [token], fields: ['title'] } }),
    filters,
    sort: 'date',
    currency: 'USD',
    offset: 0,
    limit: 100,
  };
}
