import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));
const person = z.object({ name: text(200), email: text(320) });

/** Somebody named in a calendar file; one of the two may be ''. */
export type CalendarPerson = z.infer<typeof person>;

/** Most people kept of one event. */
export const attendeesMax = 100;

/** Longest description kept of one event, in characters; what is longer is told. */
export const descriptionMax = 20_000;

/**
 * One event of a calendar file (RFC 5545), as far as an interview needs it. `uid` and `occurrence` together name it for
 * good; `sequence` and `stamp` tell which of two copies is newer.
 */
export const CalendarEvent = z.object({
  uid: text(1000),
  /** Which date of a repeating event this is (RECURRENCE-ID), as an ISO instant or a date; '' for an event of its own. */
  occurrence: text(40),
  sequence: z.number().check(z.int(), z.minimum(0)),
  /** True for the date taken of a repeating event. */
  isOfSeries: z.optional(z.boolean()),
  /** ISO instant at which the sender made this copy (DTSTAMP, else LAST-MODIFIED); '' where it says none. */
  stamp: text(40),
  isCancelled: z.boolean(),
  isTentative: z.boolean(),
  summary: text(500),
  description: text(descriptionMax),
  /**
   * Wall time `YYYY-MM-DDTHH:mm` in `timeZone`, with the offset of the second one where it comes twice, or a calendar date
   * for one that lasts whole days.
   */
  start: text(22),
  /** IANA zone of `start`; '' where the file leaves the zone open. */
  timeZone: text(60),
  /** Minutes it lasts; 0 where the file says none. */
  durationMinutes: z.number().check(z.int(), z.minimum(0), z.maximum(525_600)),
  location: text(1000),
  /** Address of the video call or page, http or https; '' for none. */
  url: text(2000),
  organizer: z.nullable(person),
  attendees: z.array(person).check(z.maxLength(attendeesMax)),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Why an event was not taken. */
export type RefusedReason = 'repeats' | 'no-start' | 'bad-start' | 'unknown-zone' | 'is-answer';

/** An event that was not taken, with what it is called. */
export type RefusedEvent = { summary: string; reason: RefusedReason };

/** What a calendar file says. */
export type CalendarReading =
  | { ok: true; events: CalendarEvent[]; refused: RefusedEvent[] }
  | { ok: false; problem: CalendarProblem };

/** Why a file could not be read as a calendar. */
export type CalendarProblem = 'too-large' | 'no-calendar' | 'damaged' | 'no-events' | 'too-many-events';
