import type { Household } from '@foothold/core/money/household.ts';
import { amountOf, limits } from '@foothold/core/money/typed-amount.ts';
import { useLingui } from '@lingui/react/macro';
import type { ComparisonCell } from '../comparison/comparison-row.ts';
import type { MoneyColumn } from './money-column.ts';
import { useCents } from './use-cents.ts';

/** The pay of a column in words, with how it is known. */
export function usePayWords(household: Household): (column: MoneyColumn) => ComparisonCell {
  const { t } = useLingui();
  const { whole } = useCents();
  return ({ key, place, origin, offer, state }) => {
    const said = amountOf(household.columns[key]?.pay ?? '', limits.pay);
    if (said !== null) return { lead: whole(said), second: t`you entered`, isUnknown: false };
    if (origin.kind === 'foreign')
      return { lead: origin.words, second: t`no figure in dollars`, isUnknown: true };
    // A median wage comes with the city.
    if (place.pay === null && !offer && state === 'loading')
      return { lead: '…', second: '', isUnknown: true };
    if (place.pay === null)
      return {
        lead: t`Not known`,
        second: offer ? t`not in the offer` : t`choose an occupation, or enter it`,
        isUnknown: true,
      };
    const second =
      origin.kind === 'median'
        ? t`median, ${origin.fact.area}`
        : offer?.isPresent
          ? t`present job`
          : t`offer`;
    return { lead: whole(place.pay), second, isUnknown: false };
  };
}
