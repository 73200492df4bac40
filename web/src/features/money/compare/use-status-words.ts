import type { FilingStatus } from '@foothold/core/money/tax-question.ts';
import { useLingui } from '@lingui/react/macro';

/** What the filing statuses of a tax return are called. */
export function useStatusWords(): (status: FilingStatus) => string {
  const { t } = useLingui();
  const words: Record<FilingStatus, string> = {
    single: t`Single`,
    joint: t`Married, filing jointly`,
    separate: t`Married, filing separately`,
    head: t`Head of household`,
    survivor: t`Surviving spouse with a child`,
  };
  return (status) => words[status];
}
