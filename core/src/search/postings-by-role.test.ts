import { expect, test } from 'vitest';
import { postingsByRole } from './postings-by-role.ts';

const posting = (jobTitle: string, city: string, daysAgoPosted: number) => ({
  ...{
    jobTitle,
    city,
    state: city && 'OH',
    country: 'US',
    location: city ? `${city}, OH` : 'Remote in Ohio',
  },
  ...{ isRemote: city === '', daysAgoPosted },
});

test('postings are counted by role, then place, and by the week they were posted in', () => {
  const found = [
    posting('Registered Nurse - ICU', 'Columbus', 0),
    posting('Registered Nurse (Nights)', 'Newark', 3),
    posting('REGISTERED NURSE', 'Columbus', 9),
    posting('Data Analyst', '', 40),
    posting('Data Analyst', '', -1),
    posting('Data Analyst', 'Dublin', 400),
  ];
  // Today is a Thursday.
  expect(postingsByRole(found, { daysIntoWeek: 3, weekCount: 4 })).toEqual([
    {
      role: 'Data Analyst',
      count: 3,
      places: [
        { place: 'Remote in Ohio', count: 2 },
        { place: 'Dublin, OH', count: 1 },
      ],
      weeks: [0, 0, 0, 0],
    },
    {
      role: 'Registered Nurse',
      count: 3,
      places: [
        { place: 'Columbus, OH', count: 2 },
        { place: 'Newark, OH', count: 1 },
      ],
      weeks: [0, 0, 1, 2],
    },
  ]);
});

test.each([
  [0, 0, 3],
  [0, 1, 2],
  [6, 6, 3],
  [6, 7, 2],
  [2, 9, 2],
  [2, 10, 1],
])('on day %i of the week, %i days ago lies in week %i of four', (daysIntoWeek, daysAgo, week) => {
  const [role] = postingsByRole([posting('Cook', 'Erie', daysAgo)], { daysIntoWeek, weekCount: 4 });
  expect(role?.weeks.indexOf(1)).toBe(week);
});
