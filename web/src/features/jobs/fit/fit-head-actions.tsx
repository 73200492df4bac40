import type { Job } from '@foothold/core/entities/job/job.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { MakeVersionButton } from '../../../shared/resumes/make-version-button.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { chooseResumeFor } from '../shared/job-commands.tsx';
import { jobPaths } from '../shared/job-paths.ts';
import type { JobFit } from './use-job-fit.ts';

const FitVersionsDialog = opensLater(
  async () => (await import('./fit-versions-dialog.tsx')).FitVersionsDialog,
);

type Props = { job: Job; fit: JobFit; resume: WholeResume };

/** From the fit of one resume to that of the others, to using it, and to a version for this job. */
export function FitHeadActions({ job, fit, resume }: Props) {
  const navigate = useNavigate();
  const isMobile = useMobile();
  const [isOpen, setOpen] = useState(false);
  const { internalId: resumeId, baseId } = resume.resume;
  const isUsed = job.resumeId === resumeId;
  const fitPath = jobPaths.fit(job.internalId);
  const use = async () => {
    if (await chooseResumeFor([job.internalId], resumeId)) void navigate(fitPath, { replace: true });
  };
  return (
    <>
      {!isMobile && (
        <Button
          variant="outlined"
          component={Link}
          to={jobPaths.optimize(job.internalId, isUsed ? undefined : resumeId)}
        >
          <Trans>Optimize</Trans>
        </Button>
      )}
      {fit.resumes.length > 1 && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          <Trans>Compare resumes</Trans>
        </Button>
      )}
      {!isUsed && (
        <Button variant="contained" onClick={() => void use()}>
          <Trans>Use for this job</Trans>
        </Button>
      )}
      {isUsed && baseId === null && (
        <MakeVersionButton isPrimary resumeId={resumeId} jobId={job.internalId}>
          {/* Two buttons share the foot of a phone. */}
          {isMobile && fit.resumes.length > 1 ? <Trans>Make a version</Trans> : undefined}
        </MakeVersionButton>
      )}
      <FitVersionsDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        job={job}
        fit={fit}
        shown={resumeId}
        onShow={(id) => {
          setOpen(false);
          void navigate(id === job.resumeId ? fitPath : jobPaths.fit(job.internalId, id), { replace: true });
        }}
      />
    </>
  );
}
