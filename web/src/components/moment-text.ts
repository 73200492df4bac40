const moment = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant as the person reads it, with its zone: “Nov 10, 2026, 3:04 PM EST”. */
export function momentText(at: string): string {
  return moment.format(new Date(at));
}
