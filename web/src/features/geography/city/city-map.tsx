import type { Home } from '@foothold/core/entities/place/home.ts';
import { commuteSpeeds, pointOf } from '@foothold/core/geography/commute.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { MapPane } from '../../../maps/map-pane.tsx';
import type { MapPoint } from '../../../maps/map-props.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { useDistance } from './use-distance.ts';

type Props = { city: GeoRow; from: Home | null };

const ringMinutes = [15, 30, 45];
/** A starting point further away would shrink the city to a dot, km. */
const maxKm = 160;

/** The city on the map, with rings of the commute by car, and where the person travels from if that is near. */
export function CityMap({ city, from }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const away = useDistance(from)(city);
  const { lat, lng } = city;
  if (lat === null || lng === null) return null;
  const start = away && away.km <= maxKm && from ? pointOf(from) : null;
  const home: MapPoint[] = start
    ? [{ id: 'from', ...start, label: from?.name || from?.city || t`Your place`, kind: 'home' }]
    : [];
  const points: MapPoint[] = [{ id: city.id, lat, lng, label: city.name, kind: 'city' }, ...home];
  const rings = ringMinutes.map((minutes) => ({
    center: { lat, lng },
    km: (commuteSpeeds.driving * minutes) / 60,
    label: t`${minutes} min`,
  }));
  const name = city.name;
  const speed = commuteSpeeds.driving;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <CardHead>
        <Box component="h2" sx={{ margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 620 }}>
          <Trans>Around {name} by car</Trans>
        </Box>
      </CardHead>
      <MapPane
        ariaLabel={t`${name} on a map`}
        points={points}
        rings={rings}
        height={isMobile ? '320px' : '460px'}
        ringsNote={t`Rings are straight-line estimates at ${speed} km/h, not routes.`}
      />
    </Card>
  );
}
