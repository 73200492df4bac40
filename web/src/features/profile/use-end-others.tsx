import { type OwnSession, sessionsEndOthers } from '@foothold/core/contract/user.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';
import { showToast } from '../../ui/toasts/toast.tsx';
import { activityKey, signInsQuery } from './profile-query.ts';

/** Ends every sign-in of an account but this one, and says how many there were. */
export function useEndOthers(userId: string): UseMutationResult<{ ended: number }, Error, void> {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    // Without a connection it says so at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: () => call(sessionsEndOthers),
    onSuccess: ({ ended }) => {
      client.setQueryData(signInsQuery(userId).queryKey, (all: OwnSession[] | undefined) =>
        all?.filter(({ isThis }) => isThis),
      );
      void client.invalidateQueries({ queryKey: activityKey(userId) });
      showToast({
        text: t`${plural(ended, { one: '# other browser signed out.', other: '# other browsers signed out.' })}`,
      });
    },
  });
}
