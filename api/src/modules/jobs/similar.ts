import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import type { Queryable } from '../../db/db.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import { searchResults } from './posting-rows.ts';

const most = 10;
/** Of so many with a like title the answer is picked. */
const compared = 200;
/** What titles have in common at least, 0 to 1. */
const alike = 0.2;
/** Points of what is equal in all of title and trade. */
const titlePoints = 10;
/** Points besides; degrees of a box of about 35 miles to each side. */
const points = { city: 2.5, state: 1.5, remote: 1.5, abroad: -2, rank: 1, company: -1, newest: 0.5 };
const box = 0.5;
/** Days after which a posting has a third of the points of a new one, and those of one without a date. */
const newestDays = 30;
const undatedDays = 90;
const dayMs = 86_400_000;
/** Taken off for each one of its company above it, after the second: an employer posts one title in hundreds of places. */
const sameAgain = 1;

type Sources = { db: Queryable; postings: PostingSearch };
type Candidate = {
  id: number;
  company: string;
  areas: readonly string[];
  isRemote: boolean;
  seniority: string;
  posted: number | null;
  isNear: boolean;
};
type Scored = { id: number; company: string; score: number };

/**
 * Open postings most like one, nearest first, at most ten and one of each job; null when there is no such number. It is
 * never the posting itself or another of the same job. What counts, most first: what the titles have in common, rare words
 * and trades more than common ones; a place within about 35 miles, then the same state, then both remote; the same rank,
 * where both state one; another company before the same one; the newer one. Each further posting of one company counts less.
 */
export async function similarPostings(
  { db, postings }: Sources,
  id: string,
  now: Date,
): Promise<JobSearchResult[] | null> {
  const [own] = await candidates(db, id, [Number(id)]);
  if (!own) return null;
  const found = await postings.similar(Number(id), compared, Math.floor(now.getTime() / 1000));
  const shares = new Map(found.flatMap(({ id: one, score }) => (score >= alike ? [[one, score] as const] : [])));
  const others = await candidates(db, id, [...shares.keys()]);
  const scored = others.map((one) => ({
    id: one.id,
    company: one.company,
    score: titlePoints * (shares.get(one.id) ?? 0) + besides(own, one, now),
  }));
  scored.sort((one, other) => other.score - one.score || other.id - one.id);
  return searchResults(db, picked(scored), { now, centres: [] });
}

/** What is compared of these postings, and whether they are near the posting `own`. */
function candidates(db: Queryable, own: string, ids: readonly number[]): Promise<Candidate[]> {
  return db.query<Candidate>(
    `SELECT p.id::float8 AS id, p.company_words AS company, p.areas, p.is_remote AS "isRemote", p.seniority,
       (extract(epoch FROM p.posted) * 1000)::float8 AS posted,
       EXISTS (SELECT FROM posting_location l JOIN posting_location o ON o.posting_id = $1::bigint
         WHERE l.posting_id = p.id AND abs(l.lat - o.lat) < ${box} AND abs(l.lng - o.lng) < ${box}) AS "isNear"
     FROM unnest($2::bigint[]) k (id) JOIN posting p ON p.id = k.id`,
    [own, ids],
  );
}

function besides(own: Candidate, other: Candidate, now: Date): number {
  const days = other.posted === null ? undatedDays : Math.max(0, (now.getTime() - other.posted) / dayMs);
  return (
    placePoints(own, other) +
    rankPoints(own, other) +
    (own.company === other.company ? points.company : 0) +
    points.newest * Math.exp(-days / newestDays)
  );
}

function placePoints(own: Candidate, other: Candidate): number {
  if (other.isNear) return points.city;
  if (own.isRemote && other.isRemote) return points.remote;
  const has = (area: string) => other.areas.includes(area);
  const isState = (area: string) => area.includes('-');
  if (own.areas.some((area) => isState(area) && has(area))) return points.state;
  const countries = own.areas.filter((area) => !isState(area) && area !== 'ZZ');
  const isOpen = other.isRemote || countries.length === 0 || [...countries, 'ZZ'].some(has);
  return isOpen ? 0 : points.abroad;
}

function rankPoints(own: Candidate, other: Candidate): number {
  if (own.seniority === 'unknown' || other.seniority === 'unknown') return 0;
  return own.seniority === other.seniority ? points.rank : -points.rank;
}

function picked(found: readonly Scored[]): string[] {
  const left = [...found];
  const taken = new Map<string, number>();
  const ids: string[] = [];
  const worth = ({ company, score }: Scored) => score - sameAgain * Math.max(0, (taken.get(company) ?? 0) - 1);
  while (ids.length < most && left.length > 0) {
    const index = left.reduce((best, one, n) => (worth(one) > worth(left[best] ?? one) ? n : best), 0);
    const [next] = left.splice(index, 1);
    if (!next) break;
    taken.set(next.company, (taken.get(next.company) ?? 0) + 1);
    ids.push(String(next.id));
  }
  return ids;
}
