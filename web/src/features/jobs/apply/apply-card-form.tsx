import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobFormFields } from '@foothold/core/entities/job/job-entity.ts';
import { submissionMethodName } from '@foothold/core/entities/job/job-words.messages.ts';
import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShownDocument } from '../../../data/documents/documents.ts';
import { sendApplication } from '../../../data/jobs/apply.ts';
import { currentSession } from '../../../platform/server/session.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { fullDate } from '../shared/job-cells.ts';
import { fitsAtSending } from '../shared/move-jobs.tsx';
import type { PickedFile } from '../shared/pick-files.ts';
import { SaveProblemNote } from '../shared/save-problem-note.tsx';
import { useDateDoubt } from '../shared/use-date-doubt.tsx';
import { ApplyForm, type ApplyFormValues, applyValues } from './apply-form.ts';
import { useApplyWords } from './apply-words.ts';
import { useFrozenPdf } from './use-frozen-pdf.tsx';

const ResumeForJob = partLater(
  async () => (await import('../../../shared/resumes/resume-for-job.tsx')).ResumeForJob,
);

const ApplyFiles = partLater(async () => (await import('./apply-files.tsx')).ApplyFiles);
const LetterButton = partLater(async () => (await import('./letter-button.tsx')).LetterButton);

type Props = {
  job: Job;
  today: string;
  resumes: readonly Resume[];
  documents: readonly ShownDocument[];
  /** What was told last by `onDirty`. */
  isTyping: boolean;
  /** Reports whether something typed is not saved yet. */
  onDirty: (isDirty: boolean) => void;
  /** Called before the job changes from here. */
  onChange: () => void;
  /** Called once it is saved, or given up where there is something to go back to. */
  onDone: () => void;
};

