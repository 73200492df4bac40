import { dateFormat } from '@foothold/core/text/formats.ts';

const day = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const moment = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** The day of an instant as the person reads it: “Nov 10, 2026”. */
export function dateText(at: string): string {
  return dateFormat(undefined, day).format(new Date(at));
}

/** An instant as the person reads it, with its zone: “Nov 10, 2026, 3:04 PM EST”. */
export function momentText(at: string): string {
  return dateFormat(undefined, moment).format(new Date(at));
}
