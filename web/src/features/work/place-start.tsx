import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Way, Welcome } from './welcome.tsx';
import { workPaths } from './work-paths.ts';

/** Where a person starts on the place site, which keeps places and no jobs (SPEC.md section 1, variants). */
export function PlaceStart() {
  return (
    <Welcome>
      <Way
        icon="search"
        title={<Trans>Find a place to go to</Trans>}
        action={
          <Button variant="contained" component={Link} to={workPaths.cities}>
            <Trans>Look at cities</Trans>
          </Button>
        }
      >
        <Trans>Population, rent, income and wages of a city, each with its source.</Trans>
      </Way>
      <Way
        icon="location"
        title={<Trans>Say where you start from</Trans>}
        action={
          <Button variant="outlined" component={Link} to={workPaths.location}>
            <Trans>Set location</Trans>
          </Button>
        }
      >
        <Trans>Distances and travel times are counted from there.</Trans>
      </Way>
      <Way
        icon="places"
        title={<Trans>See what you saved</Trans>}
        action={
          <Button variant="outlined" component={Link} to={workPaths.savedPlaces}>
            <Trans>My places</Trans>
          </Button>
        }
      >
        <Trans>The places you saved, as a list and on a map.</Trans>
      </Way>
    </Welcome>
  );
}
