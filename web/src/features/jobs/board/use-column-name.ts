import { type JobStatus, jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What the list of a column is called for assistive technology: “Application Submitted: 4 jobs”. */
export function useColumnName(status: JobStatus, count: number): string {
  const { t } = useLingui();
  const { label } = jobStatus(status);
  const jobs = plural(count, { one: '# job', other: '# jobs' });
  return t`${label}: ${jobs}`;
}
