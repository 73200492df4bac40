import type { LocationType } from '@foothold/core/geography/location-type.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How many there are of a type: “1,204 cities”. The number is written in the person's own way. */
export function useCountWords(): (type: LocationType, count: number) => string {
  const { t } = useLingui();
  return (type, count) => {
    const words: Record<LocationType, string> = {
      city: t`${plural(count, { one: '# city', other: '# cities' })}`,
      metro: t`${plural(count, { one: '# metro area', other: '# metro areas' })}`,
      state: t`${plural(count, { one: '# state or province', other: '# states and provinces' })}`,
      country: t`${plural(count, { one: '# country', other: '# countries' })}`,
      place: t`${plural(count, { one: '# place', other: '# places' })}`,
      company: t`${plural(count, { one: '# company', other: '# companies' })}`,
      job: t`${plural(count, { one: '# job', other: '# jobs' })}`,
      interview: t`${plural(count, { one: '# interview', other: '# interviews' })}`,
    };
    return words[type];
  };
}