/** What goes out with an application, to be kept as it is; for one that went out already, a correction of that. */
export function ApplyCardForm({
  job,
  today,
  resumes,
  documents,
  isTyping,
  onDirty,
  onChange,
  onDone,
}: Props) {
  const say = useSay();
  const { t } = useLingui();
  const words = useApplyWords();
  const [files, setFiles] = useState<PickedFile[]>([]);
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [sure, doubtDialog] = useDateDoubt(today);
  const { freeze, note } = useFrozenPdf();
  const form = useForm<ApplyFormValues>({
    resolver: useFormResolver(ApplyForm),
    mode: 'onTouched',
    defaultValues: applyValues(job, { today, resumes }),
  });
  const isDirty = form.formState.isDirty || files.length > 0;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty]);

  // A resume that is gone, as after Undo of a version, cannot go out.
  useEffect(() => {
    const chosen = form.getValues('resumeId');
    if (chosen === null || resumes.some(({ internalId }) => internalId === chosen)) return;
    form.resetField('resumeId', { defaultValue: applyValues(job, { today, resumes }).resumeId });
  }, [resumes, job]);

  const isCorrection = job.dateApplied !== '';
  const sent = documents.filter((document) => isCorrection && document.dateSent === job.dateApplied);
  const copies = sent.filter((document) => document.isCopy);
  const storedLetter = copies.find((document) => document.kind === 'letter');
  // The text is called as the resume was; the PDF beside it as a file.
  const resumeCopy = copies.find(({ kind, mimeType }) => kind === 'resume' && mimeType === 'text/plain');
  const titleOf = (id: number | null) => resumes.find((resume) => resume.internalId === id)?.title ?? '';

  const save = form.handleSubmit(async (values) => {
    if (isSaving || !(await sure(values.dateApplied, job.datePosted))) return;
    setSaving(true);
    const own = sent.filter((document) => !document.isCopy);
    const isSameResume = resumeCopy !== undefined && resumeCopy.resumeId === values.resumeId;
    const [{ pdf, isMissing }, fits] = await Promise.all([
      freeze(isSameResume ? null : values.resumeId),
      values.resumeId === null ? undefined : fitsAtSending([job.internalId], values.resumeId),
    ]);
    onChange();
    const result = await sendApplication(job.internalId, {
      ...values,
      date: values.dateApplied,
      resumePdf: pdf,
      fit: fits?.get(job.internalId) ?? null,
      files,
      letterName: t`Cover letter`,
      sentBy: currentSession().user?.name ?? '',
      note: words({
        submissionMethod: values.submissionMethod,
        resumeTitle: titleOf(values.resumeId),
        hasLetter: storedLetter !== undefined || values.coverLetter.trim() !== '',
        files: [...own, ...files],
      }),
      formerNote: isCorrection
        ? words({
            submissionMethod: job.submissionMethod,
            resumeTitle: resumeCopy?.name ?? '',
            hasLetter: storedLetter !== undefined,
            files: own,
          })
        : '',
    });
    setSaving(false);
    if (!result.ok) return setProblem(say(result.message));
    setProblem('');
    const done = isCorrection ? <Trans>Application corrected.</Trans> : <Trans>Marked as applied.</Trans>;
    toastDone(
      isMissing ? (
        <>
          {done} <Trans>The text of your resume is saved; its PDF could not be typeset.</Trans>
        </>
      ) : (
        done
      ),
      result.journalId,
    );
    onDone();
  });

  const labels = useLabels('jobs', jobFormFields);
  const field = <F extends keyof ApplyFormValues>(name: F) => ({
    control: form.control,
    name,
    label: labels[name],
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={save}
      aria-label={t`Application`}
      sx={{ display: 'grid', gap: '16px' }}
    >
      {problem && <SaveProblemNote text={problem} />}
      <Box
        sx={{
          display: 'grid',
          gap: '16px 24px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: 'grid', gap: '12px', alignContent: 'start', minWidth: 0 }}>
          <FieldPair>
            <DateField {...field('dateApplied')} />
            <SelectField
              {...field('submissionMethod')}
              options={[
                { value: '', label: t`Not stated` },
                ...submissionMethodName.names.map((value) => ({
                  value,
                  label: say(submissionMethodName(value)),
                })),
              ]}
            />
          </FieldPair>
          <SelectField
            {...field('resumeId')}
            options={[
              { value: null, label: t`None` },
              ...resumes.map((resume) => ({
                value: resume.internalId,
                label: nameInFamily(resume, resumes),
              })),
            ]}
            help={
              resumes.length === 0 ? (
                <Trans>You have no resume here yet. Add the file you send instead, or apply without.</Trans>
              ) : (
                <Trans>
                  Saved as it is today, as PDF and as text; later changes do not affect this copy.
                </Trans>
              )
            }
          />
          {!isCorrection && (
            <ResumeForJob
              jobId={job.internalId}
              resumeId={form.watch('resumeId')}
              onStart={onChange}
              // The job names it already: nothing of it waits to be saved.
              onMade={(id) => form.resetField('resumeId', { defaultValue: id })}
            />
          )}
          <Part title={<Trans>Files you send</Trans>}>
            <ApplyFiles files={files} onChange={setFiles} />
          </Part>
        </Box>
        {storedLetter ? (
          <Part title={<Trans>Cover letter</Trans>}>
            <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>
              <Trans>
                Saved as you sent it on {fullDate(storedLetter.dateSent)}. It is among the documents; delete
                it there to write another.
              </Trans>
            </Box>
          </Part>
        ) : (
          <Box sx={{ display: 'grid', gap: '8px', alignContent: 'start', minWidth: 0 }}>
            <TextField
              {...field('coverLetter')}
              multiline
              rows={9}
              help={<Trans>Leave it empty when you send none, or add it as a file.</Trans>}
            />
            <LetterButton
              job={job}
              form={form}
              isKnown={isTyping === isDirty}
              onChange={onChange}
              onProblem={setProblem}
            />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
        <Box
          sx={{
            flex: { xs: '1 1 100%', md: '1 1 220px' },
            color: token('text-2'),
            fontSize: '0.8125rem',
            lineHeight: '18px',
          }}
        >
          {note || (
            <Trans>Everything stays in this browser. Nothing is sent to the employer from here.</Trans>
          )}
        </Box>
        {isCorrection && (
          <Button variant="text" onClick={onDone} sx={{ flex: { xs: 1, md: 'none' } }}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button variant="contained" type="submit" aria-busy={isSaving} sx={{ flex: { xs: 1, md: 'none' } }}>
          {isCorrection ? <Trans>Save correction</Trans> : <Trans>Mark as applied</Trans>}
        </Button>
      </Box>
      {doubtDialog}
    </Box>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Box
        sx={{
          marginBlockEnd: '4px',
          fontSize: '0.8125rem',
          lineHeight: '18px',
          fontWeight: 520,
          color: token('text-2'),
        }}
      >
        {title}
      </Box>
      {children}
    </div>
  );
}
