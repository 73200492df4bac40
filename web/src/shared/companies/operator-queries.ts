import { operatorLog, operatorQueue, operatorSelf } from '@foothold/core/contract/operator.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';
import { useSession } from '../../platform/server/session.ts';

/** What is disputed or proposed in the directory, for operators. */
export const operatorQueueQuery = queryOptions({
  queryKey: ['operator', 'queue'],
  queryFn: ({ signal }) => call(operatorQueue, { signal }),
  staleTime: 0,
});

/** What operators did, the newest first. */
export const operatorLogQuery = queryOptions({
  queryKey: ['operator', 'log'],
  queryFn: ({ signal }) => call(operatorLog, { query: { limit: 200 }, signal }),
  staleTime: 0,
});

/** Whether the signed-in person is an operator: null while that is not known. Asked once a sign-in. */
export function useIsOperator({ enabled = true } = {}): boolean | null {
  const { user } = useSession();
  const { data, isError } = useQuery({
    queryKey: ['operator', 'self', user?.userId ?? ''],
    queryFn: async ({ signal }) => (await call(operatorSelf, { signal })).isOperator,
    enabled: enabled && user !== null,
    staleTime: 10 * 60_000,
    retry: false,
  });
  return user === null || isError ? false : (data ?? null);
}
