import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { expect, it } from 'vitest';
import { readCalendar } from '../../calendar-files/read-calendar.ts';
import { writeCalendar } from '../../calendar-files/write-calendar.ts';
import { markEntry } from './mark-entry.ts';

const mark: CalendarMark = {
  ...{ kind: 'follow-up', uid: 'job-1-follow-up', date: '2026-12-01', title: '', jobId: 1, isExample: false },
  ...{ jobTitle: 'Charge nurse', companyName: 'Lakeside' },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:01:30.000Z' },
};
const read = (changes: Partial<CalendarMark> = {}) => {
  const entry = markEntry(
    { ...mark, ...changes },
    { title: 'Follow up with Lakeside', address: 'https://example.com/job/edit/1' },
  );
  const reading = readCalendar(writeCalendar([entry], { name: 'Foothold', now: new Date(0) }), {
    home: 'Asia/Tokyo',
    now: new Date(0),
  });
  return reading.ok ? reading.events[0] : null;
};

it('a day of a job is a whole day of a calendar, wherever it is opened, with what to do and for which job', () => {
  expect(read()).toMatchObject({
    ...{
      uid: 'job-1-follow-up@foothold',
      start: '2026-12-01',
      timeZone: '',
      summary: 'Follow up with Lakeside',
    },
    description: 'Charge nurse · Lakeside\nhttps://example.com/job/edit/1',
  });
});

it('a later file moves it: the name stays and the number of the change rises', () => {
  const moved = read({ date: '2026-12-04', updatedAt: '2026-11-03T10:00:00.000Z' });
  expect(moved?.uid).toBe(read()?.uid);
  expect(moved?.sequence).toBeGreaterThan(read()?.sequence ?? 0);
  expect(read({ createdAt: '' })?.sequence).toBe(0);
});
