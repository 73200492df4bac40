import type { Job } from '@foothold/core/entities/job/job.ts';
import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { type Control, useWatch } from 'react-hook-form';
import { ResumeForJob } from '../../../shared/resumes/resume-for-job.tsx';

type Props = { job: Job; control: Control<JobFormValues>; onChange: () => void };

/** Under the resume of a job, as it is chosen in the form: the way to it, and to a version of it for this job. */
export function JobResume({ job, control, onChange }: Props) {
  const resumeId = useWatch({ control, name: 'resumeId' });
  return <ResumeForJob jobId={job.internalId} resumeId={resumeId} onChange={onChange} />;
}
