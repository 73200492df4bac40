import {
  anywhereQuery,
  headQuery,
  type QuestionQueries,
  questionQueries,
} from '@foothold/core/search/question-query.ts';
import type { TypedGroup, TypedSearch } from '@foothold/core/search/read-typed.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';

/** The words of a search as the statements need them. */
export type SearchWords = {
  /** Whether any must be there. */
  hasAny: boolean;
  search: TypedSearch;
  queries: QuestionQueries;
  /** Also what answers this in title or company, though it lacks some of the words; null where all must be there. */
  relaxed: string | null;
  /** The part of it that a title says in the words or names of these groups, not only by its trade; '' for none. */
  relaxedNames: string;
  /** What each typed group beside the trade tells of a relaxed answer: its questions, and its share of all. */
  evidence: readonly { head: string; anywhere: string; share: number }[];
  without: string[][];
  /** All that was typed as the name of one company. */
  companyKey: string;
};

/** The words of a read search. */
export function searchWordsOf(search: TypedSearch): SearchWords {
  return {
    hasAny: search.alternatives.length > 0,
    search,
    queries: questionQueries(search),
    relaxed: null,
    relaxedNames: '',
    evidence: [],
    without: search.without,
    companyKey: search.key === '' ? '' : companyKey(search.key),
  };
}

/** The same words, answered also by what has one of these sets of groups in title and company. */
export function relaxedWords(words: SearchWords, sets: readonly TypedGroup[][]): SearchWords {
  const { trades, loose } = questionQueries({ ...words.search, alternatives: [...sets] });
  return { ...words, relaxed: trades, relaxedNames: loose };
}

/** Postings of a large index: what a word tells is ln(1 + postings ÷ (1 + titles and companies that have it)). */
const manyPostings = 100_000;

/** What groups tell, each by its rarest word; `counts` are titles and companies that have a word, the shares add up to 1. */
export function evidenceOf(
  groups: readonly TypedGroup[],
  counts: ReadonlyMap<string, number>,
): SearchWords['evidence'] {
  const information = groups.map((group) => Math.log(1 + manyPostings / (1 + rarestOf(group, counts))));
  const total = information.reduce((sum, one) => sum + one, 0);
  return groups.map((group, index) => ({
    head: headQuery(group),
    anywhere: anywhereQuery(group),
    share: (information[index] ?? 0) / total,
  }));
}

/** How many titles and companies have the rarest word of a group. */
export function rarestOf({ words }: TypedGroup, counts: ReadonlyMap<string, number>): number {
  return Math.min(...words.map((word) => counts.get(word) ?? 0));
}
