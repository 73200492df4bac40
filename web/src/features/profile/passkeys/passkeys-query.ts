import { type OwnPasskeys, passkeysList } from '@foothold/core/contract/passkeys.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/server/api.ts';
import { activityKey, looksAgain, signInsQuery } from '../profile-query.ts';

/** The passkeys of an account and whether other ways to sign in need one. Fails with ApiError. */
export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['passkeys', userId],
    queryFn: ({ signal }): Promise<OwnPasskeys> => call(passkeysList, { signal }),
    ...looksAgain,
  });

/** Reads again what a change of passkeys can have changed: them, the sign-ins, the security activity. */
export function passkeysChanged(client: QueryClient, userId: string): Promise<unknown> {
  return Promise.all(
    [passkeysQuery(userId).queryKey, signInsQuery(userId).queryKey, activityKey(userId)].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
