import { type CalendarDate, calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { noonOf } from '@foothold/core/dates/day-bounds.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { isPreparable } from '@foothold/core/tracking/is-preparable.ts';
import { type PreparationItem, preparation } from '@foothold/core/tracking/preparation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { useJob } from '../../data/jobs/use-job.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { usePreparationSources } from '../../data/steps/preparation.ts';
import { href } from '../../platform/href.ts';
import { SafeHtml } from '../../shared/postings/safe-html.tsx';
import { Card } from '../../ui/card.tsx';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';
import { changesOf } from './posting/posting-changes.ts';
import { PostingState } from './posting/posting-state.tsx';
import { postingText } from './posting/posting-text.ts';
import { usePostingWatch } from './posting/use-posting-watch.ts';
import { PrepareItem } from './prepare/prepare-item.tsx';
import { PrepareOwnStep } from './prepare/prepare-own-step.tsx';
import { usePrepareWords } from './prepare/prepare-words.ts';
import { fullDate, placeOf } from './shared/job-cells.ts';
import { jobIdOf, jobPaths } from './shared/job-paths.ts';

const PrepareModelPart = partLater(
  async () => (await import('./prepare/prepare-model-part.tsx')).PrepareModelPart,
  null,
  null,
);
const JobMissing = partLater(async () => (await import('./editor/job-missing.tsx')).JobMissing);

/** /job/application/preparation/{internalId}: what to do before an application goes out, made from the job itself. */
export function JobPrepareScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const id = jobIdOf(internalId);
  const found = useJob(id);
  if (found === undefined) return <SkeletonRows count={8} label={t`Loading the job`} />;
  if (found.job === null) return <JobMissing id={internalId} problem={found.problem} />;
  return <Prepare key={id} job={found.job} today={calendarDate(systemClock.now())} />;
}

function Prepare({ job, today }: { job: Job; today: CalendarDate }) {
  const { t } = useLingui();
  const sources = usePreparationSources(job.internalId);
  const { versions, check } = usePostingWatch(job);
  const text = versions.at(-1)?.text ?? '';
  const now = noonOf(today, '').getTime();
  const plan = useMemo(
    () => sources && preparation({ job, text, ...sources }, now),
    [job, text, sources, now],
  );
  const words = usePrepareWords(job);
  const title = job.jobTitle || t`Untitled job`;
  const kept = postingText(job);
  // The steps are read from the newest text, so that one is shown; it is kept without its markup.
  const isChanged = changesOf(versions).length > 0;
  return (
    <>
      <PageHead
        title={title}
        documentTitle={t`Prepare: ${title}`}
        fact={job.isExample && <StateChip kind="example" />}
        under={[job.companyName, placeOf(job)].filter(Boolean).join(' · ')}
        backTo={jobPaths.edit(job.internalId)}
        actions={
          <>
            <Button
              variant="outlined"
              component={Link}
              to={href('/interview/practice/:jobId?', { jobId: job.internalId })}
            >
              <Trans>Practice questions</Trans>
            </Button>
            {isPreparable(job) && (
              <Button variant="contained" component={Link} to={jobPaths.apply(job.internalId)}>
                <Trans>Apply</Trans>
              </Button>
            )}
          </>
        }
      />
      {!isPreparable(job) && <AlreadySent job={job} />}
      <Box
        sx={{
          display: 'grid',
          gap: '16px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: '16px', minWidth: 0 }}>
          <Checklist plan={plan} label={t`Steps`} foot={<PrepareOwnStep jobId={job.internalId} />}>
            {plan?.items.map((item) => (
              <PrepareItem
                key={`${item.step} ${item.step === 'own' ? item.taskId : ''}`}
                jobId={job.internalId}
                item={item}
                words={words(item)}
                today={today}
                action={<Way item={item} jobId={job.internalId} />}
              />
            ))}
          </Checklist>
          <PrepareModelPart
            job={job}
            text={text || (kept?.plain ?? '')}
            steps={(plan?.items ?? [])
              .map((item) => `${item.done ? 'done' : 'open'}: ${words(item).title}`)
              .join('\n')}
          />
        </Box>
        <Card aria-label={t`Posting`} sx={{ padding: '16px 20px' }}>
          <Typography variant="h3" component="h2" sx={{ marginBlockEnd: '8px' }}>
            <Trans>Posting</Trans>
          </Typography>
          <PostingState versions={versions} check={check} />
          <Box sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
            {kept?.html && !isChanged ? (
              <SafeHtml html={kept.html} />
            ) : (
              <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: '66ch', lineHeight: '22px' }}>
                {text || (kept?.plain ?? <Trans>No text of the posting is saved with this job.</Trans>)}
              </Box>
            )}
          </Box>
        </Card>
      </Box>
    </>
  );
}

function AlreadySent({ job }: { job: Job }) {
  const day = fullDate(job.dateApplied);
  return (
    <Box sx={{ marginBlockEnd: '16px' }}>
      <Note
        kind="quiet"
        icon="check"
        action={
          <Button variant="outlined" component={Link} to={jobPaths.apply(job.internalId)}>
            <Trans>See what you sent</Trans>
          </Button>
        }
      >
        {day ? <Trans>You applied on {day}.</Trans> : <Trans>This application is under way already.</Trans>}
      </Note>
    </Box>
  );
}

type ChecklistProps = {
  plan: ReturnType<typeof preparation> | undefined;
  label: string;
  foot: ReactNode;
  children: ReactNode;
};

function Checklist({ plan, label, foot, children }: ChecklistProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} sx={{ padding: '16px 20px 20px' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '12px' }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          <Trans>Prepare your application</Trans>
        </Typography>
        {plan && (
          <Typography component="span" role="status" variant="body2" sx={{ color: token('text-2') }}>
            <Trans>
              {plan.done} of {plan.total} done
            </Trans>
          </Typography>
        )}
      </Box>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {children}
      </Box>
      {foot}
    </Card>
  );
}

/** Where a step is done, when that is on another screen. */
function Way({ item, jobId }: { item: PreparationItem; jobId: number }) {
  if (item.step === 'posting')
    return (
      <Button variant="text" component={Link} to={jobPaths.fit(jobId)}>
        <Trans>See the fit</Trans>
      </Button>
    );
  if (item.done || item.isThere) return null;
  if (item.step !== 'resume' && item.step !== 'letter') return null;
  return (
    <Button
      variant="text"
      component={Link}
      to={item.step === 'letter' ? jobPaths.letter(jobId) : jobPaths.apply(jobId)}
    >
      {item.step === 'resume' ? <Trans>Choose</Trans> : <Trans>Write</Trans>}
    </Button>
  );
}
