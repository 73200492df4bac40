import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { useLingui } from '@lingui/react/macro';
import { useLetterContext } from '../../../data/letters/letters.ts';
import { FullHeight } from '../../../ui/full-height.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { LetterEditor } from './letter-editor.tsx';

/** The letter of a job: its text, and the page beside it in the look of the resume that goes with it. */
export function LetterPart({ job, today }: { job: Job; today: CalendarDate }) {
  const { t } = useLingui();
  const around = useLetterContext(job);
  if (!around) return <SkeletonRows count={8} label={t`Loading the letter`} />;
  return (
    <FullHeight>
      <LetterEditor job={job} around={around} today={today} />
    </FullHeight>
  );
}
