import { occupationGet, occupationSearch } from '@foothold/core/contract/occupations.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';

// Reference data changes with a release of the server at most.
const aDay = 24 * 60 * 60_000;
const kept = { staleTime: aDay, gcTime: aDay };

/** Occupations whose titles hold the words. */
export function occupationsQuery(text: string) {
  return queryOptions({
    queryKey: ['occupations', 'search', text, 8],
    queryFn: ({ signal }) => call(occupationSearch, { query: { text, limit: 8 }, signal }),
    ...kept,
  });
}

/** One occupation by its code. */
export function occupationQuery(code: string) {
  return queryOptions({
    queryKey: ['occupations', 'one', code],
    queryFn: ({ signal }) => call(occupationGet, { params: { code }, signal }),
    ...kept,
  });
}
