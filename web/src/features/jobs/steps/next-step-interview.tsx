import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { wallClock } from '@foothold/core/dates/wall-time.ts';
import { useLingui } from '@lingui/react/macro';
import { useInterview } from '../../../data/interviews/interviews.ts';

/** When and where an interview is: its weekday, its clock with the zone, its place. */
export function NextStepInterview({ interviewId }: { interviewId: number }) {
  const { i18n } = useLingui();
  const interview = useInterview(interviewId);
  if (!interview) return null;
  const { dateOfInterview, timeZone, location, address } = interview;
  const day = dateWords(dateOfInterview.slice(0, 10), i18n.locale, { weekday: 'short' });
  const clock = wallClock(dateOfInterview, timeZone, i18n.locale);
  return [[day, clock].filter(Boolean).join(', '), address || location].filter(Boolean).join(' · ');
}
