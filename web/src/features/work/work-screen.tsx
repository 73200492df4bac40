import { calendarDate } from '@foothold/core/domain/calendar-date.ts';
import { dateFormat } from '@foothold/core/domain/formats.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { MobileFoot } from '../../components/mobile-foot.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { isDue } from '../../components/step-words.ts';
import { systemClock } from '../../data/clock.ts';
import { useExampleData } from '../../data/example-data.ts';
import { type JobMetrics, useJobMetrics } from '../../data/job-metrics.ts';
import { useNextSteps } from '../../data/next-steps.ts';
import { useSiteConfig } from '../../platform/site-config.ts';
import { ExampleNote } from './example-note.tsx';
import { FirstRun } from './first-run.tsx';
import { LatestJobs } from './latest-jobs.tsx';
import { PlaceStart } from './place-start.tsx';
import { Stages } from './stages.tsx';
import { Tiles } from './tiles.tsx';
import { Today } from './today.tsx';
import { workPaths } from './work-paths.ts';
import { WorkWaiting } from './work-waiting.tsx';

const SavedSearchesCard = lazy(async () => ({
  default: (await import('./saved-searches-card.tsx')).SavedSearchesCard,
}));

/** Where a signed-in person starts: what is due, how many jobs stand where, what changed last; or the first steps. */
export function WorkScreen() {
  return useSiteConfig().variant === 'place' ? <PlaceStart /> : <Work />;
}

function Work() {
  const metrics = useJobMetrics();
  const example = useExampleData();
  if (!metrics || !example) return <WorkWaiting />;
  if (metrics.tiles.saved === 0)
    return (
      <>
        <FirstRun />
        <Box sx={{ maxWidth: 720, marginInline: 'auto', marginBlockStart: '16px' }}>
          <Suspense>
            <SavedSearchesCard />
          </Suspense>
        </Box>
      </>
    );
  return <Dashboard metrics={metrics} hasExample={example.loaded} />;
}

function Dashboard({ metrics, hasExample }: { metrics: JobMetrics; hasExample: boolean }) {
  const now = systemClock.now();
  const today = calendarDate(now);
  const steps = useNextSteps(today);
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
        actions={<Box sx={{ display: { xs: 'none', md: 'block' } }}>{add}</Box>}
      />
      {hasExample && <ExampleNote />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: '20px', md: '16px' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 456fr) minmax(0, 760fr)' },
          gridTemplateAreas: {
            xs: '"today" "tiles" "stages" "latest"',
            md: '"tiles tiles" "today stages" "today latest"',
          },
          gridTemplateRows: { md: 'auto auto 1fr' },
          paddingBlockEnd: { xs: '64px', md: 0 },
        }}
      >
        <Box sx={{ gridArea: 'tiles' }}>
          <Tiles metrics={metrics} />
        </Box>
        <Box sx={{ gridArea: 'today', display: 'grid', alignContent: 'stretch' }}>
          <Today steps={steps} today={today} />
        </Box>
        <Box sx={{ gridArea: 'stages' }}>
          <Stages metrics={metrics} />
        </Box>
        <Box
          sx={{ gridArea: 'latest', display: 'grid', alignContent: 'start', gap: { xs: '20px', md: '16px' } }}
        >
          <LatestJobs today={today} />
          <Suspense>
            <SavedSearchesCard />
          </Suspense>
        </Box>
      </Box>
      <MobileFoot>{add}</MobileFoot>
    </>
  );
}
