const moment = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const date = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', year: 'numeric' });

/** The day of an instant as the person reads it: “Nov 10, 2026”. */
export function dateText(at: string): string {
  return date.format(new Date(at));
}

/** An instant as the person reads it, with its zone: “Nov 10, 2026, 3:04 PM EST”. */
export function momentText(at: string): string {
  return moment.format(new Date(at));
}
