import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { Offer } from '@foothold/core/entities/offer/offer.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSay } from '../../../platform/use-say.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = {
  offer: Offer;
  /** Called before the job changes. */
  onChange?: () => void;
};

/** Accepts or declines an offer; the job moves with it, and one Undo takes both back. */
export function OfferAnswers({ offer, onChange }: Props) {
  const say = useSay();
  const answer = async (status: 'accepted' | 'declined') => {
    onChange?.();
    // What writes weighs more than what shows; it is fetched with the first press.
    const { setOfferStatus } = await import('../../../data/steps/offers.ts');
    const result = await setOfferStatus(offer.internalId, status, { movesJob: true });
    const label = say(jobStatusName(status === 'accepted' ? 'offer-accepted' : 'offer-rejected'));
    toastResult(
      result,
      status === 'accepted' ? (
        <Trans>Offer accepted. Moved to {label}.</Trans>
      ) : (
        <Trans>Offer declined. Moved to {label}.</Trans>
      ),
    );
  };
  return (
    <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
      <Button variant="outlined" size="small" onClick={() => void answer('accepted')}>
        <Trans>Accept</Trans>
      </Button>
      <Button variant="outlined" size="small" onClick={() => void answer('declined')}>
        <Trans>Decline</Trans>
      </Button>
    </Box>
  );
}
