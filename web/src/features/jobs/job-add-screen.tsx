import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { jobFormFields } from '@foothold/core/entities/job/job-entity.ts';
import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { isJobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { useOwnDataOpen } from '../../data/db/own-query.ts';
import { saveJob } from '../../data/jobs/jobs.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useSay } from '../../platform/use-say.ts';
import { passPosting, usePassedPosting } from '../../shared/jobs/passed-posting.ts';
import { useJobLabels } from '../../shared/jobs/use-job-labels.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toastDone } from '../../ui/toasts/result-toast.tsx';
import type { CaptureProps } from './capture/capture-card.tsx';
import { sharedPosting } from './capture/shared-posting.ts';
import { JobFacts, JobTexts } from './editor/job-facts.tsx';
import { formChanges, formValues } from './editor/job-fields.ts';
import { useJobFormOptions } from './editor/use-job-form.ts';
import { jobPaths } from './shared/job-paths.ts';
import { savePlaced } from './shared/save-placed.ts';
import { SaveProblemNote } from './shared/save-problem-note.tsx';
import { useDateDoubt } from './shared/use-date-doubt.tsx';

const MailHint = partLater(async () => (await import('./mail/mail-hint.tsx')).MailHint);
const TrackedJobsLine = partLater(
  async () => (await import('./editor/tracked-jobs-line.tsx')).TrackedJobsLine,
);
const MemoryLine = partLater(async () => (await import('./editor/memory-line.tsx')).MemoryLine);

// Without it the form still takes what is typed.
const CaptureCard = lazy(async (): Promise<{ default: ComponentType<CaptureProps> }> => {
  const card = await import('./capture/capture-card.tsx').catch(() => null);
  return { default: card?.CaptureCard ?? (() => null) };
});

/** /job/add: a job found elsewhere, read from its posting or typed in by hand. */
export function JobAddScreen() {
  const { t } = useLingui();
  // The form waits until it could save; data that closes later must not take away what was typed since.
  const isOpen = useOwnDataOpen();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <JobAddForm /> : <SkeletonRows count={8} label={t`Opening your data`} />;
}

function JobAddForm() {
  const { t } = useLingui();
  const labels = useJobLabels(jobFormFields);
  const { billing } = useSiteConfig();
  const navigate = useNavigate();
  const [start] = useState(() => formValues());
  const [query] = useSearchParams();
  const given = sharedPosting(query);
  const handed = usePassedPosting(query.get('handed'));
  const form = useForm<JobFormValues>({ ...useJobFormOptions(), defaultValues: start });
  useEffect(() => {
    // Typed elsewhere, so it counts as typed here: it can be saved at once and is asked about before it is left.
    const title = query.get('title')?.slice(0, 300);
    if (title && !given) form.setValue('jobTitle', title, { shouldDirty: true });
    // Asked for from the page of a company.
    const company = query.get('company')?.slice(0, 300);
    if (company && !given) form.setValue('companyName', company, { shouldDirty: true });
    // Asked for from a column of the board; nothing was typed yet, so it may be left without a word.
    const status = query.get('status');
    if (isJobStatus(status)) form.setValue('status', status);
  }, [form, query, given]);
  const say = useSay();
  const [problem, setProblem] = useState('');
  const today = calendarDate(systemClock.now());
  const [sure, doubtDialog] = useDateDoubt(today);

  const save = async (values: JobFormValues) => {
    if (!(await sure(values.dateApplied, values.datePosted))) return false;
    const changes = formChanges(start, values);
    const isPlaced = values.latitude !== 0 || values.longitude !== 0;
    const result = isPlaced
      ? await saveJob(changes)
      : await savePlaced(values, (point) => saveJob({ ...changes, ...point }));
    if (!result.ok) {
      setProblem(say(result.message));
      return false;
    }
    const offering = await import('../../shared/companies/save-offer.tsx').catch(() => null);
    toastDone(<Trans>Job saved.</Trans>, result.journalId, await offering?.keepOffer(result.id));
    handed?.onSaved();
    passPosting(null);
    await navigate(jobPaths.edit(result.id), { replace: true });
    return true;
  };

  return (
    <FullHeight>
      <PageHead title={t`Add job`} backTo={jobPaths.list} />
      <Box
        sx={{
          width: '100%',
          maxWidth: { md: 640, lg: 'none' },
          minHeight: 0,
          display: 'grid',
          '& > form': { minHeight: 0 },
        }}
      >
        <FormFrame
          form={form}
          labels={labels}
          onSave={save}
          saveLabel={<Trans>Save job</Trans>}
          isNew
          onDiscard={() => void navigate(jobPaths.list)}
          notice={problem && <SaveProblemNote text={problem} />}
        >
          {given && <MailHint text={given} />}
          {billing && <TrackedJobsLine />}
          <Suspense fallback={<CaptureGround />}>
            <CaptureCard form={form} start={start} given={given} handed={handed} />
          </Suspense>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: '12px', lg: '32px' },
              gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
              alignItems: 'start',
            }}
          >
            <Column>
              <JobFacts
                control={form.control}
                withStatus
                underCompany={<MemoryLine control={form.control} except={null} today={today} />}
              />
            </Column>
            <Column>
              <JobTexts control={form.control} />
            </Column>
          </Box>
        </FormFrame>
      </Box>
      {doubtDialog}
    </FullHeight>
  );
}

const Column = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });

/** The ground of the card until it is there, so that the form does not move. */
const CaptureGround = styled('div')({
  height: 118,
  '@media (max-width: 899.95px)': { height: 196 },
});
