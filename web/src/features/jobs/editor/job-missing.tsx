import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { FullHeight } from '../../../ui/full-height.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyCard } from '../shared/empty-card.tsx';
import { removeJobs } from '../shared/job-commands.tsx';
import { jobPaths } from '../shared/job-paths.ts';

type Props = {
  /** As it is in the address. */
  id: string;
  /** Fields of a stored job that do not read, or null when there is no such job. */
  problem: string | null;
};

/** The screen of a job that is not here or cannot be read: says so and offers a way on (docs/spec/readings.md R4). */
export function JobMissing({ id, problem }: Props) {
  const toList = (
    <Button variant="contained" component={Link} to={jobPaths.list}>
      <Trans>Open my jobs</Trans>
    </Button>
  );
  if (problem === null)
    return (
      <FullHeight>
        <PageHead title={<Trans>This job is not here</Trans>} backTo={jobPaths.list} />
        <EmptyCard>
          <EmptyState title={<Trans>Job {id} is not in this browser</Trans>} actions={toList}>
            <Trans>
              It may have been deleted, or saved in another browser or account. Your other jobs are safe.
            </Trans>
          </EmptyState>
        </EmptyCard>
      </FullHeight>
    );
  return (
    <FullHeight>
      <PageHead title={<Trans>Job {id} could not be read</Trans>} backTo={jobPaths.list} />
      <EmptyCard>
        <EmptyState
          title={<Trans>Part of this job cannot be read: {problem}</Trans>}
          actions={
            <>
              {toList}
              <Button variant="text" color="error" onClick={() => void removeJobs([Number(id)])}>
                <Trans>Delete job</Trans>
              </Button>
            </>
          }
        >
          <Trans>It was left unchanged, and every other job works. You can delete it and undo that.</Trans>
        </EmptyState>
      </EmptyCard>
    </FullHeight>
  );
}
