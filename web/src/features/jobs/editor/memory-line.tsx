import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { type Control, useWatch } from 'react-hook-form';
import { JobMemoryNote } from '../../../shared/jobs/job-memory-note.tsx';

type Props = {
  control: Control<JobFormValues>;
  /** The job that is edited; null for a new one. */
  except: number | null;
  today: string;
};

/** What is known of the company that is in the form of a job, as it is typed. */
export function MemoryLine({ control, except, today }: Props) {
  const [companyName, jobTitle] = useWatch({ control, name: ['companyName', 'jobTitle'] });
  return <JobMemoryNote companyName={companyName} jobTitle={jobTitle} except={except} today={today} />;
}
