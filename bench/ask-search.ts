import type { JobSources } from '@foothold/api/src/modules/jobs/find-corrected.ts';
import { searchPostings } from '@foothold/api/src/modules/jobs/search.ts';
import { similarPostings } from '@foothold/api/src/modules/jobs/similar.ts';
import { suggest } from '@foothold/api/src/modules/jobs/suggest.ts';
import { timed } from './measure.ts';
import type { BenchRequest, SearchKind } from './searches.ts';

type Asked = JobSources & { kind: SearchKind; at: number; now: Date };

/** Asks request number `at` of a kind of search, in turn; answers its milliseconds and how much it found. */
export async function askSearch({ kind, at, ...asked }: Asked): Promise<{ ms: number; found: number }> {
  const request = kind.requests[at % kind.requests.length];
  if (!request) throw new Error(`There is no request for “${kind.name}”.`);
  const ask = await asking(asked, request);
  let found = 0;
  const ms = await timed(async () => {
    found = await ask();
  });
  return { ms, found };
}

type Where = Omit<Asked, 'kind' | 'at'>;

/** What is timed: places are suggested from memory on both databases alike, so they are left out. */
async function asking({ now, ...sources }: Where, request: BenchRequest): Promise<() => Promise<number>> {
  if ('typed' in request) {
    const finder = { suggest: async () => [], suggestAreas: async () => [] };
    return async () => {
      const { titles, companies } = await suggest({ db: sources.db, finder }, request.typed);
      return titles.length + companies.length;
    };
  }
  if ('likes' in request) {
    const [row] = await sources.db.query<{ id: string }>(
      'SELECT id::text AS id FROM posting ORDER BY id LIMIT 1 OFFSET $1::int % (SELECT count(*) FROM posting)',
      [request.likes],
    );
    return async () => (await similarPostings(sources, row?.id ?? '0', now))?.length ?? 0;
  }
  return async () => (await searchPostings(sources, request, now)).totalResults;
}
