import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type SearchState, searchAddress } from '../../shared/search/search-address.ts';
import { jobSearchQuery } from '../../shared/search/search-query.ts';
import { useSearchRequest } from '../../shared/search/use-search-request.ts';
import { type ListItem, listKeys, searchList, type Unfolded, unfoldRequest } from './search-list.ts';
import type { SearchResults } from './use-search-results.ts';

/** The list of a search as it is shown, with what is unfolded in it. */
export type SearchList = {
  items: readonly ListItem[];
  /** The postings among them, in their order. */
  postings: readonly JobSearchResult[];
  /** What j and k lead to. */
  keys: readonly string[];
  /** Unfolds the other jobs of an employer, or folds them again; asks once more for those that did not arrive. */
  toggle: (company: string) => void;
};

const none: readonly string[] = [];
const noResults: readonly JobSearchResult[] = [];

/** The lines of the list. What is unfolded is folded again with the next search. */
export function useSearchList(state: SearchState, { shown, isFormer }: SearchResults): SearchList {
  const requestOf = useSearchRequest();
  const [open, setOpen] = useState({ search: '', companies: none });
  const answer = shown?.answer ?? null;
  const search = searchAddress({ ...state, posting: null });
  const companies = open.search === search && !isFormer ? open.companies : none;
  const results = answer?.results ?? noResults;
  const asked = useQueries({
    queries: companies.map((company) => jobSearchQuery(unfoldRequest(requestOf(state), results, company))),
  });
  const known = asked.map(({ data, isError }): Unfolded => {
    if (!data) return { state: isError ? 'failed' : 'loading' };
    const isShown = new Set(results.map(({ id }) => id));
    return { state: 'here', rows: data.results.filter(({ id }) => !isShown.has(id)) };
  });
  const { sort, term, withOld } = shown?.state ?? state;
  const unfolded = new Map<string, Unfolded>(
    companies.map((company, at) => [company, known[at] ?? { state: 'loading' }]),
  );
  const text = JSON.stringify([...unfolded].map(([company, one]) => [company, one.state]));
  const list = useMemo(() => {
    const isRanked = sort === 'relevance' && term !== '';
    const items = answer ? searchList(answer, { isRanked, withOld, unfolded }) : [];
    const postings = items.flatMap((item) => (item.kind === 'posting' ? [item.posting] : []));
    return { items, postings, keys: listKeys(items) };
    // The rows of an answer that is here do not change.
  }, [answer, sort, term, withOld, text]);
  const toggle = (company: string) => {
    const at = companies.indexOf(company);
    if (known[at]?.state === 'failed') void asked[at]?.refetch();
    else
      setOpen({
        search,
        companies: at < 0 ? [...companies, company] : companies.filter((c) => c !== company),
      });
  };
  return { ...list, toggle };
}
