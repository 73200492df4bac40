import { greatCircleKm, type Point } from '@foothold/core/geography/commute.ts';
import { moneyVerdict } from '@foothold/core/money/money-verdict.ts';
import type { ScoreFigures } from '@foothold/core/money/place-score.ts';
import type { MoneyColumn } from '../../../shared/money/money-column.ts';

/** What places are scored by. What is left counts only where the same lines are in all of them. */
export function scoreFigures(columns: readonly MoneyColumn[], from: Point | null): ScoreFigures[] {
  const { kind } = moneyVerdict(columns.map(({ month }) => month));
  const isComparable = kind !== 'unequal';
  return columns.map(({ month, place, city }) => {
    const climate = city?.living.climate;
    const isPlaced = from !== null && city?.lat != null && city.lng != null;
    const housing = month.lines.housing.amount;
    return {
      money: isComparable ? month.left : null,
      rent: housing === null ? null : -housing,
      pay: month.lines.pay.amount,
      prices: place.parities?.levels.all ?? null,
      near: isPlaced ? greatCircleKm(from, { lat: city.lat ?? 0, lng: city.lng ?? 0 }) : null,
      summer: climate?.high[6] ?? null,
      winter: climate?.low[0] ?? null,
      dry: sumOf(climate?.wetDays),
    };
  });
}

/** The sum of twelve months; null where they are not known. */
export function sumOf(months: readonly number[] | null | undefined): number | null {
  return months ? months.reduce((sum, one) => sum + one, 0) : null;
}
