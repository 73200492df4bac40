import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { useJob } from '../../data/jobs/use-job.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { ApplyCard } from './apply/apply-card.tsx';
import { JobEditor } from './editor/job-editor.tsx';
import { jobIdOf } from './shared/job-paths.ts';

const LetterPart = partLater(async () => (await import('./letter/letter-part.tsx')).LetterPart);
const FitPart = partLater(async () => (await import('./fit/fit-part.tsx')).FitPart);
const OptimizePart = partLater(async () => (await import('./optimize/optimize-part.tsx')).OptimizePart);
const JobMissing = partLater(async () => (await import('./editor/job-missing.tsx')).JobMissing);

/**
 * /job/apply/{internalId}: the screen of a job in apply mode, with what goes out above it (docs/spec/screens.md, Addresses). With
 * `?part=letter` the editor of its letter replaces it (decision 0072), with `?part=fit` how well the resume fits
 * (0083), with `?part=optimize` other words for it (0107).
 */
export function JobApplyScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const id = jobIdOf(internalId);
  const [search] = useSearchParams();
  const found = useJob(id);
  if (found === undefined) return <SkeletonRows count={8} label={t`Loading the job`} />;
  if (found.job === null) return <JobMissing id={internalId} problem={found.problem} />;
  const { job } = found;
  const today = calendarDate(systemClock.now());
  const part = search.get('part');
  if (part === 'letter') return <LetterPart key={id} job={job} today={today} />;
  if (part === 'fit') return <FitPart key={id} job={job} today={today} />;
  if (part === 'optimize') return <OptimizePart key={id} job={job} today={today} />;
  return (
    <JobEditor
      key={id}
      job={job}
      today={today}
      above={(part) => <ApplyCard job={job} today={today} {...part} />}
    />
  );
}
