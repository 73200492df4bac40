import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import { removeJobs } from '../shared/job-commands.tsx';
import { jobPaths } from '../shared/job-paths.ts';
import { SideCard } from '../shared/side-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { JobPostingCard } from './job-posting-card.tsx';

/** The papers of a job: what was sent, and the posting, with the deletion of the job at its foot, which can be undone. */
export function JobPosting({ job, today }: { job: Job; today: string }) {
  const navigate = useNavigate();
  const remove = async () => {
    if (await removeJobs([job.internalId])) await navigate(jobPaths.list, { replace: true });
  };
  return (
    <>
      <DocumentsCard jobId={job.internalId} today={today} />
      <SideCard title={<Trans>Posting</Trans>}>
        <JobPostingCard job={job} />
        <Button
          variant="text"
          color="error"
          fullWidth
          onClick={() => void remove()}
          startIcon={<Icon name="delete" size="xs" />}
          sx={{ marginBlockStart: '8px', color: 'error.main' }}
        >
          <Trans>Delete job</Trans>
        </Button>
      </SideCard>
    </>
  );
}
