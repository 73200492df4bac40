import type { PostingPlace } from '../entities/posting/posting.ts';
import { countryName } from '../geography/country.ts';
import { regionName } from '../geography/region.ts';
import { foldText } from '../text/company-name.ts';

/** The names by which a posting's title or employer may say its place again, folded. */
export function placeNames({ city, state, country }: PostingPlace): string[] {
  const region = regionName(country, state);
  return [city, state, region, countryName(country), `${city} ${state}`, `${city} ${region}`]
    .map(foldText)
    .filter(Boolean);
}
