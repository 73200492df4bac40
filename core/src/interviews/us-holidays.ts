import { addDays, weekDayOf } from '../dates/calendar-date.ts';
import { stateZones } from './state-zones.data.ts';

/** The legal public holidays of the US (5 U.S.C. 6103, public domain). */
export type UsHoliday =
  | 'new-year'
  | 'king'
  | 'washington'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving'
  | 'christmas';

const fixed: Readonly<Record<string, UsHoliday>> = {
  '01-01': 'new-year',
  '06-19': 'juneteenth',
  '07-04': 'independence',
  '11-11': 'veterans',
  '12-25': 'christmas',
};

/** By month: the day of the week, from 1 for Monday, and which one of the month; 0 is the last. */
const moving: Readonly<Record<string, { weekDay: number; which: number; holiday: UsHoliday }>> = {
  '01': { weekDay: 1, which: 3, holiday: 'king' },
  '02': { weekDay: 1, which: 3, holiday: 'washington' },
  '05': { weekDay: 1, which: 0, holiday: 'memorial' },
  '09': { weekDay: 1, which: 1, holiday: 'labor' },
  '10': { weekDay: 1, which: 2, holiday: 'columbus' },
  '11': { weekDay: 4, which: 4, holiday: 'thanksgiving' },
};

/** The public holiday on a date for a person whose clocks are those of a US state or territory; null for none. */
export function usHoliday(date: string, zone: string): UsHoliday | null {
  if (!Object.hasOwn(stateZones, zone)) return null;
  const [month = '', day = ''] = date.slice(5).split('-');
  const onDate = fixed[`${month}-${day}`];
  if (onDate) return onDate;
  const rule = moving[month];
  if (!rule || weekDayOf(date) !== rule.weekDay) return null;
  const isRight =
    rule.which === 0 ? addDays(date, 7).slice(5, 7) !== month : Math.ceil(Number(day) / 7) === rule.which;
  return isRight ? rule.holiday : null;
}
