import { addDays, calendarDate, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { updateJob } from '../../../data/jobs/jobs.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { saveTask, useJobTasks } from '../../../data/steps/tasks.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { DayField, isDayFine } from '../../../ui/fields/day-field.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { interviewPaths } from '../interview-paths.ts';
import { InterviewPart, partRow, plainList, Second } from '../shared/interview-part.tsx';

type Props = { interview: Interview; job: Job | null };

/** After how many days one usually asks, where they named none. */
const usualWait = 7;

/** What comes next, with its day: to ask how things stand, something else to do, or the next round. */
export function NextPart({ interview, job }: Props) {
  const { t } = useLingui();
  const id = useId();
  const name = interview.companyName || interview.jobTitle;
  const today = calendarDate(systemClock.now());
  const [kind, setKind] = useState<'ask' | 'task'>('ask');
  const [date, setDate] = useState<string>(addDays(today, usualWait));
  const [title, setTitle] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isFollowUp = kind === 'ask' && job !== null;
  const asTask = kind === 'ask' ? t`Ask ${name} for an update` : title.trim();
  const isFine = isDayFine(date, { isNeeded: kind === 'ask' }) && asTask !== '';
  const plan = async () => {
    setAsked(true);
    if (!isFine) return;
    const result = isFollowUp
      ? await updateJob(job.internalId, { followUp: date })
      : await saveTask({ jobId: job?.internalId ?? null, title: asTask, dueDate: date });
    const day = dateWords(date);
    const isDone = toastResult(
      result,
      day ? <Trans>Planned for {day}.</Trans> : <Trans>Planned, without a day.</Trans>,
    );
    if (!isDone) return;
    setTitle('');
    setAsked(false);
  };
  const followUp = job ? dateWords(job.followUp) : '';
  return (
    <InterviewPart
      title={<Trans>What comes next</Trans>}
      end={
        <Button
          variant="text"
          size="small"
          component={Link}
          to={interviewPaths.add(job?.internalId)}
          startIcon={<Icon name="interviews" size="xs" />}
        >
          <Trans>Next round</Trans>
        </Button>
      }
    >
      {(followUp || job) && (
        <Box component="ul" aria-label={t`Planned`} sx={plainList}>
          {followUp && (
            <Box component="li" sx={partRow}>
              <Trans>Ask for an update on {followUp}</Trans>
            </Box>
          )}
          {job && <Tasks jobId={job.internalId} />}
        </Box>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void plan();
        }}
        sx={{ display: 'grid', gap: '12px', marginBlockStart: '8px' }}
      >
        <Box sx={{ justifySelf: 'start', maxWidth: '100%' }}>
          <Segment
            label={t`What to plan`}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'ask', label: <Trans>Ask for an update</Trans> },
              { value: 'task', label: <Trans>Something to do</Trans> },
            ]}
          />
        </Box>
        {kind === 'task' && (
          <Labeled
            id={id}
            label={<Trans>What to do</Trans>}
            error={isAsked && title.trim() === '' ? t`Write a few words.` : undefined}
          >
            <OutlinedInput
              id={id}
              fullWidth
              value={title}
              placeholder={t`Send the references they asked for`}
              onChange={({ target }) => setTitle(target.value)}
              error={isAsked && title.trim() === ''}
              slotProps={{ input: { maxLength: 500, 'aria-describedby': `${id}-help` } }}
            />
          </Labeled>
        )}
        <DayField
          label={kind === 'ask' ? <Trans>If you have not heard by</Trans> : <Trans>By</Trans>}
          value={date}
          onChange={setDate}
          isAsked={isAsked}
          isNeeded={kind === 'ask'}
        />
        {kind === 'ask' && (
          <Second>
            <Trans>The day they named, or a week from now. It is then listed in your next steps.</Trans>
          </Second>
        )}
        <Box>
          <Button variant="outlined" type="submit">
            <Trans>Add to my next steps</Trans>
          </Button>
        </Box>
      </Box>
    </InterviewPart>
  );
}

function Tasks({ jobId }: { jobId: number }) {
  const open = useJobTasks(jobId)?.open.filter(({ step }) => step === '' || step === 'own') ?? [];
  return open.map(({ internalId, title, dueDate }) => (
    <Box component="li" key={internalId} sx={partRow}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
        {dueDate && <Second>{dateWords(dueDate)}</Second>}
      </Box>
    </Box>
  ));
}
