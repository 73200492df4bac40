import type { Household } from '@foothold/core/money/household.ts';
import type { MoneyLeft } from '@foothold/core/money/money-left.ts';
import { useLingui } from '@lingui/react/macro';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import type { ComparisonRow } from '../../../shared/comparison/comparison-row.ts';
import type { AskedColumn } from '../../../shared/money/money-column.ts';
import { useMoneyColumns } from '../../../shared/money/use-money-columns.ts';
import { useMoneyRows } from '../../../shared/money/use-money-rows.ts';

/** Take-home pay, rent, living and what is left of a month of offers, each where it stands in the table. */
export type OfferMoney = { rows: ComparisonRow[]; lefts: MoneyLeft[]; notes: string[] };

/** Counts the money of offers by what the household said on the comparison of places. */
export function useOfferMoney(columns: readonly OfferOfJob[], household: Household): OfferMoney {
  const { t } = useLingui();
  const asked = columns.map(
    ({ offer, job }): AskedColumn => ({
      key: `offer:${offer.internalId}`,
      name: job?.companyName ?? t`Where you are`,
      under: '',
      at: placeOf(offer.place || [job?.city, job?.state].filter(Boolean).join(', ')),
      offer,
    }),
  );
  const money = useMoneyColumns(asked, household);
  const { short, left, numbers } = useMoneyRows(money, household);
  return { rows: [...short, left], lefts: money.map((column) => column.left), notes: numbers.notes() };
}

const placeOf = (text: string) => (text ? { text } : null);
