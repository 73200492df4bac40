import { numberFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobMetrics } from '../../data/statistics/job-metrics.ts';
import type { WeekCounts } from '../../data/statistics/week-counts.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { workPaths } from './work-paths.ts';

const Tile = styled(Link)({
  display: 'block',
  padding: '14px 20px 16px',
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
  color: token('text'),
  textDecoration: 'none',
  transition: 'background-color 120ms cubic-bezier(.2,0,0,1)',
  '&:hover': { backgroundColor: token('hover') },
});

type Props = {
  metrics: JobMetrics;
  week: WeekCounts | undefined;
  /** Applications that wait for an answer, as the diagram counts them; undefined while they are counted. */
  waiting: number | undefined;
};

/**
 * Saved, Applied, In-Progress and Complete as docs/spec/states.md, Metrics, counts them, each the way to its list, with what is
 * newest about it as a second fact.
 */
export function Tiles({ metrics, week, waiting = 0 }: Props) {
  const { tiles, byStatus } = metrics;
  const saved = week?.saved ?? 0;
  const applied = week?.applied ?? 0;
  const toApply = byStatus['application-not-started'];
  const talks =
    byStatus['interview-requested'] + byStatus['interview-scheduled'] + byStatus['interview-in-progress'];
  const accepted = byStatus['offer-accepted'];
  const declined = byStatus['offer-rejected'];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: '8px', md: '16px' },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      <Figure to={workPaths.jobs} name={<Trans>Saved</Trans>} value={tiles.saved}>
        {saved > 0 ? (
          <Plural value={saved} one="# this week" other="# this week" />
        ) : (
          toApply > 0 && <Plural value={toApply} one="# to apply for" other="# to apply for" />
        )}
      </Figure>
      <Figure to={workPaths.applied} name={<Trans>Applied</Trans>} value={tiles.applied}>
        {applied > 0 ? (
          <Plural value={applied} one="# this week" other="# this week" />
        ) : (
          talks > 0 && <Plural value={talks} one="# in interviews" other="# in interviews" />
        )}
      </Figure>
      <Figure to={workPaths.group('in-progress')} name={<Trans>In-Progress</Trans>} value={tiles.inProgress}>
        {waiting > 0 && <Plural value={waiting} one="# waiting on a reply" other="# waiting on a reply" />}
      </Figure>
      <Figure to={workPaths.group('complete')} name={<Trans>Complete</Trans>} value={tiles.complete}>
        {accepted > 0 ? (
          <Plural value={accepted} one="# offer accepted" other="# offers accepted" />
        ) : (
          declined > 0 && <Plural value={declined} one="# offer declined" other="# offers declined" />
        )}
      </Figure>
    </Box>
  );
}

function Figure({
  to,
  name,
  value,
  children,
}: {
  to: string;
  name: ReactNode;
  value: number;
  children: ReactNode;
}) {
  return (
    <Tile to={to}>
      <Box
        component="span"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: { xs: '0.875rem', md: '0.8125rem' },
          lineHeight: '20px',
          color: token('text-2'),
        }}
      >
        {name}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          <Icon name="chevron-right" size={16} />
        </Box>
      </Box>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'baseline', columnGap: '8px', flexWrap: 'wrap' }}
      >
        <Box
          component="span"
          sx={{ fontSize: '1.75rem', lineHeight: '36px', fontWeight: 620, letterSpacing: '-0.01em' }}
        >
          {numberFormat().format(value)}
        </Box>
        <Box component="span" sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
          {children}
        </Box>
      </Box>
    </Tile>
  );
}
