import type { NextStep } from '@foothold/core/domain/next-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CardHead } from '../../components/card.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { token } from '../../components/tokens.ts';
import { useMobile } from '../../components/use-mobile.ts';
import { StepRow } from './step-row.tsx';

const shownAtFirst = 9;

/** What to do next, most pressing first; steps come from the person's own records. */
export function Today({ steps, today }: { steps: NextStep[] | undefined; today: string }) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const [showsAll, setShowsAll] = useState(false);
  const rows = showsAll ? steps : steps?.slice(0, isMobile ? 4 : shownAtFirst);
  const more = (steps?.length ?? 0) - (rows?.length ?? 0);
  return (
    <Box
      component="section"
      aria-labelledby="today"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        border: { md: `1px solid ${token('line')}` },
        borderRadius: '20px',
        backgroundColor: { md: token('surface') },
        overflow: { md: 'hidden' },
      }}
    >
      <CardHead sx={{ borderBlockEnd: `1px solid ${token('line')}`, paddingInline: { xs: 0, md: '16px' } }}>
        <Box component="h2" id="today" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 620 }}>
          <Trans>Next steps</Trans>
        </Box>
      </CardHead>
      {rows === undefined && <SkeletonRows label={t`Looking for next steps`} count={5} height={57} />}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows?.map((step) => (
          <StepRow
            key={`${step.kind} ${step.taskId ?? step.interviewId ?? step.jobId}`}
            step={step}
            today={today}
          />
        ))}
      </Box>
      {more > 0 && (
        <Button
          variant="text"
          onClick={() => setShowsAll(true)}
          sx={{ alignSelf: 'flex-start', margin: { xs: '0 -16px', md: '4px 0' }, color: token('accent') }}
        >
          <Trans>Show {more} more</Trans>
        </Button>
      )}
      {steps?.length === 0 && (
        <Box sx={{ padding: { xs: '16px 0', md: '20px 16px' }, color: token('text-2') }}>
          <Trans>
            Nothing needs you now. Interviews, deadlines, applications to finish and follow-ups after two
            weeks come up here by themselves.
          </Trans>
        </Box>
      )}
    </Box>
  );
}
