import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { saveSetting } from '../../../data/settings/settings.ts';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { PopoverSheet } from '../../../ui/dialogs/popover-sheet.tsx';
import { toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { maxOffers } from './most-offers.ts';

type Props = {
  all: readonly OfferOfJob[];
  nameOf: (offer: OfferOfJob) => string;
  shown: readonly number[];
  /** Called once a choice is stored: what an address asked for no longer counts. */
  onChoose: () => void;
};

/** Which offers stand side by side; the choice is kept until another is made. */
export function OffersMenu({ all, nameOf, shown, onChoose }: Props) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offers = all.filter(({ offer }) => !offer.isPresent);
  const choose = async (id: number, isOn: boolean) => {
    const ids = offers.map(({ offer }) => offer.internalId);
    const next = ids.filter((one) => (one === id ? isOn : shown.includes(one)));
    const result = await saveSetting('offers', 'compared', next.join(','));
    if (result.ok) onChoose();
    else toastFailure(result);
  };
  const count = offers.filter(({ offer }) => shown.includes(offer.internalId)).length;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Trans>Choose</Trans>
      </Button>
      <PopoverSheet
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        title={t`Offers to compare`}
        width={320}
      >
        <Box sx={{ padding: '12px 16px', display: 'grid', gap: '4px', overflowY: 'auto' }}>
          {offers.map((one) => {
            const isOn = shown.includes(one.offer.internalId);
            return (
              <Tick
                key={one.offer.internalId}
                checked={isOn}
                disabled={isOn ? count === 1 : count >= maxOffers}
                onChange={(on) => void choose(one.offer.internalId, on)}
              >
                {nameOf(one)}, {one.offer.basePay || t`pay not stated`}
              </Tick>
            );
          })}
          <Box sx={{ fontSize: '0.8125rem', color: token('text-2'), marginBlockStart: '4px' }}>
            <Trans>Up to {maxOffers} side by side, and your present job.</Trans>
          </Box>
        </Box>
      </PopoverSheet>
    </>
  );
}
