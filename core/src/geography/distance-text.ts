import { numberFormat } from '../text/formats.ts';

/** Kilometers of an international mile. */
export const kmPerMile = 1.609344;

/**
 * A distance as people of a country write it: miles in the United States, km elsewhere; one decimal below 10. '' for a
 * bad number. `country` is an alpha-2 code in either case.
 */
export function distanceText(
  km: number,
  { country = 'us', locale = 'en-US' }: { country?: string; locale?: string } = {},
): string {
  if (!Number.isFinite(km) || km < 0) return '';
  const isMiles = country.toUpperCase() === 'US';
  const value = isMiles ? km / kmPerMile : km;
  const unit = isMiles ? 'mile' : 'kilometer';
  const maximumFractionDigits = value < 9.95 ? 1 : 0;
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
