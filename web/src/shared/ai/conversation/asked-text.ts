import { dateFormat } from '@foothold/core/text/formats.ts';
import { dayGroupOf } from './day-groups.ts';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const day = { month: 'short', day: 'numeric' } as const;
const dated = { ...day, year: 'numeric' } as const;

/** When something was asked, short: the time of today, else the day; with the year where it is another one. */
export function askedText(instant: string, now: Date): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const past = at.getFullYear() === now.getFullYear() ? day : dated;
  return dateFormat(undefined, dayGroupOf(instant, now) === 'today' ? time : past).format(at);
}
