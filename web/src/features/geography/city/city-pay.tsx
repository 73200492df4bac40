import type { CityDetail } from '@foothold/core/geography/geo.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GeoFigures } from '../../../shared/geography/geo-figures.tsx';
import { OccupationPicker } from '../../../shared/geography/occupation-picker.tsx';
import { token } from '../../../ui/tokens.ts';
import { CityCard } from './city-card.tsx';
import { splitFigures } from './city-figures.ts';
import { CityWait } from './city-wait.tsx';
import { NoFigures } from './no-figures.tsx';
import type { Occupation } from './use-occupation.ts';

type Props = {
  city: CityDetail;
  occupation: Occupation;
  isStale: boolean;
  query: Parameters<typeof CityWait>[0]['query'];
};

/** What work pays in a city: all occupations, or the person's own, which is chosen here. */
export function CityPay({ city, occupation, isStale, query }: Props) {
  const { pay } = splitFigures(city.facts);
  const isUs = city.country === 'US';
  const hasOwn = pay.some(({ key }) => key === 'median-wage');
  return (
    <CityCard title={<Trans>Pay</Trans>}>
      {isUs && <OccupationPicker occupation={occupation} />}
      {isStale && (query.isError || query.fetchStatus === 'paused') ? (
        <CityWait query={query} />
      ) : (
        <Box aria-busy={isStale} sx={{ marginBlockStart: isUs ? '8px' : 0, opacity: isStale ? 0.6 : 1 }}>
          {isUs && occupation.code !== '' && !hasOwn && !isStale && (
            <Typography variant="body2" sx={{ color: token('text-2') }}>
              <Trans>No wages for this occupation are published for this area.</Trans>
            </Typography>
          )}
          {pay.length > 0 && <GeoFigures facts={pay} />}
          {pay.length === 0 && !(isUs && occupation.code) && (
            <NoFigures country={city.country}>
              {isUs && <Trans>Choose an occupation to see what it pays here.</Trans>}
            </NoFigures>
          )}
        </Box>
      )}
    </CityCard>
  );
}
