import { regionName } from '@foothold/core/geography/region.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { shownCountry } from '../../../platform/shown-country.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { locationPaths } from '../list/location-paths.ts';
import type { ReferenceRow } from './reference-rows.ts';

/** Where a row of a reference list leads: down from country to states to cities, and to the map. */
export function ReferenceLinks({ row: { type, geo, title } }: { row: ReferenceRow }) {
  const { t } = useLingui();
  const { country, stateCode, code } = geo;
  const state = type === 'state' ? code || stateCode : stateCode;
  const area = { country, state };
  const stateName = type === 'state' ? title : regionName(country, state);
  const inCountry = shownCountry(country);
  return (
    <Box component="ul" aria-label={t`Continue with`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {type === 'country' && (
        <>
          <Way to={locationPaths.list('state', { country })}>
            <Trans>States and provinces of {title}</Trans>
          </Way>
          <Way to={locationPaths.list('city', { country })}>
            <Trans>Cities of {title}</Trans>
          </Way>
          <Way to={locationPaths.map('city', 'points', { country })}>
            <Trans>Cities of {title} on the map</Trans>
          </Way>
        </>
      )}
      {type === 'state' && (
        <>
          <Way to={locationPaths.list('city', area)}>
            <Trans>Cities of {title}</Trans>
          </Way>
          <Way to={locationPaths.map('city', 'points', area)}>
            <Trans>Cities of {title} on the map</Trans>
          </Way>
        </>
      )}
      {(type === 'city' || type === 'metro') && stateName && (
        <Way to={locationPaths.list('city', area)}>
          <Trans>Cities of {stateName}</Trans>
        </Way>
      )}
      {country === 'US' && state && type !== 'metro' && (
        <Way to={locationPaths.list('metro', area)}>
          <Trans>Metro areas of {stateName}</Trans>
        </Way>
      )}
      {type !== 'country' && (
        <Way to={locationPaths.world('state', country)}>
          <Trans>More of {inCountry}</Trans>
        </Way>
      )}
    </Box>
  );
}

/** One line that leads on; nothing where it leads to the screen it stands on. */
export function Way({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  if (pathname === to) return null;
  return (
    <Box component="li" sx={{ borderBlockEnd: `1px solid ${token('line')}` }}>
      <Box
        component={Link}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px',
          minHeight: 44,
          color: token('text'),
          textDecoration: 'none',
          '&:hover': { color: token('accent') },
        }}
      >
        {children}
        <Icon name="chevron-right" size={16} />
      </Box>
    </Box>
  );
}
