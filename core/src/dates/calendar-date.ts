const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

/** The calendar date of an instant where the person is, `YYYY-MM-DD`. */
export function calendarDate(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** True for a date that exists, written `YYYY-MM-DD`, in the years 1900 to 2200. */
export function isCalendarDate(text: string): boolean {
  const parts = pattern.exec(text);
  if (!parts) return false;
  const year = Number(parts[1]);
  return year >= 1900 && year <= 2200 && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** The calendar date of a stored calendar date or instant, where the person is; '' for anything else. */
export function dateOfText(text: string): string {
  if (isCalendarDate(text)) return text;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? '' : calendarDate(new Date(ms));
}

/** The date `days` later (earlier when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one date to another, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
