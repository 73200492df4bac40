import { nothingHidden, useHidden } from '../../data/settings/hidden.ts';
import { leftOut } from './left-out.ts';
import type { SearchState } from './search-address.ts';
import { searchRequest } from './search-request.ts';

/** How many hidden companies and hidden postings a search leaves out; none while it is not known. */
export function useLeftOut(state: SearchState): { companies: number; postings: number } {
  const hidden = useHidden() ?? nothingHidden;
  return {
    companies: leftOut(searchRequest(state), hidden.companies).length,
    postings: hidden.postings.length,
  };
}
