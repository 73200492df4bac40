import * as z from 'zod/mini';
import { occupationCode } from '../entities/occupation/occupation.ts';
import { CityDetail, CountryRow, GeoMatch, GeoRow, GeoSum, geoKinds, geoSumKinds } from '../geography/geo.ts';
import { route } from './route.ts';

/** Rows of one call at most (docs/spec/readings.md R11). */
export const geoLimitMax = 1000;

const country = z.string().check(z.regex(/^[A-Za-z]{2,3}$/, 'a country code of two or three letters'));
/** Code or name, `TX`, `Texas` (docs/spec/readings.md R9). */
const state = z.string().check(z.minLength(1), z.maxLength(80));
const offset = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const limit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(geoLimitMax));
const ascending = z.enum(['true', 'false']);

/** A list: the rows asked for, and how many there are without offset and limit. */
export const GeoList = z.object({ results: z.array(GeoRow), total: z.number() });
export type GeoList = z.infer<typeof GeoList>;

const read = { method: 'GET', auth: 'public' } as const;

export const stateMetros = route({
  ...read,
  path: '/msa/geo/:country/:stateCode',
  summary: 'Metropolitan and micropolitan areas that touch a state, largest first.',
  params: z.object({ country, stateCode: state }),
  data: GeoList,
});

export const statesOfCountry = route({
  ...read,
  path: '/stateprovinces/geo/:country',
  summary: 'States or provinces of a country, by name.',
  params: z.object({ country }),
  data: GeoList,
});

export const statesNamed = route({
  ...read,
  path: '/stateprovinces/geo/:country/:state',
  summary: 'The state or province of this code or name, as a list of one.',
  params: z.object({ country, state }),
  data: GeoList,
});

export const metros = route({
  ...read,
  path: '/cbsa/US',
  summary: 'All metropolitan and micropolitan areas of the United States, largest first.',
  data: GeoList,
});

export const metrosOfArea = route({
  ...read,
  path: '/cbsa/US/:area',
  summary: 'Five digits: that metro. Two letters: the metros touching that state, largest first.',
  params: z.object({
    area: z.string().check(z.regex(/^(?:\d{5}|[A-Za-z]{2})$/, 'five digits or two letters')),
  }),
  data: GeoList,
});

export const countriesList = route({
  ...read,
  path: '/countries/geo',
  summary: 'All countries, by name.',
  data: z.object({ results: z.array(CountryRow), total: z.number() }),
});

export const countryGet = route({
  ...read,
  path: '/countries/geo/:code',
  summary: 'One country by its code of two or three letters.',
  params: z.object({ code: country }),
  data: CountryRow,
});

export const countryCities = route({
  ...read,
  path: '/countrycities/:country/:offset/:limit/population/:ascending',
  summary: 'Cities of a country by population.',
  params: z.object({ country, offset, limit, ascending }),
  data: GeoList,
});

export const stateCities = route({
  ...read,
  path: '/statecities/:country/:state/:offset/:limit/population/:ascending',
  summary: 'Cities of a state or province by population.',
  params: z.object({ country, state, offset, limit, ascending }),
  data: GeoList,
});

export const stateGet = route({
  ...read,
  path: '/stateprovince/:country/:state',
  summary: 'One state or province by code or name.',
  params: z.object({ country, state }),
  data: GeoRow,
});

export const cityGet = route({
  ...read,
  path: '/city/:id',
  summary: 'One city with what is known about it; wages are those of `occupation` where it is given.',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,10}$/, 'a city number')) }),
  query: z.strictObject({ occupation: z.optional(occupationCode) }),
  data: CityDetail,
});

