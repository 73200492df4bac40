import { type JobPointsRequest, type JobSearchRequest, jobsPoints } from '@foothold/core/contract/jobs.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';

/** Where the postings of a search are (docs/spec/readings.md R19). */
export function pointsQuery(request: JobPointsRequest) {
  return queryOptions({
    queryKey: ['jobs', 'points', request],
    queryFn: ({ signal }) => call(jobsPoints, { body: request, signal }),
    gcTime: 30 * 60_000,
  });
}

/** The points that a search of the list asks for: the same without page and order. */
export function pointsRequest(request: JobSearchRequest): JobPointsRequest {
  const {
    pageSize: _size,
    pageNumber: _page,
    sort: _sort,
    facets: _facets,
    isNewSearch: _new,
    ...same
  } = request;
  return same;
}
