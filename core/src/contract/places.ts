import * as z from 'zod/mini';
import { weekdays } from '../entities/place/hours-today.ts';
import { isSearchablePlaceType } from '../entities/place/place-type.ts';
import { SentMessage } from '../text/sent-message.ts';
import { route } from './route.ts';

const degrees = z.number();

/** One place of a search, with the fields that docs/spec/calls.md reads; what is not known is '' or null. */
export const PlaceResult = z.object({
  title: z.string(),
  /** “city”, “restaurant”. */
  type: z.string(),
  /** All that the service calls it, the first one included. */
  types: z._default(z.array(z.string()), []),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  website: z.string(),
  reviews: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  price: z.string(),
  /** IANA name. */
  timezone: z.string(),
  hours: z.string(),
  operating_hours: z.partialRecord(z.enum(weekdays), z.string()),
  profiles: z.object({ facebook: z.string(), instagram: z.string(), twitter: z.string() }),
  /** Degrees, WGS 84. */
  gps_coordinates: z.object({ latitude: degrees, longitude: degrees }),
  /** Who says so; the first one's `place_id` opens the detail. `city:<GeoNames number>` is of our own tables. */
  source: z.array(z.object({ place_id: z.string(), name: z.string() })),
});
export type PlaceResult = z.infer<typeof PlaceResult>;

/** One of the searchable types of place-types.data.ts (docs/spec/constants.md, Choices); '' for any. */
const placeType = z.string().check(z.maxLength(100), ({ value, issues }) => {
  if (value.trim() === '' || isSearchablePlaceType(value)) return;
  const message =
    isSearchablePlaceType(value) === false
      ? `“${value}” has a list of its own and cannot be searched for here`
      : `“${value}” is not a type of place`;
  issues.push({ code: 'custom', path: [], input: value, message });
});

const common = {
  placeType: z._default(placeType, ''),
  searchTerm: z._default(z.string().check(z.maxLength(200)), ''),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
};

/** docs/spec/calls.md: inside `bbox` (`west,south,east,north` in degrees), or around a point. */
export const placesSearch = route({
  method: 'POST',
  auth: 'either',
  path: '/geography/geosearch/places',
  summary: 'Places in a box or around a point whose names hold the words.',
  body: z
    .strictObject({
      bbox: z.optional(z.union([z.string().check(z.maxLength(100)), z.array(degrees).check(z.length(4))])),
      lat: z.optional(degrees),
      lng: z.optional(degrees),
      searchType: z.optional(z.string().check(z.maxLength(50))),
      ...common,
    })
    .check(({ value, issues }) => {
      const hasPoint = value.lat !== undefined && value.lng !== undefined;
      if (value.bbox === undefined && !hasPoint)
        issues.push({ code: 'custom', path: ['bbox'], input: value, message: 'give bbox, or lat and lng' });
    }),
  data: z.object({
    place_results: z.array(PlaceResult),
    /** What the person should know about an answer that is empty or not whole; '' where there is nothing to say. */
    notice: z.string(),
    /** The same as catalogs know it. */
    noticeText: z.optional(SentMessage),
    /** Whose places they are, to be shown with them. */
    credit: z._default(z.string(), ''),
  }),
});

/** docs/spec/calls.md: 404 `place-not-found`. */
export const placeDetail = route({
  method: 'GET',
  auth: 'either',
  path: '/geography/geosearch/location/detail/:placeId',
  summary: 'One place by the id that a search gave.',
  params: z.object({ placeId: z.string().check(z.regex(/^[\w:.-]{1,200}$/, 'an id from a search')) }),
  data: PlaceResult,
});

const point = z.object({
  lat: degrees.check(z.minimum(-90), z.maximum(90)),
  lng: degrees.check(z.minimum(-180), z.maximum(180)),
});

/** How long a way takes along roads; `null` where none leads there. 422 where the server knows no service of roads. */
export const commuteRoute = route({
  method: 'POST',
  auth: 'user',
  path: '/geosearch/route',
  summary: 'The time of a way along roads, by a route service of the server.',
  body: z.strictObject({ from: point, to: point, mode: z.enum(['driving', 'bicycling', 'walking']) }),
  data: z.object({
    route: z.nullable(z.object({ minutes: z.number(), km: z.number() })),
    /** Who says so, as it is shown. */
    source: z.string(),
  }),
});
