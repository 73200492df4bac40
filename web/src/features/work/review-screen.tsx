import { addDays, calendarDate, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { reviewedWeek } from '@foothold/core/tracking/week-review.ts';
import { firstDayOfWeek } from '@foothold/core/tracking/weekly-activity.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { systemClock } from '../../data/rows/clock.ts';
import { type CountedReview, useWeekReview } from '../../data/statistics/week-review.ts';
import { useNextSteps } from '../../data/steps/next-steps.ts';
import { printPage } from '../../platform/print.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { isKeyHandled } from '../../ui/is-key-handled.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PrintOnly } from '../../ui/print-only.tsx';
import { MovedCard } from './review/moved-card.tsx';
import { QuietCard } from './review/quiet-card.tsx';
import { ReviewFigures } from './review/review-figures.tsx';
import { ReviewNext } from './review/review-next.tsx';
import { workPaths } from './work-paths.ts';

/** /work/review: one week looked back on, what went quiet in it, and small things to do about that. `[` and `]` turn weeks. */
export function ReviewScreen() {
  const { t, i18n } = useLingui();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const today = calendarDate(systemClock.now());
  const firstDay = firstDayOfWeek();
  const start = reviewedWeek(parameters.get('week') ?? '', today, firstDay);
  const present = reviewedWeek(today, today, firstDay);
  const review = useWeekReview({ start, today, firstDay });
  const steps = useNextSteps(today);
  const end = addDays(start, 6);
  const isPresent = start === present;
  // At once: the next press counts from the week it led to.
  const go = (week: string) =>
    void navigate(workPaths.reviewOf(week), { replace: true, preventScrollReset: true, flushSync: true });
  const back = () => go(addDays(start, -7));
  const on = () => {
    if (!isPresent) go(addDays(start, 7));
  };
  const turn = useRef({ back, on });
  turn.current = { back, on };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyHandled(event) || (event.key !== '[' && event.key !== ']')) return;
      event.preventDefault();
      if (event.key === '[') turn.current.back();
      else turn.current.on();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const day = (date: string) => dateWords(date, i18n.locale, { month: 'short', day: 'numeric' });
  const [first, last] = [day(start), day(end)];
  const title = t`Week of ${first} – ${last}`;
  return (
    <>
      <PageHead
        title={title}
        documentTitle={t`Weekly review`}
        fact={isPresent && <Trans>so far</Trans>}
        backTo={workPaths.work}
        actions={
          <>
            <IconButton aria-label={t`Previous week`} title={t`Previous week ([)`} onClick={back}>
              <Icon name="chevron-left" size="sm" />
            </IconButton>
            <IconButton
              aria-label={t`Next week`}
              title={t`Next week (])`}
              disabled={isPresent}
              onClick={on}
              sx={{ marginInlineStart: '-8px' }}
            >
              <Icon name="chevron-right" size="sm" />
            </IconButton>
            {!isPresent && (
              <Button variant="outlined" onClick={() => go(present)}>
                <Trans>This week</Trans>
              </Button>
            )}
            <Button
              variant="outlined"
              startIcon={<Icon name="print" size="xs" />}
              onClick={() => printPage(`${t`Weekly review`} ${start}`)}
            >
              <Trans>Print</Trans>
            </Button>
          </>
        }
      />
      <PrintOnly>
        <Box
          component="p"
          sx={{ display: 'none', margin: 0, fontWeight: 620, '@media print': { display: 'block' } }}
        >
          {title}
        </Box>
        {review === undefined ? (
          <SkeletonRows count={6} label={t`Looking back on the week`} />
        ) : (
          <Box sx={{ display: 'grid', gap: '16px', paddingBlockEnd: '16px' }}>
            {isEmpty(review) ? <Nothing isPresent={isPresent} /> : <ReviewFigures review={review} />}
            <Box
              sx={{
                display: 'grid',
                gap: '16px',
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {(review.moved.length > 0 || review.interviews.length > 0) && (
                <MovedCard review={review} today={today} />
              )}
              <Column>
                {review.wentQuiet.length + review.stillQuiet.length > 0 && (
                  <QuietCard review={review} today={today} />
                )}
                <ReviewNext steps={steps} today={today} />
              </Column>
            </Box>
          </Box>
        )}
      </PrintOnly>
    </>
  );
}

/** Cards below one another. */
const Column = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

function isEmpty({
  applications,
  replies,
  saved,
  moved,
  interviews,
  followUps,
  heard,
}: CountedReview): boolean {
  return applications + replies + saved + moved.length + interviews.length + followUps + heard === 0;
}

function Nothing({ isPresent }: { isPresent: boolean }) {
  return (
    <Card sx={{ paddingInline: { xs: '16px', md: 0 } }}>
      <EmptyState
        title={isPresent ? <Trans>Nothing noted yet this week</Trans> : <Trans>No activity this week</Trans>}
      >
        {isPresent ? (
          <Trans>What you save, send and hear shows up here by itself.</Trans>
        ) : (
          <Trans>Nothing was noted in this week. Searches have such weeks, and rest counts too.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}
