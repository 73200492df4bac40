import {
  type OwnSources,
  ownSourcesChoose,
  ownSourcesGet,
  ownSourcesStop,
} from '@foothold/core/contract/sources.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/server/api.ts';

const queryKey = ['own-sources'] as const;
/** Milliseconds between two looks at a fetching that runs. */
const lookEvery = 1000;

/** True for answers about many postings; one that is open stays, also a sample that has just left. */
function isOfMany(area: string, what: unknown): boolean {
  if (area === 'jobs') return what !== 'posting' && what !== 'similar';
  return area === 'config' || area === 'posting-lists';
}

/**
 * The sources that can be chosen and the fetching that runs, looked at every second while it does. Searches are made
 * again when it is over and the dialog is closed: a list that is behind it does not change under the person.
 */
export function useOwnSources(isOpen: boolean) {
  const client = useQueryClient();
  const isGoingOn = client.getQueryData<OwnSources>(queryKey)?.run?.state === 'running';
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(ownSourcesGet, { signal }),
    enabled: isOpen || isGoingOn,
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? lookEvery : false),
  });
  const isNew = useRef(false);
  const take = (next: OwnSources) => client.setQueryData(queryKey, next);
  const choose = useMutation({
    networkMode: 'always',
    mutationFn: (names: string[]) => call(ownSourcesChoose, { body: { names } }),
    onSuccess: (next) => {
      isNew.current = true;
      take(next);
    },
  });
  const stop = useMutation({
    networkMode: 'always',
    mutationFn: () => call(ownSourcesStop),
    onSuccess: take,
  });
  const isRunning = data?.run?.state === 'running';
  if (isRunning) isNew.current = true;
  useEffect(() => {
    if (isOpen || isRunning || !isNew.current) return;
    isNew.current = false;
    void client.invalidateQueries({
      predicate: ({ queryKey: [area, what] }) => isOfMany(String(area), what),
    });
  }, [isOpen, isRunning, client]);
  return { sources: data, error: data ? null : error, refetch, isRunning, choose, stop };
}
