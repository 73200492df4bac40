import type { OwnPlan } from '@foothold/core/contract/subscriptions.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { href } from '../../platform/href.ts';
import { momentText } from '../../ui/moment-text.ts';
import { token } from '../../ui/tokens.ts';

type Props = { plan: OwnPlan; onAsk: () => void; isWaiting: boolean };

/** When Polar last told of somebody, and the way to ask it; for who has bought nothing yet, the way to what they paid. */
export function LastWord({ plan, onAsk, isWaiting }: Props) {
  if (plan.customerId === null && plan.checkoutId === null) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        color: token('text-2'),
        fontSize: '0.875rem',
      }}
    >
      {plan.customerId === null ? (
        <span>
          <Trans>
            You opened a checkout before.{' '}
            <Link to={href('/subscription/complete/:checkoutId?')}>See its status</Link>
          </Trans>
        </span>
      ) : (
        <>
          {plan.checkedAt && (
            <span>
              <Trans>Polar last reported your plan on {momentText(plan.checkedAt)}.</Trans>
            </span>
          )}
          <Button variant="outlined" size="small" aria-busy={isWaiting} onClick={() => !isWaiting && onAsk()}>
            <Trans>Check with Polar again</Trans>
          </Button>
        </>
      )}
    </Box>
  );
}
