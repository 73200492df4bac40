import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { isSameEvent, newestEvent, withCopy } from './newest-event.ts';

const event = (fields: Partial<CalendarEvent>): CalendarEvent => ({
  ...{ uid: 'a', occurrence: '', sequence: 0, stamp: '2026-11-01T10:00:00.000Z' },
  ...{ isCancelled: false, isTentative: false, summary: 'Interview', description: '' },
  ...{ start: '2026-12-01T09:30', timeZone: 'Europe/Berlin', durationMinutes: 45 },
  ...{ location: '', url: '', organizer: null, attendees: [], latitude: 0, longitude: 0 },
  ...fields,
});

const invited = event({ location: 'Torstraße 1', url: 'https://zoom.us/j/1' });
const moved = event({ sequence: 1, stamp: '2026-11-02T10:00:00.000Z', start: '2026-12-02T11:00' });
const movedAgain = event({ sequence: 2, stamp: '2026-11-03T10:00:00.000Z', start: '2026-12-03T11:00' });
const cancelled = event({ sequence: 3, stamp: '2026-11-04T10:00:00.000Z', isCancelled: true, summary: '' });

function* orders<T>(all: readonly T[]): Generator<T[]> {
  if (all.length === 0) yield [];
  for (const [at, one] of all.entries())
    for (const rest of orders(all.filter((_, other) => other !== at))) yield [one, ...rest];
}

const after = (copies: readonly CalendarEvent[]) =>
  newestEvent(copies.reduce<CalendarEvent[]>((all, copy) => withCopy(all, copy), []));

describe('copies of an event', () => {
  it('end in the same state in whatever order they arrive, however often', () => {
    const states = [...orders([invited, moved, movedAgain, cancelled, moved])].map(after);
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
    expect(states[0]).toMatchObject({
      ...{ isCancelled: true, start: '2026-12-01T09:30', summary: 'Interview' },
      ...{ location: 'Torstraße 1', url: 'https://zoom.us/j/1' },
    });
  });

  it('say the newest time, the newer of equal numbers by when it was made', () => {
    expect(after([movedAgain, invited, moved])?.start).toBe('2026-12-03T11:00');
    const later = event({ stamp: '2026-11-01T11:00:00.000Z', start: '2026-12-05' });
    expect(after([later, invited])?.start).toBe('2026-12-05');
    expect(after([invited, later])?.start).toBe('2026-12-05');
  });

  it('are cancelled where of two that are equal one is', () => {
    const gone = event({ isCancelled: true });
    for (const copies of [
      [gone, event({})],
      [event({}), gone],
    ])
      expect(after(copies)?.isCancelled).toBe(true);
  });

  it('of which the newest does not say a time keep the last one', () => {
    expect(after([cancelled, { ...cancelled, sequence: 4, start: '' }])?.start).toBe('2026-12-01T09:30');
    expect(after([])).toBeNull();
  });
});

it('events are the same by name and date of the series; without a name none is', () => {
  expect(isSameEvent(invited, moved)).toBe(true);
  expect(isSameEvent(invited, event({ occurrence: '2026-12-08' }))).toBe(false);
  expect(isSameEvent(event({ uid: '' }), event({ uid: '' }))).toBe(false);
});

it('a series that is cancelled as a whole is the date that was taken of it, and no event of its own', () => {
  const date = event({ isOfSeries: true, occurrence: '2026-12-01T08:30:00.000Z' });
  const ended = event({ isOfSeries: true, isCancelled: true, start: '' });
  expect(isSameEvent(date, ended)).toBe(true);
  expect(isSameEvent(event({}), event({ isCancelled: true, isOfSeries: true, occurrence: 'x' }))).toBe(false);
  expect(isSameEvent(date, event({ isOfSeries: true, occurrence: '2026-12-08T08:30:00.000Z' }))).toBe(false);
});
