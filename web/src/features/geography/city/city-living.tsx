import type { CityDetail } from '@foothold/core/geography/geo.ts';
import { Trans } from '@lingui/react/macro';
import { GeoFigures } from '../../../shared/geography/geo-figures.tsx';
import { CityCard } from './city-card.tsx';
import { splitFigures } from './city-figures.ts';
import { NoFigures } from './no-figures.tsx';

/** What living in a city costs and brings, each figure with its source and year. */
export function CityLiving({ city }: { city: CityDetail }) {
  const { living } = splitFigures(city.facts);
  return (
    <CityCard title={<Trans>Living here</Trans>}>
      {living.length > 0 ? <GeoFigures facts={living} /> : <NoFigures country={city.country} />}
    </CityCard>
  );
}
