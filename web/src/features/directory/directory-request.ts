import type { CompanyPointsRequest, CompanySearchRequest } from '@foothold/core/contract/companies.ts';
import { leftOut } from '../../shared/companies/left-out.ts';
import type { DirectoryState } from './directory-address.ts';

type Given = {
  /** Names of the companies that the person hid. */
  hidden: readonly string[];
  /** One employer, whose locations are asked for. */
  group?: string | null;
  /** A row for each location and not for each employer. */
  isByLocation?: boolean;
};

/**
 * The request of a search (docs/spec/rules.md, Validation; docs/spec/calls.md): place and distance only when set, the
 * country only when it is not the US.
 */
export function directoryRequest(state: DirectoryState, given: Given): CompanySearchRequest {
  const { sort, page } = state;
  return {
    ...pointsRequest(state, given),
    searchTerm: state.term,
    pageSize: 20,
    pageNumber: page,
    // An order by distance without a place would be none.
    ...(sort !== 'best' && (sort !== 'distance' || state.place) && { sort }),
    ...(page === 1 && { isNewSearch: true }),
  };
}

/** The same search as points of a map. */
export function pointsRequest(
  state: DirectoryState,
  { hidden, group = null, isByLocation = group !== null }: Given,
): CompanyPointsRequest {
  const { term, place, distance, country, categories, hiring, box } = state;
  const names = group === null ? leftOut(term, hidden) : [];
  return {
    searchTerm: term,
    ...(group !== null && { companyGroupName: group.slice(0, 300) }),
    ...(isByLocation && { enableGroupSearch: false }),
    ...(place && !box && { location: place, distance }),
    ...(box && { bbox: box }),
    ...(country !== 'us' && { selectedCountryCode: country }),
    ...(categories.length > 0 && { categories: [...categories] }),
    ...(hiring && { hiring: true }),
    ...(names.length > 0 && { exclude: names }),
  };
}
