import { planOf } from '@foothold/core/plans/plans.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { href } from '../../platform/href.ts';
import { ownPlanQuery } from '../../shared/plans/plan-queries.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { dateText } from '../../ui/moment-text.ts';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { token } from '../../ui/tokens.ts';
import { PlanFrame } from './plan-frame.tsx';
import { PlanProblem } from './plan-problem.tsx';
import { type PaymentStep, usePayment } from './use-payment.ts';

type User = { userId: string; email: string };

/** /subscription/complete/:checkoutId?: what became of a payment; without an id of the latest checkout. */
export function CompleteScreen() {
  const { t } = useLingui();
  const { checkoutId } = useParams();
  useBareAddress();
  return (
    <PlanFrame
      title={<Trans>Your payment</Trans>}
      documentTitle={t`Your payment`}
      backTo={href('/subscribe')}
    >
      {(user) =>
        checkoutId ? <Payment key={checkoutId} user={user} checkoutId={checkoutId} /> : <Latest user={user} />
      }
    </PlanFrame>
  );
}

/** Polar adds a token of its customer portal to the address; it is neither needed nor to stay in the history. */
function useBareAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search.includes('customer_session_token')) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
}

function Latest({ user }: { user: User }) {
  const { t } = useLingui();
  const own = useQuery(ownPlanQuery(user.userId));
  if (own.data?.checkoutId) return <Payment user={user} checkoutId={own.data.checkoutId} />;
  if (own.isLoading)
    return (
      <Card>
        <SkeletonRows label={t`Loading your payment`} count={3} />
      </Card>
    );
  if (own.error)
    return (
      <PlanProblem
        error={own.error}
        title={<Trans>Your payment did not load.</Trans>}
        retry={{ label: <Trans>Retry payment</Trans>, onClick: () => void own.refetch() }}
      />
    );
  return (
    <EmptyState title={<Trans>You have not paid for anything here</Trans>} actions={<Compare />}>
      <Trans>What is free needs no payment.</Trans>
    </EmptyState>
  );
}

function Compare() {
  return (
    <Button variant="outlined" component={Link} to={href('/subscribe')}>
      <Trans>Compare plans</Trans>
    </Button>
  );
}

function Payment({ user, checkoutId }: { user: User; checkoutId: string }) {
  const { step, plan, error, isLong, isLooking, again } = usePayment(user.userId, checkoutId);
  if (error)
    return (
      <PlanProblem
        {...(isLooking && { after: <LooksAgain /> })}
        error={error}
        title={<Trans>The result of the payment is not known yet.</Trans>}
        retry={{ label: <Trans>Look again</Trans>, onClick: () => void again() }}
      />
    );
  if (step === 'expired' || step === 'failed')
    return (
      <EmptyState
        title={
          step === 'expired' ? (
            <Trans>This checkout was left and has expired</Trans>
          ) : (
            <Trans>The payment did not go through</Trans>
          )
        }
        actions={<Compare />}
      >
        <Trans>Nothing was charged, and your plan is as it was.</Trans>
      </EmptyState>
    );
  if (step === 'on' && plan?.planId) {
    const { name } = planOf(plan.planId);
    return (
      <SectionCard
        title={<Trans>{name} is on</Trans>}
        lead={
          plan.periodEnd ? (
            <Trans>It renews on {dateText(plan.periodEnd)} unless you cancel.</Trans>
          ) : undefined
        }
      >
        <Steps step={step} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: '16px' }}>
          <Button variant="contained" component={Link} to={href('/work')}>
            <Trans>Go to work</Trans>
          </Button>
          <Button variant="outlined" component={Link} to={href('/subscribe')}>
            <Trans>See your plan</Trans>
          </Button>
        </Box>
      </SectionCard>
    );
  }
  return (
    <SectionCard
      title={<Trans>Waiting for the payment</Trans>}
      lead={
        <Trans>
          This page checks every three seconds. You may leave it; the plan becomes active on its own.
        </Trans>
      }
    >
      <LinearProgress aria-hidden sx={{ height: 2, marginBlockEnd: '16px' }} />
      <Steps step={step} />
      {isLong && (
        <Box sx={{ marginBlockStart: '16px' }}>
          <Note
            kind="quiet"
            icon="clock"
            role="status"
            title={<Trans>It takes longer than usual.</Trans>}
            action={<Compare />}
          >
            {step === 'open' ? (
              <Trans>
                This checkout is not paid yet. If you left it, open it again from the plan; if you paid,
                nothing is lost, and paying twice is not needed.
              </Trans>
            ) : (
              <Trans>
                Nothing is lost: the payment is looked for here and once more every day. Paying twice is not
                needed.
              </Trans>
            )}
          </Note>
        </Box>
      )}
    </SectionCard>
  );
}

function LooksAgain() {
  return (
    <Trans>
      This page checks again every 15 seconds. You may leave it: Foothold checks with Polar every day.
    </Trans>
  );
}

const order: readonly PaymentStep[] = ['asking', 'open', 'confirming', 'activating', 'on'];

function Steps({ step }: { step: PaymentStep }) {
  const { t } = useLingui();
  const at = order.indexOf(step);
  return (
    <Box
      component="ol"
      aria-label={t`Steps`}
      sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '8px' }}
    >
      <Step isDone={at >= 2}>
        <Trans>Paid at Polar</Trans>
      </Step>
      <Step isDone={at >= 3}>
        <Trans>Payment confirmed</Trans>
      </Step>
      <Step isDone={at >= 4}>
        <Trans>Plan on</Trans>
      </Step>
    </Box>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: '8px', alignItems: 'center', color: isDone ? 'inherit' : token('text-2') }}
    >
      <Box component="span" sx={{ color: isDone ? token('good') : token('text-3'), display: 'inline-flex' }}>
        <Icon name={isDone ? 'check' : 'clock'} size={16} />
      </Box>
      <span>
        {children} {isDone ? <Trans>· done</Trans> : <Trans>· waiting</Trans>}
      </span>
    </Box>
  );
}
