import { countries } from '@foothold/core/geography/countries.data.ts';
import { shownCountry } from '../../platform/shown-country.ts';

/** Every country as a choice: its two letters and its name in the language that is shown, in that language's order. */
export function countryChoices(locale: string): { value: string; label: string }[] {
  const names = new Intl.Collator(locale);
  return countries
    .map(([value]) => ({ value, label: shownCountry(value) }))
    .sort((a, b) => names.compare(a.label, b.label));
}
