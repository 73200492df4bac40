import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { token } from '../../../ui/tokens.ts';
import { workPaths } from '../work-paths.ts';

/** A job as a line of the review names it: its company, the way to it, and a fact below. */
export function JobName({ job, children }: { job: Job; children: ReactNode }) {
  const name = job.companyName.trim() || job.jobTitle.trim();
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 570, lineHeight: '20px' }}>
        <Link to={workPaths.job(job.internalId)} style={{ textDecoration: 'none' }}>
          {name || <Trans>Untitled job</Trans>}
        </Link>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
        {job.companyName.trim() && job.jobTitle ? `${job.jobTitle} · ` : ''}
        {children}
      </Box>
    </Box>
  );
}
