import type { CalendarEntry } from '../calendar/calendar-entry.ts';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { instantOfWallTime, isTimeZone } from '../dates/wall-time.ts';
import type { Interview } from '../entities/interview/interview.ts';
import { type Say, sayEnglish } from '../text/messages.ts';
import { entryText } from './interview-entry.messages.ts';

/** Minutes before an interview at which a calendar reminds, unless the person chose others: a day, and two hours. */
export const usualAlarms = [1440, 120] as const;

type EntryOptions = {
  alarms?: readonly number[];
  /** Where the interview is opened; '' for none. */
  address: string;
  /** Names of the contacts who hold it. */
  contacts: readonly string[];
  /** The language of the entry; English unless told otherwise. */
  say?: Say;
};

/**
 * An interview as an entry of a calendar file; null while no day is agreed, or for a day that is none. One that came with
 * an invitation keeps its UID, so that a calendar that has the invitation is not given a second entry.
 */
export function interviewEntry(
  interview: Interview,
  { alarms = usualAlarms, address, contacts, say = sayEnglish }: EntryOptions,
): CalendarEntry | null {
  const { dateOfInterview, timeZone } = interview;
  if (!isCalendarDate(dateOfInterview) && !instantOfWallTime(dateOfInterview, 'UTC')) return null;
  // The dates of a series share one UID: a file with two of them would have one replace the other.
  const invited = interview.invitations.findLast(({ occurrence }) => occurrence === '');
  const { interviewType, jobTitle, companyName, contactInfo, notes, url } = interview;
  const kind = entryText.find(interviewType) ?? entryText('kind', { kind: interviewType });
  const title = [say(kind), companyName, jobTitle];
  const names = [...contacts, interview.interviewers].filter(Boolean).join(', ');
  const people = names === '' ? '' : say(entryText('people', { names }));
  return {
    uid: invited?.uid || `${interview.uid}@foothold`,
    sequence: Math.max(interview.sequence, invited?.sequence ?? 0),
    createdAt: interview.createdAt,
    updatedAt: interview.updatedAt,
    title: title.filter(Boolean).join(' · '),
    notes: [people, contactInfo, url, notes, address].filter(Boolean).join('\n'),
    start: dateOfInterview,
    timeZone: isTimeZone(timeZone) ? timeZone : '',
    durationMinutes: interview.durationMinutes,
    place: placeText(interview),
    latitude: interview.latitude,
    longitude: interview.longitude,
    url,
    status:
      interview.status === 'Cancelled' ? 'cancelled' : interview.status === 'TBD' ? 'tentative' : 'confirmed',
    alarms,
  };
}

/** Where an interview is held, in one line; '' where nothing is known. */
export function placeText({
  location,
  address,
  city,
  state,
  country,
}: Pick<Interview, 'location' | 'address' | 'city' | 'state' | 'country'>): string {
  const isSaid = (part: string) => part === '' || location.toLowerCase().includes(part.toLowerCase());
  const region = isSaid(city) && isSaid(state) ? '' : [state, country].filter(Boolean).join(' ');
  return [location, isSaid(address) ? '' : address, isSaid(city) ? '' : city, region]
    .filter(Boolean)
    .join(', ');
}
