import { useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import { leftOut } from '../../shared/search/left-out.ts';
import type { SearchState } from '../../shared/search/search-address.ts';
import { searchRequest } from '../../shared/search/search-request.ts';

/** How many hidden companies a search leaves out; 0 while it is not known. */
export function useLeftOut(state: SearchState): number {
  const hidden = useHiddenCompanies() ?? [];
  return leftOut(searchRequest(state), hidden).length;
}
