import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isDue } from '../../shared/jobs/step-words.ts';
import { CardHead } from '../../ui/card.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { token } from '../../ui/tokens.ts';
import { StepRow } from './step-row.tsx';

/** Rows of Today, filled up with what comes next while less is due. */
const rowsOfToday = { desktop: 5, mobile: 4 } as const;
/** Rows that a list of steps begins with at most, and grows by: there may be hundreds. */
const most = { today: 9, week: 50 } as const;

/**
 * What is due, and what comes next; the whole week on demand: everything of the coming seven days and what has no date.
 */
export function Today({ steps, today }: { steps: NextStep[] | undefined; today: string }) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const [isWeek, setWeek] = useState(false);
  const least = isMobile ? rowsOfToday.mobile : rowsOfToday.desktop;
  const [extra, setExtra] = useState(0);
  const due = steps?.filter(isDue).length ?? 0;
  const begins = isWeek ? most.week : Math.max(Math.min(due, most.today), least);
  const rows = steps?.slice(0, begins + extra);
  const more = (steps?.length ?? 0) - (rows?.length ?? 0);
  const isShort = !isWeek && begins + extra >= due;
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
          <Trans>Today</Trans>
        </Box>
        {(more > 0 || isWeek) && (
          <Button
            variant="text"
            size="small"
            aria-pressed={isWeek}
            onClick={() => {
              setWeek(!isWeek);
              setExtra(0);
            }}
            sx={{ color: token('accent'), marginInlineEnd: '-8px' }}
          >
            <Trans>Whole week</Trans>
          </Button>
        )}
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
      {more > 0 && !isShort && (
        <Button
          variant="text"
          onClick={() => setExtra(extra + most.week)}
          sx={{ alignSelf: 'flex-start', margin: { xs: '0 -16px', md: '4px 0' }, color: token('accent') }}
        >
          <Trans>Show more</Trans>
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
