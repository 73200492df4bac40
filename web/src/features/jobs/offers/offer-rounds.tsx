import { lineField } from '@foothold/core/entities/form-fields.ts';
import { formProblem } from '@foothold/core/entities/form-problems.messages.ts';
import { isOpenOffer, type Offer } from '@foothold/core/entities/offer/offer.ts';
import { rule } from '@foothold/core/text/form-rule.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { addOfferRound } from '../../../data/steps/offers.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { InPlaceForm } from '../../../ui/forms/in-place-form.tsx';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { fullDate, shortDate } from '../shared/job-cells.ts';

const Round = z
  .object({ by: z.enum(['me', 'them']), basePay: lineField, note: lineField })
  .check(
    rule(({ basePay, note }) => basePay.trim() !== '' || note.trim() !== '', formProblem('pay-or-note'), [
      'basePay',
    ]),
  );
type RoundValues = z.infer<typeof Round>;

/** The rounds of a negotiation, oldest first, and the way to note another. */
export function OfferRounds({ offer, today }: { offer: Offer; today: string }) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      {offer.rounds.length > 0 && (
        <Box
          component="ol"
          aria-label={t`Rounds`}
          sx={{ margin: 0, padding: 0, listStyle: 'none', fontSize: '0.8125rem', lineHeight: '18px' }}
        >
          {offer.rounds.map((round, at) => (
            <Box component="li" key={at} sx={{ paddingBlock: '3px', overflowWrap: 'anywhere' }}>
              <Box component="span" title={fullDate(round.date)} sx={{ color: token('text-2') }}>
                {shortDate(round.date, { today })}{' '}
              </Box>
              {round.by === 'me' ? <Trans>You asked</Trans> : <Trans>They answered</Trans>}
              {round.basePay && `: ${round.basePay}`}
              {round.formerBasePay && round.formerBasePay !== round.basePay && (
                <Box component="span" sx={{ color: token('text-2') }}>
                  {' '}
                  <Trans>instead of {round.formerBasePay}</Trans>
                </Box>
              )}
              {round.note && <Box sx={{ color: token('text-2') }}>{round.note}</Box>}
            </Box>
          ))}
        </Box>
      )}
      {isAdding && <RoundForm offer={offer} onClose={() => setAdding(false)} />}
      {isOpenOffer(offer) && !isAdding && (
        <Button
          variant="text"
          onClick={() => setAdding(true)}
          sx={{ justifySelf: 'start', marginInlineStart: '-12px', fontSize: '0.8125rem' }}
        >
          <Trans>Note a counter-offer</Trans>
        </Button>
      )}
    </>
  );
}

function RoundForm({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useLingui();
  const last = offer.rounds.at(-1)?.by;
  const form = useForm<RoundValues>({
    defaultValues: { by: last === 'me' ? 'them' : 'me', basePay: '', note: '' },
    resolver: useFormResolver(Round),
  });
  const { field: by } = useController({ control: form.control, name: 'by' });
  const save = async (values: RoundValues) => {
    const result = await addOfferRound(offer.internalId, values);
    const said =
      values.by === 'them' && values.basePay ? (
        <Trans>Noted. The offer is {values.basePay} now.</Trans>
      ) : (
        <Trans>Counter-offer noted.</Trans>
      );
    if (toastResult(result, said)) onClose();
  };
  return (
    <InPlaceForm
      form={form}
      label={t`Note a counter-offer`}
      saveLabel={<Trans>Save round</Trans>}
      onSave={save}
      onCancel={onClose}
    >
      <Segment
        label={t`Whose turn it was`}
        value={by.value}
        onChange={by.onChange}
        fullWidth
        options={[
          { value: 'me', label: t`I asked` },
          { value: 'them', label: t`They answered` },
        ]}
      />
      <TextField
        control={form.control}
        name="basePay"
        label={t`Base pay`}
        placeholder={offer.basePay}
        autoFocus
      />
      <TextField control={form.control} name="note" label={t`Note`} />
    </InPlaceForm>
  );
}
