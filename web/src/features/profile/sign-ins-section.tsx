import { type OwnSession, sessionEnd } from '@foothold/core/contract/user.ts';
import { sessionDays } from '@foothold/core/entities/user/session-times.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../platform/server/api.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { EndFreshly } from './end-freshly.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { activityKey, signInsQuery } from './profile-query.ts';
import { RemoteProblem } from './remote-problem.tsx';
import { otherError } from './retry-freshly.tsx';
import { SignInRow } from './sign-in-row.tsx';
import { useEndOthers } from './use-end-others.tsx';

/** What mails about new sign-ins lead to. */
const anchor = 'sign-ins';

/** Where the account is signed in; each to be ended, and all but this one at once. */
export function SignInsSection({ userId }: { userId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const signIns = useQuery(signInsQuery(userId));
  const { queryKey } = signInsQuery(userId);
  const keep = (stays: (one: OwnSession) => boolean) =>
    client.setQueryData(queryKey, (all) => all?.filter(stays));

  const end = useMutation({
    // Without a connection it says so at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: ({ id }: OwnSession) => call(sessionEnd, { params: { sessionId: id } }),
    onSuccess: (_, { id }) => {
      keep((one) => one.id !== id);
      void client.invalidateQueries({ queryKey: activityKey(userId) });
      showToast({ text: <Trans>Signed out there.</Trans> });
    },
    // It may be gone already.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  const endOthers = useEndOthers(userId);
  const isHere = signIns.data !== undefined;
  useEffect(() => {
    if (isHere && location.hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [isHere]);
  const others = signIns.data?.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <SectionCard
      anchor={anchor}
      title={<Trans>Sign-ins</Trans>}
      lead={
        <Trans>
          Browsers that are signed in to this account. One that is signed out keeps its data and asks to sign
          in again; one that is not used for {sessionDays.unused} days is signed out.
        </Trans>
      }
    >
      {signIns.isPending && <SkeletonRows label={t`Loading sign-ins`} count={2} height={57} />}
      <RemoteProblem
        error={signIns.error}
        title={<Trans>The sign-ins did not load.</Trans>}
        retry={<Trans>Retry sign-ins</Trans>}
        onRetry={() => void signIns.refetch()}
      />
      <RemoteProblem
        error={otherError(end.error)}
        title={<Trans>That browser was not signed out.</Trans>}
        retry={<Trans>Retry signing out</Trans>}
        onRetry={() => end.variables && end.mutate(end.variables)}
      />
      <RemoteProblem
        error={otherError(endOthers.error)}
        title={<Trans>The other browsers were not signed out.</Trans>}
        retry={<Trans>Retry signing out</Trans>}
        onRetry={() => endOthers.mutate()}
      />
      {signIns.data && (
        <Box component="ul" aria-label={t`Sign-ins`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {signIns.data.map((one) => (
            <SignInRow
              key={one.id}
              signIn={one}
              isEnding={end.isPending && end.variables.id === one.id}
              onEnd={() => end.mutate(one)}
            />
          ))}
        </Box>
      )}
      {others > 0 && (
        <Button
          variant="outlined"
          sx={{ marginBlockStart: '12px' }}
          aria-busy={endOthers.isPending}
          onClick={() => setAsking(true)}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
      <EndOthersDialog
        open={isAsking}
        others={others}
        onClose={() => setAsking(false)}
        onConfirm={() => endOthers.mutate()}
      />
      <EndFreshly of={end} />
      <EndFreshly of={endOthers} />
    </SectionCard>
  );
}
