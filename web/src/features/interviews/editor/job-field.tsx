import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useInterviewJob } from '../../../data/interviews/interviews.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';

const JobFinder = partLater(async () => (await import('../shared/job-finder.tsx')).JobFinder);

/** The job an interview is for: found among the own ones, or a title and a company of its own. */
export function JobField({ form }: { form: UseFormReturn<InterviewFormValues> }) {
  const { t } = useLingui();
  const jobId = form.watch('jobId');
  const job = useInterviewJob(jobId);
  const [isChanging, setChanging] = useState(false);
  const choose = (id: number | null, jobTitle: string, companyName: string) => {
    form.setValue('jobId', id, { shouldDirty: true });
    form.setValue('jobTitle', jobTitle, { shouldDirty: true });
    form.setValue('companyName', companyName, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  if (job)
    return (
      <Box>
        <FieldLabel>
          <Trans>Job</Trans>
        </FieldLabel>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minHeight: 40 }}>
          <StatusMark status={job.status} />
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 520 }}>
            {[job.jobTitle, job.companyName].filter(Boolean).join(' · ')}
          </Box>
          <Button
            variant="text"
            aria-label={t`Change the job`}
            onClick={() => {
              setChanging(true);
              choose(null, job.jobTitle, job.companyName);
            }}
          >
            <Trans>Change</Trans>
          </Button>
        </Box>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box>
        <FieldLabel>
          <Trans>Job</Trans>
        </FieldLabel>
        <JobFinder
          label={t`Find one of your jobs`}
          autoFocus={isChanging}
          onChoose={({ internalId, jobTitle, companyName }) => choose(internalId, jobTitle, companyName)}
        />
      </Box>
      <FieldPair>
        <TextField control={form.control} name="companyName" label={<Trans>Company</Trans>} />
        <TextField control={form.control} name="jobTitle" label={<Trans>Job title</Trans>} />
      </FieldPair>
    </Box>
  );
}
