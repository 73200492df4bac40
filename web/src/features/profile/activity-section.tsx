import { securityLogDays } from '@foothold/core/contract/security-log.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { activityQuery } from './activity-query.ts';
import { ActivityRow } from './activity-row.tsx';
import { isSuspicious } from './activity-words.tsx';
import { EndFreshly } from './end-freshly.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { signInsQuery } from './profile-query.ts';
import { RemoteProblem } from './remote-problem.tsx';
import { otherError } from './retry-freshly.tsx';
import { useEndOthers } from './use-end-others.tsx';

/** What happened to the account lately; where something looks wrong, the way to end the other sign-ins. */
export function ActivitySection({ userId }: { userId: string }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const activity = useInfiniteQuery(activityQuery(userId));
  const signIns = useQuery(signInsQuery(userId));
  const endOthers = useEndOthers(userId);
  const others = signIns.data?.filter(({ isThis }) => !isThis).length ?? 0;
  const events = activity.data?.pages.flatMap((page) => page.events);
  return (
    <SectionCard
      title={<Trans>Security activity</Trans>}
      lead={
        <Trans>
          Sign-ins, refusals and changes of the last {securityLogDays} days. Where they came from is kept as a
          fingerprint of the network, which tells only whether it is the one you use now.
        </Trans>
      }
    >
      {activity.isPending && <SkeletonRows label={t`Loading security activity`} count={3} height={57} />}
      <RemoteProblem
        error={activity.error}
        title={<Trans>The security activity did not load.</Trans>}
        retry={<Trans>Retry activity</Trans>}
        onRetry={() => void (events ? activity.fetchNextPage() : activity.refetch())}
      />
      <RemoteProblem
        error={otherError(endOthers.error)}
        title={<Trans>The other browsers were not signed out.</Trans>}
        retry={<Trans>Retry signing out</Trans>}
        onRetry={() => endOthers.mutate()}
      />
      {events?.length === 0 && (
        <EmptyState title={<Trans>Nothing happened yet</Trans>}>
          <Trans>Your next sign-in will be listed here.</Trans>
        </EmptyState>
      )}
      {events && events.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Security activity`}
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {events.map((event) => (
            <ActivityRow
              key={event.id}
              event={event}
              {...(others > 0 && isSuspicious(event) && { onEndOthers: () => setAsking(true) })}
            />
          ))}
        </Box>
      )}
      {activity.hasNextPage && (
        <Button
          variant="outlined"
          sx={{ marginBlockStart: '12px' }}
          aria-busy={activity.isFetchingNextPage}
          onClick={() => !activity.isFetchingNextPage && void activity.fetchNextPage()}
        >
          <Trans>Show older activity</Trans>
        </Button>
      )}
      <EndOthersDialog
        open={isAsking}
        others={others}
        onClose={() => setAsking(false)}
        onConfirm={() => endOthers.mutate()}
      />
      <EndFreshly of={endOthers} />
    </SectionCard>
  );
}
