import type { CalendarEntry } from '@foothold/core/calendar/calendar-entry.ts';
import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';

/** Minutes before a day begins at which a calendar reminds of it: nine in the morning of the day before. */
const alarm = 15 * 60;

/**
 * A deadline, follow-up or task as an entry of a calendar file, for the whole of its day. Its number of the change is the
 * seconds since it was noted: it rises with each one, as a calendar needs it. `title` says what to do.
 */
export function markEntry(
  mark: CalendarMark,
  { title, address }: { title: string; address: string },
): CalendarEntry {
  const age = Date.parse(mark.updatedAt) - Date.parse(mark.createdAt);
  const job = [mark.jobTitle, mark.companyName].filter(Boolean).join(' · ');
  return {
    uid: `${mark.uid}@foothold`,
    sequence: Number.isFinite(age) ? Math.max(0, Math.floor(age / 1000)) : 0,
    createdAt: mark.createdAt,
    updatedAt: mark.updatedAt,
    title,
    notes: [job === title ? '' : job, address].filter(Boolean).join('\n'),
    start: mark.date,
    timeZone: '',
    durationMinutes: 0,
    place: '',
    latitude: 0,
    longitude: 0,
    url: '',
    status: 'confirmed',
    alarms: [alarm],
  };
}
