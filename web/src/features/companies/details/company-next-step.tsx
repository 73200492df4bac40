import { addDays, dateWords, weekDayOf } from '@foothold/core/dates/calendar-date.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import type { Task } from '@foothold/core/entities/task/task.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CompanyRecord } from '../../../data/companies/company-record.ts';
import { useJobSteps } from '../../../data/jobs/job-steps.ts';
import { saveTask, setTaskDone } from '../../../data/steps/tasks.ts';
import { href } from '../../../platform/href.ts';
import { DetailCard } from '../../../shared/companies/detail-card.tsx';
import { useWordsOfSteps } from '../../../shared/jobs/use-step-words.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { OtherTasks } from './other-tasks.tsx';

const StepForm = partLater(async () => (await import('./step-form.tsx')).StepForm);

type Props = { company: Company; record: CompanyRecord; today: string };

/** The most pressing thing to do at a company, of all its jobs and of none, with what fits it, and its other tasks. */
export function CompanyNextStep({ company, record, today }: Props) {
  const [isAdding, setAdding] = useState(false);
  const steps = useJobSteps(
    record.jobs.map(({ internalId }) => internalId),
    today,
  );
  const [task] = record.tasks;
  const ofJobs = [...(steps?.values() ?? [])].filter(({ taskId }) => taskId === null);
  const step = ofJobs.sort((a, b) => compare(a.due || '9999', b.due || '9999'))[0];
  // A task is the person's own word: it goes before what is read from a history, unless that is due sooner.
  const isTask = task !== undefined && !(step && step.due !== '' && step.due < (task.dueDate || '9999'));
  const others = record.tasks.filter((one) => !isTask || one !== task);
  const due = isTask ? task.dueDate : (step?.due ?? '');
  return (
    <DetailCard
      title={<Trans>Next step</Trans>}
      hasRows={false}
      end={due !== '' && <When due={due} today={today} />}
    >
      <Box sx={{ padding: '0 16px 14px', display: 'grid', gap: '10px' }}>
        {isTask && <OwnTask task={task} today={today} />}
        {!isTask && step && <JobStep step={step} today={today} />}
        {!isTask && !step && !isAdding && (
          <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>
            <Trans>Nothing needs you now.</Trans>
          </Box>
        )}
        {isAdding ? (
          <StepForm companyId={company.internalId} onClose={() => setAdding(false)} />
        ) : (
          <Box>
            <Button
              variant="text"
              startIcon={<Icon name="add" size="xs" />}
              onClick={() => setAdding(true)}
              sx={{ color: token('accent'), marginInlineStart: '-12px' }}
            >
              <Trans>Add next step</Trans>
            </Button>
          </Box>
        )}
        {others.length > 0 && <OtherTasks tasks={others} jobs={record.jobs} today={today} />}
      </Box>
    </DetailCard>
  );
}

function OwnTask({ task, today }: { task: Task; today: string }) {
  const { t, i18n } = useLingui();
  const { internalId, title } = task;
  // The Friday to come; of a Friday the one of next week.
  const friday = addDays(today, ((5 - weekDayOf(today) + 6) % 7) + 1);
  const name = dateWords(friday, i18n.locale, { weekday: 'long' });
  const done = async () => toastResult(await setTaskDone(internalId, true), <Trans>Done: {title}.</Trans>);
  const move = async () => {
    const { jobId, companyId, kind, notes } = task;
    const result = await saveTask({ internalId, jobId, companyId, title, kind, notes, dueDate: friday });
    toastResult(result, <Trans>Moved to {name}.</Trans>);
  };
  return (
    <>
      <Words title={title} second={task.notes} />
      <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="check" size="xs" />}
          aria-label={t`Done: ${title}`}
          onClick={() => void done()}
        >
          <Trans>Done</Trans>
        </Button>
        {task.dueDate !== friday && (
          <Button variant="text" onClick={() => void move()}>
            <Trans>Move to {name}</Trans>
          </Button>
        )}
      </Box>
    </>
  );
}

function JobStep({ step, today }: { step: NextStep; today: string }) {
  const { title, second } = useWordsOfSteps()(step, today);
  return (
    <>
      <Words title={title} second={second} />
      {step.jobId !== null && (
        <Box>
          <Button
            variant="outlined"
            component={Link}
            to={href('/job/edit/:internalId', { internalId: step.jobId })}
          >
            <Trans>Open job</Trans>
          </Button>
        </Box>
      )}
    </>
  );
}

function Words({ title, second }: { title: string; second: string }) {
  return (
    <Box sx={{ fontSize: '0.875rem', lineHeight: '20px', overflowWrap: 'anywhere' }}>
      {title}
      {second && (
        <Box
          sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), whiteSpace: 'pre-wrap' }}
        >
          {second}
        </Box>
      )}
    </Box>
  );
}

function When({ due, today }: { due: string; today: string }) {
  const { i18n } = useLingui();
  if (due > today) return dateWords(due, i18n.locale, { weekday: 'short', month: 'short', day: 'numeric' });
  return <StateChip kind="due">{due < today ? <Trans>Overdue</Trans> : <Trans>Due today</Trans>}</StateChip>;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
