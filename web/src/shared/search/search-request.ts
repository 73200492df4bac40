import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { jobAges, jobDistances, nearestOption, searchLimits } from '@foothold/core/search/search.ts';
import { defaultSort, noFilters, type SearchFilters, type SearchState } from './search-address.ts';

/**
 * The request of a search (docs/spec/rules.md, Validation; docs/spec/readings.md R28): company, place and distance only
 * when set, the age only above 0, the country only when it is not the US, a new search on page 1. What was posted over
 * a year ago is counted and left out until it is asked for.
 */
export function searchRequest(state: SearchState, countryCode = 'us'): JobSearchRequest {
  const { term, place, distance, age, company, only, exclude, exact, literal, namesOff, withOld } = state;
  const { sort, page } = state;
  const country = countryCode.trim().toLowerCase();
  return {
    searchTerm: term,
    pageSize: searchLimits.pageSize,
    pageNumber: page,
    ...(company && { companyName: company }),
    ...(place && { location: place }),
    // Words may name a place, so a distance that was chosen counts without one in the field too.
    ...((place || (term && distance !== searchLimits.distance)) && { distance }),
    ...(age > 0 && { age }),
    ...(/^[a-z]{2}$/.test(country) && country !== 'us' && { selectedCountryCode: country }),
    ...(Object.keys(only).length > 0 && { only }),
    ...(Object.keys(exclude).length > 0 && { exclude }),
    ...(exact && term && { exactTerm: true }),
    ...(term && literal.length > 0 && { literal: [...literal] }),
    ...(term && namesOff.length > 0 && { namesOff: [...namesOff] }),
    ...(!withOld && { withOld: false }),
    ...(sort !== defaultSort(term) && { sort }),
    ...(page === 1 && { isNewSearch: true }),
  };
}

/** The names that filters have among the settings (docs/spec/readings.md R28). */
export const settingOfFilter = {
  term: 'searchTerm',
  place: 'location',
  distance: 'distance',
  age: 'age',
  company: 'companyName',
} as const satisfies Partial<Record<keyof SearchFilters, string>>;

type Remembered = Record<(typeof settingOfFilter)[keyof typeof settingOfFilter], string>;

/** Filters out of stored settings; stored numbers snap to the nearest listed one (docs/spec/readings.md R6). */
export function filtersOfSettings(stored: Remembered): SearchFilters {
  const distance = Number(stored.distance);
  const age = Number(stored.age);
  return {
    ...noFilters,
    term: stored.searchTerm.trim(),
    place: stored.location.trim(),
    distance: distance > 0 ? nearestOption(jobDistances, distance) : searchLimits.distance,
    age: age > 0 ? nearestOption(jobAges, age) : searchLimits.age,
    company: stored.companyName.trim(),
  };
}
