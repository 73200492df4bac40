import type { Job } from '@foothold/core/entities/job/job.ts';
import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { type Control, useController } from 'react-hook-form';
import { ResumeForJob } from '../../../shared/resumes/resume-for-job.tsx';

type Props = { job: Job; control: Control<JobFormValues>; onChange: () => void };

/**
 * Under the resume of a job, as it is chosen in the form: the way to it, and to a version of it for this job. The version
 * takes the place of what was chosen and not saved yet, so that this is no second opinion about the same field.
 */
export function JobResume({ job, control, onChange }: Props) {
  const { field } = useController({ control, name: 'resumeId' });
  const chosen = field.value;
  return (
    <ResumeForJob
      jobId={job.internalId}
      resumeId={chosen}
      onStart={() => {
        onChange();
        field.onChange(job.resumeId);
      }}
      onFailed={() => field.onChange(chosen)}
    />
  );
}
