import type { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { foldCompanyName } from '@foothold/core/domain/company-name.ts';
import { searchLimits } from '@foothold/core/domain/search.ts';
import { searchWords } from '@foothold/core/domain/search-text.ts';
import type { Queryable } from '../../db/db.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { searchResults } from './posting-rows.ts';
import type { Filter } from './search-filter.ts';
import { type Found, findPostings } from './search-ids.ts';
import { readWhere } from './search-places.ts';

const dayMs = 86_400_000;

type Notices = JobSearchAnswer['notices'];

/**
 * Answers a job search (SPEC.md section 7, READINGS R1, R13, R16). Every word of the term must be in title, company or
 * text; without a term everything is listed, newest first. No text a person can type makes it fail: what holds nothing
 * searchable finds nothing and the answer says so.
 */
export async function searchPostings(
  db: Queryable,
  geocoder: Geocoder,
  request: JobSearchRequest,
  now: Date,
): Promise<JobSearchAnswer> {
  const notices: Notices = [];
  const page = readPage(request, notices);
  const country = request.selectedCountryCode?.toUpperCase() ?? null;
  const words = readWords(request.searchTerm, searchWords, 'search term', notices);
  const companyWords = readWords(
    request.companyName ?? '',
    (text) => searchWords(foldCompanyName(text)),
    'company name',
    notices,
  );
  const read = await readWhere(geocoder, {
    location: request.location ?? '',
    distance: request.distance ?? searchLimits.distance,
    country,
  });
  notices.push(...read.notices);
  const { where, places } = read;
  const hasNoPlace = where !== null && where.centres.length + where.areas.length === 0 && !where.remote;
  const age = request.age ?? searchLimits.age;
  const filter: Filter = {
    words: words ?? [],
    companyWords: companyWords?.length ? companyWords : null,
    where: hasNoPlace ? null : where,
    since: age > 0 ? new Date(Math.max(now.getTime() - age * dayMs, 0)) : null,
    country,
    now,
  };
  const sort = request.sort ?? (filter.words.length > 0 ? 'relevance' : 'newest');
  const isFutile = words === null || companyWords === null || hasNoPlace;
  const range = { sort, offset: (page.number - 1) * page.size, limit: page.size };
  const found = isFutile ? await nothing(db) : await findPostings(db, filter, range);
  const results = await searchResults(db, found.ids, { now, centres: where?.centres ?? [] });
  const total = Math.min(found.count, searchLimits.totalMax);
  const pages = Math.ceil(total / page.size);
  return {
    results,
    totalResults: total,
    totalIsCapped: found.count > searchLimits.totalMax,
    pagination: {
      totalResults: total,
      totalPages: pages,
      pageSize: page.size,
      pageNumber: page.number,
      resultsExist: total > 0,
      hasPreviousPage: page.number > 1 && total > 0,
      hasNextPage: page.number < pages,
    },
    places,
    notices,
    isSample: found.isSample,
  };
}

function readPage(
  { pageSize, pageNumber }: JobSearchRequest,
  notices: Notices,
): { size: number; number: number } {
  const { pageSizeMax } = searchLimits;
  if (pageSize > pageSizeMax)
    notices.push({
      code: 'page-size-capped',
      message: `A page holds at most ${pageSizeMax.toLocaleString('en-US')} results; ${pageSize.toLocaleString('en-US')} were asked for.`,
    });
  const size = pageSize < 1 ? searchLimits.pageSize : Math.min(pageSize, pageSizeMax);
  return { size, number: Math.max(1, pageNumber) };
}

/** The words of a text: empty when nothing was typed, null when something was but none of it can be searched. */
function readWords(
  text: string,
  fold: (text: string) => string[],
  label: string,
  notices: Notices,
): string[] | null {
  const words = fold(text);
  if (words.length > 0 || text.trim() === '') return words;
  notices.push({
    code: 'nothing-to-search',
    message: `The ${label} has no letters or digits to search for.`,
  });
  return null;
}

async function nothing(db: Queryable): Promise<Found> {
  const [row] = await db.query<{ isSample: boolean }>(
    `SELECT EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample"`,
  );
  return { count: 0, ids: [], isSample: row?.isSample ?? false };
}
