import type { Job } from '@foothold/core/entities/job/job.ts';
import { useLingui } from '@lingui/react/macro';
import { Stars } from '../../../ui/fields/stars.tsx';
import { rateJob } from '../shared/rate-job.tsx';

/** How much the person wants a job, chosen in its row. */
export function StarsCell({ job }: { job: Job }) {
  const { t } = useLingui();
  const name = job.jobTitle || job.companyName;
  return (
    <Stars
      value={Number(job.excitement) || 0}
      label={t`Excitement: ${name}`}
      onChange={(stars) => void rateJob(job.internalId, stars)}
    />
  );
}
