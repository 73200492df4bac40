import * as z from 'zod/mini';
import { greatCircleKm, type Point } from '../../geography/commute.ts';
import { countryByCode, countryByName, countryName } from '../../geography/country.ts';
import { mapCenter } from '../../geography/geo.ts';
import { refuseField, rule } from '../../text/form-rule.ts';
import type { Message } from '../../text/messages.ts';
import { formProblem } from '../form-problems.messages.ts';

const line = z.string().check(rule((text: string) => text.length <= 500, formProblem('over-limit')));

/** The fields of any location a person edits; which of them a record has, its screen knows. Coordinates are texts. */
const LocationFields = z.object({
  name: line,
  location: line,
  address: line,
  city: line,
  state: line,
  postalCode: line,
  country: line,
  latitude: line,
  longitude: line,
});
export type LocationValues = z.infer<typeof LocationFields>;
export type LocationField = keyof LocationValues;

/** A record's own location as it is stored; what the record has no field for is left out. */
export type StoredLocation = Partial<
  Record<Exclude<LocationField, 'latitude' | 'longitude'>, string | undefined>
> & { latitude: number; longitude: number };

/** Where a country lies, for telling swapped coordinates; null where it is not known. */
type CenterOf = (country: string) => Point | null;
const onlyHome: CenterOf = (country) => (country.toUpperCase() === 'US' ? mapCenter : null);

/**
 * The form of a location with the sentence each field shows when it cannot be saved. Latitude and longitude are both
 * there or both empty; swapped ones are named (docs/spec/rules.md, Validation, gives no messages).
 */
export function locationForm(centerOf: CenterOf = onlyHome) {
  return LocationFields.check((context) => {
    for (const [field, message] of Object.entries(degreesProblems(context.value, centerOf)))
      refuseField(context, field, message);
  });
}

/** Degrees as people write them: “39.96”, “39,96”, “82.99° W”; null for none, NaN for what is no number. */
export function readDegrees(text: string): number | null {
  const typed = text.trim().replace('−', '-');
  if (typed === '') return null;
  const parts = /^([+-]?\d{1,3}(?:[.,]\d+)?)(?:\s*°)?\s*([NSEW]?)$/i.exec(typed);
  if (!parts) return Number.NaN;
  const degrees = Number((parts[1] ?? '').replace(',', '.'));
  return /[SW]/i.test(parts[2] ?? '') ? -Math.abs(degrees) : degrees;
}

/** What is wrong with typed coordinates, by field; nothing when they are fine or not there. */
export function degreesProblems(
  { latitude, longitude, country }: Pick<LocationValues, 'latitude' | 'longitude' | 'country'>,
  centerOf: CenterOf = onlyHome,
): { latitude?: Message; longitude?: Message } {
  const lat = readDegrees(latitude);
  const lng = readDegrees(longitude);
  const noNumber = formProblem('degrees-number');
  if (Number.isNaN(lat) || Number.isNaN(lng))
    return {
      ...(Number.isNaN(lat) && { latitude: noNumber }),
      ...(Number.isNaN(lng) && { longitude: noNumber }),
    };
  if (lat === null && lng === null) return {};
  if (lat === null) return { latitude: formProblem('latitude-too') };
  if (lng === null) return { longitude: formProblem('longitude-too') };
  if (Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lng) <= 90)
    return { latitude: formProblem('latitude-swapped') };
  if (Math.abs(lat) > 90) return { latitude: formProblem('latitude') };
  if (Math.abs(lng) > 180) return { longitude: formProblem('longitude') };
  if (looksSwapped({ lat, lng }, centerOf(country)))
    return {
      latitude: formProblem('point-swapped', { country: countryName(country) }),
    };
  return {};
}

/** True when a point lies far from the middle of its country and the same with lat and lng swapped does not. */
function looksSwapped({ lat, lng }: Point, center: Point | null): boolean {
  if (!center || Math.abs(lng) > 90) return false;
  return greatCircleKm({ lat, lng }, center) > 6000 && greatCircleKm({ lat: lng, lng: lat }, center) < 3500;
}

/** A stored location as the form shows it: a country by its code where it is known, coordinates 0, 0 as none. */
export function locationValues(stored: StoredLocation): LocationValues {
  const { country = '', latitude, longitude, ...texts } = stored;
  const isKnown = latitude !== 0 || longitude !== 0;
  const empty = { name: '', location: '', address: '', city: '', state: '', postalCode: '' };
  const given = Object.fromEntries(
    (Object.keys(empty) as (keyof typeof empty)[]).map((key) => [key, texts[key] ?? '']),
  ) as typeof empty;
  return {
    ...given,
    country: countryByCode(country.toUpperCase()) ?? countryByName(country) ?? country,
    latitude: isKnown ? String(latitude) : '',
    longitude: isKnown ? String(longitude) : '',
  };
}

/** What is stored of a form that passed `locationForm`: trimmed texts, coordinates 0, 0 where there are none. */
export function storedLocation(values: LocationValues): Required<StoredLocation> {
  const { latitude, longitude, ...texts } = values;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()]));
  return {
    ...(trimmed as typeof texts),
    latitude: readDegrees(latitude) ?? 0,
    longitude: readDegrees(longitude) ?? 0,
  };
}

/** The point that typed coordinates stand for; null while there are none or they are not right. */
export function typedPoint(values: Pick<LocationValues, 'latitude' | 'longitude'>): Point | null {
  const lat = readDegrees(values.latitude);
  const lng = readDegrees(values.longitude);
  if (lat === null || lng === null || Number.isNaN(lat) || Number.isNaN(lng)) return null;
  if ((lat === 0 && lng === 0) || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng };
}

/** A location in one line, as it is looked up: “8 Oak St, Columbus, OH 43215, US”. */
export function locationLine(fields: Partial<Record<LocationField, string | number | undefined>>): string {
  const text = (key: LocationField) => String(fields[key] ?? '').trim();
  const region = [text('state'), text('postalCode')].filter(Boolean).join(' ');
  const parts = [text('address'), text('city'), region, text('country')].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : text('location');
}

/** A location in few words, for rows: “Columbus, OH”, “Munich, Germany” or “München, Deutschland”; '' when nothing is known. */
export function placeLine(
  fields: { city?: string; state?: string; country?: string },
  locale = 'en',
): string {
  const { city = '', state = '', country = '' } = fields;
  const code = countryByCode(country.trim().toUpperCase()) ?? countryByName(country);
  const isNear = code === 'US' || code === 'CA' || (!code && state !== '');
  const area = isNear && state ? state : code ? countryName(code, locale) : country;
  return [city, area].filter(Boolean).join(', ');
}
