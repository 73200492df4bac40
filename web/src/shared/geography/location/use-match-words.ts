import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import { shownCountry } from '../../../platform/shown-country.ts';

/** What tells a found place from others of its name: how exact it is, where it lies, how many live there. */
export function useMatchWords(): (match: GeoMatch) => string {
  const { t, i18n } = useLingui();
  const exact: Record<GeoMatch['precision'], string> = {
    address: t`Address`,
    street: t`Street`,
    postal: t`Postal code`,
    city: t`City`,
    state: t`State or province`,
    country: t`Country`,
  };
  return (match) => {
    const { country, stateCode, population, precision } = match;
    const area = [precision === 'state' ? '' : regionName(country, stateCode), shownCountry(country)]
      .filter(Boolean)
      .join(', ');
    const people = population ? numberFormat(i18n.locale).format(population) : '';
    return [exact[precision], precision !== 'country' && area, people && t`${people} people`]
      .filter(Boolean)
      .join(' · ');
  };
}
