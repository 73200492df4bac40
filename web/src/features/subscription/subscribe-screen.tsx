import type { OfferedPlan } from '@foothold/core/contract/subscriptions.ts';
import { isOn } from '@foothold/core/plans/entitlement.ts';
import { moneyText } from '@foothold/core/plans/money-text.ts';
import { freeFeatures, planOf, unlockedFeatures } from '@foothold/core/plans/plans.data.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTrackedJobs } from '../../data/jobs/tracked-jobs.ts';
import { href } from '../../platform/href.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useSay } from '../../platform/use-say.ts';
import { ownPlanQuery, plansQuery } from '../../shared/plans/plan-queries.ts';
import { UseBars } from '../../shared/plans/use-bars.tsx';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { LastWord } from './last-word.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { PlanHistory } from './plan-history.tsx';
import { PlanProblem } from './plan-problem.tsx';
import { PlanStatusNote } from './plan-status-note.tsx';
import { isRunning, useAskAgain, useCheckout, usePortal, useWish } from './use-plan-calls.ts';

/** /subscribe: what is free, then the plans beside each other; a press shows what is bought before anything is paid. */
export function SubscribeScreen() {
  return <Plans way="summary" />;
}

/** /subscribe/polar: the same, with the hosted checkout at once. */
export function SubscribePolarScreen() {
  return <Plans way="checkout" />;
}

type Way = 'summary' | 'checkout';

function Plans({ way }: { way: Way }) {
  const { t } = useLingui();
  const { billing } = useSiteConfig();
  return (
    <PlanFrame
      title={<Trans>Subscribe</Trans>}
      documentTitle={way === 'checkout' ? t`Subscribe with Polar` : t`Subscribe`}
      always={!billing && <FreeCard features={unlockedFeatures} />}
    >
      {(user) => <Offered user={user} way={way} />}
    </PlanFrame>
  );
}

function FreeCard({ features, currency = 'usd' }: { features: readonly Message[]; currency?: string }) {
  return (
    <PlanCard
      name={<Trans>Free</Trans>}
      description={<Trans>What everyone has, for good.</Trans>}
      price={moneyText(0, currency)}
      features={features}
    />
  );
}

type User = { userId: string; email: string };

function Offered({ user, way }: { user: User; way: Way }) {
  const { t } = useLingui();
  const plans = useQuery(plansQuery);
  const own = useQuery(ownPlanQuery(user.userId));
  const tracked = useTrackedJobs();
  const checkout = useCheckout(user);
  const portal = usePortal();
  const wish = useWish(user);
  const asking = useAskAgain(user);
  const plan = own.data;
  const isPaying = plan !== undefined && isOn(plan.standing);
  const name = usePlanName(plan ?? { planId: null });
  function onStay() {
    if (!plan || !isRunning(plan)) return;
    const onSuccess = () =>
      showToast({
        text: <Trans>You keep {name}.</Trans>,
      });
    wish.mutate({ kind: 'stay', plan }, { onSuccess });
  }
  const onAsk = () => plan?.customerId && asking.mutate(plan.customerId);
  return (
    <>
      <PlanProblem
        error={plans.error ?? own.error}
        title={<Trans>The plans did not load.</Trans>}
        retry={{
          label: <Trans>Retry plans</Trans>,
          onClick: () => void Promise.all([plans.refetch(), own.refetch()]),
        }}
      />
      <PlanProblem
        error={checkout.error ?? portal.error ?? wish.error ?? asking.error}
        title={<Trans>That did not work.</Trans>}
      />
      {plan && (
        <PlanStatusNote
          plan={plan}
          isWaiting={portal.isPending || wish.isPending || asking.isPending}
          onPortal={() => portal.mutate()}
          onKeep={() => isRunning(plan) && wish.mutate({ kind: 'keep', plan })}
          onStay={onStay}
          onAsk={onAsk}
        />
      )}
      <FreeCard features={freeFeatures} currency={plans.data?.plans[0]?.currency ?? 'usd'} />
      {plan && isPaying && (
        <SectionCard
          title={<Trans>Your plan</Trans>}
          lead={
            plan.endsAt ? (
              <Trans>It is on until {dateText(plan.endsAt)}.</Trans>
            ) : (
              plan.periodEnd && <Trans>This period ends on {dateText(plan.periodEnd)}.</Trans>
            )
          }
        >
          <UseBars
            uses={plan.planId ? plan.uses : []}
            renews={plan.endsAt === null}
            trackedJobs={plan.trackedJobs}
            tracked={tracked}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: '16px' }}>
            <Button variant="outlined" aria-busy={portal.isPending} onClick={() => portal.mutate()}>
              <Trans>Cards and invoices</Trans>
            </Button>
            {plan.standing !== 'ending' && (
              <Button component={Link} to={href('/subscribe/cancel')} variant="text">
                <Trans>Cancel plan</Trans>
              </Button>
            )}
          </Box>
        </SectionCard>
      )}
      {plan && <LastWord plan={plan} onAsk={onAsk} isWaiting={asking.isPending} />}
      {(plans.isLoading || own.isLoading) && (
        <Card>
          <SkeletonRows label={t`Loading the plans`} count={4} />
        </Card>
      )}
      {plans.data && plan && (
        <Box
          component="section"
          aria-label={t`Plans`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(240px, 1fr))' },
            gap: { xs: '8px', md: '16px' },
          }}
        >
          {plans.data.plans.map((offered) => (
            <OfferedCard
              key={offered.id}
              offered={offered}
              isOwn={plan.planId === offered.id}
              isChange={isPaying}
              {...(way === 'checkout' && !isPaying && { onBuy: () => checkout.mutate(offered.productId) })}
              isWaiting={checkout.isPending && checkout.variables === offered.productId}
            />
          ))}
        </Box>
      )}
      {plan && <PlanHistory events={plan.history} />}
    </>
  );
}

type CardProps = {
  offered: OfferedPlan;
  isOwn: boolean;
  isChange: boolean;
  onBuy?: () => void;
  isWaiting: boolean;
};

function OfferedCard({ offered, isOwn, isChange, onBuy, isWaiting }: CardProps) {
  const say = useSay();
  const { name, featured } = offered;
  // One filled button on the screen: the plan that most people want, while nobody has one.
  const variant = featured && !isChange ? 'contained' : 'outlined';
  const label = isChange ? <Trans>Change to {name}</Trans> : <Trans>Choose {name}</Trans>;
  return (
    <PlanCard
      name={name}
      {...(isOwn && { chip: <Trans>Your plan</Trans> })}
      description={say(planOf(offered.id).description)}
      price={moneyText(offered.price, offered.currency)}
      per={<Trans>a month</Trans>}
      features={planOf(offered.id).features}
      isOwn={isOwn}
      {...(!isOwn && {
        action: onBuy ? (
          <Button fullWidth variant={variant} aria-busy={isWaiting} onClick={() => !isWaiting && onBuy()}>
            {label}
          </Button>
        ) : (
          <Button
            fullWidth
            variant={variant}
            component={Link}
            to={href('/subscribe/pay/:planId', { planId: offered.id })}
          >
            {label}
          </Button>
        ),
      })}
    />
  );
}
