import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { useEffect, useRef, useState } from 'react';
import { type Answer, useAnswer } from '../../components/use-answer.ts';
import { useSetting } from '../../data/settings.ts';
import { noteSample, sampleWasSeen } from '../../platform/sample-seen.ts';
import type { SearchState } from './search-address.ts';
import { jobSearchQuery } from './search-query.ts';
import { searchRequest } from './search-request.ts';

/** The answer to a search, as the screen shows it. */
export type SearchResults = Answer<JobSearchAnswer, SearchState> & {
  /** True while the postings are the fictional ones; stays as it was while a search runs, from one visit to the next. */
  isSample: boolean;
};

/** The answer to a search. */
export function useSearchResults(state: SearchState, { enabled }: { enabled: boolean }): SearchResults {
  const country = useSetting('jobSearch', 'countrycode');
  const results = useAnswer(jobSearchQuery(searchRequest(state, country)), { state, enabled });
  const [before] = useState(sampleWasSeen);
  const said = useRef<boolean | undefined>(undefined);
  said.current = results.shown?.answer.isSample ?? said.current;
  const isSample = said.current;
  useEffect(() => {
    if (isSample !== undefined) noteSample(isSample);
  }, [isSample]);
  return { ...results, isSample: isSample ?? before };
}
