import { type SearchPlaceKind, searchLimits } from '../../../search/search.ts';
import type { CoachCount, CoachSearch } from './coach-search.ts';

/** A search of words alone, as the coach counts it. */
export function plainSearch(term: string, place = ''): CoachSearch {
  return {
    ...{ term, place, distance: searchLimits.distance, age: searchLimits.age, company: '', country: 'us' },
    ...{ exactTerm: false, literal: [], namesOff: [], only: {}, exclude: {} },
  };
}

/** The body of the search call that counts a search of the coach: a page of one. */
export function coachRequest(search: CoachSearch, { facets }: { facets: boolean }) {
  const { term, place, distance, age, company, only, exclude, exactTerm, literal, namesOff } = search;
  const country = search.country.trim().toLowerCase();
  return {
    ...{ searchTerm: term, pageSize: 1, pageNumber: 1, isNewSearch: true, withOld: false },
    ...(company && { companyName: company }),
    ...(place && { location: place }),
    // Words may name a place, so a distance that was chosen counts without one in the field too.
    ...((place || (term && distance !== searchLimits.distance)) && { distance }),
    ...(age > 0 && { age }),
    ...(/^[a-z]{2}$/.test(country) && country !== 'us' && { selectedCountryCode: country }),
    ...(Object.keys(only).length > 0 && { only }),
    ...(Object.keys(exclude).length > 0 && { exclude }),
    ...(exactTerm && term && { exactTerm: true }),
    ...(term && literal.length > 0 && { literal: [...literal] }),
    ...(term && namesOff.length > 0 && { namesOff: [...namesOff] }),
    ...(facets && { facets }),
  };
}

/** What the search call answers, as far as the coach reads it. */
type Searched = Omit<CoachCount, 'total' | 'close' | 'isCapped' | 'placeKinds'> & {
  allResults: number;
  closeResults: number;
  totalIsCapped: boolean;
  places: readonly { kind: SearchPlaceKind }[];
};

/** What the coach reads of the answer. */
export function coachCount({
  allResults,
  closeResults,
  totalIsCapped,
  places,
  ...rest
}: Searched): CoachCount {
  return {
    ...rest,
    total: allResults,
    close: closeResults,
    isCapped: totalIsCapped && closeResults === 0,
    placeKinds: places.map(({ kind }) => kind),
  };
}
