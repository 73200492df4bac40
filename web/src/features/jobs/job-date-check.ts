import { daysBetween, isCalendarDate } from '@foothold/core/domain/calendar-date.ts';

/** Why a date asks to be looked at again before it is kept. */
export type DateDoubt = 'future' | 'long-ago';

/** A date of application is doubted when it has not come yet or lies more than ten years back; null when it is fine. */
export function dateAppliedDoubt(date: string, today: string): DateDoubt | null {
  if (!isCalendarDate(date)) return null;
  const days = daysBetween(date, today);
  if (days < 0) return 'future';
  return days > 3653 ? 'long-ago' : null;
}
