import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useJob } from '../../data/jobs/use-job.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { JobEditor } from './editor/job-editor.tsx';
import { jobIdOf } from './shared/job-paths.ts';

const JobMissing = partLater(async () => (await import('./editor/job-missing.tsx')).JobMissing);

/** /job/edit/{internalId}: a job, what happened with it and what was kept of its posting (docs/spec/readings.md R4). */
export function JobEditScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const id = jobIdOf(internalId);
  const found = useJob(id);
  if (found === undefined) return <SkeletonRows count={8} label={t`Loading the job`} />;
  if (found.job === null) return <JobMissing id={internalId} problem={found.problem} />;
  return (
    <FullHeight>
      <JobEditor key={id} job={found.job} today={calendarDate(systemClock.now())} />
    </FullHeight>
  );
}
