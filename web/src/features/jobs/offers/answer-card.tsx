import { isOpenOffer } from '@foothold/core/entities/offer/offer.ts';
import { offerStatusName } from '@foothold/core/entities/offer/offer-words.messages.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { useSay } from '../../../platform/use-say.ts';
import { Card } from '../../../ui/card.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { OfferAnswers } from './offer-answers.tsx';

type Props = { column: OfferOfJob; name: string; today: string };

const OfferForm = partLater(async () => (await import('./offer-form.tsx')).OfferForm);
const OfferRounds = partLater(async () => (await import('./offer-rounds.tsx')).OfferRounds);

/** The chosen offer: answered, negotiated, changed. */
export function AnswerCard({ column: { offer, job }, name, today }: Props) {
  const say = useSay();
  const [isEditing, setEditing] = useState(false);
  const remove = async () => {
    const { deleteOffer } = await import('../../../data/steps/offers.ts');
    toastResult(await deleteOffer(offer.internalId), <Trans>Removed: {name}.</Trans>);
  };
  return (
    <Card aria-labelledby="answer" sx={{ padding: '12px 16px 16px', display: 'grid', gap: '8px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <Box
          component="h2"
          id="answer"
          sx={{ margin: 0, flexGrow: 1, fontSize: '0.9375rem', fontWeight: 620, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
        {!isEditing && (
          <Button
            variant="text"
            size="small"
            onClick={() => setEditing(true)}
            sx={{ color: token('accent') }}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
      </Box>
      {isEditing ? (
        <OfferForm job={job} offer={offer} today={today} onClose={() => setEditing(false)} />
      ) : (
        <>
          {isOpenOffer(offer) && <OfferAnswers offer={offer} />}
          {offer.isPresent && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => void remove()}
              sx={{ justifySelf: 'start' }}
            >
              <Trans>Remove present job</Trans>
            </Button>
          )}
          {!offer.isPresent && !isOpenOffer(offer) && (
            <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
              {say(offerStatusName(offer.status))}
            </Box>
          )}
          {!offer.isPresent && <OfferRounds offer={offer} today={today} />}
        </>
      )}
    </Card>
  );
}
