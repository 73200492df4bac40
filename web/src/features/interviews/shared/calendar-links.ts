import { usualMinutes } from '@foothold/core/calendar/calendar-entry.ts';
import { addDays, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { instantOfWallTime } from '@foothold/core/dates/wall-time.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { interviewEntry } from '@foothold/core/interviews/interview-entry.ts';
import { i18n } from '@lingui/core';
import { sayIn } from '../../../platform/say.ts';
import { homeZone } from './home-zone.ts';

/** Longest notes of an address: browsers and servers refuse very long ones. */
const longestNotes = 1000;

/**
 * Addresses that open a new entry in Google Calendar and in Outlook, filled in; null while no day is agreed. `contacts`:
 * names of those who hold it. Nothing is sent before the person opens one.
 */
export function calendarLinks(
  interview: Interview,
  contacts: readonly string[],
): { google: string; outlook: string } | null {
  const entry = interviewEntry(interview, { address: '', contacts, say: sayIn(i18n) });
  if (!entry || entry.status === 'cancelled') return null;
  const { title, place } = entry;
  const notes = entry.notes.slice(0, longestNotes);
  const isDay = isCalendarDate(entry.start);
  const start = isDay ? null : instantOfWallTime(entry.start, entry.timeZone || homeZone());
  if (!isDay && !start) return null;
  const minutes = entry.durationMinutes || usualMinutes;
  const end = start && new Date(start.getTime() + minutes * 60_000);
  const [from, until] =
    start && end
      ? [start, end].map((at) => `${at.toISOString().slice(0, 19)}Z`)
      : [entry.start, addDays(entry.start, 1)];
  const digits = (text = '') => text.replaceAll(/[-:]/g, '');
  const google = new URLSearchParams({
    ...{ action: 'TEMPLATE', text: title, details: notes, location: place },
    dates: `${digits(from)}/${digits(until)}`,
  });
  const outlook = new URLSearchParams({
    ...{ path: '/calendar/action/compose', rru: 'addevent', subject: title, body: notes, location: place },
    ...{ startdt: from ?? '', enddt: until ?? '', ...(isDay && { allday: 'true' }) },
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}
