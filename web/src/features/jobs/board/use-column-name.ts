import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSay } from '../../../platform/use-say.ts';

/** What the list of a column is called for assistive technology: “Application Submitted: 4 jobs”. */
export function useColumnName(status: JobStatus, count: number): string {
  const say = useSay();
  const { t } = useLingui();
  const label = say(jobStatusName(status));
  const jobs = plural(count, { one: '# job', other: '# jobs' });
  return t`${label}: ${jobs}`;
}
