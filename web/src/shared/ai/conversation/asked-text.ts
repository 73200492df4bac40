import { dayGroupOf } from './day-groups.ts';

const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
const dated = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', year: 'numeric' });

/** When something was asked, short: the time of today, else the day; with the year where it is another one. */
export function askedText(instant: string, now: Date): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  if (dayGroupOf(instant, now) === 'today') return time.format(at);
  return (at.getFullYear() === now.getFullYear() ? day : dated).format(at);
}
