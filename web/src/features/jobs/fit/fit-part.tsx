import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { FullHeight } from '../../../ui/full-height.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../../ui/mobile-foot.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyCard } from '../shared/empty-card.tsx';
import { jobIdOf, jobPaths } from '../shared/job-paths.ts';
import { FitHeadActions } from './fit-head-actions.tsx';
import { FitNoResume } from './fit-no-resume.tsx';
import { FitNoText } from './fit-no-text.tsx';
import { FitScreen } from './fit-screen.tsx';
import { type JobFit, useJobFit } from './use-job-fit.ts';

type Props = { job: Job; today: CalendarDate };

/** How well a resume fits a job: what the posting asks for beside what the resume says, in the words of both. */
export function FitPart({ job, today }: Props) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const looked = jobIdOf(search.get('resume') ?? '');
  const fit = useJobFit(job, Number.isNaN(looked) ? null : looked, today);
  const title = job.jobTitle || t`Untitled job`;
  const about = [title, job.companyName].filter(Boolean).join(', ');
  const resumes = fit?.resumes.map(({ resume }) => resume) ?? [];
  const name = fit?.resume ? nameInFamily(fit.resume.resume, resumes) : '';
  const isMobile = useMobile();
  const actions = fit?.resume && <FitHeadActions job={job} fit={fit} resume={fit.resume} />;
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Fit</Trans>}
        documentTitle={t`Fit: ${title}`}
        fact={name ? t`${name} for ${about}` : about}
        backTo={jobPaths.edit(job.internalId)}
        actions={!isMobile && actions}
      />
      <Content job={job} fit={fit} today={today} />
      {isMobile && actions && <MobileFoot>{actions}</MobileFoot>}
    </FullHeight>
  );
}

function Content({ job, fit, today }: Props & { fit: JobFit | undefined }) {
  const { t } = useLingui();
  if (!fit) return <SkeletonRows count={8} label={t`Loading the posting`} />;
  const { resume, report, posting } = fit;
  if (!resume) return <FitNoResume job={job} resumes={fit.resumes} />;
  if (posting.text.trim() === '') return <FitNoText job={job} />;
  if (report === undefined)
    return <SkeletonRows count={8} label={t`Comparing the posting with the resume`} />;
  if (report === null)
    return (
      <EmptyCard>
        <EmptyState
          title={<Trans>The fit could not be worked out</Trans>}
          actions={
            <Button variant="outlined" onClick={() => window.location.reload()}>
              <Trans>Reload the page</Trans>
            </Button>
          }
        >
          <Trans>Nothing you saved is affected.</Trans>
        </EmptyState>
      </EmptyCard>
    );
  return <FitScreen job={job} today={today} fit={{ ...fit, resume, report }} />;
}
