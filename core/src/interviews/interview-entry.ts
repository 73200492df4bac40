import type { CalendarEntry } from '../calendar/calendar-entry.ts';
import type { Interview } from '../entities/interview/interview.ts';

/** Minutes before an interview at which a calendar reminds, unless the person chose others: a day, and two hours. */
export const usualAlarms = [1440, 120] as const;

/**
 * An interview as an entry of a calendar file; null while no day is agreed. One that came with an invitation keeps its
 * name there, so that a calendar that has the invitation is not given a second entry.
 */
export function interviewEntry(
  interview: Interview,
  { alarms = usualAlarms, address }: { alarms?: readonly number[]; address: string },
): CalendarEntry | null {
  if (interview.dateOfInterview === '') return null;
  const invited = interview.invitations.at(-1);
  const { interviewType, jobTitle, companyName, interviewers, contactInfo, notes, url } = interview;
  const title = [`${interviewType === 'Other' ? '' : `${interviewType} `}interview`, companyName, jobTitle];
  const people = interviewers === '' ? '' : `With ${interviewers}`;
  return {
    uid: invited?.uid || `${interview.uid}@foothold`,
    sequence: Math.max(interview.sequence, invited?.sequence ?? 0),
    createdAt: interview.createdAt,
    updatedAt: interview.updatedAt,
    title: capitalized(title.filter(Boolean).join(' · ')),
    notes: [people, contactInfo, url, notes, address].filter(Boolean).join('\n'),
    start: interview.dateOfInterview,
    timeZone: interview.timeZone,
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

const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
