import type { NextStep, NextStepKind } from '@foothold/core/tracking/next-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { isDue, stepTarget, stepTime } from '../../shared/jobs/step-words.ts';
import { useStepWords } from '../../shared/jobs/use-step-words.ts';
import { DoneTick } from '../../ui/buttons/done-tick.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';
import { stepPath } from './work-paths.ts';

const Row = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: 12,
  minHeight: 57,
  padding: '9px 16px',
  borderBlockEnd: `1px solid ${token('line')}`,
  '&:last-of-type': { borderBlockEndColor: 'transparent' },
  '&:has(a):hover': { backgroundColor: token('hover') },
  '@media (max-width: 899.95px)': {
    padding: '12px 0',
    minHeight: 66,
    '&:has(a):hover': { backgroundColor: 'transparent' },
  },
});

const Target = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: `2px solid ${token('accent')}`, outlineOffset: -3, borderRadius: 4 },
});

const icons: Record<Exclude<NextStepKind, 'task'>, IconName> = {
  interview: 'interviews',
  'after-interview': 'note',
  'send-thanks': 'mail',
  deadline: 'flag',
  'answer-offer': 'mail',
  'answer-request': 'calendar',
  finish: 'edit',
  'follow-up': 'send',
  'no-answer': 'clock',
  start: 'jobs',
};

/**
 * One step: what, for which job, when. A task is ticked off, a follow-up is noted in the job's history by its tick;
 * every step leads to where it is taken.
 */
export function StepRow({ step, today }: { step: NextStep; today: string }) {
  const { title, second } = useStepWords(step, today);
  const path = stepPath(step);
  const isToday = step.kind === 'interview' && isDue(step);
  return (
    <Row>
      <Box sx={{ width: 20, paddingBlockStart: '1px', color: token('text-3') }}>
        <Sign step={step} today={today} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box
          sx={{
            fontWeight: 570,
            lineHeight: '20px',
            fontSize: { xs: '1rem', md: '0.875rem' },
            overflowWrap: 'anywhere',
          }}
        >
          {path === null ? title : <Target to={path}>{title}</Target>}
        </Box>
        <Box
          sx={{
            color: token('text-2'),
            fontSize: { xs: '0.875rem', md: '0.8125rem' },
            lineHeight: '18px',
            overflowWrap: 'anywhere',
          }}
        >
          {second}
          {isToday && second && ' · '}
          {isToday && (
            <Box component="span" sx={{ color: token('accent') }}>
              <Trans>Open preparation</Trans>
            </Box>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          flexShrink: 0,
          fontSize: '0.8125rem',
          lineHeight: '20px',
          color: isDue(step) ? token('warn') : token('text-2'),
          fontWeight: isDue(step) ? 570 : 400,
        }}
      >
        <When step={step} />
      </Box>
    </Row>
  );
}

function When({ step }: { step: NextStep }) {
  const time = stepTime(step);
  switch (time?.when) {
    case 'today':
      return time.at ? <Trans>today {time.at}</Trans> : <Trans>today</Trans>;
    case 'tomorrow':
      return time.at ? <Trans>tomorrow {time.at}</Trans> : <Trans>tomorrow</Trans>;
    case 'late':
      return <Trans>{time.days} d late</Trans>;
    default:
      return time?.text ?? null;
  }
}

function Sign({ step, today }: { step: NextStep; today: string }) {
  const { t } = useLingui();
  const { kind, taskId, jobId, title } = step;
  const target = stepTarget(step);
  if (taskId !== null || kind === 'task')
    return (
      <DoneTick
        label={t`Done: ${title}`}
        onClick={async () => {
          if (taskId === null) return;
          // What writes weighs more than this list; it is fetched with the first tick.
          const { setTaskDone } = await import('../../data/steps/tasks.ts');
          toastResult(await setTaskDone(taskId, true), <Trans>Done: {title}.</Trans>);
        }}
      />
    );
  if (jobId !== null && (kind === 'follow-up' || kind === 'no-answer'))
    return (
      <DoneTick
        label={t`Followed up with ${target}`}
        onClick={async () => {
          const { addFollowUp } = await import('../../data/jobs/job-events.ts');
          toastResult(await addFollowUp(jobId, { date: today }), <Trans>Followed up with {target}.</Trans>);
        }}
      />
    );
  return <Icon name={icons[kind]} size="sm" />;
}
