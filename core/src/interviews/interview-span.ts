import { usualMinutes } from '../calendar/calendar-entry.ts';
import { instantOfWallTime } from '../dates/wall-time.ts';
import type { Interview } from '../entities/interview/interview.ts';

/** When an interview is, in epoch milliseconds; `isGuessed` where nobody said how long it lasts. */
export type Span = { start: number; end: number; isGuessed: boolean };

/** The span of an interview; null while no hour is agreed, or for a time that is none. `home` is the person's zone. */
export function interviewSpan(
  {
    dateOfInterview,
    timeZone,
    durationMinutes,
  }: Pick<Interview, 'dateOfInterview' | 'timeZone' | 'durationMinutes'>,
  home: string,
): Span | null {
  const start = instantOfWallTime(dateOfInterview, timeZone || home)?.getTime();
  if (start === undefined) return null;
  const isGuessed = durationMinutes === 0;
  return { start, end: start + (durationMinutes || usualMinutes) * 60_000, isGuessed };
}
