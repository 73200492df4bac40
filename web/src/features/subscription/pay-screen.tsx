import type { OfferedPlan, OwnPlan } from '@foothold/core/contract/subscriptions.ts';
import { moneyText } from '@foothold/core/plans/money-text.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { useTrackedJobs } from '../../data/jobs/tracked-jobs.ts';
import { href } from '../../platform/href.ts';
import { ownPlanQuery, plansQuery } from '../../shared/plans/plan-queries.ts';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';
import { Features } from './plan-card.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { PlanProblem } from './plan-problem.tsx';
import { isRunning, type RunningPlan, useCheckout, useWish } from './use-plan-calls.ts';

type User = { userId: string; email: string };

/** /subscribe/pay/:planId: what is bought, what it costs and what happens next, before anything is paid. */
export function PayScreen() {
  const { t } = useLingui();
  const { planId = '' } = useParams();
  return (
    <PlanFrame title={<Trans>Your choice</Trans>} documentTitle={t`Your choice`} backTo={href('/subscribe')}>
      {(user) => <Choice user={user} planId={planId} />}
    </PlanFrame>
  );
}

function Choice({ user, planId }: { user: User; planId: string }) {
  const { t } = useLingui();
  const plans = useQuery(plansQuery);
  const own = useQuery(ownPlanQuery(user.userId));
  const offered = plans.data?.plans.find(({ id }) => id === planId);
  const plan = own.data;
  if (plans.isLoading || own.isLoading)
    return (
      <Card>
        <SkeletonRows label={t`Loading the plan`} count={4} />
      </Card>
    );
  if (plans.error || own.error)
    return (
      <PlanProblem
        error={plans.error ?? own.error}
        title={<Trans>The plan did not load.</Trans>}
        retry={{
          label: <Trans>Retry plan</Trans>,
          onClick: () => void Promise.all([plans.refetch(), own.refetch()]),
        }}
      />
    );
  if (!offered || !plan)
    return (
      <EmptyState
        title={<Trans>This plan is not offered here</Trans>}
        actions={
          <Button variant="outlined" component={Link} to={href('/subscribe')}>
            <Trans>Compare plans</Trans>
          </Button>
        }
      >
        <Trans>It may have been replaced by another. Nothing was charged.</Trans>
      </EmptyState>
    );
  if (plan.planId === offered.id)
    return (
      <EmptyState
        title={<Trans>{offered.name} is your plan</Trans>}
        actions={
          <Button variant="outlined" component={Link} to={href('/subscribe')}>
            <Trans>See your plan</Trans>
          </Button>
        }
      >
        <Trans>There is nothing to pay for.</Trans>
      </EmptyState>
    );
  return isRunning(plan) ? (
    <Change user={user} plan={plan} offered={offered} />
  ) : (
    <Purchase user={user} offered={offered} />
  );
}

const price = ({ price: amount, currency }: OfferedPlan) => moneyText(amount, currency);
const stepsStyle = { margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '6px' } as const;

function Purchase({ user, offered }: { user: User; offered: OfferedPlan }) {
  const checkout = useCheckout(user);
  return (
    <SectionCard
      title={<Trans>{offered.name}</Trans>}
      lead={
        <Trans>
          {price(offered)} a month, plus tax where your country requires it; the checkout shows how much, and
          in which currency.
        </Trans>
      }
    >
      <Features features={planOf(offered.id).features} />
      <Box sx={{ marginBlock: '16px', fontSize: '0.875rem', lineHeight: '20px', maxWidth: '66ch' }}>
        <ol style={stepsStyle}>
          <li>
            <Trans>
              Polar, who sells this plan, asks for your card on its own page. The card is never seen or stored
              here.
            </Trans>
          </li>
          <li>
            <Trans>You come back here, and the plan is on as soon as the payment is confirmed.</Trans>
          </li>
          <li>
            <Trans>
              It renews each month until you cancel; canceling takes two clicks, and it stays active until the
              end of the paid period.
            </Trans>
          </li>
        </ol>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: token('text-2'), marginBlockEnd: '16px' }}>
        <Trans>
          What leaves this server: your address {user.email}, the id of your account, and which plan. Nothing
          of your jobs or resumes.
        </Trans>
      </Box>
      <UnconfirmedPrice offered={offered} />
      <PlanProblem error={checkout.error} title={<Trans>The checkout did not open.</Trans>} />
      <Button
        variant="contained"
        aria-busy={checkout.isPending}
        onClick={() => !checkout.isPending && checkout.mutate(offered.productId)}
        sx={{ marginBlockStart: checkout.error ? '12px' : 0 }}
      >
        <Trans>Go to checkout</Trans>
      </Button>
    </SectionCard>
  );
}

