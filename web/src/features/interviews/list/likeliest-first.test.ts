import type { CalendarEvent } from '@foothold/core/calendar/calendar-event.ts';
import { madeInterview } from '@foothold/core/interviews/interview-test-kit.ts';
import { expect, it } from 'vitest';
import { likeliestFirst } from './likeliest-first.ts';

const event = (uid: string, start: string): CalendarEvent => ({
  ...{ uid, occurrence: '', sequence: 0, stamp: '', isCancelled: false, isTentative: false },
  ...{ summary: '', description: '', start, timeZone: 'Europe/Berlin', durationMinutes: 45 },
  ...{ location: '', url: '', organizer: null, attendees: [], latitude: 0, longitude: 0 },
});

it('of a whole calendar the known invitations come first, then the next, then the last of those that are over', () => {
  const events = [
    event('old', '2026-01-05T09:00'),
    event('later', '2026-12-20T09:00'),
    event('lately', '2026-11-20'),
    event('next', '2026-12-01T09:00'),
    event('known', '2026-11-02T09:00'),
  ];
  const known = madeInterview({ invitations: [event('known', '2026-11-01T09:00')] });
  const sorted = likeliestFirst(events, [known], {
    now: Date.parse('2026-11-26T12:00Z'),
    home: 'Europe/Berlin',
  });
  expect(sorted.map(({ uid }) => uid)).toEqual(['known', 'next', 'later', 'lately', 'old']);
});
