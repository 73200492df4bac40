// The service worker loads this file: it imports nothing.

/** From when to when nothing is said, `HH:mm`; both the same is never. They may pass midnight. */
export type QuietHours = { from: string; to: string };

/** Something that is said once. */
export type Timed = {
  /** The same for the same thing on the same day, however often it is planned. */
  key: string;
  /** Instants in milliseconds: when it is said, and from when on it is of no use. */
  at: number;
  until: number;
};

const hour = 3_600_000;

/** Reads `HH:mm` as minutes of a day; null for what is none. */
export function minutesOf(clock: string): number | null {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  return hours === '' ? null : Number(hours) * 60 + Number(minutes);
}

/** True while nothing is to be said. */
export function isQuiet({ from, to }: QuietHours, now: Date): boolean {
  return isBetween(minutesOf(from), minutesOf(to), now.getHours() * 60 + now.getMinutes());
}

function isBetween(from: number | null, to: number | null, minute: number): boolean {
  if (from === null || to === null || from === to) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** What was said already and when, and what was put off until when, by key, in milliseconds. */
export type Told = { told: Record<string, number>; snoozed: Record<string, number> };

/** What is to be said now: each thing once, again only where it was put off; nothing in quiet hours. */
export function dueReminders<R extends Timed>(
  plan: readonly R[],
  { told, snoozed }: Told,
  { quiet, now }: { quiet: QuietHours; now: Date },
): R[] {
  if (isQuiet(quiet, now)) return [];
  const time = now.getTime();
  return plan.filter(({ key, at, until }) => {
    const later = snoozed[key];
    // Who puts off what begins soon knows when it begins.
    if (later !== undefined) return later <= time;
    return at <= time && until > time && told[key] === undefined;
  });
}

/** What was said once these are said at `now`; what is older than two months is forgotten. */
export function notifiedAfter({ told, snoozed }: Told, keys: readonly string[], now: Date): Told {
  const oldest = now.getTime() - 60 * 24 * hour;
  const kept = Object.entries(told).filter(([, at]) => at > oldest);
  const waiting = Object.entries(snoozed).filter(([key, at]) => at > oldest && !keys.includes(key));
  return {
    told: { ...Object.fromEntries(kept), ...Object.fromEntries(keys.map((key) => [key, now.getTime()])) },
    snoozed: Object.fromEntries(waiting),
  };
}

/** The state once something is put off by an hour. */
export function snoozedAfter(state: Told, key: string, now: Date): Told {
  return { ...state, snoozed: { ...state.snoozed, [key]: now.getTime() + hour } };
}
