import { locationType, type MapType, mapType, mapTypes } from '@foothold/core/geography/location-type.ts';
import { locationTypeName, mapTypeName } from '@foothold/core/geography/location-words.messages.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useNavigate, useParams } from 'react-router';
import { useSay } from '../../platform/use-say.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { locationPaths } from './list/location-paths.ts';
import { LocationPickers } from './list/location-pickers.tsx';
import { UnknownArea } from './list/unknown-area.tsx';
import { useArea } from './list/use-area.ts';
import { LocationsMap } from './map/locations-map.tsx';

/**
 * /location/map/{locationType}[/{mapType}[/{countryCode}[/{stateCode}]]]: rows or their sums on a map, a list beside it
 * (docs/spec/readings.md R9).
 */
export function LocationMapScreen() {
  const say = useSay();
  const { t } = useLingui();
  const params = useParams();
  const navigate = useNavigate();
  const type = locationType(params.locationType);
  const sum = mapType(params.mapType);
  const area = useArea(type);
  const isThere = area.isKnown && !area.isStateUnknown;
  const named = say(locationTypeName(type));
  return (
    <FullHeight>
      <PageHead
        title={t`${named} on the map`}
        documentTitle={[t`${named} on the map`, area.name].filter(Boolean).join(', ')}
        fact={area.name}
      />
      <Box sx={{ flexShrink: 0, marginBlockEnd: '12px', display: 'flex', flexWrap: 'wrap', gap: '8px 16px' }}>
        <LocationPickers
          type={type}
          area={area}
          pathOf={(next, where) => locationPaths.map(next, sum, where)}
        />
        <Segment
          label={t`Group the map by`}
          value={sum}
          options={(Object.keys(mapTypes) as MapType[]).map((value) => ({
            value,
            label: say(mapTypeName(value)),
          }))}
          onChange={(next) => void navigate(locationPaths.map(type, next, isThere ? pathArea(params) : {}))}
        />
      </Box>
      {isThere ? (
        <LocationsMap key={`${type} ${sum}`} type={type} sum={sum} area={area} />
      ) : (
        <UnknownArea area={area} />
      )}
    </FullHeight>
  );
}

/** Country and state as the address has them: what a list fills up by itself stays out of it. */
function pathArea({ countryCode, stateCode }: Readonly<Record<string, string | undefined>>) {
  return { country: countryCode, state: stateCode };
}
