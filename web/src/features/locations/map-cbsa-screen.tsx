import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { FullHeight } from '../../ui/full-height.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { locationPaths } from './list/location-paths.ts';
import { LocationsMap } from './map/locations-map.tsx';

const unitedStates = { country: 'US', state: '', isKnown: true };

/** /location/mapcbsa: every metropolitan and micropolitan area of the United States on a map, by population. */
export function MapCbsaScreen() {
  const { t } = useLingui();
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Metro areas of the United States</Trans>}
        documentTitle={t`Metro areas of the United States`}
        actions={
          <Button variant="outlined" component={Link} to={locationPaths.list('metro')}>
            <Trans>See the list</Trans>
          </Button>
        }
      />
      <LocationsMap type="metro" sum="points" area={unitedStates} />
    </FullHeight>
  );
}
