import type { PlanEvent } from '@foothold/core/contract/subscriptions.ts';
import { moneyText } from '@foothold/core/plans/money-text.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { momentText } from '../../ui/moment-text.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { token } from '../../ui/tokens.ts';

/** What happened, in words; null for what says nothing to a person. */
function wordsOf({ kind, amount, currency }: PlanEvent): ReactNode {
  const money = amount !== null && currency !== null ? moneyText(amount, currency) : '';
  switch (kind) {
    case 'person.checkout':
      return <Trans>Checkout opened</Trans>;
    case 'person.canceled':
      return <Trans>You canceled the plan</Trans>;
    case 'person.kept':
      return <Trans>You undid the cancellation</Trans>;
    case 'person.changed':
      return <Trans>You changed the plan</Trans>;
    case 'person.stayed':
      return <Trans>You undid the change of plan</Trans>;
    case 'order.paid':
      return <Trans>Paid {money}</Trans>;
    case 'order.refunded':
      return <Trans>Refunded {money}</Trans>;
    case 'subscription.active':
      return <Trans>Plan active</Trans>;
    case 'subscription.past_due':
      return <Trans>Payment failed</Trans>;
    case 'subscription.revoked':
      return <Trans>Plan ended</Trans>;
    default:
      return null;
  }
}

/** What happened to the plan, the newest first; nothing where nothing did. */
export function PlanHistory({ events }: { events: readonly PlanEvent[] }) {
  const { t } = useLingui();
  const told = events.flatMap((event) => {
    const words = wordsOf(event);
    return words === null ? [] : [{ event, words }];
  });
  if (told.length === 0) return null;
  return (
    <SectionCard
      title={<Trans>What happened</Trans>}
      lead={<Trans>Payments and changes of your plan. No card and no address is stored here.</Trans>}
    >
      <Box component="ul" aria-label={t`What happened`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {told.map(({ event, words }) => (
          <Box
            component="li"
            key={`${event.kind} ${event.at}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: '16px',
              paddingBlock: '8px',
              fontSize: '0.875rem',
              '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
            }}
          >
            <span>
              <Box component="span" sx={{ fontWeight: 520 }}>
                {words}
              </Box>
              {event.planId && (
                <Box component="span" sx={{ color: token('text-2') }}>
                  {' · '}
                  {planOf(event.planId).name}
                </Box>
              )}
            </span>
            <Box component="time" dateTime={event.at} sx={{ color: token('text-2') }}>
              {momentText(event.at)}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
