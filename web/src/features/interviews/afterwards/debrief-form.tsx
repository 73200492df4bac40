import {
  debriefFields,
  debriefValues,
  maxQuestions,
} from '@foothold/core/entities/interview/debrief-form.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { fittingJobStatus } from '@foothold/core/interviews/fitting-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { saveDebrief } from '../../../data/interviews/afterwards.ts';
import { useSay } from '../../../platform/use-say.ts';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FormFrame } from '../../../ui/forms/form-frame.tsx';
import { useFollowStored } from '../../../ui/forms/restart-form.ts';
import { useConflictWarning } from '../../../ui/forms/use-conflict-warning.ts';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { interviewPaths } from '../interview-paths.ts';
import { AskedFields } from './asked-fields.tsx';
import { DebriefSchema, type DebriefValues } from './debrief-schema.ts';
import { WentField } from './went-field.tsx';

type Props = { interview: Interview; job: Job | null };

/** What a person writes down after an interview; saving it completes the interview and moves its job, in one step. */
export function DebriefForm({ interview, job }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { internalId, debrief } = interview;
  const isNew = interview.status !== 'Completed';
  const proposed = job && isNew ? fittingJobStatus({ ...interview, status: 'Completed' }, job.status) : null;
  const stored: DebriefValues = { ...debriefValues(debrief), jobStatus: proposed };
  const form = useForm<DebriefValues>({
    resolver: useFormResolver(DebriefSchema),
    mode: 'onTouched',
    defaultValues: stored,
  });
  const followed = useFollowStored(form, stored);
  const clashes = useConflictWarning(form, stored);
  const [problem, setProblem] = useState('');
  const { field: went } = useController({ control: form.control, name: 'went' });
  const labels = {
    ...{
      went: t`As a whole`,
      questions: t`Questions`,
      impressions: t`Impressions`,
      better: t`Better next time`,
    },
    jobStatus: t`Status of the job`,
  };

  const save = async ({ jobStatus: next, ...values }: DebriefValues) => {
    const clash = clashes.tell({ ...values, jobStatus: next }, labels);
    if (clash) {
      setProblem(clash);
      return false;
    }
    const result = await saveDebrief(internalId, values, { jobStatus: next, basedOn: interview.updatedAt });
    if (!result.ok) {
      setProblem(say(result.message));
      return false;
    }
    setProblem('');
    const kept = { ...debriefFields(values), jobStatus: null };
    followed(kept, { ...values, jobStatus: next });
    clashes.saved(kept);
    toastDone(<Trans>How it went is saved.</Trans>, result.journalId);
    return true;
  };
  return (
    <FormFrame
      form={form}
      labels={labels}
      onSave={save}
      saveLabel={<Trans>Save</Trans>}
      isNew={isNew}
      onDiscard={() => void navigate(interviewPaths.open(internalId))}
      notice={problem && <Note kind="bad" icon="alert" role="alert" title={problem} />}
    >
      <WentField label={t`As a whole`} value={went.value} onChange={went.onChange} />
      <AskedFields control={form.control} most={maxQuestions} />
      <TextField
        control={form.control}
        name="impressions"
        label={<Trans>Impressions</Trans>}
        placeholder={t`The people, the work, what they told you`}
        multiline
        rows={3}
      />
      <TextField
        control={form.control}
        name="better"
        label={<Trans>What to do better next time</Trans>}
        multiline
        rows={2}
      />
      {job && (
        <Box>
          <SelectField
            control={form.control}
            name="jobStatus"
            label={<Trans>Status of the job</Trans>}
            options={[
              { value: null, label: <Trans>Leave it: {say(jobStatusName(job.status))}</Trans> },
              ...statusesAfter
                .filter((value) => value !== job.status)
                .map((value) => ({ value, label: <Trans>Move it to {say(jobStatusName(value))}</Trans> })),
            ]}
          />
        </Box>
      )}
    </FormFrame>
  );
}

/** What a job can be after an interview of it. */
const statusesAfter: readonly JobStatus[] = [
  'interview-in-progress',
  'offer-pending',
  'rejected-after-interview',
  'filled-or-canceled',
];
