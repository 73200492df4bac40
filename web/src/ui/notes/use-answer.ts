import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDelayed } from '../hooks/use-delayed.ts';
import { useOnline } from '../hooks/use-online.ts';

/** Where a question to the server stands: `stopped` was cancelled by the person, `offline` waits for a connection. */
export type AnswerPhase = 'ready' | 'loading' | 'offline' | 'failed' | 'stopped';

/** An answer with the question it answers and the instant (epoch ms) it came. */
export type Answered<T, Q> = { answer: T; state: Q; at: number };

/** A list of the server as a screen shows it. */
export type Answer<T, Q> = {
  phase: AnswerPhase;
  /** What to show: the answer, or the one before while this question has none. */
  shown: Answered<T, Q> | null;
  /** True when `shown` answers another question than the one asked. */
  isFormer: boolean;
  /** True once an answer takes longer than a moment. */
  isSlow: boolean;
  error: unknown;
  retry: () => void;
  cancel: () => void;
};

/** The answer to a question. Good rows stay until better ones are there: over an error, a cancel, a lost connection. */
export function useAnswer<T, Q, K extends QueryKey>(
  options: UseQueryOptions<T, Error, T, K>,
  { state, enabled = true }: { state: Q; enabled?: boolean },
): Answer<T, Q> {
  const client = useQueryClient();
  const isOnline = useOnline();
  const query = useQuery({ ...options, enabled });
  const former = useRef<Answered<T, Q> | null>(null);
  if (query.data !== undefined) former.current = { answer: query.data, state, at: query.dataUpdatedAt };
  const phase = phaseOf(query, { isOnline, enabled });
  const isSlow = useDelayed(phase === 'loading');
  return {
    phase,
    shown: phase === 'loading' && isSlow ? null : former.current,
    isFormer: query.data === undefined && former.current !== null,
    isSlow,
    error: query.error,
    retry: () => void query.refetch(),
    cancel: () => void client.cancelQueries({ queryKey: options.queryKey }),
  };
}

type Standing = { isError: boolean; isPending: boolean; fetchStatus: 'fetching' | 'paused' | 'idle' };

/** Where a question stands, by what the query says of it and whether there is a connection. */
export function phaseOf(
  query: Standing,
  { isOnline, enabled }: { isOnline: boolean; enabled: boolean },
): AnswerPhase {
  if (!isOnline || query.fetchStatus === 'paused') return 'offline';
  if (query.fetchStatus === 'fetching') return query.isPending ? 'loading' : 'ready';
  if (query.isError) return 'failed';
  if (!query.isPending) return 'ready';
  return enabled ? 'stopped' : 'loading';
}
