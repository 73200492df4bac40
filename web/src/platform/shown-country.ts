import { countryName } from '@foothold/core/geography/country.ts';
import { i18n } from '@lingui/core';

/** The name of a country in the language of the person; '' for what is no country. */
export function shownCountry(code: string): string {
  return countryName(code, i18n.locale || 'en');
}
