import { describe, expect, it } from 'vitest';
import { wallTimeAt } from '../dates/wall-time.ts';
import { freeTimes } from './free-times.ts';
import { madeInterview } from './interview-test-kit.ts';

const home = 'America/New_York';
const at = (dateOfInterview: string, more = {}) => ({ dateOfInterview, timeZone: home, ...more });
/** Monday, 8 in the morning. */
const now = new Date('2026-11-23T13:00Z');
const phone = madeInterview({ internalId: 1, ...at('2026-11-24T14:00', { durationMinutes: 45 }) });
const panel = madeInterview({ internalId: 2, ...at('2026-11-24T13:00', { durationMinutes: 90 }) });
const free = (one: object, others: object[], options: object = {}) =>
  freeTimes(
    { ...phone, ...one },
    others.map((other, index) => madeInterview({ internalId: index + 2, ...other })),
    { home, now, ...options },
  ).map((time) => wallTimeAt(time, home));

describe('times to offer in place of an interview', () => {
  it('are the nearest to its own hour, on its own day and the next, with half an hour to breathe', () => {
    expect(free({}, [panel])).toEqual(['2026-11-24T15:00', '2026-11-25T14:00']);
    const full = at('2026-11-25T09:00', { durationMinutes: 480 });
    expect(free({}, [panel, full])).toEqual(['2026-11-24T15:00', '2026-11-27T14:00']);
  });

  it('leave out weekends, Thanksgiving, the present day and days that are over', () => {
    expect(free(at('2026-11-27T10:00'), [at('2026-11-27T10:00')], { most: 3 })).toEqual([
      ...['2026-11-27T11:30', '2026-11-30T10:00', '2026-12-01T10:00'],
    ]);
    expect(free(at('2026-11-20T10:00'), [])).toEqual(['2026-11-24T10:00', '2026-11-25T10:00']);
  });

  it('are in office hours of both sides', () => {
    const west = { timeZone: 'America/Los_Angeles', dateOfInterview: '2026-11-24T07:00' };
    expect(free(west, [])).toEqual(['2026-11-24T12:00', '2026-11-25T12:00']);
    expect(free({ timeZone: 'Asia/Tokyo', dateOfInterview: '2026-11-24T10:00' }, [])).toEqual([]);
  });

  it('leave room for the way from what is on site', () => {
    const from = { lat: 39.96, lng: -83 };
    const onSite = at('2026-11-24T13:00', {
      ...{ durationMinutes: 30, interviewType: 'On-Site', latitude: 40.3, longitude: -83.07 },
    });
    expect(free({}, [onSite], { from })[0]).toBe('2026-11-24T15:00');
    expect(free({}, [onSite])[0]).toBe('2026-11-24T14:30');
  });

  it('pass over what is cancelled, and are none while no hour is agreed', () => {
    expect(free({}, [{ ...panel, status: 'Cancelled' }])[0]).toBe('2026-11-24T13:30');
    expect(free(at('2026-11-24'), [])).toEqual([]);
  });
});
