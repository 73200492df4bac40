import type { CountryRow, GeoRow } from '@foothold/core/geography/geo.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Box, Gazetteer, Point } from '../../providers/geocoder/port.ts';
import { geographyMessage } from './geography.messages.ts';

/** The country of a code of two or three letters in any case; 404 `country-not-found`. */
export function readCountry(gazetteer: Gazetteer, code: string): CountryRow {
  const found = gazetteer.country(code);
  if (!found) throw notFound('country', geographyMessage('country-not-found', { code: code.toUpperCase() }));
  return found;
}

/** The state of a code or name (docs/spec/readings.md R9); 404 `state-not-found`. */
export function readState(gazetteer: Gazetteer, country: CountryRow, text: string): GeoRow {
  const found = gazetteer.state(country.code, text);
  if (!found)
    throw notFound('state', geographyMessage('state-not-found', { state: text, country: country.name }));
  return found;
}

function refuse(
  field: string,
  name: Parameters<typeof geographyMessage>[0],
  values: Readonly<Record<string, number>> = {},
): never {
  // Degrees as they were written, in every language.
  const written = Object.fromEntries(Object.entries(values).map(([one, value]) => [one, String(value)]));
  throw new AppError('validation', geographyMessage(name, { field, ...written }), { field });
}

/** `lat,lng`, as the contract's pattern lets it through; 400 names what is out of range, and whether the two look swapped. */
export function readPoint(text: string, field: string): Point {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  if (Number.isNaN(lat) || Number.isNaN(lng)) refuse(field, 'point-form');
  const isSwapped = Math.abs(lat) <= 180 && Math.abs(lng) <= 90;
  if (Math.abs(lat) > 90) refuse(field, isSwapped ? 'lat-swapped' : 'lat-range', { lat, lng });
  if (Math.abs(lng) > 180) refuse(field, 'lng-range', { lng });
  return { lat, lng };
}

/** `west,south,east,north`; 400 names the corner that is wrong and the swap that is likely. West may lie east of east. */
export function readBox(text: string, field: string): Box {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text
    .split(',')
    .map(Number);
  if ([west, south, east, north].some(Number.isNaN)) refuse(field, 'box-form');
  const lat = [south, north].find((one) => Math.abs(one) > 90);
  const isSwapped = Math.abs(west) <= 90 && Math.abs(east) <= 90;
  if (lat !== undefined) refuse(field, isSwapped ? 'box-lat-swapped' : 'box-lat-range', { lat });
  const lng = [west, east].find((one) => Math.abs(one) > 180);
  if (lng !== undefined) refuse(field, 'box-lng-range', { lng });
  if (south > north) refuse(field, 'box-upside-down', { south, north });
  return { west, south, east, north };
}
