import type { Home } from '@foothold/core/entities/place/home.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { citiesQuery } from '../../../shared/geography/geo-queries.ts';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';
import { useDistance } from '../city/use-distance.ts';
import { type CityGroup, cityGroupPath, cityPath } from './city-group.ts';
import { citiesQueryOf, readCityList } from './city-list.ts';
import { GeoLinks } from './geo-links.tsx';

const near: CityGroup = { kind: 'near', country: '' };
const shown = 6;

/** The nearest cities to where the person travels from; without such a place, the way to set one. */
export function NearCard({ from, point }: { from: Home | null; point: Point | null }) {
  return (
    <Card sx={{ padding: { xs: '0 16px 12px', md: '0 20px 16px' } }}>
      {from && point ? (
        <Nearest from={from} point={point} />
      ) : (
        <Box sx={{ paddingBlockStart: '20px' }}>
          <Typography variant="h2">
            <Trans>Cities near you</Trans>
          </Typography>
          <Typography variant="body2" sx={{ color: token('text-2'), marginBlock: '4px 12px' }}>
            <Trans>Sorted by distance from the place you travel from, and none is set yet.</Trans>
          </Typography>
          <Button variant="outlined" component={Link} to="/location/from">
            <Trans>Set where you travel from</Trans>
          </Button>
        </Box>
      )}
    </Card>
  );
}

function Nearest({ from, point }: { from: Home; point: Point }) {
  const { t } = useLingui();
  const distance = useDistance(from);
  const first = readCityList(new URLSearchParams(), near);
  const query = useQuery(citiesQuery({ ...citiesQueryOf(near, first, point), limit: shown }));
  const start = from.name || from.city;
  return (
    <GeoLinks
      title={start ? <Trans>Cities near {start}</Trans> : <Trans>Cities near you</Trans>}
      query={query}
      none={<Trans>No city is known near there.</Trans>}
      failed={<Trans>This list could not be loaded</Trans>}
      waiting={t`Loading cities`}
      rows={query.data?.results.map((row) => ({
        id: row.id,
        to: cityPath(row.id),
        text: row.name,
        end: distance(row)?.text ?? '',
      }))}
      more={
        <Button
          variant="outlined"
          component={Link}
          to={cityGroupPath(near)}
          sx={{ marginBlockStart: '12px' }}
        >
          <Trans>Show the whole list</Trans>
        </Button>
      }
    />
  );
}
