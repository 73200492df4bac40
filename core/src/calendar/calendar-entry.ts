/** One entry of a calendar file that is made here: an interview, a deadline, a follow-up. */
export type CalendarEntry = {
  /** Names it for good: a file that is made later moves the entry instead of doubling it. */
  uid: string;
  /** Rises with every change that a calendar shows. */
  sequence: number;
  /** ISO instants of the record's making and last change. */
  createdAt: string;
  updatedAt: string;
  title: string;
  notes: string;
  /** Wall time `YYYY-MM-DDTHH:mm` in `timeZone`, or a calendar date for one that lasts the whole day. */
  start: string;
  /** IANA zone; '' shows the same clock wherever the reader is. */
  timeZone: string;
  /** Minutes; 0 where not known: an hour is written then. */
  durationMinutes: number;
  place: string;
  /** Degrees; 0, 0 for none. */
  latitude: number;
  longitude: number;
  /** Address of the call, '' for none. */
  url: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** Minutes before the start at which the calendar reminds. */
  alarms: readonly number[];
};

/** Minutes an appointment lasts where nobody said how long. */
export const usualMinutes = 60;
