import type { CityDetail } from '@foothold/core/geography/geo.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { comparisonWith } from '../../../shared/money/compare-keys.ts';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { CityCard } from './city-card.tsx';
import { FigureTable } from './figure-table.tsx';

/** What renting costs by bedrooms, and how dear the city is beside the whole country; nothing where neither is published. */
export function CityPrices({ city }: { city: CityDetail }) {
  const { t, i18n } = useLingui();
  const { figure } = useNumbers();
  const { rents, parities } = city.living;
  if (!rents && !parities) return null;
  const rooms = [t`Studio`, t`1 bedroom`, t`2 bedrooms`, t`3 bedrooms`, t`4 bedrooms`];
  const level = (value: number) =>
    numberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  return (
    <CityCard title={<Trans>Rent and prices</Trans>}>
      <MuiLink
        component={Link}
        to={comparisonWith(`city:${city.id}`)}
        sx={{ display: { md: 'none' }, lineHeight: '32px' }}
      >
        <Trans>Compare with other places</Trans>
      </MuiLink>
      {rents && (
        <FigureTable
          caption={<Trans>Fair market rent, utilities included</Trans>}
          source={rents}
          rows={rents.byBedrooms.map((value, at) => [rooms[at] ?? '', figure({ value, unit: 'usd-month' })])}
        />
      )}
      {parities && (
        <FigureTable
          caption={<Trans>Prices, where the whole country is 100</Trans>}
          source={parities}
          rows={[
            [t`Everything`, level(parities.levels.all)],
            [t`Goods`, level(parities.levels.goods)],
            [t`Housing`, level(parities.levels.housing)],
            [t`Utilities`, level(parities.levels.utilities)],
            [t`Other services`, level(parities.levels.services)],
          ]}
        />
      )}
    </CityCard>
  );
}
