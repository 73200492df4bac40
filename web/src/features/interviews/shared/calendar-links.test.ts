import { madeInterview } from '@foothold/core/interviews/interview-test-kit.ts';
import { expect, it } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const fields = { companyName: 'A & B', dateOfInterview: '2026-12-01T09:30', timeZone: 'America/New_York' };
const query = (address = '') => Object.fromEntries(new URL(address).searchParams);

it('links of calendars say what, when and where', () => {
  const links = calendarLinks(madeInterview({ ...fields, durationMinutes: 45, location: 'Room 4' }), [
    'Lee Park',
  ]);
  expect(query(links?.google)).toMatchObject({
    ...{ text: 'Phone interview · A & B', dates: '20261201T143000Z/20261201T151500Z', location: 'Room 4' },
    details: 'With Lee Park',
  });
  expect(query(links?.outlook)).toMatchObject({
    ...{ subject: 'Phone interview · A & B', startdt: '2026-12-01T14:30:00Z', enddt: '2026-12-01T15:15:00Z' },
  });
});

it('one without an hour is a day; without a day or cancelled there is no link', () => {
  const day = calendarLinks(madeInterview({ ...fields, dateOfInterview: '2026-12-01' }), []);
  expect(query(day?.google).dates).toBe('20261201/20261202');
  expect(query(day?.outlook)).toMatchObject({ allday: 'true', startdt: '2026-12-01', enddt: '2026-12-02' });
  expect(calendarLinks(madeInterview({ ...fields, dateOfInterview: '' }), [])).toBeNull();
  expect(calendarLinks(madeInterview({ ...fields, status: 'Cancelled' }), [])).toBeNull();
});
