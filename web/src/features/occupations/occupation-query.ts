import { type JobSearchRequest, jobsSearch } from '@foothold/core/contract/jobs.ts';
import {
  occupationAncestors,
  occupationChildren,
  occupationGet,
  occupationRoots,
  occupationSearch,
} from '@foothold/core/contract/occupations.ts';
import { popularOccupations } from '@foothold/core/entities/occupation/popular-occupations.data.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Hidden } from '../../data/settings/hidden.ts';
import { call } from '../../platform/server/api.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { leavingOut } from '../../shared/search/left-out.ts';
import type { OccupationLine } from './occupation-line.ts';
import type { OccupationList } from './occupation-list.ts';
import { treeLines } from './occupation-tree.ts';

// The classification changes with a release of the server at most.
const aDay = 24 * 60 * 60_000;
const kept = { staleTime: aDay, gcTime: aDay };

/**
 * The rows of a list: found by words, the tree open down to a group (`all`: closed), or the popular ones, which need no
 * network. A group that is none leaves the tree closed (docs/spec/readings.md R5).
 */
export function occupationRowsQuery({ text, group }: OccupationList) {
  const key = text ? ['search', text] : ['tree', group];
  return queryOptions({
    queryKey: ['occupations', ...key],
    queryFn: async ({ signal, client }): Promise<readonly OccupationLine[]> => {
      if (text) return (await call(occupationSearch, { query: { text, limit: 50 }, signal })).results;
      if (group === '') return popular;
      const path = group === 'all' ? [] : await pathOf(client, group);
      const parents = ['', ...path];
      const lists = await Promise.all(parents.map((code) => client.fetchQuery(belowQuery(code))));
      return treeLines(new Map(parents.map((code, at) => [code, lists[at] ?? []])), path);
    },
    ...(text === '' && group === '' && { initialData: popular, networkMode: 'always' as const }),
    // The tree stands until what is opened in it has come: a row that is gone would take the focus with it.
    ...(key[0] === 'tree' &&
      group !== '' && {
        placeholderData: (before: readonly OccupationLine[] | undefined) =>
          before?.[0]?.branch ? before : undefined,
      }),
    ...kept,
  });
}

/** The codes from a major group down to this one. */
async function pathOf(client: QueryClient, group: string): Promise<string[]> {
  try {
    return [...(await client.fetchQuery(ancestorsQuery(group))).map(({ code }) => code), group];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** What lies right below a group; the major groups below ''. */
function belowQuery(code: string) {
  return queryOptions({
    queryKey: ['occupations', 'below', code],
    queryFn: async ({ signal }): Promise<readonly OccupationLine[]> =>
      (code
        ? await call(occupationChildren, { params: { code }, signal })
        : await call(occupationRoots, { signal })
      ).results,
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

/** How many postings a search for the words finds in the person's country of the job search, what is hidden left out. */
export function postingsOfQuery(searchTerm: string, countrycode: string, hidden: Hidden) {
  const country = countrycode.trim().toLowerCase();
  const elsewhere = /^[a-z]{2}$/.test(country) && country !== 'us' && { selectedCountryCode: country };
  const asked = { searchTerm, ...elsewhere, withOld: false, pageSize: 1, pageNumber: 1 };
  const body: JobSearchRequest = leavingOut<JobSearchRequest>(asked, hidden);
  return queryOptions({
    queryKey: ['jobs', 'count', body],
    queryFn: async ({ signal }) => {
      const { allResults, closeResults, totalIsCapped } = await call(jobsSearch, { body, signal });
      return { totalResults: allResults, totalIsCapped: totalIsCapped && closeResults === 0 };
    },
  });
}
