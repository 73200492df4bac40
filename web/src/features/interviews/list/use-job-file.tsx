import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Trans } from '@lingui/react/macro';
import { useSaveJobCalendar } from '../../../shared/calendar/use-save-job-calendar.ts';
import type { RowAction } from '../../../ui/lists/row-menu-list.tsx';

/** The calendar file of all that stands on days for the job of an interview, as something to do; nothing without a job. */
export function useJobFile({ jobId }: Interview, interviews: readonly Interview[]): RowAction[] {
  const save = useSaveJobCalendar();
  if (jobId === null) return [];
  const ofJob = interviews.filter((one) => one.jobId === jobId);
  return [
    {
      name: 'job',
      label: <Trans>Calendar file of all for this job</Trans>,
      onClick: () => void save(jobId, ofJob),
    },
  ];
}
