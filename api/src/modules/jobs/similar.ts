import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { readSeniority } from '@foothold/core/parsing/posting/seniority.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import type { Queryable } from '../../db/db.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import { searchResults } from './posting-rows.ts';

const most = 10;
/** Of so many with something of the title the answer is picked. */
const compared = 200;
/** How much of what the words of a title tell a like one has at least: by one word of them, or by several. */
const alike = { one: 0.5, several: 0.3 };
/** Points of having all of what the title tells, and of saying nothing besides. */
const titlePoints = { told: 8, alone: 2 };
/** “Senior” and its like tell a quarter: the rank has points of its own. */
const ranks: ReadonlySet<string> = new Set(['entry', 'mid', 'senior', 'lead', 'staff']);
const ofRank = 0.25;
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
  title: string;
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
  const seconds = Math.floor(now.getTime() / 1000);
  const weights = await titleWeights(postings, own.title, seconds);
  const found = await postings.similar(own.id, compared, seconds);
  const others = await candidates(
    db,
    id,
    found.map((one) => one.id),
  );
  const scored = others.flatMap((other) => {
    const title = likeness(weights, other.title);
    return title === null ? [] : [{ ...other, score: title + besides(own, other, now) }];
  });
  scored.sort((one, other) => other.score - one.score || other.id - one.id);
  return searchResults(db, picked(scored), { now, centres: [] });
}

/** The different words of a title with what each tells: ln(1 + postings / postings with the word). */
async function titleWeights(
  postings: PostingSearch,
  title: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const words = [...new Set(titleWords(title))];
  const [counts, total] = await Promise.all([postings.wordCounts(words, now), postings.size()]);
  return new Map(
    words.map((word, index) => {
      const isRank = words.length > 1 && ranks.has(readSeniority(word));
      return [word, Math.log(1 + total / Math.max(counts[index] ?? 0, 1)) * (isRank ? ofRank : 1)];
    }),
  );
}

/** How much of the words another title has, in points; null where that is too little. */
function likeness(weights: ReadonlyMap<string, number>, title: string): number | null {
  const words = [...new Set(titleWords(title))];
  const shared = words.flatMap((word) => weights.get(word) ?? []);
  const sum = (some: Iterable<number>) => [...some].reduce((total, one) => total + one, 0);
  const told = sum(shared) / sum(weights.values());
  if (shared.length === 0 || told < (shared.length > 1 ? alike.several : alike.one)) return null;
  return told * titlePoints.told + (shared.length / words.length) * titlePoints.alone;
}

/** What is compared of these postings, and whether they are near the posting `own`. */
function candidates(db: Queryable, own: string, ids: readonly number[]): Promise<Candidate[]> {
  return db.query<Candidate>(
    `SELECT p.id::float8 AS id, t.title, p.company_words AS company, p.areas, p.is_remote AS "isRemote", p.seniority,
       (extract(epoch FROM p.posted) * 1000)::float8 AS posted,
       EXISTS (SELECT FROM posting_location l JOIN posting_location o ON o.posting_id = $1::bigint
         WHERE l.posting_id = p.id AND abs(l.lat - o.lat) < ${box} AND abs(l.lng - o.lng) < ${box}) AS "isNear"
     FROM unnest($2::bigint[]) k (id) JOIN posting p ON p.id = k.id JOIN posting_text t ON t.posting_id = p.id`,
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
  const worth = ({ company, score }: Scored) =>
    score - sameAgain * Math.max(0, (taken.get(company) ?? 0) - 1);
  while (ids.length < most && left.length > 0) {
    const index = left.reduce((best, one, n) => (worth(one) > worth(left[best] ?? one) ? n : best), 0);
    const [next] = left.splice(index, 1);
    if (!next) break;
    taken.set(next.company, (taken.get(next.company) ?? 0) + 1);
    ids.push(String(next.id));
  }
  return ids;
}
