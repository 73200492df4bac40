import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { Queryable } from '../../db/db.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { correctTerm } from './correct-term.ts';
import { type FoundJobs, findJobs, type JobPage, nothingFound } from './find-jobs.ts';
import { type ReadFilter, readFilter } from './read-filter.ts';

/** What answers searches: places and companies are looked up in the database, postings in the index. */
export type JobSources = { db: Queryable; postings: PostingSearch; geocoder: Geocoder };

type Question = { request: JobSearchRequest; now: Date; page: JobPage };

/** What a search finds: for the term as typed, or for `term` where that had a typo. */
export type Answered = { found: FoundJobs; read: ReadFilter; term: string | null };

/** Where so few postings answer all that was typed, it may be mistyped. */
const fewest = 1;

/** Parts of a term that are no words to find. */
const asideKinds: ReadonlySet<string> = new Set([
  'place',
  'company',
  'pay',
  'age',
  'workplace',
  'type',
  'level',
  'not',
  'literal',
]);

/** Finds what a request asks for, a typo in its term corrected where hardly anything answers it as typed. */
export async function findCorrected(sources: JobSources, question: Question): Promise<Answered> {
  const { request, now, page } = question;
  const read = await readFilter(sources.db, sources.geocoder, request, now);
  const facets = request.facets === true;
  const found = read.isFutile
    ? nothingFound
    : await findJobs(sources.postings, read.filter, page, { facets });
  const typed = { found, read, term: null };
  const hasWords = read.filter.search.alternatives.length > 0;
  if (read.isFutile || !hasWords || request.exactTerm || found.all > fewest) return typed;
  return (await corrected(sources, question, typed)) ?? typed;
}

async function corrected(
  sources: JobSources,
  { request, now, page }: Question,
  { found, read }: Answered,
): Promise<Answered | null> {
  const { db, postings, geocoder } = sources;
  const { search } = read.filter;
  const aside = search.understood.filter(({ kind }) => asideKinds.has(kind));
  // A word of the vocabulary is written as it is meant.
  const sure = search.alternatives.flat().flatMap((group) => (group.kind === 'word' ? [] : group.words));
  const isWeak = found.total > 0;
  const correction = await correctTerm(
    { db, geocoder },
    { term: request.searchTerm, aside, sure, ...(isWeak && { search }) },
    isWeak,
  );
  if (correction === null) return null;
  const { term, isCertain } = correction;
  const other = await readFilter(db, geocoder, { ...request, searchTerm: term }, now);
  if (other.isFutile) return null;
  const better = await findJobs(postings, other.filter, page, { facets: request.facets === true });
  const isBetter = (isCertain && found.total === 0) || worth(better) > worth(found);
  return isBetter ? { found: better, read: other, term } : null;
}

const worth = ({ all, total }: FoundJobs) => all + Math.sign(total);
