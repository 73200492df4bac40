import { jobAges, jobDistances } from '@foothold/core/search/search.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Distances and ages of the job search in words (docs/spec/constants.md, Choices). */
export function useSearchOptions() {
  const { t } = useLingui();
  const distanceWords = (miles: number) => t`${plural(miles, { one: '# mile', other: '# miles' })}`;
  const ageWords = (days: number) =>
    days > 0 ? t`${plural(days, { one: '# day', other: '# days' })}` : t`Anytime`;
  return {
    distanceWords,
    ageWords,
    distances: jobDistances.map((value) => ({ value, label: distanceWords(value) })),
    ages: jobAges.map((value) => ({ value, label: ageWords(value) })),
  };
}
