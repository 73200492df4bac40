import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePlaceRows } from './list/use-place-rows.ts';
import { GroupsCard } from './overview/groups-card.tsx';
import { NearJobsCard } from './overview/near-jobs-card.tsx';
import { NewestCard } from './overview/newest-card.tsx';
import { NextCard } from './overview/next-card.tsx';
import { placePaths } from './place-paths.ts';

/** /places: own places at a glance: groups, the newest ones, jobs near them, and what to do next (docs/spec/readings.md R10). */
export function PlacesScreen() {
  const { t } = useLingui();
  const all = usePlaceRows();
  const isRefused = useOwnDataRefused();
  const { variant } = useSiteConfig();
  const { list, groups, rows, start } = all;
  const isMobile = useMobile();
  const add = (
    <Button variant="contained" component={Link} to={placePaths.add}>
      <Trans>Add place</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={<Trans>Places</Trans>}
        documentTitle={t`Places`}
        fact={list && <Plural value={list.total} one="# place" other="# places" />}
        actions={
          <>
            <Button variant="outlined" component={Link} to={placePaths.map('all')}>
              <Trans>Map</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={placePaths.search}>
              <Trans>Search</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={placePaths.compare}>
              <Trans>Compare</Trans>
            </Button>
            {!isMobile && add}
          </>
        }
      />
      {!list && !isRefused && <SkeletonRows count={6} label={t`Loading your places`} />}
      {list && groups && (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: '8px', md: '16px' },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <NextCard rows={rows} groups={groups.rows.length} hasStart={start !== null} />
          <GroupsCard groups={groups} />
          <NewestCard rows={rows.slice(0, 6)} total={list.total} />
          {variant === 'job' && <NearJobsCard rows={rows} />}
        </Box>
      )}
      {isMobile && <MobileFoot>{add}</MobileFoot>}
    </>
  );
}
