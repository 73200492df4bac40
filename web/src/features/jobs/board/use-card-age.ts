import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { useLingui } from '@lingui/react/macro';
import { ageOf, fullDate } from '../shared/job-cells.ts';

/**
 * How long a job stands where it stands, as its card says it: since it was saved while nothing is done, else since its
 * status began; `title` is the full date. Empty texts for a job without dates.
 */
export function useCardAge(job: Job, today: string): { text: string; title: string } {
  const { t } = useLingui();
  const isStarted = job.status !== 'application-not-started' && job.statusDate !== '';
  const since = isStarted ? job.statusDate : job.dateAdded;
  const age = ageOf(since, { today });
  if (!age) return { text: '', title: '' };
  const title = fullDate(dateOfText(since));
  if ('days' in age && age.days === 0) return { text: isStarted ? t`Today` : t`saved today`, title };
  const ago = 'days' in age ? t`${age.days} d` : age.date;
  return { text: isStarted ? ago : t`saved ${ago}`, title };
}
