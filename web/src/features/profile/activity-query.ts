import { securityLogGet } from '@foothold/core/contract/security-log.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';
import { activityKey, looksAgain } from './profile-query.ts';

/** Entries of the security log that one answer holds. */
const pageSize = 20;

/** What happened to an account, the newest first, a page at a time. Fails with ApiError. */
export const activityQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: activityKey(userId),
    queryFn: ({ signal, pageParam }) =>
      call(securityLogGet, {
        query: { limit: pageSize, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    ...looksAgain,
  });
