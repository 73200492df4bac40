import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import { firstDayOfWeek, weekStart } from '@foothold/core/tracking/weekly-activity.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useExampleData } from '../../data/example/example-loaded.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { type JobMetrics, useJobMetrics } from '../../data/statistics/job-metrics.ts';
import { useWeekCounts } from '../../data/statistics/week-counts.ts';
import { useNextSteps } from '../../data/steps/next-steps.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { isDue } from '../../shared/jobs/step-words.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ChartsPlaceholder } from './charts-placeholder.tsx';
import { ExampleNote } from './example-note.tsx';
import { FirstRun } from './first-run.tsx';
import { LatestJobs } from './latest-jobs.tsx';
import { Tiles } from './tiles.tsx';
import { Today } from './today.tsx';
import { todayArea, wholeArea, workGrid } from './work-areas.ts';
import { workPaths } from './work-paths.ts';
import { WorkPlaceholder } from './work-placeholder.tsx';

const SavedSearchesCard = lazy(async () => ({
  default: (await import('./saved-searches-card.tsx')).SavedSearchesCard,
}));

const WatchedCard = lazy(async () => ({ default: (await import('./watched-card.tsx')).WatchedCard }));

const BackupReminder = lazy(async () => ({
  default: (await import('../../shared/own-data/backup-reminder.tsx')).BackupReminder,
}));

const OffersLink = lazy(async () => ({ default: (await import('./offers-link.tsx')).OffersLink }));

const WorkCharts = lazy(async () => ({ default: (await import('./work-charts.tsx')).WorkCharts }));

/** Where a signed-in person starts: what is due, what the history of applications tells, what changed last; or the first steps. The place site starts at /places. */
export function WorkScreen() {
  if (useSiteConfig().variant !== 'place') return <Work />;
  return <Navigate to={workPaths.places} replace />;
}

function Work() {
  const metrics = useJobMetrics();
  const example = useExampleData();
  if (!metrics || !example) return <WorkPlaceholder />;
  if (metrics.tiles.saved === 0)
    return (
      <>
        <FirstRun />
        <Box
          sx={{ maxWidth: 720, marginInline: 'auto', marginBlockStart: '16px', display: 'grid', gap: '16px' }}
        >
          <Suspense>
            <SavedSearchesCard />
          </Suspense>
          <Suspense>
            <WatchedCard />
          </Suspense>
        </Box>
      </>
    );
  return <Dashboard metrics={metrics} hasExample={example.loaded} />;
}

function Dashboard({ metrics, hasExample }: { metrics: JobMetrics; hasExample: boolean }) {
  const now = systemClock.now();
  const today = calendarDate(now);
  const firstDay = firstDayOfWeek();
  const [waiting, setWaiting] = useState<number>();
  const steps = useNextSteps(today);
  const week = useWeekCounts(weekStart(today, firstDay));
  const due = steps?.filter(isDue).length;
  const day = dateFormat(undefined, { weekday: 'long', month: 'long', day: 'numeric' }).format(now);
  const add = (
    <Button variant="contained" component={Link} to={workPaths.add} startIcon={<Icon name="add" size="xs" />}>
      <Trans>Add job</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={day}
        fact={
          due !== undefined && (
            <Plural
              value={due}
              _0="Nothing is due today"
              one="1 thing is due today"
              other="# things are due today"
            />
          )
        }
        actions={
          <>
            <Suspense>
              <OffersLink />
            </Suspense>
            <Button variant="outlined" component={Link} to={workPaths.assistant}>
              <Trans>Assistant</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={workPaths.review}>
              <Trans>Weekly review</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={workPaths.contacts}>
              <Trans>Contacts</Trans>
            </Button>
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>{add}</Box>
          </>
        }
      />
      {hasExample && <ExampleNote />}
      <Suspense>
        <BackupReminder />
      </Suspense>
      <Box sx={{ ...workGrid, paddingBlockEnd: { xs: '64px', md: 0 } }}>
        <Box sx={wholeArea}>
          <Tiles metrics={metrics} week={week} waiting={waiting} />
        </Box>
        <Box sx={{ ...todayArea, display: 'grid', alignContent: 'stretch' }}>
          <Today steps={steps} today={today} />
        </Box>
        <Suspense fallback={<ChartsPlaceholder />}>
          <WorkCharts today={today} firstDay={firstDay} onWaiting={setWaiting} />
        </Suspense>
        <Box
          sx={{
            ...wholeArea,
            display: 'grid',
            alignItems: 'start',
            gap: { xs: '24px', md: '16px' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(420px, 1fr))' },
          }}
        >
          <LatestJobs today={today} />
          <Suspense>
            <SavedSearchesCard />
          </Suspense>
          <Suspense>
            <WatchedCard />
          </Suspense>
        </Box>
      </Box>
      <MobileFoot>{add}</MobileFoot>
    </>
  );
}
