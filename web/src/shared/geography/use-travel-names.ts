import type { CommuteMode } from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';

/** The ways of travel within a sentence: “by car”. */
export function useTravelNames(): Readonly<Record<CommuteMode, string>> {
  const { t } = useLingui();
  return { driving: t`by car`, bicycling: t`by bicycle`, walking: t`on foot` };
}
