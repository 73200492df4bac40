import type { NextStep, NextStepKind } from '@foothold/core/domain/next-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import type { IconName } from '../../components/icon-names.ts';
import { toastResult } from '../../components/result-toast.tsx';
import { isDue, stepTime } from '../../components/step-words.ts';
import { token } from '../../components/tokens.ts';
import { useStepWords } from '../../components/use-step-words.ts';
import { setTaskDone } from '../../data/tasks.ts';
import { workPaths } from './work-paths.ts';

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
  deadline: 'flag',
  'answer-offer': 'mail',
  'answer-request': 'calendar',
  finish: 'edit',
  'follow-up': 'send',
  'no-answer': 'clock',
  start: 'jobs',
};

/** One step: what, for which job, when. A task can be ticked off; the others lead to their job. */
export function StepRow({ step, today }: { step: NextStep; today: string }) {
  const { title, second } = useStepWords(step, today);
  const { kind, jobId } = step;
  return (
    <Row>
      <Box sx={{ width: 20, paddingBlockStart: '1px', color: token('text-3') }}>
        {kind === 'task' || step.taskId !== null ? (
          <Done step={step} />
        ) : (
          <Icon name={icons[kind]} size="sm" />
        )}
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
          {jobId === null ? title : <Target to={workPaths.job(jobId)}>{title}</Target>}
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
      return <Trans>today</Trans>;
    case 'tomorrow':
      return <Trans>tomorrow</Trans>;
    case 'late':
      return <Trans>{time.days} d late</Trans>;
    default:
      return time?.text ?? null;
  }
}

function Done({ step: { taskId, title } }: { step: NextStep }) {
  const { t } = useLingui();
  const done = async () => {
    if (taskId !== null) toastResult(await setTaskDone(taskId, true), <Trans>Done: {title}.</Trans>);
  };
  return (
    <ButtonBase
      aria-label={t`Done: ${title}`}
      onClick={() => void done()}
      sx={{
        position: 'relative',
        zIndex: 1,
        width: 20,
        height: 20,
        borderRadius: '10px',
        border: `1.5px solid ${token('control')}`,
        color: 'transparent',
        '&:hover': { color: token('text-2') },
        '&::after': { content: '""', position: 'absolute', inset: '-12px' },
      }}
    >
      <Icon name="check" size={12} />
    </ButtonBase>
  );
}
