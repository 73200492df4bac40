import { locationLine, placeLine } from '@foothold/core/entities/place/location-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { MapPane } from '../../../maps/map-pane.tsx';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { useDistanceWords } from '../../../shared/geography/use-distance-words.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { LocationFacts } from '../list/location-facts.tsx';
import { locationPaths, recordPath } from '../list/location-paths.ts';
import { OpenWords } from './open-words.tsx';
import type { OwnRow } from './own-rows.ts';

/** An own record beside its list: where it is and how far, and the way to put it right. */
export function OwnDetail({ row: { record, point, title } }: { row: OwnRow }) {
  const { t } = useLingui();
  const far = useDistanceWords(point);
  const whole = recordPath(record);
  return (
    <Box sx={{ display: 'grid', gap: '16px', padding: { xs: '16px 0 32px', md: '20px' } }}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: token('text-2') }}>
          {[record.employer, shownPlace(record)].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button
          variant="contained"
          component={Link}
          to={locationPaths.manage(record.type, record.internalId)}
        >
          {point ? <Trans>Edit location</Trans> : <Trans>Put on the map</Trans>}
        </Button>
        {whole && (
          <Button variant="outlined" component={Link} to={whole}>
            <OpenWords type={record.type} />
          </Button>
        )}
      </Box>
      {point ? (
        <Box sx={{ borderRadius: '16px', overflow: 'hidden', border: `1px solid ${token('line')}` }}>
          <MapPane
            key={record.internalId}
            ariaLabel={t`${title} on the map`}
            points={[{ id: 'here', ...point, label: title, kind: kindOf[record.type] }]}
            selected="here"
            view={{ center: point, zoom: 7 }}
            fit="view"
            height="260px"
          />
        </Box>
      ) : (
        <Note kind="quiet" icon="info">
          <Trans>There are no coordinates yet, so it is not on the map and no distance can be shown.</Trans>
        </Note>
      )}
      <LocationFacts
        facts={[
          [t`Kind`, record.types.map(shownPlaceType).join(', ')],
          [t`Address`, locationLine(record)],
          [t`Location`, record.location === placeLine(record) ? '' : (record.location ?? '')],
          [t`Coordinates`, point ? `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}` : ''],
          [t`Distance`, far?.distance ?? ''],
          [t`Commute`, far?.commute ?? ''],
        ]}
      />
    </Box>
  );
}

const kindOf = { place: 'place', company: 'company', job: 'job', interview: 'job' } as const;
