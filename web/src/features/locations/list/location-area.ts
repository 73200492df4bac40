import { countryByCode, countryByName } from '@foothold/core/geography/country.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { regionByCode, regionByName, regionName } from '@foothold/core/geography/region.ts';
import { shownCountry } from '../../../platform/shown-country.ts';

/** The part of the world an address names. '' is all of it; `isKnown` false says that there is no such country. */
export type Area = { country: string; state: string; isKnown: boolean };

/**
 * Reads country and state of an address: codes of two or three letters or names, matched without case
 * (docs/spec/readings.md R9).
 */
export function readArea(country = '', state = ''): Area {
  if (country.trim() === '') return { country: '', state: '', isKnown: true };
  const code = countryByCode(country.toUpperCase()) ?? countryByName(country);
  if (!code) return { country: country.toUpperCase(), state: '', isKnown: false };
  return { country: code, state: stateCodeOf(code, state), isKnown: true };
}

/** The country and state of an own record as codes, as far as they can be told; '' where they cannot. */
export function areaOfRecord({ country = '', state = '' }: { country?: string; state?: string }): {
  country: string;
  state: string;
} {
  const code = countryByCode(country.trim().toUpperCase()) ?? countryByName(country);
  // “OH” without a country is a state of the United States; people leave out their own.
  const known = code ?? (country.trim() === '' && state.trim() !== '' ? 'US' : '');
  return { country: known, state: stateCodeOf(known, state) };
}

/** The row of an area's state among those of its country, by code or name; null while unknown. */
export function stateRowOf(area: Area, states: readonly GeoRow[]): GeoRow | null {
  const asked = area.state.toLowerCase();
  return (
    states.find(({ code, stateCode, name }) =>
      [code, stateCode, name].some((text) => text !== '' && text.toLowerCase() === asked),
    ) ?? null
  );
}

/** An area as people name it: “Ohio, United States”, “Germany”; '' for the world. */
export function areaName({ country, state }: Area, stateRow: GeoRow | null = null): string {
  const within = stateRow?.name || regionName(country, state) || state;
  return [within, shownCountry(country)].filter(Boolean).join(', ');
}

function stateCodeOf(country: string, state: string): string {
  const text = state.trim();
  if (text === '') return '';
  const region = regionByCode(text) ?? regionByName(text);
  if (region && region.country === country) return region.state;
  return /^[A-Za-z0-9]{1,3}$/.test(text) ? text.toUpperCase() : text;
}
