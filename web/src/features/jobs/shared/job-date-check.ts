import { daysBetween, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';

/** Why a date asks to be looked at again before it is kept. */
export type DateDoubt = 'future' | 'long-ago' | 'before-posting';

/**
 * A date on which something was done is doubted when it has not come yet, lies more than ten years back, or before the
 * day the job was posted (`posted`, a calendar date or ''); null when it is fine.
 */
export function dateDoubt(
  date: string,
  { today, posted = '' }: { today: string; posted?: string },
): DateDoubt | null {
  if (!isCalendarDate(date)) return null;
  const days = daysBetween(date, today);
  if (days < 0) return 'future';
  if (days > 3653) return 'long-ago';
  return isCalendarDate(posted) && date < posted ? 'before-posting' : null;
}
