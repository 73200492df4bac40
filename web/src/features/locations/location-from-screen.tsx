import type { Home } from '@foothold/core/entities/place/home.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { saveHome, useHome } from '../../data/places/homes.ts';
import { shownPlace } from '../../shared/geography/shown-place.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { HomeEditor } from './editor/home-editor.tsx';
import { locationPaths } from './list/location-paths.ts';

/** /location/from: where distances and commutes are counted from (docs/spec/readings.md R8). */
export function LocationFromScreen() {
  const { t } = useLingui();
  const found = useHome('from');
  const home = useHome('home')?.home;
  return (
    <>
      <PageHead
        title={<Trans>Location</Trans>}
        documentTitle={t`Location`}
        fact={found?.home ? shownPlace(found.home) : undefined}
        under={<Trans>Where distances and commutes start</Trans>}
        actions={
          <>
            <Button variant="outlined" component={Link} to={locationPaths.list('place')}>
              <Trans>My locations</Trans>
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={locationPaths.home}
              startIcon={<Icon name="home" size="xs" />}
            >
              <Trans>Home</Trans>
            </Button>
          </>
        }
      />
      {found?.home === null && home && (home.latitude !== 0 || home.longitude !== 0) && (
        <Box sx={{ marginBlockEnd: '16px' }}>
          <FromHome home={home} />
        </Box>
      )}
      {found === undefined ? (
        <SkeletonRows count={6} label={t`Loading your starting point`} />
      ) : (
        <HomeEditor kind="from" home={found.home} />
      )}
    </>
  );
}

function FromHome({ home }: { home: Home }) {
  const name = home.name || shownPlace(home);
  const copy = async () => {
    const { name: called, address, city, state, country, postalCode, latitude, longitude } = home;
    const fields = { name: called, address, city, state, country, postalCode, latitude, longitude };
    toastResult(await saveHome('from', fields), <Trans>Starting point saved.</Trans>);
  };
  return (
    <Note
      kind="quiet"
      icon="info"
      title={<Trans>Distances start from your home, {name}.</Trans>}
      action={
        <Button variant="outlined" size="small" onClick={() => void copy()}>
          <Trans>Start from home</Trans>
        </Button>
      }
    >
      <Trans>Choose another place to start from, if you like.</Trans>
    </Note>
  );
}
