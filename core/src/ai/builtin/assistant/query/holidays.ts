import { addDays } from '../../../../dates/calendar-date.ts';
import { type UsHoliday, usHoliday } from '../../../../interviews/us-holidays.ts';

/** How people name the legal holidays of the United States, and days of their own name: month and day. */
const named: readonly (readonly [string, UsHoliday | `${number}-${number}`])[] = [
  ['new years day|new years|new year', 'new-year'],
  ['martin luther king day|mlk day|mlk', 'king'],
  ['presidents day|washingtons birthday', 'washington'],
  ['memorial day', 'memorial'],
  ['juneteenth', 'juneteenth'],
  ['independence day|the fourth of july|the 4th of july|fourth of july|4th of july', 'independence'],
  ['labor day', 'labor'],
  ['columbus day|indigenous peoples day', 'columbus'],
  ['veterans day', 'veterans'],
  ['thanksgiving day|thanksgiving', 'thanksgiving'],
  ['christmas day|christmas|xmas', 'christmas'],
  ['valentines day|valentines', '02-14'],
  ['st patricks day|saint patricks day', '03-17'],
  ['halloween', '10-31'],
  ['christmas eve|xmas eve', '12-24'],
  ['new years eve|nye', '12-31'],
];

const names = named
  .flatMap(([list, day]) => list.split('|').map((name) => ({ parts: name.split(' '), day })))
  .sort((a, b) => b.parts.length - a.parts.length);

/** The words of their names, each once. */
export const holidayWords: readonly string[] = [...new Set(names.flatMap(({ parts }) => parts))];

/** The holiday that words begin with: how many of them name it, and its day in a year; null for none. */
export function holidayIn(
  words: readonly string[],
): { length: number; dayIn: (year: number) => string } | null {
  const match = names.find(({ parts }) => parts.every((part, index) => words[index] === part));
  return match ? { length: match.parts.length, dayIn: (year) => dayOf(match.day, year) } : null;
}

function dayOf(day: UsHoliday | `${number}-${number}`, year: number): string {
  if (/^\d/.test(day)) return `${year}-${day}`;
  let date = `${year}-01-01`;
  while (usHoliday(date, 'America/New_York') !== day) date = addDays(date, 1);
  return date;
}