/** Names the degree that is out of range, and the swap that is likely behind it. */
function isOnEarth({ value, issues }: { value: { lat: number; lng: number }; issues: unknown[] }): void {
  const { lat, lng } = value;
  const looksSwapped = Math.abs(lat) <= 180 && Math.abs(lng) <= 90;
  const refuse = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], input: value, message });
  if (Math.abs(lat) > 90)
    refuse(
      'lat',
      looksSwapped
        ? `a latitude is from -90 to 90; ${lat} and ${lng} look swapped`
        : 'a latitude is from -90 to 90',
    );
  if (Math.abs(lng) > 180) refuse('lng', 'a longitude is from -180 to 180');
}

export const reverseGeocode = route({
  method: 'POST',
  auth: 'public',
  path: '/geosearch/reverse/geocode',
  summary: 'The place a point lies in or next to; null where none is within 200 km.',
  body: z
    .strictObject({
      // Stated, not checked: the check of the object below says more than a bound of one field.
      lat: z.number().register(z.globalRegistry, { minimum: -90, maximum: 90 }),
      lng: z.number().register(z.globalRegistry, { minimum: -180, maximum: 180 }),
      type: z._default(z.enum(geoKinds), 'city'),
    })
    .check(isOnEarth),
  data: z.nullable(GeoMatch),
});

export const geocode = route({
  method: 'POST',
  auth: 'public',
  path: '/geosearch/geocode',
  summary: 'The places that a text stands for, best first.',
  body: z.strictObject({
    searchText: z.string().check(z.maxLength(500)),
    type: z.optional(z.enum(geoKinds)),
    /** Where the person is at home; of equal names the one there comes first. */
    country: z.optional(country),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
  }),
  data: z.array(GeoMatch),
});

/** Our own: places whose names begin with what is typed, for fields that complete. */
export const placeSuggest = route({
  ...read,
  path: '/geosearch/suggest',
  summary: 'Places whose names begin with the typed text, most likely first.',
  query: z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(100)),
    country: z.optional(country),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 8),
  }),
  data: z.array(GeoMatch),
});

const coordinates = /^-?\d{1,3}(?:\.\d+)?(?:,-?\d{1,3}(?:\.\d+)?){3}$/;

/** Our own: the list behind the city screens and the map's dots. */
export const citiesList = route({
  ...read,
  path: '/cities',
  summary:
    'Cities: of the world, a country or a state, capitals, or around a point; filtered, sorted and paged.',
  query: z.strictObject({
    country: z.optional(country),
    state: z.optional(state),
    /** Words that the name begins with. */
    text: z.optional(z.string().check(z.maxLength(100))),
    capitals: z.optional(ascending),
    /** `lat,lng`: sorted by distance from there. */
    near: z.optional(z.string().check(z.regex(/^-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?$/, 'lat,lng'))),
    /** `west,south,east,north` in degrees; west may lie east of east, across the antimeridian. */
    bbox: z.optional(z.string().check(z.regex(coordinates, 'west,south,east,north'))),
    sort: z._default(z.enum(['population', 'name', 'distance']), 'population'),
    ascending: z._default(ascending, 'false'),
    offset: z._default(offset, 0),
    limit: z._default(limit, 20),
  }),
  data: GeoList,
});

/** Our own: what a map of cities shows where it sums them (docs/spec/readings.md R9); every city counts, however many there are. */
export const citySums = route({
  ...read,
  path: '/cities/sums',
  summary:
    'All cities of the world, a country or a state by state or metro, those with the most cities first.',
  query: z.strictObject({
    by: z.enum(geoSumKinds),
    country: z.optional(country),
    state: z.optional(state),
  }),
  data: z.object({ results: z.array(GeoSum) }),
});

/** Location texts of one call at most. */
export const locationsAtOnce = 100;

/** Where a location text can only be, in degrees. */
export const LocatedText = z.object({
  city: z.string(),
  state: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type LocatedText = z.infer<typeof LocatedText>;

export const locateTexts = route({
  method: 'POST',
  auth: 'public',
  path: '/geosearch/locations',
  summary: 'The one city that each location text can only mean, in their order; null where there is a doubt.',
  body: z.strictObject({
    texts: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(locationsAtOnce)),
  }),
  data: z.array(z.nullable(LocatedText)),
});
