import type { Job } from '@foothold/core/entities/job/job.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useJobSteps } from '../../../data/jobs/job-steps.ts';
import { useJobTasks } from '../../../data/steps/tasks.ts';
import { isDue, stepTime } from '../../../shared/jobs/step-words.ts';
import { useStepWords } from '../../../shared/jobs/use-step-words.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { token } from '../../../ui/tokens.ts';
import { DateBlock } from '../shared/date-block.tsx';
import { SideCard } from '../shared/side-card.tsx';
import { NextStepActions } from './next-step-actions.tsx';
import { NextStepInterview } from './next-step-interview.tsx';
import { TaskList } from './task-list.tsx';

type Props = {
  job: Job;
  today: string;
  /** Closes the job for want of an answer. */
  onNoResponse: () => void;
  /** Called before this card changes the job. */
  onChange: () => void;
};

/** What to do next for a job: the most pressing step with what fits it, and the tasks. */
export function NextStepCard({ job, today, onNoResponse, onChange }: Props) {
  const steps = useJobSteps([job.internalId], today);
  const tasks = useJobTasks(job.internalId);
  const step = steps?.get(job.internalId);
  // A task is told by its own row, where it is ticked off.
  const own = step && step.taskId === null ? step : null;
  if (!steps || !tasks)
    return (
      <SideCard title={<Trans>Next step</Trans>}>
        <SkeletonRows label="" count={1} height={48} />
      </SideCard>
    );
  return (
    <SideCard title={<Trans>Next step</Trans>} end={step && <When step={step} />}>
      {own && (
        <Step step={own} today={today}>
          <NextStepActions step={own} today={today} onNoResponse={onNoResponse} onChange={onChange} />
        </Step>
      )}
      {!step && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
          <Trans>Nothing needs you now.</Trans>
        </Box>
      )}
      <TaskList jobId={job.internalId} tasks={tasks} today={today} nextId={step?.taskId ?? null} />
    </SideCard>
  );
}

function Step({ step, today, children }: { step: NextStep; today: string; children: ReactNode }) {
  // The job itself is in the head of the screen.
  const words = useStepWords({ ...step, jobTitle: step.companyName.trim() ? '' : step.jobTitle }, today);
  const { t } = useLingui();
  const title = step.kind === 'interview' ? t`${step.title} interview` : words.title;
  const isDated = step.kind === 'interview' && step.due !== '';
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex', gap: '12px', alignItems: 'center', minHeight: isDated ? 48 : 0 }}>
        {isDated && <DateBlock date={step.due} />}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 570, lineHeight: '20px' }}>{title}</Box>
          <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
            {step.interviewId !== null && step.kind === 'interview' ? (
              <NextStepInterview interviewId={step.interviewId} />
            ) : (
              words.second
            )}
          </Box>
        </Box>
      </Box>
      {children}
    </Box>
  );
}

function When({ step }: { step: NextStep }) {
  const time = stepTime(step);
  return (
    <Box
      component="span"
      sx={{ color: isDue(step) ? token('warn') : token('text-2'), fontWeight: isDue(step) ? 570 : 400 }}
    >
      {time?.when === 'today' && <Trans>today</Trans>}
      {time?.when === 'tomorrow' && <Trans>tomorrow</Trans>}
      {time?.when === 'late' && <Trans>{time.days} d late</Trans>}
      {time?.when === 'date' && <Plural value={step.daysLeft ?? 0} one="in # day" other="in # days" />}
    </Box>
  );
}
