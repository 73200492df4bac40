import { dateOfText, dateWords, daysBetween } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { useJobs } from '../../data/jobs/job-list.ts';
import { useSay } from '../../platform/use-say.ts';
import { StatusMark } from '../../shared/jobs/status-mark.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';
import { workPaths } from './work-paths.ts';

const Row = styled(RouterLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 16,
  borderBlockStart: `1px solid ${token('line')}`,
  color: token('text'),
  textDecoration: 'none',
  '&:hover': { backgroundColor: token('hover') },
  '&:focus-visible': { outlineOffset: -3 },
  '@media (max-width: 899.95px)': { minHeight: 60 },
});

/** The jobs changed last, newest first. */
export function LatestJobs({ today }: { today: string }) {
  const jobs = useJobs({ limit: 5 });
  if (!jobs || jobs.rows.length === 0) return null;
  return (
    <Card aria-labelledby="latest" sx={{ overflow: 'hidden' }}>
      <CardHead>
        <Box component="h2" id="latest" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 620 }}>
          <Trans>Last changed</Trans>
        </Box>
        <Link
          component={RouterLink}
          to={workPaths.jobs}
          sx={{ fontWeight: 570, fontSize: '0.8125rem', paddingBlock: '12px' }}
        >
          <Trans>All jobs</Trans>
        </Link>
      </CardHead>
      {jobs.rows.map((job) => (
        <JobLine key={job.internalId} job={job} today={today} />
      ))}
    </Card>
  );
}

function JobLine({ job, today }: { job: Job; today: string }) {
  const say = useSay();
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;
  return (
    <Row to={workPaths.job(job.internalId)}>
      <StatusMark status={job.status} />
      <Box
        sx={{ flexGrow: 1, minWidth: 0, display: { md: 'flex' }, alignItems: 'baseline', columnGap: '8px' }}
      >
        <Box sx={{ ...cut, fontWeight: 570, flexShrink: 1 }}>{job.jobTitle || job.companyName}</Box>
        {job.jobTitle && (
          <Box sx={{ ...cut, color: token('text-2'), flexShrink: 2, fontSize: '0.8125rem' }}>
            {job.companyName}
          </Box>
        )}
      </Box>
      {job.isExample && <StateChip kind="example" />}
      <Box
        sx={{
          ...cut,
          width: 190,
          flexShrink: 0,
          color: token('text-2'),
          fontSize: '0.8125rem',
          display: { xs: 'none', lg: 'block' },
        }}
      >
        {say(jobStatusName(job.status))}
      </Box>
      <Box
        sx={{ flexShrink: 0, minWidth: 62, textAlign: 'end', color: token('text-3'), fontSize: '0.8125rem' }}
      >
        <Age date={dateOfText(job.updatedAt)} today={today} />
      </Box>
    </Row>
  );
}

function Age({ date, today }: { date: string; today: string }) {
  if (!date) return null;
  const days = daysBetween(date, today);
  if (days <= 0) return <Trans>today</Trans>;
  if (days <= 9) return <Plural value={days} one="# d ago" other="# d ago" />;
  return dateWords(date, undefined, { month: 'short', day: 'numeric' });
}
