import { isOwnType, locationType } from '@foothold/core/geography/location-type.ts';
import { locationTypeName } from '@foothold/core/geography/location-words.messages.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { useSay } from '../../platform/use-say.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { locationPaths } from './list/location-paths.ts';
import { LocationPickers } from './list/location-pickers.tsx';
import { UnknownArea } from './list/unknown-area.tsx';
import { useArea } from './list/use-area.ts';
import { OwnList } from './own/own-list.tsx';
import { ReferenceList } from './reference/reference-list.tsx';

/**
 * /location/list/{locationType}[/{countryCode}[/{stateCode}]]: a reference list or own records with a location
 * (docs/spec/readings.md R8).
 */
export function LocationListScreen() {
  const say = useSay();
  const type = locationType(useParams().locationType);
  const area = useArea(type);
  const isThere = area.isKnown && !area.isStateUnknown;
  return (
    <FullHeight>
      <PageHead
        title={say(locationTypeName(type))}
        documentTitle={[say(locationTypeName(type)), area.name].filter(Boolean).join(', ')}
        fact={area.name}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={locationPaths.map(type, 'points', isThere ? area : {})}
            startIcon={<Icon name="map" size="xs" />}
          >
            <Trans>Show on map</Trans>
          </Button>
        }
      />
      <Box sx={{ flexShrink: 0, marginBlockEnd: '12px' }}>
        <LocationPickers type={type} area={area} pathOf={locationPaths.list} />
      </Box>
      {!isThere && <UnknownArea area={area} />}
      {isThere && isOwnType(type) && <OwnList key={type} type={type} area={area} />}
      {isThere && !isOwnType(type) && <ReferenceList key={type} type={type} area={area} />}
    </FullHeight>
  );
}
