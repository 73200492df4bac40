import type { Job } from '@foothold/core/entities/job/job.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { StatusButton } from '../../../shared/jobs/status-button.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { placeOf } from '../shared/job-cells.ts';
import { jobPaths } from '../shared/job-paths.ts';

// Jobs of the person's own have none. Its room is kept, so that nothing moves as it comes.
const StateChip = partLater(
  async () => (await import('../../../ui/state-chip.tsx')).StateChip,
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', width: 67, height: 22, typography: 'caption' }}
  >
    {'\u00a0'}
  </Box>,
);

type Props = {
  job: Job;
  today: string;
  onMove: (status: JobStatus, date: string, note: string) => void;
  /** What leads on from here, such as to applying; beside the status on desktop, beside the title on mobile. */
  action?: ReactNode;
};

/** The head of a job's screen: what it is, where it stands now, and the way back to the list it came from. */
export function JobEditorHead({ job, today, onMove, action }: Props) {
  const { t } = useLingui();
  const title = job.jobTitle || t`Untitled job`;
  const status = (fullWidth: boolean) => (
    <StatusButton status={job.status} today={today} onChoose={onMove} fullWidth={fullWidth} />
  );
  return (
    <>
      <PageHead
        title={title}
        fact={job.isExample && <StateChip kind="example" />}
        under={[job.companyName, placeOf(job)].filter(Boolean).join(' · ')}
        backTo={useBack()}
        actions={
          <>
            <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: '8px' }}>
              <Button variant="text" component={Link} to={jobPaths.ask(job.internalId)}>
                <Trans>Ask about it</Trans>
              </Button>
              {status(false)}
            </Box>
            {action}
          </>
        }
      />
      <Box sx={{ display: { xs: 'flex', md: 'none' }, gap: '8px', marginBlockEnd: '12px' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>{status(true)}</Box>
        <Button
          variant="outlined"
          component={Link}
          to={jobPaths.ask(job.internalId)}
          sx={{ flexShrink: 0, minHeight: 44 }}
        >
          <Trans>Ask about it</Trans>
        </Button>
      </Box>
    </>
  );
}

/** The list as it was left, filter and order included; the plain list when the job was opened by its address. */
function useBack(): string {
  const state: unknown = useLocation().state;
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && back.startsWith('/jobs/') ? back : jobPaths.list;
}
