import { commuteReachKm } from '@foothold/core/geography/commute.ts';
import type { ColumnInputs } from '@foothold/core/money/household.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import type { MoneyColumn } from '../../../shared/money/money-column.ts';
import { useCents } from '../../../shared/money/use-cents.ts';
import type { HouseholdState } from '../../../shared/money/use-household.ts';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';
import { AmountField } from './amount-field.tsx';
import { CityChoice } from './city-choice.tsx';
import type { Commute } from './commute.ts';

type Props = {
  column: MoneyColumn;
  name: string;
  state: HouseholdState;
  /** The way to work as far as it can be estimated. */
  way: Commute | null;
  homeName: string;
  onRemove: () => void;
};

/** What the person says of the chosen column: pay, rent, way to work, moving; and the way to its own page. */
export function ColumnCard(props: Props) {
  const { column, name, way, homeName, onRemove } = props;
  const { household, changeColumn } = props.state;
  const { t } = useLingui();
  const { whole } = useCents();
  const said = household.columns[column.key];
  const { place } = column;
  const rent = place.rents?.byBedrooms[Number(household.bedrooms)];
  const known = column.month.tax?.state?.tax;
  const abroad = place.country !== '' && place.country !== 'US';
  const field = (key: keyof ColumnInputs) => ({
    value: said?.[key] ?? '',
    onSay: (text: string) => changeColumn(column.key, { [key]: text }),
  });
  return (
    <Card aria-labelledby="column" sx={{ padding: '12px 16px 16px', display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <Box
          component="h2"
          id="column"
          sx={{ margin: 0, flexGrow: 1, fontSize: '0.9375rem', fontWeight: 620, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
        <Button variant="text" size="small" onClick={onRemove} sx={{ color: token('accent') }}>
          <Trans>Remove</Trans>
        </Button>
      </Box>
      {(column.offer || column.state === 'nowhere' || (said?.city ?? '') !== '') && (
        <CityChoice
          city={column.city}
          isOwn={(said?.city ?? '') !== ''}
          onChoose={(city) => changeColumn(column.key, { city })}
        />
      )}
      <Box sx={{ display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <AmountField
          label={<Trans>Pay a year</Trans>}
          kind="pay"
          instead={place.pay === null ? '' : whole(place.pay)}
          {...field('pay')}
        />
        <AmountField
          label={<Trans>Rent or mortgage</Trans>}
          kind="housing"
          instead={rent === undefined ? '' : whole(rent * 100)}
          {...field('housing')}
        />
        <AmountField
          label={<Trans>Miles to work</Trans>}
          kind="miles"
          instead={household.miles}
          {...field('miles')}
        />
        <AmountField
          label={<Trans>Days on site a week</Trans>}
          kind="days"
          instead={place.days === null ? household.days : String(place.days)}
          {...field('days')}
        />
        <AmountField
          label={abroad ? <Trans>All taxes a year</Trans> : <Trans>State and city tax a year</Trans>}
          kind="pay"
          instead={known === undefined ? '' : whole(known)}
          {...field('tax')}
        />
        <AmountField
          label={<Trans>Health insurance a month</Trans>}
          kind="monthly"
          instead={place.health === null ? '' : whole(place.health)}
          {...field('health')}
        />
        <AmountField label={<Trans>Moving, once</Trans>} kind="once" {...field('moving')} />
      </Box>
      {way && way.km <= commuteReachKm && said?.miles !== way.miles && (
        <WayLine
          way={way}
          from={way.from === 'city' ? (column.city?.name ?? '') : homeName}
          to={way.to === 'city' ? (column.city?.name ?? '') : name}
          onUse={() => changeColumn(column.key, { miles: way.miles })}
        />
      )}
      {column.city && (
        <MuiLink
          component={Link}
          to={href('/city/details/:cityId', { cityId: column.city.id })}
          sx={{ fontSize: '0.8125rem' }}
        >
          {t`All figures of ${column.city.name}`}
        </MuiLink>
      )}
    </Card>
  );
}

/** The estimate of the way to work, and the button that takes it over. */
function WayLine({ way, from, to, onUse }: { way: Commute; from: string; to: string; onUse: () => void }) {
  const { t } = useLingui();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: '8px', fontSize: '0.8125rem', lineHeight: '18px' }}
    >
      <Box sx={{ flexGrow: 1, color: token('text-2'), overflowWrap: 'anywhere' }}>
        {t`${from} to ${to}: about ${way.miles} miles in a straight line, an estimate.`}
      </Box>
      <Button variant="outlined" size="small" onClick={onUse} sx={{ flexShrink: 0 }}>
        {t`Use ${way.miles} miles`}
      </Button>
    </Box>
  );
}
