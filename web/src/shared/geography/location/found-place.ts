import type { LocationValues } from '@foothold/core/entities/place/location-form.ts';
import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import type { Position } from '../../../platform/geolocation.ts';

/** What a found place fills into a form; a field it says nothing about is left as it is. */
export type FoundPlace = Partial<LocationValues> & { latitude: string; longitude: string };

/** A place the geocoder found, as form fields. What was typed as a street stays when the answer is no finer than a street. */
export function placeOfMatch(match: GeoMatch): FoundPlace | null {
  if (match.lat === null || match.lng === null) return null;
  return {
    name: match.text,
    location: match.text,
    ...cityOf(match),
    // A number says nothing to a person: Tokyo is 13, Bavaria 02 in some lists.
    state: /^[A-Z]{1,3}$/i.test(match.stateCode) ? match.stateCode : '',
    country: match.country,
    ...(match.kind === 'postal' && { postalCode: match.code }),
    latitude: degreesText(match.lat),
    longitude: degreesText(match.lng),
  };
}

/** Where the device is, as form fields: its own coordinates, and the words of the place it is in where one is known. */
export function placeOfPosition(position: Position, match: GeoMatch | null): FoundPlace {
  const words = match ? placeOfMatch(match) : null;
  return {
    ...(words ?? {}),
    ...(words && { address: '' }),
    latitude: degreesText(position.lat),
    longitude: degreesText(position.lng),
  };
}

/** Degrees to a meter. */
export function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(5)));
}

function cityOf(match: GeoMatch): { city?: string; postalCode?: string } {
  switch (match.kind) {
    case 'city':
      return { city: match.name, postalCode: '' };
    case 'postal': {
      // “43215, Columbus, OH”: the list of ZIPs may name a row after its number.
      const named = match.name && match.name !== match.code ? match.name : match.text.split(', ')[1];
      return { city: named ?? '' };
    }
    case 'state':
    case 'country':
    case 'metro':
      // Without a table of postal codes the geocoder knows the state of one: “43215, Ohio”.
      return { city: '', postalCode: /^(\d[\w-]{2,9}), /.exec(match.text)?.[1] ?? '' };
    default:
      return {};
  }
}
