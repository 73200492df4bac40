/** Reference lists that `{locationType}` names (docs/spec/readings.md R8), with what a list of them is called. */
const referenceTypes = {
  city: 'Cities',
  metro: 'Metro areas',
  state: 'States and provinces',
  country: 'Countries',
} as const;
export type ReferenceType = keyof typeof referenceTypes;

/** Own records that have a location (docs/spec/readings.md R8), with what a list of them is called. */
export const ownTypes = {
  place: 'Places',
  company: 'Companies',
  job: 'Jobs',
  interview: 'Interviews',
} as const;
export type OwnType = keyof typeof ownTypes;

/** Everything `{locationType}` may say. */
export const locationTypes = { ...referenceTypes, ...ownTypes } as const;
export type LocationType = ReferenceType | OwnType;

/** The type of an address; an unknown word is the first one (docs/spec/readings.md R5). */
export function locationType(word = ''): LocationType {
  const type = word.toLowerCase();
  return Object.hasOwn(locationTypes, type) ? (type as LocationType) : 'city';
}

/** Whether a type means own records. */
export function isOwnType(type: LocationType): type is OwnType {
  return Object.hasOwn(ownTypes, type);
}

/** How a map sums (docs/spec/readings.md R9), as a choice of it reads. */
export const mapTypes = { points: 'Points', state: 'By state', metro: 'By metro area' } as const;
export type MapType = keyof typeof mapTypes;

/** The way of summing of an address; an unknown word is the first one (docs/spec/readings.md R5). */
export function mapType(word = ''): MapType {
  const type = word.toLowerCase();
  return Object.hasOwn(mapTypes, type) ? (type as MapType) : 'points';
}
