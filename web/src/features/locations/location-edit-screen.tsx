import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useHome } from '../../data/places/homes.ts';
import { shownPlace } from '../../shared/geography/shown-place.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { HomeEditor } from './editor/home-editor.tsx';
import { locationPaths } from './list/location-paths.ts';

/** /location/edit: where the person lives (docs/spec/readings.md R8). */
export function LocationEditScreen() {
  const { t } = useLingui();
  const found = useHome('home');
  return (
    <>
      <PageHead
        title={<Trans>Home</Trans>}
        fact={found?.home ? shownPlace(found.home) : undefined}
        actions={
          <Button variant="outlined" component={Link} to={locationPaths.from}>
            <Trans>Location to start from</Trans>
          </Button>
        }
      />
      {found === undefined ? (
        <SkeletonRows count={6} label={t`Loading your home`} />
      ) : (
        <HomeEditor kind="home" home={found.home} />
      )}
    </>
  );
}
