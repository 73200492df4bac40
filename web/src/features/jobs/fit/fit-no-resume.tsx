import type { Job } from '@foothold/core/entities/job/job.ts';
import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { EmptyCard } from '../shared/empty-card.tsx';
import { chooseResumeFor } from '../shared/job-commands.tsx';
import { jobPaths } from '../shared/job-paths.ts';

type Props = { job: Job; resumes: readonly WholeResume[] };

/** A fit needs a resume (docs/spec/rules.md, Validation, word for word); the ways to one. */
export function FitNoResume({ job, resumes }: Props) {
  const rows = resumes.map(({ resume }) => resume);
  const usual = rows.find(({ isDefault }) => isDefault) ?? rows[0];
  return (
    <EmptyCard>
      <EmptyState
        title={
          <Trans>
            No Resume selected for this job. Associate a resume to this job using the edit job button to
            continue.
          </Trans>
        }
        actions={
          <>
            {usual && (
              <Button
                variant="contained"
                onClick={() => void chooseResumeFor([job.internalId], usual.internalId)}
              >
                <Trans>Use {nameInFamily(usual, rows)}</Trans>
              </Button>
            )}
            <Button variant="outlined" component={Link} to={jobPaths.edit(job.internalId)}>
              <Trans>Edit job</Trans>
            </Button>
            {!usual && (
              <Button variant="outlined" component={Link} to={href('/resume/add')}>
                <Trans>Add resume</Trans>
              </Button>
            )}
          </>
        }
      />
    </EmptyCard>
  );
}
