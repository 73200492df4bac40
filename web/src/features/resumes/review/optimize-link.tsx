import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useJobs } from '../../../data/jobs/job-list.ts';
import { href } from '../../../platform/href.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** From the review of a resume to other words for the job that names it, the one changed last; nothing where none does. */
export function OptimizeLink({ id }: { id: number }) {
  const [job] = useJobs({ resumes: [id], limit: 1 })?.rows ?? [];
  if (!job) return null;
  const name = job.companyName || job.jobTitle;
  return (
    <Button
      variant="outlined"
      component={Link}
      to={href('/job/apply/:internalId', { internalId: job.internalId, search: { part: 'optimize' } })}
      startIcon={<Icon name="sparkles" size="xs" />}
    >
      {name ? <Trans>Optimize for {name}</Trans> : <Trans>Optimize for a job</Trans>}
    </Button>
  );
}
