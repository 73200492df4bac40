import type { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { readQuestion } from '@foothold/core/search/search-question.ts';
import type { Queryable } from '../../db/db.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { correctTerm } from './correct-term.ts';
import { searchResults } from './posting-rows.ts';
import { readFilter } from './read-filter.ts';
import { facetsOf, searchFacets } from './search-facets.ts';
import type { Filter } from './search-filter.ts';
import { type Found, findPostings, type Page } from './search-ids.ts';

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
  const { filter: asked, isFutile, places, ...read } = await readFilter(geocoder, request, now);
  notices.push(...read.notices);
  const sort = request.sort ?? (asked.words.length > 0 ? 'relevance' : 'newest');
  const range: Page = { sort, offset: (page.number - 1) * page.size, limit: page.size };
  const typed = isFutile ? await nothing(db) : await findPostings(db, asked, range);
  // Where texts were not read for a phrase, nothing says that it is a slip.
  const isSlip = typed.count === 0 && !isFutile && !typed.plan.phrasesInHead;
  const isCorrectable = isSlip && !request.exactTerm && asked.words.length > 0;
  const corrected = isCorrectable ? await findCorrected(db, request.searchTerm, asked, range) : null;
  const { found, filter } = corrected ?? { found: typed, filter: asked };
  if (found.plan.phrasesInHead)
    notices.push({
      code: 'phrase-in-titles',
      message:
        'The words in quotes are in too many postings to read each, so they were looked for in titles and company names.',
    });
  const results = await searchResults(db, found.ids, {
    now,
    centres: filter.where?.centres ?? [],
    box: filter.box,
  });
  const total = Math.min(found.count, searchLimits.totalMax);
  const pages = Math.ceil(total / page.size);
  const isCapped = found.count > searchLimits.totalMax;
  return {
    results,
    totalResults: total,
    totalIsCapped: isCapped,
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
    ...(request.facets && {
      facets: isFutile
        ? facetsOf([], filter, false)
        : await searchFacets(db, filter, { plan: found.plan, isCapped }),
    }),
    ...(corrected && { correctedTerm: corrected.term }),
  };
}

/** What the nearest term that finds something finds; null where there is none. */
async function findCorrected(
  db: Queryable,
  typed: string,
  filter: Filter,
  range: Page,
): Promise<{ term: string; filter: Filter; found: Found } | null> {
  const term = await correctTerm(db, typed);
  if (term === null) return null;
  const { words, phrases } = readQuestion(term);
  const meant = { ...filter, words, phrases };
  const found = await findPostings(db, meant, range);
  return found.count > 0 ? { term, filter: meant, found } : null;
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

/** What is found where nothing can be. */
export async function nothing(db: Queryable): Promise<Found> {
  const [row] = await db.query<{ isSample: boolean }>(
    `SELECT EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample"`,
  );
  return { count: 0, ids: [], isSample: row?.isSample ?? false, plan: { wordsFirst: false } };
}
