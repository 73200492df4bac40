import type { OwnPlan } from '@foothold/core/contract/subscriptions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '../../platform/href.ts';
import { ownPlanQuery } from '../../shared/plans/plan-queries.ts';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { PlanProblem } from './plan-problem.tsx';
import { isRunning, type RunningPlan, useWish } from './use-plan-calls.ts';

type User = { userId: string; email: string };

/** /subscribe/cancel: ends the plan with its period, says what stays, and takes it back. */
export function CancelScreen() {
  const { t } = useLingui();
  return (
    <PlanFrame title={<Trans>Cancel plan</Trans>} documentTitle={t`Cancel plan`} backTo={href('/subscribe')}>
      {(user) => <OwnPlanState user={user} />}
    </PlanFrame>
  );
}

function OwnPlanState({ user }: { user: User }) {
  const { t } = useLingui();
  const own = useQuery(ownPlanQuery(user.userId));
  if (own.isLoading)
    return (
      <Card>
        <SkeletonRows label={t`Loading your plan`} count={3} />
      </Card>
    );
  if (own.error || !own.data)
    return (
      <PlanProblem
        error={own.error}
        title={<Trans>Your plan did not load.</Trans>}
        retry={{ label: <Trans>Retry plan</Trans>, onClick: () => void own.refetch() }}
      />
    );
  return isRunning(own.data) ? <Running user={user} plan={own.data} /> : <Nothing plan={own.data} />;
}

function Nothing({ plan }: { plan: OwnPlan }) {
  return (
    <EmptyState
      title={<Trans>There is no plan to cancel</Trans>}
      actions={
        <Button variant="outlined" component={Link} to={href('/subscribe')}>
          <Trans>Compare plans</Trans>
        </Button>
      }
    >
      {plan.standing === 'ended' ? (
        <Trans>Your last plan has ended, and nothing more is charged.</Trans>
      ) : (
        <Trans>You have the free plan, and nothing is charged.</Trans>
      )}
    </EmptyState>
  );
}

function Running({ user, plan }: { user: User; plan: RunningPlan }) {
  const wish = useWish(user);
  const name = usePlanName(plan);
  const isEnding = plan.standing === 'ending';
  const at = plan.endsAt ?? plan.periodEnd;
  const ends = at ? dateText(at) : '';
  function ask(kind: 'cancel' | 'keep') {
    if (wish.isPending) return;
    wish.mutate(
      { kind, plan },
      {
        onSuccess: () =>
          showToast({
            text: kind === 'cancel' ? <Trans>{name} is canceled.</Trans> : <Trans>{name} continues.</Trans>,
          }),
      },
    );
  }
  return (
    <SectionCard
      title={
        isEnding ? (
          <Trans>
            {name} ends on {ends}
          </Trans>
        ) : (
          <Trans>Cancel {name}?</Trans>
        )
      }
      lead={
        isEnding ? (
          <Trans>
            Nothing more is charged. Until then everything of the plan works, and you may change your mind.
          </Trans>
        ) : (
          <Trans>It stays until {ends}, which is paid. After that nothing more is charged.</Trans>
        )
      }
    >
      <ul style={{ margin: '0 0 16px', paddingInlineStart: '20px' }}>
        <li>
          <Trans>All your jobs, resumes, letters and notes stay readable, editable and exportable.</Trans>
        </li>
        <li>
          <Trans>What works by rules on your device, and the model with your own key, keep working.</Trans>
        </li>
        <li>
          <Trans>
            The model of this server, for analyses, optimizations and questions, stops with the plan.
          </Trans>
        </li>
      </ul>
      <PlanProblem
        error={wish.error}
        title={
          isEnding ? (
            <Trans>The cancellation was not undone.</Trans>
          ) : (
            <Trans>The plan was not canceled.</Trans>
          )
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: wish.error ? '12px' : 0 }}>
        {isEnding ? (
          <Button variant="outlined" aria-busy={wish.isPending} onClick={() => ask('keep')}>
            <Trans>Undo cancellation</Trans>
          </Button>
        ) : (
          <>
            <Button variant="contained" component={Link} to={href('/subscribe')}>
              <Trans>Keep plan</Trans>
            </Button>
            <Button variant="outlined" color="error" aria-busy={wish.isPending} onClick={() => ask('cancel')}>
              <Trans>Cancel plan on {ends}</Trans>
            </Button>
          </>
        )}
      </Box>
    </SectionCard>
  );
}
