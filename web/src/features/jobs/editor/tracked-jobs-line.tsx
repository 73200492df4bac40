import { planOf } from '@foothold/core/plans/plans.data.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTrackedJobs } from '../../../data/jobs/tracked-jobs.ts';
import { href } from '../../../platform/href.ts';
import { useSession } from '../../../platform/server/session.ts';
import { useSiteConfig } from '../../../platform/server/site-config.ts';
import { ownPlanQuery } from '../../../shared/plans/plan-queries.ts';
import { token } from '../../../ui/tokens.ts';

/**
 * A quiet line where a job is added, once there are as many as the plan is made for. It refuses nothing: the job is saved
 * anyway, and whatever is there stays as it is.
 */
export function TrackedJobsLine() {
  const { billing } = useSiteConfig();
  const { user, expired } = useSession();
  const isAsked = billing && user !== null && !expired;
  const plan = useQuery({ ...ownPlanQuery(user?.userId ?? ''), enabled: isAsked, staleTime: 300_000 }).data;
  const tracked = useTrackedJobs();
  const most = plan?.trackedJobs ?? null;
  if (!isAsked || most === null || tracked === undefined || tracked < most) return null;
  const name = plan?.planId ? planOf(plan.planId).name : '';
  return (
    <Box
      role="note"
      sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), maxWidth: '66ch' }}
    >
      {name ? (
        <Trans>
          You track {tracked} jobs; {name} is made for {most}.
        </Trans>
      ) : (
        <Trans>
          You track {tracked} jobs; without a plan, the limit is {most}.
        </Trans>
      )}{' '}
      <Trans>
        This one is saved anyway, and everything stays readable, editable and exportable.{' '}
        <Link to={href('/subscribe')}>Compare plans</Link>
      </Trans>
    </Box>
  );
}
