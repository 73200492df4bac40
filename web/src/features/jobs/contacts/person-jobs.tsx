import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import type { Person } from '@foothold/core/tracking/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useJobSteps } from '../../../data/jobs/job-steps.ts';
import { deleteContact } from '../../../data/steps/contacts.ts';
import { usePersonJobs } from '../../../data/steps/people.ts';
import { useSay } from '../../../platform/use-say.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { shortDate } from '../shared/job-cells.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { JobStepLine } from '../shared/job-step-line.tsx';

type Props = { person: Person; today: string };

/** The jobs of a person: where each stands, when it was last heard of, and what to do about it. */
export function PersonJobs({ person, today }: Props) {
  const { t } = useLingui();
  const ids = useMemo(() => person.records.flatMap(({ jobId }) => jobId ?? []), [person]);
  const jobs = usePersonJobs(ids);
  const steps = useJobSteps(ids, today);
  if (jobs?.length === 0)
    return (
      <Box sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
        <Trans>Not linked to any of your jobs yet.</Trans>
      </Box>
    );
  return (
    <Box
      component="ul"
      aria-label={t`Jobs of ${person.name}`}
      sx={{ margin: 0, padding: 0, listStyle: 'none' }}
    >
      {jobs?.map((job) => (
        <PersonJob
          key={job.internalId}
          job={job}
          step={steps?.get(job.internalId)}
          today={today}
          recordId={person.records.find(({ jobId }) => jobId === job.internalId)?.internalId}
        />
      ))}
    </Box>
  );
}

type JobProps = { job: Job; step: NextStep | undefined; today: string; recordId: number | undefined };

function PersonJob({ job, step, today, recordId }: JobProps) {
  const say = useSay();
  const { t } = useLingui();
  const name = job.jobTitle || job.companyName || t`Untitled job`;
  const remove = async () =>
    recordId !== undefined && toastResult(await deleteContact(recordId), <Trans>Removed from {name}.</Trans>);
  const heard = job.heardDate && shortDate(job.heardDate, { today });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: '12px',
        alignItems: 'flex-start',
        paddingBlock: '10px',
        borderBlockStart: `1px solid ${token('line')}`,
        '& > svg': { marginBlockStart: '3px', flexShrink: 0 },
      }}
    >
      <StatusMark status={job.status} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 570 }}>
          <Link to={jobPaths.edit(job.internalId)} style={{ color: 'inherit' }}>
            {name}
          </Link>
        </Box>
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
          {[job.jobTitle && job.companyName, say(jobStatusName(job.status)), heard && t`last heard ${heard}`]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {step && (
          <Box sx={{ fontSize: '0.8125rem', lineHeight: '20px' }}>
            <JobStepLine step={step} />
          </Box>
        )}
      </Box>
      <Button
        variant="text"
        aria-label={t`Remove ${name}`}
        onClick={() => void remove()}
        sx={{ flexShrink: 0, fontSize: '0.8125rem' }}
      >
        <Trans>Remove</Trans>
      </Button>
    </Box>
  );
}
