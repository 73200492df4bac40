import type { Queryable } from '@foothold/api/src/db/db.ts';
import { searchPostings } from '@foothold/api/src/modules/jobs/search.ts';
import type { Geocoder } from '@foothold/api/src/providers/geocoder/port.ts';
import { timed } from './measure.ts';
import type { SearchKind } from './searches.ts';

type Asked = { db: Queryable; geocoder: Geocoder; kind: SearchKind; at: number; now: Date };

/** Asks request number `at` of a kind of search, in turn; answers its milliseconds and how many postings it found. */
export async function askSearch({
  db,
  geocoder,
  kind,
  at,
  now,
}: Asked): Promise<{ ms: number; found: number }> {
  const request = kind.requests[at % kind.requests.length];
  if (!request) throw new Error(`There is no request for “${kind.name}”.`);
  let found = 0;
  const ms = await timed(async () => {
    found = (await searchPostings(db, geocoder, request, now)).totalResults;
  });
  return { ms, found };
}
