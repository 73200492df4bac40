import { stateOfZip } from '@foothold/core/geography/region.ts';
import type { PostalRow } from '../place-matches.ts';
import type { Gazetteer } from '../port.ts';
import { zipPoints } from './zip-points.data.ts';
import { type FoundZip, zipReader } from './zip-points.ts';

let reader: ReturnType<typeof zipReader> | undefined;

/** Where a ZIP code lies by the built-in table; null for no code of the United States. */
export function builtInZip(code: string): FoundZip | null {
  reader ??= zipReader(zipPoints);
  return reader(code);
}

/** A ZIP code of the built-in table as a row of postal codes: its place is the nearest city of its state. */
export function zipRow(gazetteer: Gazetteer, code: string): PostalRow | null {
  const found = builtInZip(code);
  if (!found) return null;
  const state = stateOfZip(code);
  const near = gazetteer.nearest(found, 50)?.city.row;
  const place = near?.country === 'US' && near.stateCode === state ? near.name : '';
  return { country: 'US', code, place, state, lat: found.lat, lng: found.lng };
}
