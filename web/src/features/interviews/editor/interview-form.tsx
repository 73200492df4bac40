import { Interview, interviewEntity } from '@foothold/core/entities/interview/interview.ts';
import {
  InterviewForm as InterviewFormSchema,
  type InterviewFormValues,
  interviewFields,
  interviewValues,
} from '@foothold/core/entities/interview/interview-form.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { fittingJobStatus } from '@foothold/core/interviews/fitting-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { saveInterview, useInterviewJob } from '../../../data/interviews/interviews.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { FormFrame } from '../../../ui/forms/form-frame.tsx';
import { useFollowStored } from '../../../ui/forms/restart-form.ts';
import { useConflictWarning } from '../../../ui/forms/use-conflict-warning.ts';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { homeZone } from '../shared/home-zone.ts';
import { InterviewFields } from './interview-fields.tsx';
import { useProposedStatus } from './use-proposed-status.ts';

const JobMove = partLater(async () => (await import('./job-move.tsx')).JobMove);
const TimeNotes = partLater(async () => (await import('./time-notes.tsx')).TimeNotes);

type Props = {
  /** The stored interview; a new one starts from `start`. */
  interview: Interview | null;
  start: InterviewFormValues;
  /** `isHeld` where it was not completed before and is now: how it went is asked next. */
  onSaved: (id: number, saved: { isHeld: boolean }) => Promise<void> | void;
  onDiscard: () => void;
};

/** The form of an interview. */
export function InterviewForm({ interview, start, onSaved, onDiscard }: Props) {
  const fieldLabels = useLabels('interviews', keysOf(interviewEntity.fields));
  const { t } = useLingui();
  const form = useForm<InterviewFormValues>({
    resolver: useFormResolver(InterviewFormSchema),
    mode: 'onTouched',
    defaultValues: start,
  });
  const stored = interview ? interviewValues(interview) : start;
  const followed = useFollowStored(form, stored);
  const clashes = useConflictWarning(form, stored);
  const say = useSay();
  const [problem, setProblem] = useState('');
  const [isMoveWanted, setMoveWanted] = useState(true);
  const values = form.watch();
  useProposedStatus(form, values.date !== '' && values.time !== '');
  const job = useInterviewJob(values.jobId);
  const fields = interviewFields(values);
  const status = job ? fittingJobStatus(fields, job.status) : null;
  const labels: Partial<Record<keyof InterviewFormValues, string>> = {
    ...fieldLabels,
    ...{
      date: t`Day`,
      time: t`Time`,
      offset: t`Time`,
      timeZone: t`Time zone`,
      durationMinutes: t`Length`,
      jobId: t`Job`,
    },
    ...{ companyName: t`Company`, jobTitle: t`Job title`, contactUids: t`Contacts` },
  };

  const save = async (parsed: InterviewFormValues) => {
    const clash = interview ? clashes.tell(parsed, labels) : '';
    if (clash) {
      setProblem(clash);
      return false;
    }
    // What looks a place up is not needed before the first save; without it there is just no way to estimate.
    const point = await import('./interview-point.ts').then(
      ({ pointOfInterview }) => pointOfInterview(parsed, interview, job ?? null),
      () => ({}),
    );
    const result = await saveInterview(
      { ...interviewFields(parsed), ...point, ...(interview && { internalId: interview.internalId }) },
      {
        jobStatus: isMoveWanted ? status : null,
        ...(interview && { basedOn: interview.updatedAt }),
      },
    );
    if (!result.ok) {
      setProblem(say(result.message));
      return false;
    }
    setProblem('');
    const offset = interviewFields(parsed).dateOfInterview.slice(16);
    const saved = { ...parsed, ...point, offset };
    followed(saved, parsed);
    clashes.saved(saved);
    toastDone(<Trans>Interview saved.</Trans>, result.journalId);
    const isHeld = parsed.status === 'Completed' && interview?.status !== 'Completed';
    await onSaved(result.id, { isHeld });
    return true;
  };
  return (
    <FormFrame
      form={form}
      labels={labels}
      onSave={save}
      saveLabel={<Trans>Save interview</Trans>}
      isNew={interview === null}
      onDiscard={onDiscard}
      notice={problem && <Note kind="bad" icon="alert" role="alert" title={problem} />}
    >
      <InterviewFields
        form={form}
        underTime={
          <TimeNotes
            values={values}
            stored={interview}
            onChange={(field, value) => form.setValue(field, value, { shouldDirty: true })}
          />
        }
        underStatus={status && <JobMove status={status} isWanted={isMoveWanted} onChange={setMoveWanted} />}
      />
    </FormFrame>
  );
}

/** What the form of a new interview starts from: in the zone the person is in, which may be another one tomorrow. */
export function newInterviewValues(given: Partial<InterviewFormValues>): InterviewFormValues {
  const empty = Interview.parse({ internalId: 0, timeZone: homeZone() }) as Interview;
  return { ...interviewValues(empty), ...given };
}
