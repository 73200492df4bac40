import { newHousehold } from '@foothold/core/money/household.ts';
import type { MoneyLeft } from '@foothold/core/money/money-left.ts';
import { moneyVerdict } from '@foothold/core/money/money-verdict.ts';
import type { OfferPay } from '@foothold/core/tracking/offer-pay.ts';
import { useLingui } from '@lingui/react/macro';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import type { ComparisonRow } from '../../../shared/comparison/comparison-row.ts';
import type { AskedColumn } from '../../../shared/money/money-column.ts';
import { useHousehold } from '../../../shared/money/use-household.ts';
import { useMoneyColumns } from '../../../shared/money/use-money-columns.ts';
import { useMoneyRows } from '../../../shared/money/use-money-rows.ts';
import { useOfferRows } from './use-offer-rows.ts';

/** The rows of a comparison of offers with their money; without the rows of money where no offer has a place. */
export type OfferComparison = {
  rows: ComparisonRow[];
  pays: OfferPay[];
  /** What is left of a month; null while it cannot be compared. */
  lefts: MoneyLeft[] | null;
  /** Whose figures they are, numbered behind the two notes of the table. */
  notes: string[];
};

/** The two notes that the table of offers has in any case. */
const ownNotes = 2;

/** Counts the money of offers by what the household said, and puts its rows between pay and days. */
export function useOfferComparison(columns: readonly OfferOfJob[]): OfferComparison {
  const { t } = useLingui();
  const { rows, pays } = useOfferRows(columns);
  const household = useHousehold()?.household ?? newHousehold;
  const asked = columns.map(({ offer, job }): AskedColumn => {
    const text = offer.place || [job?.city, job?.state].filter(Boolean).join(', ');
    const name = job?.companyName ?? t`Where you are`;
    return { key: `offer:${offer.internalId}`, name, under: '', at: text ? { text } : null, offer };
  });
  const counted = useMoneyColumns(asked, household);
  const { short, total, numbers } = useMoneyRows(counted, household, ownNotes);
  if (!counted.some(({ month: { tax } }) => tax)) return { rows, pays, lefts: null, notes: [] };
  const lefts = counted.map((column) => column.month);
  const { kind } = moneyVerdict(lefts);
  const isCompared = kind === 'close' || kind === 'ahead';
  return {
    rows: withMoney(rows, [...short, total]),
    pays,
    lefts: isCompared ? lefts : null,
    notes: numbers.notes(),
  };
}

/** The rows of money before the days off; health insurance, which is in both, as an amount with the words of the offer. */
export function withMoney(rows: readonly ComparisonRow[], money: readonly ComparisonRow[]): ComparisonRow[] {
  const stated = rows.find(({ key }) => key === 'health');
  const merged = money.map((row) => {
    if (row.key !== 'health' || !stated) return row;
    const cells = row.cells.map((cell, at) => {
      const words = stated.cells[at];
      if (!words || words.isUnknown) return cell;
      return cell.isUnknown ? words : { ...cell, second: words.second || words.lead };
    });
    return { ...row, label: stated.label, cells };
  });
  const others = merged.some(({ key }) => key === 'health')
    ? rows.filter(({ key }) => key !== 'health')
    : rows;
  const at = others.findIndex(({ key }) => key === 'daysOff');
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), ...merged, ...others.slice(place)];
}
