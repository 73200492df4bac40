import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { useJobs } from '../../../data/jobs/job-list.ts';
import { href } from '../../../platform/href.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { token } from '../../../ui/tokens.ts';

const maxShown = 8;

/** Lists the jobs that use a resume, most recently changed first, each with a link to the job. */
export function ResumeJobs({ id }: { id: number }) {
  const { t } = useLingui();
  const titleId = useId();
  const jobs = useJobs({ resumes: [id], limit: maxShown });
  const more = jobs ? jobs.total - jobs.rows.length : 0;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        <Trans>Jobs</Trans>
      </Typography>
      {jobs?.total === 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px', paddingBlock: '8px' }}>
          <Trans>No job names it yet. Choose it on a job, or when you apply.</Trans>
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {jobs?.rows.map((job) => (
          <Box
            key={job.internalId}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '10px',
              minHeight: 44,
              paddingBlock: '8px',
              borderBlockEnd: `1px solid ${token('line')}`,
              fontSize: '0.875rem',
              lineHeight: '20px',
            }}
          >
            <StatusMark status={job.status} />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <MuiLink
                component={Link}
                to={href('/job/edit/:internalId', { internalId: job.internalId })}
                underline="hover"
                sx={{ color: token('text'), fontWeight: 570 }}
              >
                {job.jobTitle || <Trans>Without a title</Trans>}
              </MuiLink>{' '}
              <Box component="span" sx={{ color: token('text-2') }}>
                {job.companyName}
              </Box>
            </Box>
            <MuiLink
              component={Link}
              to={href('/job/apply/:internalId', {
                internalId: job.internalId,
                search: { part: 'optimize' },
              })}
              underline="hover"
              aria-label={t`Optimize for ${job.jobTitle || job.companyName}`}
              sx={{ flexShrink: 0 }}
            >
              <Trans>Optimize</Trans>
            </MuiLink>
          </Box>
        ))}
      </Box>
      {jobs && more > 0 && (
        <Box sx={{ paddingBlock: '12px', fontSize: '0.875rem' }}>
          <MuiLink component={Link} to={href('/jobs/list', { search: { resume: id } })} underline="always">
            <Trans>See all {jobs.total} jobs</Trans>
          </MuiLink>
        </Box>
      )}
    </section>
  );
}