function Change({ user, plan, offered }: { user: User; plan: RunningPlan; offered: OfferedPlan }) {
  const navigate = useNavigate();
  const wish = useWish(user);
  const present = plan.planId ? planOf(plan.planId) : null;
  const isHigher = !present || planOf(offered.id).amount > present.amount;
  const ends = plan.periodEnd ? dateText(plan.periodEnd) : '';
  const from = usePlanName(plan);
  const to = offered.name;
  function change() {
    if (wish.isPending) return;
    wish.mutate(
      { kind: 'change', plan, productId: offered.productId },
      {
        onSuccess: () => {
          showToast({
            text: isHigher ? (
              <Trans>You have {to} now.</Trans>
            ) : (
              <Trans>
                {to} starts on {ends}.
              </Trans>
            ),
          });
          void navigate(href('/subscribe'));
        },
      },
    );
  }
  return (
    <SectionCard
      title={
        <Trans>
          From {from} to {to}
        </Trans>
      }
      lead={<Trans>{price(offered)} a month.</Trans>}
    >
      <Features features={planOf(offered.id).features} />
      <Box sx={{ marginBlock: '16px', fontSize: '0.875rem', lineHeight: '20px', maxWidth: '66ch' }}>
        <p style={{ margin: '0 0 8px' }}>
          {isHigher ? (
            <Trans>
              {to} starts now. For the rest of this period, until {ends}, the difference is charged to your
              card right away; after that it is {price(offered)} a month. What you have used still counts.
            </Trans>
          ) : (
            <Trans>
              {from} is paid until {ends} and stays active until then; nothing is refunded or charged now.
              After that, {to} starts at {price(offered)} a month.
            </Trans>
          )}
        </p>
        <OverLimit plan={plan} offered={offered} />
        <UnconfirmedPrice offered={offered} />
      </Box>
      <PlanProblem error={wish.error} title={<Trans>The plan was not changed.</Trans>} />
      <Button
        variant="contained"
        aria-busy={wish.isPending}
        onClick={change}
        sx={{ marginBlockStart: wish.error ? '12px' : 0 }}
      >
        <Trans>Change to {to}</Trans>
      </Button>
    </SectionCard>
  );
}

/** Polar did not say what it charges: said before anything is paid. */
function UnconfirmedPrice({ offered }: { offered: OfferedPlan }) {
  if (offered.isConfirmed) return null;
  return (
    <p style={{ margin: '0 0 8px' }}>
      <Trans>
        Polar did not confirm this price just now. The checkout shows the price before you pay; it may differ.
      </Trans>
    </p>
  );
}

function OverLimit({ plan, offered }: { plan: OwnPlan; offered: OfferedPlan }) {
  const tracked = useTrackedJobs();
  const most = planOf(offered.id).limits.trackedJobs;
  if (tracked === undefined || most === null || tracked <= most || plan.trackedJobs === most) return null;
  return (
    <p style={{ margin: 0 }}>
      <Trans>
        You track {tracked} jobs and {offered.name} is made for {most}. All of them stay readable, editable
        and exportable, and nothing is hidden or deleted.
      </Trans>
    </p>
  );
}
