import { countryByCode, countryByName } from '@foothold/core/geography/country.ts';
import { href } from '../../../platform/href.ts';
import { shownCountry } from '../../../platform/shown-country.ts';

/** Which cities a list holds (docs/spec/readings.md R10); `country` is an alpha-2 code in capitals, '' for the other groups. */
export type CityGroup = { kind: 'largest' | 'capitals' | 'near' | 'country'; country: string };

/** The group that `/city/{group}` names; an unknown word is the largest cities (docs/spec/readings.md R5). */
export function readCityGroup(word = ''): CityGroup {
  const text = word.trim();
  const known = text.toLowerCase();
  if (known === 'largest' || known === 'capitals' || known === 'near') return { kind: known, country: '' };
  const country = countryByCode(text.toUpperCase()) ?? countryByName(text);
  return country ? { kind: 'country', country } : { kind: 'largest', country: '' };
}

/** The address of a group of cities. */
export function cityGroupPath({ kind, country }: CityGroup): string {
  return href('/city/:group', { group: kind === 'country' ? country.toLowerCase() : kind });
}

/** The list of the cities of a country, by its alpha-2 code, or of one of its states. */
export function countryCitiesPath(country: string, state?: string): string {
  return href('/city/:group', { group: country.toLowerCase(), search: { state } });
}

/** The map of the cities of a country, or of one of its states by code. */
export function cityMapPath(country: string, state: string): string {
  return href('/location/map/:locationType/:mapType?/:countryCode?/:stateCode?', {
    locationType: 'city',
    mapType: 'points',
    countryCode: country.toLowerCase(),
    stateCode: state.toLowerCase(),
  });
}

/** The page of a city, by its number. */
export function cityPath(id: string): string {
  return href('/city/details/:cityId', { cityId: id });
}

/** A city's state and country, “Ohio, United States” where the state's name is known, “OH, United States” else. */
export function cityArea({
  stateCode,
  stateName = '',
  country,
}: {
  stateCode: string;
  stateName?: string;
  country: string;
}): string {
  // A code that is a number says nothing to a person.
  const state = stateName || (/^\d/.test(stateCode) ? '' : stateCode);
  return [state, shownCountry(country)].filter(Boolean).join(', ');
}
