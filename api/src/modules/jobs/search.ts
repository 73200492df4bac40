import type { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import type { Queryable } from '../../db/db.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { findBest } from './find-best.ts';
import { moreOfEmployers } from './more-of-employer.ts';
import { searchResults } from './posting-rows.ts';
import { readFilter } from './read-filter.ts';
import { searchMessage } from './search.messages.ts';
import { facetsOf, searchFacets } from './search-facets.ts';
import { type Filter, inHead } from './search-filter.ts';
import { countOld, type Found, findPostings, type Page } from './search-ids.ts';

type Notices = JobSearchAnswer['notices'];

/**
 * Answers a job search (docs/spec/calls.md; docs/spec/readings.md R1, R13, R16, R37; decision 0061). The term is read
 * for what it may mean; what is left of it must be there. Where next to nothing answers, a typo is corrected, else a
 * word is dropped, and the answer says so. Without a term everything is listed, newest first. No text a person can type
 * makes it fail: what holds nothing searchable finds nothing and the answer says so.
 */
export async function searchPostings(
  db: Queryable,
  geocoder: Geocoder,
  request: JobSearchRequest,
  now: Date,
): Promise<JobSearchAnswer> {
  const notices: Notices = [];
  const page = readPage(request, notices);
  const asked = await readFilter(db, geocoder, request, now);
  const range: Page = {
    sort: request.sort ?? 'relevance',
    offset: (page.number - 1) * page.size,
    limit: page.size,
  };
  const typed = asked.isFutile ? await nothing(db) : await findPostings(db, asked.filter, range);
  const best = asked.isFutile
    ? { found: typed, read: asked, term: null, dropped: [] }
    : await findBest({ db, geocoder, request, now, range }, { found: typed, read: asked });
  const { found, read, term, dropped } = best;
  const { filter, isFutile } = read;
  notices.push(...read.notices, ...noticesOf(found, dropped));
  const rows = await searchResults(
    db,
    found.jobs.map(({ number }) => number),
    {
      now,
      centres: filter.where?.centres ?? [],
      box: filter.box,
      areas: areasOf(filter),
      head: filter.words.hasAny ? { query: inHead(filter.words), companyKey: filter.words.companyKey } : null,
    },
  );
  const isSpread = range.sort === 'relevance' && !filter.only.companies && !filter.companyWords;
  const more = isSpread
    ? await moreOfEmployers(db, filter, { jobs: found.jobs, results: rows, plan: found.plan })
    : new Map<number, never>();
  const total = Math.min(found.count, searchLimits.totalMax);
  const pages = Math.ceil(total / page.size);
  const isCapped = found.count > searchLimits.totalMax;
  return {
    results: rows.map((row) => ({ ...row, moreOfEmployer: more.get(row.id) ?? null })),
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
    places: read.places,
    notices,
    understood: filter.words.search.understood,
    droppedWords: dropped,
    oldCount: isFutile ? 0 : await countOld(db, filter),
    isSample: found.isSample,
    ...(request.facets && {
      facets: isFutile
        ? facetsOf([], filter, false)
        : await searchFacets(db, filter, { plan: found.plan, isCapped }),
    }),
    ...(term !== null && { correctedTerm: term }),
  };
}

/** The countries and states that a search is for, from what is typed or chosen. */
function areasOf({ where, only, country }: Filter): { country: string; state: string }[] {
  if (where) return [...where.areas, ...where.remoteIn];
  return [...(country ? [country] : []), ...(only.countries ?? [])].map((code) => ({
    country: code,
    state: '',
  }));
}

function noticesOf({ plan }: Found, dropped: readonly string[]): Notices {
  const notices: Notices = [];
  if (plan.phrasesInHead)
    notices.push({
      code: 'phrase-in-titles',
      ...told(searchMessage('phrase-in-titles')),
    });
  if (dropped.length > 0)
    notices.push({
      code: 'words-dropped',
      ...told(searchMessage('words-dropped', { words: dropped.map((word) => `“${word}”`).join(', ') })),
    });
  return notices;
}

function readPage(
  { pageSize, pageNumber }: JobSearchRequest,
  notices: Notices,
): { size: number; number: number } {
  const { pageSizeMax } = searchLimits;
  if (pageSize > pageSizeMax)
    notices.push({
      code: 'page-size-capped',
      ...told(searchMessage('page-size-capped', { most: pageSizeMax, asked: pageSize })),
    });
  const size = pageSize < 1 ? searchLimits.pageSize : Math.min(pageSize, pageSizeMax);
  return { size, number: Math.max(1, pageNumber) };
}

/** What is found where nothing can be. */
export async function nothing(db: Queryable): Promise<Found> {
  const [row] = await db.query<{ isSample: boolean }>(
    `SELECT EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample"`,
  );
  return { count: 0, jobs: [], isSample: row?.isSample ?? false, plan: { wordsFirst: false }, inHead: null };
}
