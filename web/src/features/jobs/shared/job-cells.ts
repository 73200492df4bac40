import { dateOfText, dateWords, daysBetween } from '@foothold/core/dates/calendar-date.ts';

/** A calendar date in the words of the reader: “Nov 8”, with its year when that is not this year's; '' for none. */
export function shortDate(date: string, { today, locale }: { today: string; locale?: string }): string {
  const thisYear = date.slice(0, 4) === today.slice(0, 4);
  return dateWords(date, locale, { month: 'short', day: 'numeric', ...(!thisYear && { year: 'numeric' }) });
}

/** A calendar date in full, for tooltips and details: “November 8, 2026”; '' for none. */
export function fullDate(date: string, locale?: string): string {
  return dateWords(date, locale);
}

/**
 * How long ago, as lists say it (docs/spec/interface.md, Words): days up to nine as `{days}`, then a date as `{date}`; null for a
 * text that is no date.
 */
export function ageOf(
  instant: string,
  { today, locale }: { today: string; locale?: string },
): { days: number } | { date: string } | null {
  const date = dateOfText(instant);
  if (!date) return null;
  const days = daysBetween(date, today);
  return days >= 0 && days <= 9 ? { days } : { date: shortDate(date, { today, ...(locale && { locale }) }) };
}

/** Where a job is: its location as written, else city and state or country; '' when nothing is known. */
export function placeOf(job: { location: string; city: string; state: string; country: string }): string {
  if (job.location.trim()) return job.location.trim();
  return [job.city, job.state || job.country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}
