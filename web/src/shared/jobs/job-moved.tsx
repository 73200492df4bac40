import { type JobStatus, jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans } from '@lingui/react/macro';

/** After what was done with an interview: that its job got a status with it; nothing for null. */
export function JobMoved({ status }: { status: JobStatus | null }) {
  if (status === null) return null;
  const { label } = jobStatus(status);
  return (
    <>
      {' '}
      <Trans>The job is now {label}.</Trans>
    </>
  );
}
