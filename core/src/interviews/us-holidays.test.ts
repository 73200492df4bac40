import { expect, it } from 'vitest';
import { usHoliday } from './us-holidays.ts';

const home = 'America/New_York';

it.each([
  ['2026-01-01', 'new-year'],
  ['2026-01-19', 'king'],
  ['2026-02-16', 'washington'],
  ['2026-05-25', 'memorial'],
  ['2027-05-31', 'memorial'],
  ['2026-06-19', 'juneteenth'],
  ['2026-07-04', 'independence'],
  ['2026-09-07', 'labor'],
  ['2026-10-12', 'columbus'],
  ['2026-11-11', 'veterans'],
  ['2026-11-26', 'thanksgiving'],
  ['2028-11-23', 'thanksgiving'],
  ['2026-12-25', 'christmas'],
  ['2026-11-19', null],
  ['2026-11-27', null],
  ['2026-05-18', null],
  ['2026-03-16', null],
])('%s is %s', (date, holiday) => {
  expect(usHoliday(date, home)).toBe(holiday);
});

it('elsewhere these days are days like any other', () => {
  expect(usHoliday('2026-11-26', 'Europe/Berlin')).toBeNull();
  expect(usHoliday('2026-11-26', 'Pacific/Honolulu')).toBe('thanksgiving');
});
