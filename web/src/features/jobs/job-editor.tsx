import type { Job } from '@foothold/core/domain/job.ts';
import { type JobFormValues, jobFieldLabels } from '@foothold/core/domain/job-form.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FormFrame } from '../../components/form-frame.tsx';
import { opensLater } from '../../components/opens-later.tsx';
import { toastDone } from '../../components/result-toast.tsx';
import { updateJob } from '../../data/jobs.ts';
import { ElsewhereNote } from './elsewhere-note.tsx';
import { moveJobs } from './job-commands.tsx';
import { JobEditorHead } from './job-editor-head.tsx';
import { JobFacts, JobTexts } from './job-facts.tsx';
import { formChanges } from './job-fields.ts';
import { JobHistory } from './job-history.tsx';
import { JobPanes } from './job-panes.tsx';
import { JobPosting } from './job-posting.tsx';
import { postingText } from './posting-text.ts';
import { SaveProblemNote } from './save-problem-note.tsx';
import { useDateDoubt } from './use-date-doubt.tsx';
import { useStoredJobForm } from './use-job-form.ts';

const DateAppliedDialog = opensLater(
  async () => (await import('./date-applied-dialog.tsx')).DateAppliedDialog,
);

type Props = { job: Job; today: string };

/** One job: facts to edit, what happened, what was kept of the posting. Status and history change at once. */
export function JobEditor({ job, today }: Props) {
  const stored = useStoredJobForm(job);
  const { form, elsewhere } = stored;
  const [problem, setProblem] = useState('');
  const [isDating, setDating] = useState(false);
  const [sure, doubtDialog] = useDateDoubt(today);
  const kept = postingText(job);

  const save = async (values: JobFormValues) => {
    const { job: base, values: start } = stored.base();
    const changes = formChanges(start, values);
    if (changes.dateApplied && !(await sure(changes.dateApplied))) return false;
    const result = await updateJob(job.internalId, changes, { basedOn: base.updatedAt });
    if (!result.ok) {
      // What another tab changed is told by the note that offers both versions.
      setProblem(result.reason === 'changed-elsewhere' && elsewhere ? '' : result.message);
      return false;
    }
    setProblem('');
    stored.saved(values);
    toastDone(<Trans>Job saved.</Trans>, result.journalId);
    return true;
  };

  return (
    <>
      <JobEditorHead
        job={job}
        today={today}
        onMove={(status, date) => {
          stored.expectOwn();
          void moveJobs([job.internalId], status, { date, today, onChangeDate: () => setDating(true) });
        }}
      />
      <JobPanes
        details={
          <FormFrame
            form={form}
            labels={jobFieldLabels}
            onSave={save}
            saveLabel={<Trans>Save job</Trans>}
            notice={
              (problem || elsewhere) && (
                <>
                  {problem && <SaveProblemNote text={problem} />}
                  {elsewhere && <ElsewhereNote elsewhere={elsewhere} form={stored} />}
                </>
              )
            }
          >
            <JobFacts control={form.control} />
            <JobTexts control={form.control} />
          </FormFrame>
        }
        history={
          <JobHistory
            jobId={job.internalId}
            today={today}
            onChange={stored.expectOwn}
            keptText={
              kept && (
                <Trans>
                  Posting text kept: <Plural value={kept.words} one="# word" other="# words" />.
                </Trans>
              )
            }
          />
        }
        posting={<JobPosting job={job} />}
      />
      <DateAppliedDialog
        open={isDating}
        jobId={job.internalId}
        today={today}
        onClose={() => setDating(false)}
      />
      {doubtDialog}
    </>
  );
}
