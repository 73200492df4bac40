import { type UsHoliday, usHoliday } from '@foothold/core/interviews/us-holidays.ts';
import { useLingui } from '@lingui/react/macro';
import { homeZone } from '../shared/home-zone.ts';

/** What answers the name of the public holiday on a date where the person is, '' for none. */
export function useHolidayWords(): (date: string) => string {
  const { t } = useLingui();
  const names: Record<UsHoliday, string> = {
    'new-year': t`New Year's Day`,
    king: t`Martin Luther King Jr. Day`,
    washington: t`Washington's Birthday`,
    memorial: t`Memorial Day`,
    juneteenth: t`Juneteenth`,
    independence: t`Independence Day`,
    labor: t`Labor Day`,
    columbus: t`Columbus Day`,
    veterans: t`Veterans Day`,
    thanksgiving: t`Thanksgiving Day`,
    christmas: t`Christmas Day`,
  };
  const home = homeZone();
  return (date) => {
    const holiday = usHoliday(date, home);
    return holiday ? names[holiday] : '';
  };
}
