import { searchLimits } from '../../../search/search.ts';
import type { Say } from '../../../text/messages.ts';
import type { CoachCount, CoachSearch, CountSearch, JudgedSearch, SearchChange } from './coach-search.ts';
import { narrowerSearches, widerSearches } from './search-changes.ts';

/** Calls of one answer, and of one search in it; searches that are judged. */
export const coachLimits = { calls: 30, callsEach: 10, searches: 5, rows: 5 } as const;

/** Fewer than a page is narrow; what fills more than fifteen pages nobody reads through. */
export const coachBounds = { narrow: searchLimits.pageSize, wide: searchLimits.pageSize * 15 } as const;

/** Counts a search and what changes of it would find; `not-counted` where the search cannot be reached. */
export async function judgeSearch(
  { name, search }: { name: string; search: CoachSearch },
  count: CountSearch,
  how: { say: Say; locale: string | undefined },
): Promise<JudgedSearch> {
  const found = await count(search, { facets: true });
  if (!found) {
    const nothing = { alsoSearched: [], close: 0, changes: [] };
    return { name, search, total: null, isCapped: false, verdict: 'not-counted', ...nothing };
  }
  const { total, close, isCapped } = found;
  const verdict =
    total === 0
      ? 'none'
      : total < coachBounds.narrow
        ? 'narrow'
        : isCapped || total > coachBounds.wide
          ? 'wide'
          : 'fits';
  const counted = verdict === 'wide' ? fewer(search, found, how.locale) : await more(search, found, count);
  const changes = counted.map((change) => ({ ...change, says: how.say(change.says) }));
  const alsoSearched = found.understood.flatMap(({ names = [] }) => names);
  return { name, search, total, isCapped, verdict, alsoSearched, close, changes };
}

type CountedChange = SearchChange & { total: number; isCapped: boolean; adds: number };

/** Changes that find more, by how many; for a search that finds enough only the first few are asked. */
async function more(search: CoachSearch, found: CoachCount, count: CountSearch): Promise<CountedChange[]> {
  const enough = found.total >= coachBounds.narrow;
  const most = enough ? 3 : coachLimits.callsEach - 1;
  const counted: CountedChange[] = [];
  for (const change of widerSearches(search, found).slice(0, most)) {
    const changed = await count(change.search, { facets: false });
    if (!changed) break;
    const adds = changed.total - found.total;
    if (adds > 0) counted.push({ ...change, total: changed.total, isCapped: changed.isCapped, adds });
  }
  return counted.sort((a, b) => b.adds - a.adds).slice(0, coachLimits.rows);
}

/** Changes that find fewer; of a search that was capped the parts of its newest ten thousand are known, not of all. */
function fewer(search: CoachSearch, found: CoachCount, locale?: string): CountedChange[] {
  return narrowerSearches(search, found, locale)
    .slice(0, coachLimits.rows)
    .map((change) => ({ ...change, isCapped: found.isCapped, adds: change.total - found.total }));
}
