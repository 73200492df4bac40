import { ownPlanGet, plansGet } from '@foothold/core/contract/subscriptions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';

/** The plan of an account as the server has it. Fails with ApiError. */
export const ownPlanQuery = (userId: string) =>
  queryOptions({
    queryKey: ['plan', userId],
    queryFn: ({ signal }) => call(ownPlanGet, { signal }),
    // Whoever comes back from the portal or the checkout in another tab looks for news.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** The plans that this server sells, with their prices. Fails with ApiError. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(plansGet, { signal }),
  staleTime: 60_000,
});
