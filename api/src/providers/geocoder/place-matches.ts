import { countryName } from '@foothold/core/geography/country.ts';
import type { CountryRow, GeoMatch, GeoRow } from '@foothold/core/geography/geo.ts';
import type { Gazetteer } from './port.ts';

/** A row of the table of postal codes. */
export type PostalRow = {
  country: string;
  code: string;
  place: string;
  state: string;
  lat: number;
  lng: number;
};

/** “Columbus, OH” where addresses are written with the state, “Bengaluru, India” elsewhere. */
export function placeText({
  name,
  country,
  stateCode,
}: Pick<GeoRow, 'name' | 'country' | 'stateCode'>): string {
  const isWritten = country === 'US' || country === 'CA';
  return [name, (isWritten && stateCode) || countryName(country) || country].filter(Boolean).join(', ');
}

/** A city as an answer. */
export function cityMatch(row: GeoRow): GeoMatch {
  return { ...row, kind: 'city', precision: 'city', text: placeText(row), distanceKm: null };
}

/** A state as an answer: “Ohio”, “Bavaria, Germany”. */
export function stateMatch(row: GeoRow): GeoMatch {
  const text =
    row.country === 'US' || row.country === 'CA' ? row.name : `${row.name}, ${countryName(row.country)}`;
  return { ...row, kind: 'state', precision: 'state', text, distanceKm: null };
}

/** A country as an answer, in the shape of all rows. */
export function countryMatch({ code3: _, ...row }: CountryRow): GeoMatch {
  return { ...row, kind: 'country', precision: 'country', text: row.name, distanceKm: null };
}

/** A metropolitan area as an answer; its people live in several cities, so that it is no nearer than a state's part. */
export function metroMatch(row: GeoRow): GeoMatch {
  return { ...row, kind: 'metro', precision: 'city', text: row.name, distanceKm: null };
}

/** A postal code as an answer: “43215, Columbus, OH”; what it has no column for is that of the nearest city. */
export function postalMatch(
  gazetteer: Gazetteer,
  { country, code, place, state, lat, lng }: PostalRow,
): GeoMatch {
  const near = gazetteer.nearest({ lat, lng }, 200)?.city.row;
  const row = { id: `${country}-${code}`, name: code, code, country, stateCode: state, lat, lng };
  const text = [code, placeText({ name: place, country, stateCode: state })].filter(Boolean).join(', ');
  return {
    ...row,
    population: null,
    timeZone: near?.timeZone ?? '',
    kind: 'postal',
    precision: 'postal',
    text,
    distanceKm: null,
  };
}
