import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import type { SearchHit } from '../../posting-index/port/search-answer.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import type { FoundJobs } from './find-jobs.ts';
import { facetRequest, indexRequest } from './index-request.ts';
import type { JobFilter } from './job-filter.ts';

/** Rows of one employer that a page has before the others. */
const most = 2;

/**
 * By posting number, of the employers that fill their two rows of a page: how many more of their jobs the search finds.
 * On the last of these rows.
 */
export async function moreOfEmployers(
  postings: PostingSearch,
  filter: JobFilter,
  { found, results }: { found: FoundJobs; results: readonly JobSearchResult[] },
): Promise<ReadonlyMap<number, NonNullable<JobSearchResult['moreOfEmployer']>>> {
  const byKey = Map.groupBy(found.hits, ({ company }) => company);
  const full = [...byKey].filter(([key, own]) => key !== '' && own.length >= most);
  if (full.length === 0) return new Map();
  const counts = await countsOf(
    postings,
    filter,
    found,
    full.map(([key]) => key),
  );
  return new Map(
    full.flatMap(([key, own]) => {
      const count = (counts.get(key) ?? 0) - own.length;
      const last = (own.at(-1) as SearchHit).id;
      const company = results.find(({ id }) => id === last)?.companyName ?? '';
      return count > 0 ? [[last, { company, count }] as const] : [];
    }),
  );
}

/** The facet of companies has the largest; where one is not among them the index is asked once for all. */
async function countsOf(
  postings: PostingSearch,
  filter: JobFilter,
  { facets, total, hits }: FoundJobs,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (total === hits.length) return new Map(keys.map((key) => [key, 0]));
  const listed = new Map(facets?.companies.map(({ value, count }) => [value, count]));
  if (keys.every((key) => listed.has(key))) return listed;
  const request = indexRequest(filter);
  const answer = await postings.search({
    ...request,
    sort: 'date',
    offset: 0,
    limit: 0,
    filters: { ...request.filters, choices: { ...request.filters?.choices, companies: keys } },
    facets: { ...facetRequest(filter), listed: 0 },
  });
  return new Map(answer.facets?.companies.map(({ value, count }) => [value, count]));
}
