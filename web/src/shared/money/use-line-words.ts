import type { MoneyLine } from '@foothold/core/money/money-left.ts';
import { useLingui } from '@lingui/react/macro';

/** What the lines of a month are called: at the beginning of a row, and in a sentence. */
export function useLineWords(): {
  label: (line: MoneyLine) => string;
  inList: (lines: readonly MoneyLine[]) => string;
} {
  const { t, i18n } = useLingui();
  const labels: Record<MoneyLine, string> = {
    pay: t`Pay`,
    federal: t`Federal income tax`,
    payroll: t`Social Security and Medicare`,
    state: t`State income tax`,
    health: t`Health insurance`,
    housing: t`Rent or mortgage`,
    utilities: t`Utilities`,
    groceries: t`Groceries`,
    other: t`Other spending`,
    travel: t`Travel to work`,
  };
  const named: Record<MoneyLine, string> = {
    pay: t`pay`,
    federal: t`federal tax`,
    payroll: t`Social Security`,
    state: t`state tax`,
    health: t`health insurance`,
    housing: t`rent`,
    utilities: t`utilities`,
    groceries: t`groceries`,
    other: t`other spending`,
    travel: t`travel`,
  };
  const list = new Intl.ListFormat(i18n.locale, { style: 'long', type: 'conjunction' });
  return {
    label: (line) => labels[line],
    inList: (lines) => list.format(lines.map((line) => named[line])),
  };
}
