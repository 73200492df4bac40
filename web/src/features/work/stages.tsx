import {
  type JobStatus,
  type JobStatusGroup,
  jobStatus,
  jobStatusGroups,
  statusesOfGroup,
} from '@foothold/core/domain/job-status.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Card, CardHead } from '../../components/card.tsx';
import { StatusMark } from '../../components/status-mark.tsx';
import { token } from '../../components/tokens.ts';
import type { JobMetrics } from '../../data/job-metrics.ts';
import { workPaths } from './work-paths.ts';

const Line = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) 56px 24px',
  alignItems: 'center',
  gap: 10,
  minHeight: 30,
  paddingInline: 8,
  marginInline: -8,
  borderRadius: 14,
  color: token('text'),
  textDecoration: 'none',
  fontSize: '0.8125rem',
  '&:hover': { backgroundColor: token('hover') },
  '&[data-none]': { color: token('text-3') },
  '@media (max-width: 899.95px)': {
    minHeight: 44,
    fontSize: '1rem',
    gridTemplateColumns: '16px minmax(0, 1fr) 48px 24px',
  },
});

/** How many jobs stand in each of the 14 statuses, each the way to its list; bars share one scale. */
export function Stages({ metrics }: { metrics: JobMetrics }) {
  const { byStatus, tiles } = metrics;
  const most = Math.max(1, ...Object.values(byStatus));
  const column = (groups: readonly JobStatusGroup[]) => (
    <div>
      {groups.map((group) => (
        <Group key={group} group={group} byStatus={byStatus} most={most} />
      ))}
    </div>
  );
  return (
    <Card aria-labelledby="stages">
      <CardHead>
        <Box component="h2" id="stages" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 620 }}>
          <Plural value={tiles.saved} one="Where your # job stands" other="Where your # jobs stand" />
        </Box>
        <Box
          component="span"
          sx={{ fontSize: '0.75rem', color: token('text-3'), display: { xs: 'none', md: 'inline' } }}
        >
          <Trans>now, by status</Trans>
        </Box>
      </CardHead>
      <Box
        sx={{
          display: 'grid',
          columnGap: '40px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          padding: '0 16px 14px',
        }}
      >
        {column(['not-started', 'in-progress'])}
        {column(['complete'])}
      </Box>
    </Card>
  );
}

type GroupProps = { group: JobStatusGroup; byStatus: Record<JobStatus, number>; most: number };

function Group({ group, byStatus, most }: GroupProps) {
  return (
    <Box sx={{ marginBlockEnd: '4px' }}>
      <Box
        component="h3"
        sx={{ margin: 0, fontSize: '0.75rem', lineHeight: '24px', fontWeight: 570, color: token('text-3') }}
      >
        {jobStatusGroups[group]}
      </Box>
      {statusesOfGroup(group).map((status) => {
        const count = byStatus[status];
        return (
          <Line key={status} to={workPaths.status(status)} {...(count === 0 && { 'data-none': '' })}>
            <StatusMark status={status} />
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {jobStatus(status).label}
            </span>
            <Bar share={count / most} phase={jobStatus(status).phase} />
            <span
              style={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: count ? 570 : 400 }}
            >
              {count}
            </span>
          </Line>
        );
      })}
    </Box>
  );
}

/** Grey for what was sent, `talk` for answers (UI.md, charts). */
function Bar({ share, phase }: { share: number; phase: ReturnType<typeof jobStatus>['phase'] }) {
  const isAnswer = phase === 'talk' || phase === 'offer';
  return (
    <Box
      component="span"
      sx={{ height: 6, borderRadius: '3px', backgroundColor: token('sunken'), overflow: 'hidden' }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          height: 6,
          borderRadius: '3px',
          backgroundColor: isAnswer ? token('talk') : token('control'),
        }}
        style={{ width: `${share * 100}%` }}
      />
    </Box>
  );
}
