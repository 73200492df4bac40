import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { useEffect, useRef, useState } from 'react';
import { noteSeen, wasSeen } from '../../platform/server/last-seen.ts';
import type { SearchState } from '../../shared/search/search-address.ts';
import { jobSearchQuery } from '../../shared/search/search-query.ts';
import { useSearchRequest, useSearchRequestReady } from '../../shared/search/use-search-request.ts';
import { type Answer, useAnswer } from '../../ui/notes/use-answer.ts';

/** The answer to a search, as the screen shows it. */
export type SearchResults = Answer<JobSearchAnswer, SearchState> & {
  /** True while the postings are the fictional ones; stays as it was while a search runs, from one visit to the next. */
  isSample: boolean;
};

/** The answer to a search. */
export function useSearchResults(state: SearchState, { enabled }: { enabled: boolean }): SearchResults {
  const requestOf = useSearchRequest();
  const isReady = useSearchRequestReady();
  const results = useAnswer(jobSearchQuery(requestOf(state)), { state, enabled: enabled && isReady });
  const [before] = useState(() => wasSeen('sample'));
  const said = useRef<boolean | undefined>(undefined);
  said.current = results.shown?.answer.isSample ?? said.current;
  const isSample = said.current;
  useEffect(() => {
    if (isSample !== undefined) noteSeen('sample', isSample);
  }, [isSample]);
  return { ...results, isSample: isSample ?? before };
}
