import ICAL from 'ical.js';

/** Dates of a series that are looked through: a daily one over fifty years. */
const maxDates = 20_000;
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

export type Series = {
  /** Values of its RRULE properties. */
  rules: readonly string[];
  /** Its first date. */
  start: ICAL.Time;
  /** Dates it has besides (RDATE), and those it leaves out (EXDATE, and those that an event of their own moved). */
  added: readonly ICAL.Time[];
  excluded: readonly ICAL.Time[];
};

/**
 * The date of a series that somebody who has the file in hand means: the next one whose wall time is at or after `from`,
 * else its last one. Null for a rule that does not read, one that repeats within a day, and a series without a date.
 */
export function seriesDate({ rules, start, added, excluded }: Series, from: ICAL.Time): ICAL.Time | null {
  const read = rules.map(readRule);
  if (read.some((rule) => rule === null)) return null;
  const leftOut = new Set(excluded.map((date) => date.toICALString()));
  const best = new BestDate(from, leftOut);
  for (const date of [start, ...added]) best.offer(date);
  for (const rule of read) if (rule) offerDates(rule, start, best);
  return best.next ?? best.last;
}

/** The next date from an instant on, and the last one before it. */
class BestDate {
  next: ICAL.Time | null = null;
  last: ICAL.Time | null = null;
  readonly #from: ICAL.Time;
  readonly #left: ReadonlySet<string>;

  constructor(from: ICAL.Time, left: ReadonlySet<string>) {
    this.#from = from;
    this.#left = left;
  }

  offer(date: ICAL.Time): void {
    if (this.#left.has(date.toICALString())) return;
    if (shown(date) >= shown(this.#from)) {
      if (!this.next || shown(date) < shown(this.next)) this.next = date.clone();
    } else if (!this.last || shown(date) > shown(this.last)) this.last = date.clone();
  }
}

function offerDates(rule: ICAL.Recur, start: ICAL.Time, best: BestDate): void {
  const dates = rule.iterator(start);
  for (let count = 0; count < maxDates; count += 1) {
    const date = dates.next();
    if (!date) return;
    best.offer(date);
    if (best.next) return;
  }
}

/** Dates by their own words, whatever the zone; one for whole days counts to its end. */
const shown = ({ year, month, day, hour, minute, isDate }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, isDate ? 23 : hour, isDate ? 59 : minute);

function readRule(text: string): ICAL.Recur | null {
  try {
    const rule = ICAL.Recur.fromString(text);
    return frequencies.includes(rule.freq) ? rule : null;
  } catch {
    return null;
  }
}
