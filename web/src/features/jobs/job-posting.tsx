import type { Job } from '@foothold/core/domain/job.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { removeJobs } from './job-commands.tsx';
import { jobPaths } from './job-paths.ts';
import { JobPostingCard } from './job-posting-card.tsx';

/** The pane about the posting, with the deletion of the job at its foot: it happens at once and can be undone. */
export function JobPosting({ job }: { job: Job }) {
  const navigate = useNavigate();
  const remove = async () => {
    if (await removeJobs([job.internalId])) await navigate(jobPaths.list, { replace: true });
  };
  return (
    <>
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
    </>
  );
}
