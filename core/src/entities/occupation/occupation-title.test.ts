import { expect, test } from 'vitest';
import { occupationSearchTerm, singular } from './occupation-title.ts';

test.each([
  ['Nurses', 'Nurse'],
  ['Secretaries', 'Secretary'],
  ['Waitresses', 'Waitress'],
  ['Coaches', 'Coach'],
  ['Midwives', 'Midwife'],
  ['Judges', 'Judge'],
  ['Business', 'Business'],
  ['Logistics', 'Logistics'],
  ['Clergy', 'Clergy'],
])('one of the %s is a %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test.each([
  ['Software Developers', 'software developer'],
  ['Registered Nurses', 'registered nurse'],
  ['Waiters and Waitresses', 'waiter'],
  ['Bookkeeping, Accounting, and Auditing Clerks', 'bookkeeping clerk'],
  ['Elementary School Teachers, Except Special Education', 'elementary school teacher'],
  ['Managers, All Other', 'manager'],
  ['Maintenance and Repair Workers, General', 'maintenance worker'],
  ['Nursing Instructors and Teachers, Postsecondary', 'nursing instructor'],
  ['Heating, Air Conditioning, and Refrigeration Mechanics and Installers', 'heating mechanic'],
  ['First-Line Supervisors of Retail Sales Workers', 'retail sales worker supervisor'],
  ['Musicians and Singers', 'musician'],
  ['Nurse Midwives', 'nurse midwife'],
  ['Clergy', 'clergy'],
  ['Judges, Magistrate Judges, and Magistrates', 'judge'],
  ['Hairdressers, Hairstylists, and Cosmetologists', 'hairdresser'],
])('%s: postings are searched for “%s”', (title, term) => {
  expect(occupationSearchTerm(title)).toBe(term);
});
