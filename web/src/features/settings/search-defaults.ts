import { settingDefaults } from '@foothold/core/entities/setting/setting.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import { jobAges, jobDistances, nearestOption, searchLimits } from '@foothold/core/search/search.ts';

/** What a job search starts with, as the form holds it; the names are those of the settings (docs/spec/readings.md R28). */
export type SearchDefaults = {
  searchTerm: string;
  location: string;
  distance: number;
  age: number;
  countrycode: string;
};

/** The five settings as they are stored: texts. */
export type StoredDefaults = Record<keyof SearchDefaults, string>;

/**
 * Stored texts as the form shows them: numbers snap to the nearest listed one (docs/spec/readings.md R6), an unknown
 * country is the default.
 */
export function defaultsOf(stored: Partial<StoredDefaults>): SearchDefaults {
  const distance = Number(stored.distance);
  const age = Number(stored.age);
  const country = (stored.countrycode ?? '').trim().toLowerCase();
  return {
    searchTerm: (stored.searchTerm ?? '').trim(),
    location: (stored.location ?? '').trim(),
    distance: distance > 0 ? nearestOption(jobDistances, distance) : searchLimits.distance,
    age: age > 0 ? nearestOption(jobAges, age) : searchLimits.age,
    countrycode: countryName(country) ? country : settingDefaults.jobSearch.countrycode,
  };
}

/** What is stored of a form: trimmed texts. */
export function storedOf(defaults: SearchDefaults): StoredDefaults {
  return {
    searchTerm: defaults.searchTerm.trim(),
    location: defaults.location.trim(),
    distance: String(defaults.distance),
    age: String(defaults.age),
    countrycode: defaults.countrycode,
  };
}

/** How many places a location names; more than `searchLimits.places` are not searched (docs/spec/readings.md R16). */
export function placesIn(location: string): number {
  return location.split(';').filter((place) => place.trim() !== '').length;
}
