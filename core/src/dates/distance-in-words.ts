import { dayMs } from './dates.ts';

/**
 * How far apart two instants (epoch ms) are, in English words: “about 2 hours”, “3 days”, “over 1 year”; '' for a bad
 * one. The thresholds are date-fns' `formatDistance`, in UTC (SPEC.md section 9; READINGS R13). `suffix` adds “ago”
 * or “in”.
 */
export function distanceInWords(from: number, now: number, { suffix = false } = {}): string {
  if (!Number.isFinite(from) || !Number.isFinite(now)) return '';
  const words = distance(Math.min(from, now), Math.max(from, now));
  if (!suffix) return words;
  return from > now ? `in ${words}` : `${words} ago`;
}

function distance(earlier: number, later: number): string {
  const minutes = Math.round(Math.trunc((later - earlier) / 1000) / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 45) return count(minutes, 'minute');
  if (minutes < 90) return 'about 1 hour';
  if (minutes < dayMinutes) return `about ${count(Math.round(minutes / 60), 'hour')}`;
  if (minutes < 2520) return '1 day';
  if (minutes < 30 * dayMinutes) return count(Math.round(minutes / dayMinutes), 'day');
  if (minutes < 60 * dayMinutes) return `about ${count(Math.round(minutes / (30 * dayMinutes)), 'month')}`;
  const months = fullMonths(earlier, later);
  if (months < 12) return count(Math.round(minutes / (30 * dayMinutes)), 'month');
  const rest = months % 12;
  const years = Math.trunc(months / 12);
  if (rest < 3) return `about ${count(years, 'year')}`;
  if (rest < 9) return `over ${count(years, 'year')}`;
  return `almost ${count(years + 1, 'year')}`;
}

const dayMinutes = dayMs / 60_000;

function fullMonths(earlier: number, later: number): number {
  const from = new Date(earlier);
  const to = new Date(later);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const moved = new Date(later);
  // From the end of February every earlier day of the month counts as reached, as date-fns has it.
  if (moved.getUTCMonth() === 1 && moved.getUTCDate() > 27) moved.setUTCDate(30);
  moved.setUTCMonth(moved.getUTCMonth() - months);
  return moved.getTime() < earlier ? months - 1 : months;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
