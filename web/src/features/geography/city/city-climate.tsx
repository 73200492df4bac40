import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import type { CityDetail } from '@foothold/core/geography/geo.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';
import { CityCard } from './city-card.tsx';

/** The climate normals of the nearest weather station, by month; nothing where none is near. */
export function CityClimate({ city }: { city: CityDetail }) {
  const { t, i18n } = useLingui();
  const climate = city.living.climate;
  if (!climate) return null;
  const number = (value: number, digits = 0) =>
    numberFormat(i18n.locale, { maximumFractionDigits: digits }).format(value);
  // Any year has the same months.
  const month = (at: number, style: 'short' | 'long') =>
    dateWords(`2001-${String(at + 1).padStart(2, '0')}-15`, i18n.locale, { month: style });
  const lines = [
    { label: t`High, °F`, values: climate.high, digits: 0 },
    { label: t`Low, °F`, values: climate.low, digits: 0 },
    { label: t`Rain, in`, values: climate.precipitation, digits: 1 },
    { label: t`Snow, in`, values: climate.snow, digits: 1 },
    { label: t`Wet days`, values: climate.wetDays, digits: 0 },
  ].flatMap(({ values, ...line }) => (values ? [{ ...line, values }] : []));
  const { area, agency, dataset, year, distanceKm } = climate;
  const away = distanceText(distanceKm, { locale: i18n.locale });
  return (
    <CityCard title={<Trans>Climate</Trans>}>
      <Box
        sx={{ overflowX: 'auto' }}
        // What scrolls must be reached by keys.
        tabIndex={0}
        role="region"
        aria-label={t`Climate by month`}
      >
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: '0.8125rem',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': {
              padding: '6px',
              textAlign: 'end',
              borderBlockEnd: `1px solid ${token('line')}`,
              fontWeight: 400,
            },
            '& th': { color: token('text-2') },
            '& tbody th, & thead th:first-of-type': {
              textAlign: 'start',
              paddingInlineStart: 0,
              whiteSpace: 'nowrap',
            },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t`Month`}</th>
              {climate.high.map((_, at) => (
                <th key={month(at, 'long')} scope="col" aria-label={month(at, 'long')}>
                  {month(at, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, values, digits }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <td key={month(at, 'long')}>{number(value, digits)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box sx={{ marginBlockStart: '8px', fontSize: '0.75rem', lineHeight: '18px', color: token('text-3') }}>
        {[area, agency, dataset, year].join(', ')}
        {distanceKm >= 1 && <Trans>; the station is {away} away</Trans>}
      </Box>
    </CityCard>
  );
}
