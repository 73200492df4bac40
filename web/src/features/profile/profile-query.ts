import { sessionsList } from '@foothold/core/contract/user.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';
import { readProfile } from '../../platform/server/profile.ts';

// A change of address is confirmed in a mail, so whoever comes back to this tab looks for news.
export const looksAgain = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** The profile of an account as the server has it; null when nobody is signed in. Fails with ApiError. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) => (await readProfile(signal)) || null,
    ...looksAgain,
  });

/** The living sign-ins of an account, this one first. Fails with ApiError. */
export const signInsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sign-ins', userId],
    queryFn: ({ signal }) => call(sessionsList, { signal }),
    ...looksAgain,
  });

/** What the query of the security log of an account is kept under; it comes with the section that shows it. */
export const activityKey = (userId: string) => ['security-log', userId] as const;
