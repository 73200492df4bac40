import {
  type JobSearchAnswer,
  type JobSearchRequest,
  jobsCheck,
  jobsGet,
  jobsSearch,
  jobsSimilar,
  jobsSuggest,
} from '@foothold/core/contract/jobs.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import type { Told } from '../../platform/server/error-words.ts';

const halfAnHour = 30 * 60_000;

/** The message of a failed search, word for word as docs/spec/rules.md, Errors, has it; the cause's own words stay in `cause`. */
export function failedSearch(cause: unknown): unknown {
  if (!(cause instanceof ApiError)) return cause;
  const { code, status, requestId, field, retryAfter, text } = cause;
  const message = `Error occured getting search results: ${cause.message}`;
  return new ApiError(code, message, { status, requestId, field, retryAfter, text, cause });
}

/** The words behind a failed call, for a person: without the fixed beginning of docs/spec/rules.md, Errors. */
export function reasonOf(error: unknown): Told & { requestId: string; code: string } {
  const inner = error instanceof ApiError && error.cause instanceof ApiError ? error.cause : error;
  if (inner instanceof ApiError)
    return { message: inner.message, text: inner.text, requestId: inner.requestId, code: inner.code };
  return { message: '', requestId: '', code: 'unknown' };
}

/** One page of postings. */
export function jobSearchQuery(request: JobSearchRequest) {
  return queryOptions({
    queryKey: ['jobs', 'search', request],
    queryFn: async ({ signal }): Promise<JobSearchAnswer> => {
      try {
        return await call(jobsSearch, { body: request, signal });
      } catch (cause) {
        throw failedSearch(cause);
      }
    },
    gcTime: halfAnHour,
  });
}

/** How many postings are all that a search asks for, without fetching them. */
export function jobCountQuery(request: JobSearchRequest) {
  const body = { ...request, pageSize: 1, pageNumber: 1 };
  return queryOptions({
    queryKey: ['jobs', 'count', body],
    queryFn: async ({ signal }) => {
      const { allResults, closeResults, totalIsCapped } = await call(jobsSearch, { body, signal });
      return { totalResults: allResults, totalIsCapped: totalIsCapped && closeResults === 0 };
    },
  });
}

/** How the postings of a search divide, field by field; the counts before stay until the new ones are there. */
export function jobFacetsQuery({ sort: _sort, isNewSearch: _isNew, ...request }: JobSearchRequest) {
  const body = { ...request, pageSize: 1, pageNumber: 1, facets: true };
  return queryOptions({
    queryKey: ['jobs', 'facets', body],
    queryFn: async ({ signal }) => (await call(jobsSearch, { body, signal })).facets ?? null,
    placeholderData: keepPreviousData,
  });
}

/** Titles, companies and places that begin with what is typed. What does not come is no failure worth a word. */
export function jobSuggestQuery(typed: string) {
  return queryOptions({
    queryKey: ['jobs', 'suggest', typed],
    queryFn: ({ signal }) => call(jobsSuggest, { query: { q: typed.slice(0, 100) }, signal }),
    staleTime: halfAnHour,
    retry: false,
  });
}

/** Whether a posting is still at its source, asked once a sitting; what cannot be learned is no failure worth a word. */
export function postingCheckQuery(id: string) {
  return queryOptions({
    queryKey: ['jobs', 'check', id],
    queryFn: ({ signal }) => call(jobsCheck, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: halfAnHour,
    retry: false,
  });
}

/** Open postings most like one. */
export function similarQuery(id: string) {
  return queryOptions({
    queryKey: ['jobs', 'similar', id],
    queryFn: async ({ signal }) => (await call(jobsSimilar, { params: { id }, signal })).results,
    gcTime: halfAnHour,
  });
}

/** One posting with its whole text, by its number. */
export function postingQuery(id: string) {
  return queryOptions({
    queryKey: ['jobs', 'posting', id],
    queryFn: ({ signal }) => call(jobsGet, { params: { id }, signal }),
    gcTime: halfAnHour,
  });
}
