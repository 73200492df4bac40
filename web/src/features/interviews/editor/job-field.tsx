import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOwnQuery } from '../../../data/db/own-query.ts';
import { useInterviewJob } from '../../../data/interviews/interviews.ts';
import { jobFinder } from '../../../data/jobs/find-jobs.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';

const most = 6;

/** The job an interview is for: found among the own ones, or a title and a company of its own. */
export function JobField({ form }: { form: UseFormReturn<InterviewFormValues> }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [finder] = useState(jobFinder);
  const jobId = form.watch('jobId');
  const job = useInterviewJob(jobId);
  const asked = useDeferredValue(typed.trim());
  const found = useOwnQuery(
    `job of an interview ${asked}`,
    async (db) => (asked ? finder.find(db, asked, most) : []),
    { keep: true },
  );
  const choose = (id: number | null, jobTitle: string, companyName: string) => {
    form.setValue('jobId', id, { shouldDirty: true });
    form.setValue('jobTitle', jobTitle, { shouldDirty: true });
    form.setValue('companyName', companyName, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    setTyped('');
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
            aria-label={t`Choose another job`}
            onClick={() => choose(null, job.jobTitle, job.companyName)}
          >
            <Trans>Change</Trans>
          </Button>
        </Box>
      </Box>
    );
  const jobs = asked && found ? found : [];
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box>
        <FieldLabel>
          <Trans>Job</Trans>
        </FieldLabel>
        <ComboBox
          label={t`Find one of your jobs`}
          icon="briefcase"
          text={typed}
          onText={setTyped}
          choices={jobs.map(({ internalId, jobTitle, companyName }) => ({
            key: String(internalId),
            label: jobTitle || companyName,
            second: jobTitle ? companyName : '',
          }))}
          onChoose={(key) => {
            const chosen = jobs.find(({ internalId }) => String(internalId) === key);
            if (chosen) choose(chosen.internalId, chosen.jobTitle, chosen.companyName);
          }}
          note={
            asked !== '' &&
            found &&
            jobs.length === 0 && (
              <Trans>None of your jobs has these words. Write title and company below.</Trans>
            )
          }
          status={t`${jobs.length} jobs`}
        />
      </Box>
      <FieldPair>
        <TextField control={form.control} name="companyName" label={<Trans>Company</Trans>} />
        <TextField control={form.control} name="jobTitle" label={<Trans>Job title</Trans>} />
      </FieldPair>
    </Box>
  );
}
