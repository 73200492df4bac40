import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import type { ResumeSources } from '../../../data/resumes/resume-sources.ts';
import { href } from '../../../platform/href.ts';
import { fitGroups, openGaps } from '../../../shared/fit/fit-rows.ts';
import { MakeVersionButton } from '../../../shared/resumes/make-version-button.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { MobileFoot } from '../../../ui/mobile-foot.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { FitMissing } from '../fit/fit-missing.tsx';
import type { JobFit } from '../fit/use-job-fit.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { Beside, Panes } from '../shared/panes.tsx';
import { AskCard } from './ask-card.tsx';
import { ProposalList } from './proposal-list.tsx';
import { RulesCard } from './rules-card.tsx';
import { useOptimize } from './use-optimize.tsx';

type Props = {
  job: Job;
  today: string;
  fit: JobFit;
  sources: ResumeSources;
  /** Of the resume. */
  name: string;
  /** Title and company of the job. */
  about: string;
};

/** Proposals on one side; on the other what a model is asked, what rules did, and what is missing only if true. */
export function OptimizeScreen({ job, today, fit, sources, name, about }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const navigate = useNavigate();
  const { posting, report, keptAt } = fit;
  const optimize = useOptimize({ job, posting, sources, today });
  const { whole } = sources;
  const { internalId } = whole.resume;
  const open = optimize.rows.filter(({ state }) => state === 'open');
  const actions = (
    <>
      {open.length > 1 && (
        <Button variant="text" color="inherit" onClick={() => optimize.reject(open)}>
          <Trans>Reject all</Trans>
        </Button>
      )}
      {optimize.isVersion ? (
        <Button variant="contained" component={Link} to={href('/resume/edit/:internalId', { internalId })}>
          <Trans>Open the version</Trans>
        </Button>
      ) : (
        <MakeVersionButton
          isPrimary
          resumeId={internalId}
          jobId={job.internalId}
          onMade={() => void navigate(jobPaths.optimize(job.internalId), { replace: true })}
        >
          {isMobile ? <Trans>Make a version</Trans> : undefined}
        </MakeVersionButton>
      )}
    </>
  );
  return (
    <>
      <PageHead
        title={t`Optimize ${name}`}
        documentTitle={t`Optimize: ${job.jobTitle || name}`}
        fact={t`for ${about}`}
        backTo={jobPaths.edit(job.internalId)}
        actions={!isMobile && actions}
      />
      <Panes>
        <ProposalList whole={whole} optimize={optimize} job={job} />
        <Beside aria-label={t`Ask for more`}>
          <AskCard {...{ job, posting, whole, report, keptAt, today, name }} />
          <RulesCard resumeId={internalId} />
          {report && <FitMissing jobId={job.internalId} resume={whole} rows={openGaps(fitGroups(report))} />}
        </Beside>
      </Panes>
      {isMobile && <MobileFoot>{actions}</MobileFoot>}
    </>
  );
}
