import { type JobStatus, jobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { TagList } from '../../../shared/jobs/tag-list.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { JobStepLine } from '../shared/job-step-line.tsx';
import { useShortStep } from '../shared/use-short-step.ts';

/** The company of a card, above its title. */
export const CardCompany = styled('div')({
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The title of a card: two lines at most, whole in its tooltip. */
export const CardTitle = styled('div')({
  fontSize: '0.875rem',
  lineHeight: '20px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '& a': { fontWeight: 620 },
  '@media (max-width: 899.95px)': { fontSize: '1rem', lineHeight: '24px' },
});

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  minHeight: 20,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  '& svg': { flexShrink: 0 },
});

/**
 * What comes next for the job of a card; without a step, that one can be added (on the screen the card opens), unless
 * the job is over.
 */
export function CardStep({ step, status }: { step: NextStep | undefined; status: JobStatus }) {
  const words = useShortStep();
  if (!step && jobStatus(status).group === 'complete') return null;
  if (!step)
    return (
      <Line style={{ color: token('text-3') }}>
        <Icon name="add" size={14} />
        <Trans>Add a next step</Trans>
      </Line>
    );
  return (
    <Line>
      {!words(step).isDue && <Icon name="forward" size={14} />}
      <JobStepLine step={step} />
    </Line>
  );
}

/** The tags of a card, in one line. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <div style={{ marginBlockStart: 6 }}>
      <TagList tags={tags} most={3} />
    </div>
  );
}

const Excitement = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  flexShrink: 0,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  color: token('text-2'),
  verticalAlign: 'middle',
  '& svg': { color: token('warn'), fill: 'currentColor' },
});

/** How much the person wants the job of a card; nothing where they did not say. */
export function CardExcitement({ excitement }: { excitement: string }) {
  const { t } = useLingui();
  if (excitement === '') return null;
  return (
    <Excitement title={t`Excitement: ${excitement} of 5`}>
      <Icon name="star" size={12} label={t`Excitement`} />
      {excitement}
    </Excitement>
  );
}
