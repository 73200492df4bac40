import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans } from '@lingui/react/macro';
import { useSay } from '../../platform/use-say.ts';

/** After what was done with an interview: that its job got a status with it; nothing for null. */
export function JobMoved({ status }: { status: JobStatus | null }) {
  const say = useSay();
  if (status === null) return null;
  const label = say(jobStatusName(status));
  return (
    <>
      {' '}
      <Trans>The job is now {label}.</Trans>
    </>
  );
}
