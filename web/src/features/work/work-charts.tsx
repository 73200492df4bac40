import type { WeekDay } from '@foothold/core/tracking/weekly-activity.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { useWorkRecord } from '../../data/statistics/work-record.ts';
import { Card } from '../../ui/card.tsx';
import { token } from '../../ui/tokens.ts';
import { ChartsPlaceholder } from './charts-placeholder.tsx';
import { FlowCard } from './flow-card.tsx';
import { RateCard } from './rate-card.tsx';
import { WeekCard } from './week-card.tsx';
import { flowArea, rateArea, weekArea } from './work-areas.ts';
import { workPaths } from './work-paths.ts';

type Props = {
  today: string;
  firstDay: WeekDay;
  /** Told how many applications wait for an answer, undefined while they are counted. */
  onWaiting: (waiting: number | undefined) => void;
};

/** What the history tells of all applications, as three cards in the grid of /work; one card while there are none. */
export function WorkCharts({ today, firstDay, onWaiting }: Props) {
  const record = useWorkRecord(today, firstDay);
  const waiting = record?.flow.nodes.find(({ id }) => id === 'waiting')?.count ?? 0;
  useEffect(() => onWaiting(record ? waiting : undefined), [onWaiting, record, waiting]);
  if (!record) return <ChartsPlaceholder />;
  const { flow, weeks, rates, resumeTitles } = record;
  if (flow.total === 0)
    return (
      <Box sx={flowArea}>
        <NoApplications />
      </Box>
    );
  return (
    <>
      <Box sx={flowArea}>
        <FlowCard flow={flow} />
      </Box>
      <Box sx={weekArea}>
        <WeekCard weeks={weeks} />
      </Box>
      <Box sx={rateArea}>
        <RateCard rates={rates} resumeTitles={resumeTitles} />
      </Box>
    </>
  );
}

function NoApplications() {
  return (
    <Card aria-labelledby="no-applications" sx={{ height: '100%', padding: '12px 16px 16px' }}>
      <Box component="h2" id="no-applications" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 620 }}>
        <Trans>Where applications go</Trans>
      </Box>
      <Box component="p" sx={{ margin: '6px 0', color: token('text-2'), maxWidth: '66ch' }}>
        <Trans>
          Nothing to count yet. From the first application on, this shows where yours went, how often you
          heard back, and when.
        </Trans>
      </Box>
      <Link
        component={RouterLink}
        to={workPaths.process}
        sx={{ display: 'inline-block', paddingBlock: '8px' }}
      >
        <Trans>What each stage means</Trans>
      </Link>
    </Card>
  );
}
