import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import type { Hidden } from '../../data/settings/hidden.ts';
import { leavingOut } from './left-out.ts';
import { jobCountQuery } from './search-query.ts';

/** A city as a search of postings names it: “Columbus, OH”, “Lyon, France”; `area` is what is behind the comma. */
export function searchedPlace({ name, country, stateCode }: Pick<GeoRow, 'name' | 'country' | 'stateCode'>): {
  area: string;
  location: string;
} {
  const hasCode = (country === 'US' || country === 'CA') && stateCode !== '';
  const area = hasCode ? stateCode : countryName(country);
  return { area, location: `${name}, ${area}` };
}

type Near = {
  location: string;
  /** Words to look for; all postings without them. */
  searchTerm?: string;
  /** The person’s country of the job search. */
  countrycode: string;
  hidden: Hidden;
};

/** How many postings the search within 25 miles of a place finds, without fetching them, as that screen asks it. */
export function postingsNearQuery({ location, searchTerm = '', countrycode, hidden }: Near) {
  const country = countrycode.trim().toLowerCase();
  const elsewhere = /^[a-z]{2}$/.test(country) && country !== 'us' && { selectedCountryCode: country };
  const page = { pageSize: 1, pageNumber: 1 };
  const asked: JobSearchRequest = {
    searchTerm,
    location,
    distance: 25,
    ...elsewhere,
    withOld: false,
    ...page,
  };
  return jobCountQuery(leavingOut(asked, hidden));
}
