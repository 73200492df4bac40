/** The time of day in a zone, with the zone's name; `days` is 1 where it is tomorrow there, −1 where it is yesterday. */
export type LocalTime = { time: string; zone: string; days: number };

/** What a clock on a wall there shows; null for a zone that is not known. */
export function localTime(now: Date, timeZone: string, locale?: string): LocalTime | null {
  if (timeZone === '') return null;
  try {
    const part = (options: Intl.DateTimeFormatOptions, zone?: string) =>
      new Intl.DateTimeFormat(locale, { ...options, ...(zone !== undefined && { timeZone: zone }) });
    const zone = part({ timeZoneName: 'long' }, timeZone)
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName');
    return {
      time: part({ hour: 'numeric', minute: '2-digit' }, timeZone).format(now),
      zone: zone?.value ?? timeZone,
      days: Math.round((dayIn(now, timeZone) - dayIn(now)) / 86_400_000),
    };
  } catch {
    // An unknown zone is a RangeError: nothing true can be said of it.
    return null;
  }
}

/** Milliseconds from now until the next minute begins. */
export function untilNextMinute(now: Date): number {
  return 60_000 - (now.getTime() % 60_000);
}

/** The calendar day there, as an instant of UTC that only days are counted with. */
function dayIn(now: Date, timeZone?: string): number {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory', {
    ...options,
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(now);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(value('year'), value('month') - 1, value('day'));
}
