import type { CalendarDate } from '../../../../dates/calendar-date.ts';
import type { WeekDay } from '../../../../tracking/weekly-activity.ts';

/** Days, both included; '' is open. */
export type Span = { from: string; to: string };

/** Which of the days of a name is meant: the last one, the next one, or the nearest. */
export type Way = 'past' | 'ahead' | 'near';

/** The days that words stand for, once it is clear whether they are past. */
export type SpanOf = (way: Way) => Span | null;

/** A length of time in days, both included; `isWithin` where it is said to be how long something took. */
export type Lasts = { least: number | null; most: number | null; isWithin?: boolean };

/** What days are counted from. */
export type DayContext = { today: CalendarDate; firstDay: WeekDay };
