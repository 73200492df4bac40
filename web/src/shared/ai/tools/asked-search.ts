import type { ToolArgs } from '@foothold/core/ai/tools/tool-args.ts';
import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { jobAges, jobDistances, nearestOption, searchLimits } from '@foothold/core/search/search.ts';
import type { OwnData } from '../../../data/rows/own-data.ts';
import { queryHidden } from '../../../data/settings/hidden.ts';
import { querySetting } from '../../../data/settings/settings.ts';
import { leavingOut } from '../../search/left-out.ts';
import { defaultSort, noFilters, type SearchState } from '../../search/search-address.ts';
import { searchRequest } from '../../search/search-request.ts';

type Asked = Omit<ToolArgs<'search_postings'>, 'most'>;

/** The search that a model asks for, as the search screen would hold it: distances and ages are those of its lists. */
export function askedSearch(asked: Asked): SearchState {
  const { words, place = '', miles, days, company = '', workplace, jobType, payFrom } = asked;
  return {
    ...noFilters,
    term: words,
    place,
    distance: miles === undefined ? searchLimits.distance : nearestOption(jobDistances, miles),
    age: days === undefined ? searchLimits.age : nearestOption(jobAges, days),
    company,
    only: {
      ...(workplace && { workplaces: [workplace] }),
      ...(jobType && { jobTypes: [jobType] }),
      ...(payFrom && { pay: { from: payFrom, currency: 'USD', orNotStated: false } }),
    },
    sort: defaultSort(words),
    page: 1,
    posting: null,
  };
}

/** The request of a search with what the person's settings add: the country, and what they hid left out. */
export async function ownRequest(
  db: OwnData,
  state: SearchState,
  pageSize: number,
): Promise<JobSearchRequest> {
  const [country, hidden] = await Promise.all([
    querySetting(db, 'jobSearch', 'countrycode'),
    queryHidden(db),
  ]);
  return { ...leavingOut(searchRequest(state, country), hidden), pageSize };
}
