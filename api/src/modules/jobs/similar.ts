import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { readSeniority } from '@foothold/core/parsing/posting/seniority.ts';
import type { Queryable } from '../../db/db.ts';
import { searchResults } from './posting-rows.ts';
import { type OwnPosting, type OwnWord, similarSql } from './similar-sql.ts';

const most = 10;
/** Of so many best ones the answer is picked. */
const ranked = 60;
/** Taken off for each one of its company above it, after the second: an employer posts one title in hundreds of places. */
const sameAgain = 1;

type Found = { id: string; company: string; score: number };

/**
 * Open postings most like one, nearest first, at most ten and one of each job; null when there is no such number. It is
 * never the posting itself or another of the same job. What counts, most first: how many of the words of the title the
 * other title has, rare words more than common ones, and how few besides; a place within about 35 miles, then the same
 * state, then both remote; the same rank, where both state one; another company before the same one; the newer one. Each
 * further posting of one company counts less. Costs about as much as a search.
 */
export async function similarPostings(
  db: Queryable,
  id: string,
  now: Date,
): Promise<JobSearchResult[] | null> {
  const [own] = await db.query<OwnPosting>(
    `SELECT p.id::text AS id, p.cluster_id::text AS cluster, p.title_words AS "titleWords",
       p.company_words AS company, p.areas, p.is_remote AS "isRemote", p.seniority
     FROM posting p WHERE p.id = $1::bigint`,
    [id],
  );
  if (!own) return null;
  const words = await ownWords(db, own.titleWords);
  if (words.length === 0) return [];
  const { sql, params } = similarSql({ own, words, now, limit: ranked });
  const found = await db.query<Found>(sql, params);
  return searchResults(db, picked(found), { now, centres: [] });
}

/** “Senior” and its like tell a quarter: the rank has points of its own. */
const ranks: ReadonlySet<string> = new Set(['entry', 'mid', 'senior', 'lead', 'staff']);
const ofRank = 0.25;

/** The distinct words of a title with what each tells: ln(1 + postings / postings with the word), rarest first. */
async function ownWords(db: Queryable, titleWords: string): Promise<OwnWord[]> {
  const all = [...new Set(titleWords.split(' '))].filter(Boolean).slice(0, 20);
  const rows = await db.query<{ word: string; count: number; total: number }>(
    `SELECT w.word, coalesce(v.count, 0) AS count,
       greatest((SELECT reltuples FROM pg_class WHERE oid = 'posting'::regclass), max(v.count) OVER (), 1)::float8 AS total
     FROM unnest($1::text[]) AS w (word) LEFT JOIN posting_word v ON v.word = w.word`,
    [all],
  );
  return rows
    .map(({ word, count, total }) => {
      const isRank = all.length > 1 && ranks.has(readSeniority(word));
      return {
        word,
        count,
        weight: Math.log(1 + total / Math.max(count, 1)) * (isRank ? ofRank : 1),
        isRank,
      };
    })
    .sort((a, b) => b.weight - a.weight);
}

function picked(found: readonly Found[]): string[] {
  const left = [...found];
  const taken = new Map<string, number>();
  const ids: string[] = [];
  const worth = ({ company, score }: Found) => score - sameAgain * Math.max(0, (taken.get(company) ?? 0) - 1);
  while (ids.length < most && left.length > 0) {
    const at = left.reduce((best, one, n) => (worth(one) > worth(left[best] ?? one) ? n : best), 0);
    const [next] = left.splice(at, 1);
    if (!next) break;
    taken.set(next.company, (taken.get(next.company) ?? 0) + 1);
    ids.push(next.id);
  }
  return ids;
}
