import * as z from 'zod/mini';
import { CityLiving } from './living.ts';

/** Centre of a map that knows nothing yet, in degrees (docs/spec/readings.md R30). */
export const mapCenter = { lat: 39.8, lng: -98.6 } as const;

/** What a row of the reference lists is about (docs/spec/readings.md R8). */
export const geoKinds = ['country', 'state', 'metro', 'city', 'postal', 'address'] as const;
export type GeoKind = (typeof geoKinds)[number];

const latitude = z.nullable(z.number().check(z.minimum(-90), z.maximum(90)));
const longitude = z.nullable(z.number().check(z.minimum(-180), z.maximum(180)));

/**
 * One row of any geography list (docs/spec/readings.md R11); what does not apply or is not known is '' or null, never a guess.
 * `id` is stable: ISO alpha-2 of a country, `US-TX` of a state, the CBSA code of a metro, the GeoNames number of a city.
 */
export const GeoRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Alpha-2, state or province code, CBSA code, ZIP; '' for a city. */
  code: z.string(),
  /** ISO 3166-1 alpha-2 in capitals. */
  country: z.string(),
  /** Code of the state or province where it has one, '' else. */
  stateCode: z.string(),
  /** Degrees, WGS 84. */
  lat: latitude,
  lng: longitude,
  /** People, of the newest source at hand. */
  population: z.nullable(z.number()),
  /** IANA name, `America/Chicago`. */
  timeZone: z.string(),
});
export type GeoRow = z.infer<typeof GeoRow>;

/** A country, which has a code of three letters as well. */
export const CountryRow = z.extend(GeoRow, { code3: z.string() });
export type CountryRow = z.infer<typeof CountryRow>;

/** What an answer of the geocoder points at: the smaller, the nearer to what was asked. */
export const geoPrecisions = ['address', 'street', 'postal', 'city', 'state', 'country'] as const;

/** A place that words or a point stand for. */
export const GeoMatch = z.extend(GeoRow, {
  kind: z.enum(geoKinds),
  precision: z.enum(geoPrecisions),
  /** As a person writes it: “Columbus, OH”, “Bengaluru, India”, “43215, Columbus, OH”. */
  text: z.string(),
  /** From the point that was asked about, km; null where words were asked. */
  distanceKm: z.nullable(z.number()),
  /** Whom to name beside it, where the answer is somebody else's: “© OpenStreetMap contributors”. */
  attribution: z.optional(z.string()),
});
export type GeoMatch = z.infer<typeof GeoMatch>;

/** What a figure about a place is counted in. */
export const geoUnits = ['usd', 'usd-month', 'usd-year', 'people', 'years', 'percent', 'jobs'] as const;

/** A figure about a place or an occupation, with the agency that publishes it and the year it is of. */
export const GeoFact = z.object({
  key: z.enum([
    'median-rent',
    'median-home-value',
    'median-household-income',
    'per-capita-income',
    'median-age',
    'poverty-rate',
    'bachelors-or-higher',
    'median-wage-all',
    'median-wage',
    'wage-p10',
    'wage-p90',
    'employment',
    'employment-change',
    'annual-openings',
  ]),
  value: z.number(),
  unit: z.enum(geoUnits),
  /** What the figure is of: “Franklin County, OH”, “Ohio”, “United States”. */
  area: z.string(),
  /** The agency, “U.S. Census Bureau”. */
  agency: z.string(),
  /** The publication, “American Community Survey, 5-year estimates”. */
  dataset: z.string(),
  /** “2023”, “2024–2034”. */
  year: z.string(),
});
export type GeoFact = z.infer<typeof GeoFact>;

/** What the cities of a map are summed by (docs/spec/readings.md R9). */
export const geoSumKinds = ['state', 'metro'] as const;

/** The cities of one state or metro together. */
export const GeoSum = z.object({
  /** `US-TX` of a state, `FR` of a country's cities whose state is not known, the CBSA code of a metro; '' for the rest. */
  id: z.string(),
  /** “Texas”, “Columbus, OH”; '' for the rest. */
  name: z.string(),
  country: z.string(),
  /** The middle of the state or metro; null for the rest. */
  lat: latitude,
  lng: longitude,
  cities: z.number(),
  /** People of those cities together; null where none of them is counted. */
  population: z.nullable(z.number()),
});
export type GeoSum = z.infer<typeof GeoSum>;

/** Everything known about a city. */
export const CityDetail = z.extend(GeoRow, {
  stateName: z.string(),
  /** “Franklin County”, '' where not known. */
  county: z.string(),
  metro: z.nullable(GeoRow),
  isCapital: z.boolean(),
  facts: z.array(GeoFact),
  living: CityLiving,
});
export type CityDetail = z.infer<typeof CityDetail>;
