import { geoText } from '@foothold/core/entities/place/geo-place.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { MapPane } from '../../../maps/map-pane.tsx';
import { SavePlace } from '../../../shared/geography/save-place.tsx';
import { useDistanceWords } from '../../../shared/geography/use-distance-words.ts';
import { token } from '../../../ui/tokens.ts';
import { LocationFacts } from '../list/location-facts.tsx';
import { locationPaths } from '../list/location-paths.ts';
import { ReferenceLinks } from './reference-links.tsx';
import type { ReferenceRow } from './reference-rows.ts';

/** A row of a reference list beside its list: where it is, what is known of it, and what can be done with it. */
export function ReferenceDetail({ row }: { row: ReferenceRow }) {
  const { t } = useLingui();
  const { type, geo, point, title, second, end } = row;
  const far = useDistanceWords(point);
  const name = geoText(type, geo);
  return (
    <Box sx={{ display: 'grid', gap: '16px', padding: { xs: '16px 0 32px', md: '20px' } }}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: token('text-2') }}>
          {second}
        </Typography>
      </div>
      <Actions row={row} />
      {point && (
        <Box sx={{ borderRadius: '16px', overflow: 'hidden', border: `1px solid ${token('line')}` }}>
          <MapPane
            key={row.key}
            ariaLabel={t`${name} on the map`}
            points={[{ id: row.key, ...point, label: title, kind: kindOf[type] }]}
            selected={row.key}
            view={{ center: point, zoom: zoomOf[type] }}
            fit="view"
            height="260px"
          />
        </Box>
      )}
      <LocationFacts
        facts={[
          [t`Population`, end],
          [t`Time zone`, geo.timeZone.replaceAll('_', ' ')],
          [t`Coordinates`, point ? `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}` : t`Not known`],
          [t`Distance`, far?.distance ?? ''],
          [t`Commute`, far?.commute ?? ''],
        ]}
      />
      <ReferenceLinks row={row} />
    </Box>
  );
}

const kindOf = { city: 'city', metro: 'city', state: 'state', country: 'country' } as const;
const zoomOf = { city: 7, metro: 6, state: 4, country: 3 } as const;

function Actions({ row: { type, geo } }: { row: ReferenceRow }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
      <SavePlace kind={type} row={geo} variant="contained" />
      {type === 'city' && (
        <Button variant="outlined" component={Link} to={locationPaths.city(geo.id)}>
          <Trans>Open city page</Trans>
        </Button>
      )}
    </Box>
  );
}
