import { type SearchSort, searchLimits } from '@foothold/core/search/search.ts';
import { requestLimits } from '../../posting-index/port/index-limits.ts';
import type { SearchFacets, SearchHit } from '../../posting-index/port/search-answer.ts';
import type { SearchRequest } from '../../posting-index/port/search-request.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import { facetRequest, indexRequest } from './index-request.ts';
import type { JobFilter } from './job-filter.ts';
import { blocksAround, spreadEmployers } from './spread-employers.ts';

/**
 * What a search finds: how many jobs, how many of them answer all that was asked, and one page of them in order. Those
 * that answer all come first, then those that come close, last those that only mention it in their text.
 */
export type FoundJobs = { total: number; all: number; hits: SearchHit[]; facets: SearchFacets | null };

/** The order, and which part of it. */
export type JobPage = { sort: SearchSort; offset: number; limit: number };

const cap = searchLimits.totalMax;

/** Counts what a filter finds and reads one page, with facets in the same look at the index. */
export async function findJobs(
  postings: PostingSearch,
  filter: JobFilter,
  page: JobPage,
  { facets = false }: { facets?: boolean } = {},
): Promise<FoundJobs> {
  const request = { ...indexRequest(filter), sort: orderOf(filter, page) };
  const spread = isSpread(filter, page);
  const range = spread ? blocksAround(page) : page;
  const end = Math.min(range.offset + range.limit, cap);
  const first = { offset: Math.min(range.offset, cap), limit: sizeOf(range.offset, end) };
  const answer = await postings.search({
    ...request,
    ...first,
    ...(facets && { facets: facetRequest(filter) }),
  });
  const hits = [...answer.hits];
  for (let offset = first.offset + first.limit; offset < Math.min(end, answer.total); ) {
    const limit = sizeOf(offset, end);
    hits.push(...(await postings.search({ ...request, offset, limit })).hits);
    offset += limit;
  }
  const { total, all } = answer;
  return {
    total,
    all,
    hits: spread ? spreadEmployers(hits, page, request.sort === 'score') : hits,
    facets: answer.facets,
  };
}

/** What is found where nothing can be. */
export const nothingFound: FoundJobs = { total: 0, all: 0, hits: [], facets: null };

/** How many jobs a filter leaves out because they are old. */
export async function countOld(postings: PostingSearch, filter: JobFilter, total: number): Promise<number> {
  if (!filter.notBefore) return 0;
  const request = indexRequest({ ...filter, notBefore: null });
  const { total: withOld } = await postings.search({ ...request, sort: 'date', offset: 0, limit: 0 });
  return Math.min(Math.max(0, withOld - total), cap);
}

const sizeOf = (offset: number, end: number) => Math.max(0, Math.min(requestLimits.limit, end - offset));

function orderOf({ search, where }: JobFilter, { sort }: JobPage): SearchRequest['sort'] {
  if (sort === 'pay') return 'pay';
  if (sort === 'distance' && where !== null && where.centres.length > 0) return 'distance';
  if (sort === 'newest') return 'date';
  const isRanked = search.alternatives.length > 0 || search.pay !== null || (where?.centres.length ?? 0) > 0;
  return isRanked ? 'score' : 'date';
}

/** Of one employer alone, asked for by name or by choice, every row is meant. */
export function isSpread({ companyWords, only }: JobFilter, { sort }: Pick<JobPage, 'sort'>): boolean {
  return sort === 'relevance' && !companyWords && !only.companies;
}
