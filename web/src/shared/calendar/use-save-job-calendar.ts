import { safeFileName } from '@foothold/core/entities/document/stored-file.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { readCalendarMarks } from '../../data/steps/calendar-marks.ts';
import { saveCalendar } from './save-calendar.tsx';
import { useMarkWords } from './use-mark-words.ts';

/** Saves the calendar file of one job: its interviews, its deadlines, follow-ups and tasks that have a day. */
export function useSaveJobCalendar(): (jobId: number, interviews: readonly Interview[]) => Promise<void> {
  const { titleOf } = useMarkWords();
  return async (jobId, interviews) => {
    const due = (await readCalendarMarks()).filter((mark) => mark.jobId === jobId);
    const [{ companyName, jobTitle } = { companyName: '', jobTitle: '' }] = interviews;
    await saveCalendar(
      { interviews, marks: due.map((mark) => ({ mark, title: titleOf(mark) })) },
      safeFileName(companyName || jobTitle),
    );
  };
}
