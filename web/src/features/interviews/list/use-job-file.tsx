import { safeFileName } from '@foothold/core/entities/document/kept-file.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Trans } from '@lingui/react/macro';
import { readCalendarMarks } from '../../../data/steps/calendar-marks.ts';
import type { RowAction } from '../../../ui/lists/row-menu-list.tsx';
import { saveCalendar } from '../shared/save-calendar.tsx';
import { useMarkWords } from '../shared/use-mark-words.ts';

/** The calendar file of all that stands on days for the job of an interview, as something to do; nothing without a job. */
export function useJobFile(
  { jobId, companyName, jobTitle }: Interview,
  interviews: readonly Interview[],
): RowAction[] {
  const { titleOf } = useMarkWords();
  if (jobId === null) return [];
  const save = async () => {
    const due = (await readCalendarMarks()).filter((mark) => mark.jobId === jobId);
    await saveCalendar(
      {
        interviews: interviews.filter((one) => one.jobId === jobId),
        marks: due.map((mark) => ({ mark, title: titleOf(mark) })),
      },
      safeFileName(companyName || jobTitle),
    );
  };
  return [
    { name: 'job', label: <Trans>Calendar file of all for this job</Trans>, onClick: () => void save() },
  ];
}
