import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDelayed } from '../../components/use-delayed.ts';
import { useOnline } from '../../components/use-online.ts';
import { useSetting } from '../../data/settings.ts';
import { noteSample, sampleWasSeen } from '../../platform/sample-seen.ts';
import type { SearchState } from './search-address.ts';
import { jobSearchQuery } from './search-query.ts';
import { searchRequest } from './search-request.ts';

/** Where a search stands: `stopped` was cancelled by the person, `offline` waits for a connection. */
export type SearchPhase = 'ready' | 'loading' | 'offline' | 'failed' | 'stopped';

/** An answer with the search it answers and the instant (epoch ms) it came. */
export type Answered = { answer: JobSearchAnswer; state: SearchState; at: number };

export type SearchResults = {
  phase: SearchPhase;
  /** What to show: the answer, or the one before while this search has none. */
  shown: Answered | null;
  /** True when `shown` answers another search than the one asked. */
  isFormer: boolean;
  /** True once a search takes longer than a moment. */
  isSlow: boolean;
  /** True while the postings are the fictional ones; stays as it was while a search runs, from one visit to the next. */
  isSample: boolean;
  error: unknown;
  retry: () => void;
  cancel: () => void;
};

/** The answer to a search. Good rows stay until better ones are there: over an error, a cancel, a lost connection. */
export function useSearchResults(state: SearchState, { enabled }: { enabled: boolean }): SearchResults {
  const client = useQueryClient();
  const isOnline = useOnline();
  const country = useSetting('jobSearch', 'countrycode');
  const options = jobSearchQuery(searchRequest(state, country));
  const query = useQuery({ ...options, enabled });
  const former = useRef<Answered | null>(null);
  const [before] = useState(sampleWasSeen);
  const said = query.data?.isSample;
  useEffect(() => {
    if (said !== undefined) noteSample(said);
  }, [said]);
  if (query.data) former.current = { answer: query.data, state, at: query.dataUpdatedAt };
  const phase = phaseOf(query, { isOnline, enabled });
  const isSlow = useDelayed(phase === 'loading');
  const isHidden = phase === 'loading' && isSlow;
  return {
    phase,
    shown: isHidden ? null : former.current,
    isFormer: !query.data && former.current !== null,
    isSlow,
    isSample: former.current?.answer.isSample ?? before,
    error: query.error,
    retry: () => void query.refetch(),
    cancel: () => void client.cancelQueries({ queryKey: options.queryKey }),
  };
}

type Standing = { isError: boolean; isPending: boolean; fetchStatus: 'fetching' | 'paused' | 'idle' };

function phaseOf(
  query: Standing,
  { isOnline, enabled }: { isOnline: boolean; enabled: boolean },
): SearchPhase {
  if (!isOnline || query.fetchStatus === 'paused') return 'offline';
  if (query.fetchStatus === 'fetching') return query.isPending ? 'loading' : 'ready';
  if (query.isError) return 'failed';
  if (!query.isPending) return 'ready';
  return enabled ? 'stopped' : 'loading';
}
