import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../calendar/calendar-event.ts';
import { interviewEntry } from './interview-entry.ts';
import { madeInterview } from './interview-test-kit.ts';
import { afterInvitation, interviewOfEvent, likelyTargets } from './invited-interview.ts';

const event = (fields: Partial<CalendarEvent>): CalendarEvent => ({
  ...{ uid: 'invite', occurrence: '', sequence: 0, stamp: '2026-11-01T10:00:00.000Z' },
  ...{ isCancelled: false, isTentative: false, summary: 'Interview', description: 'Ask for Dana.' },
  ...{ start: '2026-12-01T09:30', timeZone: 'Europe/Berlin', durationMinutes: 45 },
  ...{ location: 'Torstraße 1\nBerlin', url: '', latitude: 0, longitude: 0 },
  ...{ organizer: { name: 'Dana Okafor', email: 'dana@example.com' }, attendees: [] },
  ...fields,
});

const invited = event({});
const moved = event({ sequence: 1, stamp: '2026-11-02T10:00:00.000Z', start: '2026-12-02T11:00' });
const cancelled = event({ sequence: 2, stamp: '2026-11-03T10:00:00.000Z', isCancelled: true });

function taken(...events: readonly CalendarEvent[]) {
  const [first, ...rest] = events;
  let interview = madeInterview(afterInvitation(null, first ?? invited).fields);
  for (const one of rest) interview = { ...interview, ...afterInvitation(interview, one).fields };
  return interview;
}

describe('an invitation', () => {
  it('becomes an interview with what it says', () => {
    expect(afterInvitation(null, invited)).toMatchObject({
      change: 'new',
      fields: {
        ...{ dateOfInterview: '2026-12-01T09:30', timeZone: 'Europe/Berlin', durationMinutes: 45 },
        ...{ status: 'Scheduled', interviewType: 'On-Site', location: 'Torstraße 1, Berlin' },
        ...{ interviewers: 'Dana Okafor', notes: 'Ask for Dana.' },
      },
    });
  });

  it.each([
    [{ url: 'https://zoom.us/j/1', location: 'https://zoom.us/j/1' }, 'Video', ''],
    [{ location: 'Phone' }, 'Phone', 'Phone'],
    [{ location: '' }, 'Other', ''],
  ])('with %j is held by %s', (fields, interviewType, location) => {
    expect(afterInvitation(null, event(fields)).fields).toMatchObject({ interviewType, location });
  });

  it('finds the interview it belongs to, and no other', () => {
    const interview = taken(invited);
    expect(interviewOfEvent(moved, [interview])).toBe(interview);
    expect(interviewOfEvent(event({ uid: 'other' }), [interview])).toBeNull();
    expect(interviewOfEvent(event({ uid: '' }), [taken(event({ uid: '' }))])).toBeNull();
  });

  it('may be of an open interview that was noted before it, on its day or without one', () => {
    const noted = [
      madeInterview({ internalId: 1 }),
      madeInterview({ internalId: 2, dateOfInterview: '2026-12-01' }),
      madeInterview({ internalId: 3, dateOfInterview: '2026-12-02' }),
      madeInterview({ internalId: 4, dateOfInterview: '2026-12-01', status: 'Cancelled' }),
      { ...taken(event({ uid: 'other' })), internalId: 5 },
      // The day before in New York.
      madeInterview({ internalId: 6, dateOfInterview: '2026-11-30T20:00', timeZone: 'America/New_York' }),
    ];
    const ids = likelyTargets(invited, noted, 'Europe/Berlin').map(({ internalId }) => internalId);
    expect(ids).toEqual([2, 6, 1]);
  });

  it('ends in the same state in whatever order its copies come', () => {
    const states = [
      [invited, moved, cancelled],
      [invited, cancelled, moved],
      [moved, invited, cancelled],
      [moved, cancelled, invited],
      [cancelled, invited, moved],
      [cancelled, moved, invited],
    ].map((copies) => taken(...copies));
    for (const state of states) expect(state).toEqual(states[0]);
    expect(states[0]?.status).toBe('Cancelled');
  });

  it('says what a copy changed', () => {
    const change = (interview: ReturnType<typeof taken>, one: CalendarEvent) =>
      afterInvitation(interview, one).change;
    expect(change(taken(invited), moved)).toBe('moved');
    expect(change(taken(invited), event({ sequence: 1, location: 'Room 4' }))).toBe('changed');
    expect(change(taken(invited), cancelled)).toBe('cancelled');
    expect(change(taken(invited), invited)).toBe('same');
    expect(change(taken(moved), invited)).toBe('older');
  });

  it('is moved also after more copies than are kept', () => {
    const copies = Array.from({ length: 25 }, (_, sequence) => event({ sequence }));
    const often = taken(...copies);
    expect(often.invitations).toHaveLength(20);
    const later = event({ sequence: 25, start: '2026-12-09T09:30' });
    expect(afterInvitation(often, later)).toMatchObject({
      change: 'moved',
      fields: { dateOfInterview: '2026-12-09T09:30' },
    });
    expect(afterInvitation(often, event({ sequence: 24 })).change).toBe('same');
    expect(afterInvitation(often, event({ sequence: 1 })).change).toBe('same');
  });

  it('leaves what the person wrote, and moves the time nevertheless', () => {
    const own = { ...taken(invited), notes: 'Bring the portfolio.', dateOfInterview: '2026-12-01T10:00' };
    const after = {
      ...own,
      ...afterInvitation(own, event({ ...moved, description: 'Ask for Lee.' })).fields,
    };
    expect(after).toMatchObject({ notes: 'Bring the portfolio.', dateOfInterview: '2026-12-02T11:00' });
  });
});

describe('the entry of an interview in a calendar', () => {
  const interview = madeInterview({
    ...{ jobTitle: 'Charge nurse', companyName: 'Lakeside', interviewType: 'Video', sequence: 3 },
    ...{ dateOfInterview: '2026-12-01T09:30', timeZone: 'Europe/Berlin', city: 'Berlin', country: 'DE' },
  });
  const entry = (fields = {}) =>
    interviewEntry({ ...interview, ...fields }, { address: 'https://example.org/1', contacts: ['Lee Park'] });

  it('has a name that stays, and says what and where', () => {
    expect(entry()).toMatchObject({
      ...{
        uid: 'uid-1@foothold',
        sequence: 3,
        status: 'confirmed',
        place: 'Berlin, DE',
        alarms: [1440, 120],
      },
      title: 'Video interview · Lakeside · Charge nurse',
      notes: 'With Lee Park\nhttps://example.org/1',
    });
    expect(entry({ interviewers: 'Dana Okafor' })?.notes).toContain('With Lee Park, Dana Okafor\n');
  });

  it('has the name of the invitation that it came with', () => {
    expect(entry({ invitations: [moved] })).toMatchObject({ uid: 'invite', sequence: 3 });
  });

  it('of a date of a series has a name of its own: the dates of a series share theirs', () => {
    expect(entry({ invitations: [{ ...moved, occurrence: '2026-12-01' }] })?.uid).toBe('uid-1@foothold');
  });

  it('is tentative, cancelled, or none while no day is agreed', () => {
    expect(entry({ status: 'TBD' })?.status).toBe('tentative');
    expect(entry({ status: 'Cancelled' })?.status).toBe('cancelled');
    expect(entry({ dateOfInterview: '' })).toBeNull();
    expect(entry({ dateOfInterview: 'soon' })).toBeNull();
    expect(entry({ timeZone: 'Nowhere/At_All' })?.timeZone).toBe('');
  });
});
