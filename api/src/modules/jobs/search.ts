import type { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import type { Queryable } from '../../db/db.ts';
import { facetsOf } from './facets-of.ts';
import { type Answered, findCorrected, type JobSources } from './find-corrected.ts';
import { countOld, isSpread, type JobPage } from './find-jobs.ts';
import type { JobFilter } from './job-filter.ts';
import { moreOfEmployers } from './more-of-employer.ts';
import { searchResults } from './posting-rows.ts';
import { searchMessage } from './search.messages.ts';

type Notices = JobSearchAnswer['notices'];

/**
 * Answers a job search (docs/spec/calls.md; docs/spec/readings.md R1, R13, R16, R37; docs/SEARCH.md). The term is read for
 * what it may mean; what answers all of it comes first, then what comes close. Where hardly anything answers all, a typo
 * is corrected, and the answer says so. Without a term everything is listed, newest first. No text a person can type
 * makes it fail: what holds nothing searchable finds nothing and the answer says so.
 */
export async function searchPostings(
  sources: JobSources,
  request: JobSearchRequest,
  now: Date,
): Promise<JobSearchAnswer> {
  const notices: Notices = [];
  const { number, size } = readPage(request, notices);
  const page: JobPage = { sort: request.sort ?? 'relevance', offset: (number - 1) * size, limit: size };
  const { answered, rows } = await findRows(sources, { request, now, page });
  const { found, read, term } = answered;
  const { filter, isFutile } = read;
  const [results, oldCount, isSample] = await Promise.all([
    isSpread(filter, page) ? withMore(sources, answered, rows) : rows,
    isFutile ? 0 : countOld(sources.postings, filter, found.total),
    holdsSample(sources.db),
  ]);
  const totalResults = Math.min(found.total, searchLimits.totalMax);
  const allResults = Math.min(found.all, totalResults);
  const totalPages = Math.ceil(totalResults / size);
  return {
    results,
    totalResults,
    allResults,
    closeResults: totalResults - allResults,
    totalIsCapped: found.total > searchLimits.totalMax,
    pagination: {
      totalResults,
      totalPages,
      pageSize: size,
      pageNumber: number,
      resultsExist: totalResults > 0,
      hasPreviousPage: number > 1 && totalResults > 0,
      hasNextPage: number < totalPages,
    },
    places: read.places,
    notices: [...notices, ...read.notices],
    understood: filter.search.understood,
    oldCount,
    isSample,
    ...(request.facets && { facets: await facetsOf(sources.db, filter, found) }),
    ...(term !== null && { correctedTerm: term }),
  };
}

type Question = { request: JobSearchRequest; now: Date; page: JobPage };

/** A page with its rows; asked again where one of them has gone since the index was asked. */
async function findRows(
  sources: JobSources,
  question: Question,
): Promise<{ answered: Answered; rows: JobSearchResult[] }> {
  const answered = await findCorrected(sources, question);
  const rows = await rowsOf(sources.db, answered, question.now);
  if (rows.length === answered.found.hits.length) return { answered, rows };
  await sources.postings.caughtUp();
  const again = await findCorrected(sources, question);
  return { answered: again, rows: await rowsOf(sources.db, again, question.now) };
}

async function rowsOf(db: Queryable, { found, read }: Answered, now: Date): Promise<JobSearchResult[]> {
  const { filter } = read;
  const rows = await searchResults(
    db,
    found.hits.map(({ id }) => String(id)),
    { now, centres: filter.where?.centres ?? [], box: filter.box, areas: areasOf(filter) },
  );
  const hits = new Map(found.hits.map((hit) => [hit.id, hit]));
  return rows.map((row) => {
    const hit = hits.get(row.id);
    return { ...row, mentionedInText: hit?.isInText === true, isClose: hit?.standing !== 'all' };
  });
}

async function withMore(
  { postings }: JobSources,
  { found, read }: Answered,
  results: readonly JobSearchResult[],
): Promise<JobSearchResult[]> {
  const more = await moreOfEmployers(postings, read.filter, { found, results });
  return results.map((row) => ({ ...row, moreOfEmployer: more.get(row.id) ?? null }));
}

/** Whether the fictional sample set is what there is. */
export async function holdsSample(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ isSample: boolean }>(
    `SELECT EXISTS (SELECT FROM posting WHERE source = 'sample') AS "isSample"`,
  );
  return row?.isSample ?? false;
}

/** The countries and states that a search is for, from what is typed or chosen. */
function areasOf({ where, only, country }: JobFilter): { country: string; state: string }[] {
  if (where) return [...where.areas, ...where.remoteIn];
  return [...(country ? [country] : []), ...(only.countries ?? [])].map((code) => ({
    country: code,
    state: '',
  }));
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
