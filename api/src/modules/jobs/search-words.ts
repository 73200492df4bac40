import { type QuestionQueries, questionQueries } from '@foothold/core/search/question-query.ts';
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
    without: search.without,
    companyKey: search.key === '' ? '' : companyKey(search.key),
  };
}

/** The same words, answered also by what has these groups in title and company. */
export function relaxedWords(words: SearchWords, groups: TypedGroup[]): SearchWords {
  const { trades, loose } = questionQueries({ ...words.search, alternatives: [groups] });
  return { ...words, relaxed: trades, relaxedNames: loose };
}
