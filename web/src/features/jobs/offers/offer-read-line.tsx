import type { OfferFormValues } from '@foothold/core/entities/offer/offer-form.ts';
import { offerPay } from '@foothold/core/tracking/offer-pay.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Control, useWatch } from 'react-hook-form';
import { moneyWords } from './money-words.ts';

/** What the base pay of a form was read as, or that it was not read, as it is typed. */
export function OfferReadLine({ control }: { control: Control<OfferFormValues> }) {
  const { i18n } = useLingui();
  const values = useWatch({ control }) as OfferFormValues;
  if (values.basePay.trim() === '') return <Trans>As the offer says it, with its period.</Trans>;
  const { base, baseYear, isHoursAssumed } = offerPay(values);
  if (!base) return <Trans>No amount was recognized. It is saved as you write it.</Trans>;
  if (!base.currency) return <Trans>The currency is not clear. Write it with its sign or code.</Trans>;
  if (!baseYear) return <Trans>The period is not clear. Add “a year” or “an hour”.</Trans>;
  const year = moneyWords(baseYear, i18n.locale);
  return isHoursAssumed ? <Trans>{year} a year at 40 hours a week</Trans> : <Trans>{year} a year</Trans>;
}
