import type { CountryRow, GeoRow } from '@foothold/core/geography/geo.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Box, Gazetteer, Point } from '../../providers/geocoder/port.ts';

/** The country of a code of two or three letters in any case; 404 `country-not-found`. */
export function readCountry(gazetteer: Gazetteer, code: string): CountryRow {
  const found = gazetteer.country(code);
  if (!found) throw notFound('country', `A country with the code ${code.toUpperCase()}`);
  return found;
}

/** The state of a code or name (docs/spec/readings.md R9); 404 `state-not-found`. */
export function readState(gazetteer: Gazetteer, country: CountryRow, text: string): GeoRow {
  const found = gazetteer.state(country.code, text);
  if (!found) throw notFound('state', `A state or province “${text}” of ${country.name}`);
  return found;
}

function refuse(field: string, sentence: string): never {
  throw new AppError('validation', `${field}: ${sentence}`, { field });
}

/** `lat,lng`, as the contract's pattern lets it through; 400 names what is out of range, and whether the two look swapped. */
export function readPoint(text: string, field: string): Point {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  if (Number.isNaN(lat) || Number.isNaN(lng)) refuse(field, 'write lat,lng in degrees.');
  if (Math.abs(lat) > 90)
    refuse(
      field,
      Math.abs(lat) <= 180 && Math.abs(lng) <= 90
        ? `lat ${lat} is not between -90 and 90. Latitude and longitude look swapped: try ${lng},${lat}.`
        : `lat ${lat} is not between -90 and 90.`,
    );
  if (Math.abs(lng) > 180) refuse(field, `lng ${lng} is not between -180 and 180.`);
  return { lat, lng };
}

/** `west,south,east,north`; 400 names the corner that is wrong and the swap that is likely. West may lie east of east. */
export function readBox(text: string, field: string): Box {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text
    .split(',')
    .map(Number);
  if ([west, south, east, north].some(Number.isNaN)) refuse(field, 'write west,south,east,north in degrees.');
  const high = [south, north].find((lat) => Math.abs(lat) > 90);
  if (high !== undefined)
    refuse(
      field,
      Math.abs(west) <= 90 && Math.abs(east) <= 90
        ? `the latitude ${high} is not between -90 and 90. Latitude and longitude look swapped: the order is west,south,east,north.`
        : `the latitude ${high} is not between -90 and 90. The order is west,south,east,north.`,
    );
  const wide = [west, east].find((lng) => Math.abs(lng) > 180);
  if (wide !== undefined) refuse(field, `the longitude ${wide} is not between -180 and 180.`);
  if (south > north)
    refuse(
      field,
      `south (${south}) lies north of north (${north}). The two look swapped: the order is west,south,east,north.`,
    );
  return { west, south, east, north };
}
