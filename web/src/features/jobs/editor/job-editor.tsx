import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobFormFields } from '@foothold/core/entities/job/job-entity.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { isPreparable } from '@foothold/core/tracking/is-preparable.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { updateJob } from '../../../data/jobs/jobs.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useJobLabels } from '../../../shared/jobs/use-job-labels.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { FormFrame } from '../../../ui/forms/form-frame.tsx';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { ApplyButton } from '../apply/apply-button.tsx';
import { postingText } from '../posting/posting-text.ts';
import type { DateAsked } from '../shared/date-asked.ts';
import { fitsAtSending, moveJobs } from '../shared/move-jobs.tsx';
import { savePlaced } from '../shared/save-placed.ts';
import { SaveProblemNote } from '../shared/save-problem-note.tsx';
import { useDateDoubt } from '../shared/use-date-doubt.tsx';
import { CardPlaceholder } from './card-placeholder.tsx';
import { JobEditorHead } from './job-editor-head.tsx';
import { JobFacts, JobTexts } from './job-facts.tsx';
import { formChanges } from './job-fields.ts';
import { JobPanes } from './job-panes.tsx';
import { useStoredJobForm } from './use-job-form.ts';

const StatusDateDialog = opensLater(
  async () => (await import('../shared/status-date-dialog.tsx')).StatusDateDialog,
);

// What a person came to change is there first; the rest follows at once.
const JobHistory = partLater(async () => (await import('../history/job-history.tsx')).JobHistory);
const JobPosting = partLater(
  async () => (await import('../posting/job-posting.tsx')).JobPosting,
  <CardPlaceholder />,
);
const NextStepCard = partLater(
  async () => (await import('../steps/next-step-card.tsx')).NextStepCard,
  <CardPlaceholder />,
);
const ContactCard = partLater(
  async () => (await import('../contacts/contact-card.tsx')).ContactCard,
  <CardPlaceholder />,
);
const OfferCard = partLater(async () => (await import('../offers/offer-card.tsx')).OfferCard);
const ElsewhereNote = partLater(async () => (await import('./elsewhere-note.tsx')).ElsewhereNote);
const JobResume = partLater(async () => (await import('./job-resume.tsx')).JobResume);
const MemoryLine = partLater(async () => (await import('./memory-line.tsx')).MemoryLine);

const placeFields = ['location', 'city', 'state', 'country'] as const;

type Props = {
  job: Job;
  today: string;
  /** Apply mode: it is above the parts of the job; the screen then scrolls as a whole. */
  above?: (part: { onChange: () => void; onDirty: (isDirty: boolean) => void }) => ReactNode;
};

/** One job: facts to edit, what happened, what was kept of the posting. Status and history change at once. */
export function JobEditor({ job, today, above }: Props) {
  const stored = useStoredJobForm(job);
  const labels = useJobLabels(jobFormFields);
  const { form, elsewhere } = stored;
  const say = useSay();
  const [problem, setProblem] = useState('');
  const [dating, setDating] = useState<DateAsked | null>(null);
  const [isAboveDirty, setAboveDirty] = useState(false);
  const [sure, doubtDialog] = useDateDoubt(today);
  const kept = postingText(job);

  const saveForm = async () => {
    // What the form holds by now: another tab's change, taken over while it was checked, is not written back.
    const values = form.getValues();
    const { job: base, values: start } = stored.base();
    const changes = formChanges(start, values);
    if (changes.dateApplied && !(await sure(changes.dateApplied, values.datePosted))) return false;
    const hasMoved = placeFields.some((field) => changes[field] !== undefined);
    const isPlaced = changes.latitude !== undefined || changes.longitude !== undefined;
    const isSent = changes.dateApplied && job.dateApplied === '';
    const resumeId = changes.resumeId === undefined ? job.resumeId : changes.resumeId;
    const fits = isSent && resumeId !== null ? await fitsAtSending([job.internalId], resumeId) : undefined;
    const sent = isSent && { fitSent: fits?.get(job.internalId) ?? '' };
    const save = (point: object) =>
      updateJob(job.internalId, { ...changes, ...sent, ...point }, { basedOn: base.updatedAt });
    const result = hasMoved && !isPlaced ? await savePlaced(values, save) : await save({});
    if (!result.ok) {
      // What another tab changed is told by the note that offers both versions.
      setProblem(result.reason === 'changed-elsewhere' && elsewhere ? '' : say(result.message));
      return false;
    }
    setProblem('');
    stored.saved(values);
    toastDone(<Trans>Job saved.</Trans>, result.journalId);
    return true;
  };

  const move = async (status: JobStatus, date: string, note = '') => {
    if (!(await sure(date, job.datePosted))) return;
    stored.expectOwn();
    await moveJobs([job.internalId], status, { date, note, today, onChangeDate: setDating });
  };

  return (
    <>
      <JobEditorHead
        job={job}
        today={today}
        onMove={(status, date, note) => void move(status, date, note)}
        action={!above && isPreparable(job) && <ApplyButton jobId={job.internalId} />}
      />
      {above?.({ onChange: stored.expectOwn, onDirty: setAboveDirty })}
      <JobPanes
        details={
          <FormFrame
            form={form}
            labels={labels}
            onSave={saveForm}
            saveLabel={<Trans>Save job</Trans>}
            holdsMore={isAboveDirty}
            notice={
              (problem || elsewhere) && (
                <>
                  {problem && <SaveProblemNote text={problem} />}
                  {elsewhere && <ElsewhereNote elsewhere={elsewhere} form={stored} />}
                </>
              )
            }
          >
            <JobFacts
              control={form.control}
              underCompany={<MemoryLine control={form.control} except={job.internalId} today={today} />}
              underResume={<JobResume job={job} control={form.control} onChange={stored.expectOwn} />}
            />
            <JobTexts control={form.control} />
          </FormFrame>
        }
        history={
          <JobHistory
            jobId={job.internalId}
            today={today}
            sure={(date) => sure(date, job.datePosted)}
            onChange={stored.expectOwn}
            storedWords={kept?.words ?? 0}
          />
        }
        nextStep={
          <NextStepCard
            job={job}
            today={today}
            onNoResponse={() => void move('application-no-response', '')}
            onChange={stored.expectOwn}
          />
        }
        contacts={
          <>
            <OfferCard job={job} today={today} onChange={stored.expectOwn} />
            <ContactCard job={job} />
          </>
        }
        files={<JobPosting job={job} today={today} />}
      />
      <StatusDateDialog open={dating !== null} asked={dating} today={today} onClose={() => setDating(null)} />
      {doubtDialog}
    </>
  );
}
