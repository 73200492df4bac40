import type { Home } from '@foothold/core/entities/place/home.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { GeoFigures } from '../../../shared/geography/geo-figures.tsx';
import { cityQuery } from '../../../shared/geography/geo-queries.ts';
import { SavePlace } from '../../../shared/geography/save-place.tsx';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { token } from '../../../ui/tokens.ts';
import { CityFacts } from '../city/city-facts.tsx';
import { CityPostings } from '../city/city-postings.tsx';
import { CityWait } from '../city/city-wait.tsx';
import { NoFigures } from '../city/no-figures.tsx';
import { cityArea, cityPath } from './city-group.ts';

type Props = {
  id: string;
  /** What the list knows of it already; null when it is not on this page. */
  row: GeoRow | null;
  from: Home | null;
  onBack: () => void;
};

/** A city beside the list: what the row said at once, its figures as soon as they are there. */
export function CityPane({ id, row, from, onBack }: Props) {
  const query = useQuery(cityQuery(id));
  const detail = query.data ?? null;
  const city = row ?? detail;
  return (
    <Box component="article" sx={{ padding: { xs: '4px 0 24px', md: '20px 24px 24px' } }}>
      <RowBack onBack={onBack} />
      {city && (
        <>
          <Typography component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {city.name}
          </Typography>
          <Typography variant="body2" sx={{ color: token('text-2'), marginBlockStart: '2px' }}>
            {cityArea(detail ?? city)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' }}>
            <Button variant="contained" component={Link} to={cityPath(id)}>
              <Trans>Open city page</Trans>
            </Button>
            <SavePlace kind="city" row={city} />
            <CityPostings city={city} />
          </Box>
          <CityFacts city={city} detail={detail} from={from} />
        </>
      )}
      <Box sx={{ marginBlockStart: '12px' }}>
        {!detail ? (
          <CityWait query={query} />
        ) : detail.facts.length > 0 ? (
          <GeoFigures facts={detail.facts} />
        ) : (
          <NoFigures country={detail.country} />
        )}
      </Box>
    </Box>
  );
}
