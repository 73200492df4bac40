import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useResumeSources } from '../../../data/resumes/resume-sources.ts';
import { FullHeight } from '../../../ui/full-height.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { FitNoResume } from '../fit/fit-no-resume.tsx';
import { useJobFit } from '../fit/use-job-fit.ts';
import { jobIdOf, jobPaths } from '../shared/job-paths.ts';
import { OptimizeScreen } from './optimize-screen.tsx';

type Props = { job: Job; today: CalendarDate };

/** Better words for a resume towards a job: proposals of rules and of a model, each with what it rests on and a decision. */
export function OptimizePart({ job, today }: Props) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const looked = jobIdOf(search.get('resume') ?? '');
  const id = Number.isNaN(looked) ? job.resumeId : looked;
  const fit = useJobFit(job, Number.isNaN(looked) ? null : looked, today);
  const sources = useResumeSources(id);
  const title = job.jobTitle || t`Untitled job`;
  const about = [title, job.companyName].filter(Boolean).join(', ');
  const rows = fit?.resumes.map(({ resume }) => resume) ?? [];
  const shown = rows.find(({ internalId }) => internalId === id);
  const name = shown ? nameInFamily(shown, rows) : '';
  if (fit && sources && shown)
    return (
      <FullHeight>
        <OptimizeScreen {...{ job, today, fit, sources, name, about }} />
      </FullHeight>
    );
  const isMissing = fit && (!shown || sources === null);
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Optimize</Trans>}
        documentTitle={t`Optimize: ${title}`}
        fact={about}
        backTo={jobPaths.edit(job.internalId)}
      />
      {isMissing ? (
        <FitNoResume job={job} resumes={fit.resumes} />
      ) : (
        <SkeletonRows count={8} label={t`Loading the resume`} />
      )}
    </FullHeight>
  );
}
