import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import { jobPaths } from '../shared/job-paths.ts';

/** From the head of a job that was not applied for yet to its apply mode. */
export function ApplyButton({ jobId }: { jobId: number }) {
  return (
    <Button
      variant="outlined"
      component={Link}
      to={jobPaths.apply(jobId)}
      startIcon={<Icon name="send" size="xs" />}
    >
      <Trans>Apply</Trans>
    </Button>
  );
}
