import { jobsSearch } from '@foothold/core/contract/jobs.ts';
import {
  occupationAncestors,
  occupationChildren,
  occupationGet,
  occupationRoots,
  occupationSearch,
} from '@foothold/core/contract/occupations.ts';
import type { Occupation } from '@foothold/core/domain/occupation.ts';
import { popularOccupations } from '@foothold/core/domain/popular-occupations.data.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import type { OccupationList } from './occupation-list.ts';

// The classification changes with a release of the server at most.
const aDay = 24 * 60 * 60_000;
const kept = { staleTime: aDay, gcTime: aDay };

/** What a row of the list shows. */
export type OccupationLine = Pick<Occupation, 'code' | 'description' | 'level' | 'hasChildren'>;

/** The rows of a list: found by words, below a group, or the popular ones, which need no network. */
export function occupationRowsQuery({ text, group }: OccupationList) {
  const key = text ? ['search', text] : ['below', group];
  return queryOptions({
    queryKey: ['occupations', ...key],
    queryFn: async ({ signal }): Promise<readonly OccupationLine[]> => {
      if (text) return (await call(occupationSearch, { query: { text, limit: 50 }, signal })).results;
      if (group === '') return popular;
      if (group === 'all') return (await call(occupationRoots, { signal })).results;
      return (await call(occupationChildren, { params: { code: group }, signal })).results;
    },
    ...(text === '' && group === '' && { initialData: popular, networkMode: 'always' as const }),
    ...kept,
  });
}

const popular: readonly OccupationLine[] = popularOccupations.map(([code, description]) => ({
  code,
  description,
  level: 'detailed',
  hasChildren: false,
}));

/** One occupation or group, with its figures. */
export function occupationQuery(code: string) {
  return queryOptions({
    queryKey: ['occupations', 'one', code],
    queryFn: ({ signal }) => call(occupationGet, { params: { code }, signal }),
    ...kept,
  });
}

/** What an occupation or group belongs to, the major group first. */
export function ancestorsQuery(code: string) {
  return queryOptions({
    queryKey: ['occupations', 'above', code],
    queryFn: async ({ signal }) => (await call(occupationAncestors, { params: { code }, signal })).results,
    ...kept,
  });
}

/** How many postings a search for the words finds anywhere in the person's country of the job search. */
export function postingsOfQuery(searchTerm: string, countrycode: string) {
  const country = countrycode.trim().toLowerCase();
  const elsewhere = /^[a-z]{2}$/.test(country) && country !== 'us' && { selectedCountryCode: country };
  const body = { searchTerm, ...elsewhere, pageSize: 1, pageNumber: 1 };
  return queryOptions({
    queryKey: ['jobs', 'count', body],
    queryFn: async ({ signal }) => {
      const { totalResults, totalIsCapped } = await call(jobsSearch, { body, signal });
      return { totalResults, totalIsCapped };
    },
  });
}
