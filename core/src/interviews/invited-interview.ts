import type { CalendarEvent } from '../calendar/calendar-event.ts';
import { isSameEvent, newestEvent, withCopy } from '../calendar/newest-event.ts';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { instantOfWallTime, wallTimeAt } from '../dates/wall-time.ts';
import type { Interview, NewInterview } from '../entities/interview/interview.ts';

/** What a copy of an invitation does to an interview. */
export type InvitationChange = 'new' | 'moved' | 'changed' | 'cancelled' | 'same' | 'older';

/** The interview that an event belongs to; null when none came with it. */
export function interviewOfEvent(event: CalendarEvent, interviews: readonly Interview[]): Interview | null {
  return interviews.find(({ invitations }) => invitations.some((copy) => isSameEvent(copy, event))) ?? null;
}

/** Most interviews that are offered for an invitation. */
const maxTargets = 3;

/**
 * The interviews that a person may have noted before this invitation of theirs came: open ones without an invitation, on its
 * day or without a day. `home` is the person's IANA zone.
 */
export function likelyTargets(
  event: CalendarEvent,
  interviews: readonly Interview[],
  home: string,
): Interview[] {
  const day = dayOf(event.start, event.timeZone, home);
  const isLikely = ({ status, invitations, dateOfInterview, timeZone }: Interview) => {
    const own = dayOf(dateOfInterview, timeZone, home);
    const isOpen = status !== 'Completed' && status !== 'Cancelled';
    return isOpen && invitations.length === 0 && (own === '' || own === day);
  };
  const likely = interviews.filter(isLikely);
  // Those of its day before those that wait for one.
  return [
    ...likely.filter(({ dateOfInterview }) => dateOfInterview !== ''),
    ...likely.filter(({ dateOfInterview }) => dateOfInterview === ''),
  ].slice(0, maxTargets);
}

/** The person's calendar date of a time; '' for one that is none. */
function dayOf(wall: string, timeZone: string, home: string): string {
  const at = instantOfWallTime(wall, timeZone || home);
  if (at) return wallTimeAt(at, home).slice(0, 10);
  return isCalendarDate(wall) ? wall : '';
}

/**
 * The fields of an interview after a copy of its invitation came. Copies may come in any order: the newest counts. What
 * the person wrote since stays, where it is not what an earlier copy said; a time that moved is always taken.
 */
export function afterInvitation(
  interview: Interview | null,
  event: CalendarEvent,
): { fields: NewInterview; change: InvitationChange } {
  const known = interview?.invitations ?? [];
  const invitations = withCopy(known, event);
  const before = newestEvent(known);
  const now = newestEvent(invitations) ?? event;
  if (!interview)
    return { fields: { ...fieldsOf(now), invitations }, change: now.isCancelled ? 'cancelled' : 'new' };
  const said = before ? fieldsOf(before) : emptyFields;
  const next = fieldsOf(now);
  const fields: NewInterview = { invitations };
  for (const field of invitedFields) {
    const isOwn = !timeFields.has(field) && interview[field] !== said[field];
    if (next[field] !== said[field] && !isOwn) Object.assign(fields, { [field]: next[field] });
  }
  // Not by their number: above the most that are kept, a newer copy takes the place of the oldest.
  const isKnown = JSON.stringify(invitations) === JSON.stringify(known);
  return { fields, change: changeOf(before, now, isKnown) };
}

function changeOf(before: CalendarEvent | null, now: CalendarEvent, isKnown: boolean): InvitationChange {
  if (before && isKnown) return 'same';
  if (before && JSON.stringify(before) === JSON.stringify(now)) return 'older';
  if (now.isCancelled) return 'cancelled';
  const isMoved = before !== null && (before.start !== now.start || before.timeZone !== now.timeZone);
  return isMoved ? 'moved' : 'changed';
}

const timeFields: ReadonlySet<string> = new Set(['dateOfInterview', 'timeZone', 'durationMinutes', 'status']);

const invitedFields = [
  ...(['dateOfInterview', 'timeZone', 'durationMinutes', 'status'] as const),
  ...(['url', 'location', 'latitude', 'longitude', 'interviewers', 'notes', 'interviewType'] as const),
];

/** An interview of which nobody said anything. */
const emptyFields: NewInterview = {
  ...{
    url: '',
    location: '',
    latitude: 0,
    longitude: 0,
    interviewers: '',
    notes: '',
    interviewType: 'Phone',
  },
};

/** What an event says in the fields of an interview. */
function fieldsOf(event: CalendarEvent): NewInterview {
  const isCall = event.url !== '';
  const isPhone = /\b(?:phone|call|telefon|téléphone)\b/i.test(
    `${event.summary} ${event.location}`.slice(0, 500),
  );
  return {
    dateOfInterview: event.start,
    timeZone: event.timeZone,
    durationMinutes: event.durationMinutes,
    status: event.isCancelled ? 'Cancelled' : event.isTentative ? 'TBD' : 'Scheduled',
    url: event.url,
    location: /^https?:\/\//i.test(event.location) ? '' : event.location.replaceAll('\n', ', '),
    latitude: event.latitude,
    longitude: event.longitude,
    interviewers: peopleOf(event),
    interviewType: isCall ? 'Video' : isPhone ? 'Phone' : event.location === '' ? 'Other' : 'On-Site',
    notes: event.description,
  };
}

/** The organizer and at most five others by name; an address alone names nobody. */
function peopleOf({ organizer, attendees }: CalendarEvent): string {
  const names = [organizer, ...attendees].flatMap((person) => (person?.name ? [person.name] : []));
  return [...new Set(names)].slice(0, 6).join(', ');
}
