import type { OwnPlan } from '@foothold/core/contract/subscriptions.ts';
import { isOn } from '@foothold/core/plans/entitlement.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTrackedJobs } from '../../data/jobs/tracked-jobs.ts';
import { href } from '../../platform/href.ts';
import { ownPlanQuery } from '../../shared/plans/plan-queries.ts';
import { UseBars } from '../../shared/plans/use-bars.tsx';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { RemoteProblem } from './remote-problem.tsx';

/** The plan of the account: its period, what is used and what is left. */
export function PlanSection({ userId }: { userId: string }) {
  const { t } = useLingui();
  const own = useQuery(ownPlanQuery(userId));
  const tracked = useTrackedJobs();
  const plan = own.data;
  return (
    <SectionCard title={<Trans>Plan</Trans>} lead={plan && <Standing plan={plan} />}>
      {own.isPending && <SkeletonRows label={t`Loading your plan`} count={2} />}
      <RemoteProblem
        error={own.error}
        title={<Trans>Your plan did not load.</Trans>}
        retry={<Trans>Retry plan</Trans>}
        onRetry={() => void own.refetch()}
      />
      {plan && (
        <UseBars
          uses={plan.planId ? plan.uses : []}
          renews={plan.endsAt === null}
          trackedJobs={plan.trackedJobs}
          tracked={tracked}
        />
      )}
      <Button variant="outlined" component={Link} to={href('/subscribe')} sx={{ marginBlockStart: '16px' }}>
        {plan && isOn(plan.standing) ? <Trans>See your plan</Trans> : <Trans>Compare plans</Trans>}
      </Button>
    </SectionCard>
  );
}

/** Which plan, until when, and what is about to become of it. */
function Standing({ plan }: { plan: OwnPlan }) {
  const name = usePlanName(plan);
  const { standing, pending } = plan;
  const end = plan.periodEnd ? dateText(plan.periodEnd) : '';
  const ends = plan.endsAt ? dateText(plan.endsAt) : '';
  if (!isOn(standing)) return <Trans>You have the free plan.</Trans>;
  if (standing === 'past-due')
    return (
      <Trans>
        {name}, until {ends}: the last payment did not go through.
      </Trans>
    );
  if (ends)
    return (
      <Trans>
        {name}, until {ends}.
      </Trans>
    );
  const next = pending?.planId ? planOf(pending.planId).name : '';
  if (pending && next)
    return (
      <Trans>
        {name}. This period ends on {end}; {next} follows, unless you undo that.
      </Trans>
    );
  return (
    <Trans>
      {name}. This period ends on {end}.
    </Trans>
  );
}
