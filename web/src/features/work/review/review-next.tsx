import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { token } from '../../../ui/tokens.ts';
import { StepRow } from '../step-row.tsx';
import { ReviewCard } from './review-card.tsx';

const most = 7;

/** What to do next, as Today on /work has it: a few small things, not all of them. */
export function ReviewNext({ steps, today }: { steps: NextStep[] | undefined; today: string }) {
  const { t } = useLingui();
  const rest = (steps?.length ?? 0) - most;
  return (
    <ReviewCard
      title={<Trans context="card">Next</Trans>}
      end={rest > 0 && <Trans>and {rest} more in Today</Trans>}
    >
      {steps === undefined && <SkeletonRows label={t`Looking for next steps`} count={3} height={57} />}
      {steps?.slice(0, most).map((step) => (
        <StepRow
          key={`${step.kind} ${step.taskId ?? step.interviewId ?? step.jobId}`}
          step={step}
          today={today}
        />
      ))}
      {steps?.length === 0 && (
        <Box component="li" sx={{ padding: '12px 16px 16px', color: token('text-2') }}>
          <Trans>Nothing needs you now. Enjoy the quiet.</Trans>
        </Box>
      )}
    </ReviewCard>
  );
}
