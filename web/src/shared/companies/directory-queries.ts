import {
  type CompanyPointsRequest,
  type CompanySearchRequest,
  companiesSearch,
  companyContributions,
  companyGet,
  companyOpenings,
  companyPoints,
} from '@foothold/core/contract/companies.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';

const halfAnHour = 30 * 60_000;

/** One page of the directory. */
export function companySearchQuery(request: CompanySearchRequest) {
  return queryOptions({
    queryKey: ['companies', 'search', request],
    queryFn: ({ signal }) => call(companiesSearch, { body: request, signal }),
    gcTime: halfAnHour,
  });
}

/** How the employers of a search divide; the counts before stay until the new ones are there. */
export function companyFacetsQuery(request: CompanySearchRequest) {
  const { sort: _sort, isNewSearch: _new, ...rest } = request;
  const body = { ...rest, pageSize: 1, pageNumber: 1, facets: true };
  return queryOptions({
    queryKey: ['companies', 'facets', body],
    queryFn: async ({ signal }) => (await call(companiesSearch, { body, signal })).facets ?? null,
    placeholderData: keepPreviousData,
  });
}

/** Where the locations of a search are. */
export function companyPointsQuery(request: CompanyPointsRequest) {
  return queryOptions({
    queryKey: ['companies', 'points', request],
    queryFn: ({ signal }) => call(companyPoints, { body: request, signal }),
    gcTime: halfAnHour,
  });
}

/** One row of the directory with where its facts are from. */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['companies', 'row', id],
    queryFn: ({ signal }) => call(companyGet, { params: { id }, signal }),
    gcTime: halfAnHour,
  });
}

/** What the postings read here say of an employer. */
export function companyOpeningsQuery(companyName: string, url: string) {
  const body = { companyName: companyName.slice(0, 300), ...(url && { url: url.slice(0, 2000) }) };
  return queryOptions({
    queryKey: ['companies', 'openings', body],
    queryFn: ({ signal }) => call(companyOpenings, { body, signal }),
    gcTime: halfAnHour,
  });
}

/** What the signed-in person gave the directory, the newest first. */
export function contributionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['companies', 'contributions', userId],
    queryFn: async ({ signal }) => (await call(companyContributions, { signal })).results,
    staleTime: 0,
  });
}
