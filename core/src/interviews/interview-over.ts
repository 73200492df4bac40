import { isCalendarDate } from '../dates/calendar-date.ts';
import { wallTimeAt } from '../dates/wall-time.ts';
import type { Interview } from '../entities/interview/interview.ts';
import { interviewSpan } from './interview-span.ts';

type Held = Pick<Interview, 'dateOfInterview' | 'timeZone' | 'durationMinutes' | 'status'>;

/**
 * True for an interview that was held, or whose time is over: after its end, or after its day where no hour was agreed. One
 * that was cancelled never is. `home` is the person's IANA zone.
 */
export function isInterviewOver(interview: Held, { now, home }: { now: Date; home: string }): boolean {
  if (interview.status === 'Cancelled') return false;
  if (interview.status === 'Completed') return true;
  const span = interviewSpan(interview, home);
  if (span) return span.end <= now.getTime();
  const { dateOfInterview } = interview;
  return isCalendarDate(dateOfInterview) && dateOfInterview < wallTimeAt(now, home).slice(0, 10);
}
