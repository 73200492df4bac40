import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import timeZoneAt from '@photostructure/tz-lookup';
import * as z from 'zod';
import type { OnlineGeocoder } from './online.ts';
import { type OnlineAccess, onlineJson, openStreetMap } from './online-fetch.ts';
import { findState } from './states.ts';

const Properties = z.object({
  osm_type: z.string().default(''),
  osm_id: z.number().default(0),
  type: z.string().default(''),
  name: z.string().default(''),
  housenumber: z.string().default(''),
  street: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  postcode: z.string().default(''),
  country: z.string().default(''),
  countrycode: z.string().default(''),
});
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: Properties,
});
const Answer = z.object({ features: z.array(Feature) });

/** Photon's `GET /api` and `GET /reverse`, of a server of one's own or the public one. */
export function photon(access: OnlineAccess): OnlineGeocoder {
  return {
    async search(text, { country, limit }) {
      const { features } = Answer.parse(await onlineJson(access, '/api', { q: text, limit, lang: 'en' }));
      const home = country?.toUpperCase();
      const isHome = ({ properties }: z.infer<typeof Feature>) => Number(properties.countrycode !== home);
      return (home ? features.toSorted((a, b) => isHome(a) - isHome(b)) : features).map(matchOf);
    },
    async reverse({ lat, lng }) {
      const query = { lat, lon: lng, limit: 1, lang: 'en' };
      const [first] = Answer.parse(await onlineJson(access, '/reverse', query)).features;
      return first ? { ...matchOf(first), distanceKm: 0 } : null;
    },
  };
}

const layers: Readonly<Record<string, [GeoMatch['kind'], GeoMatch['precision']]>> = {
  house: ['address', 'address'],
  street: ['address', 'street'],
  country: ['country', 'country'],
  state: ['state', 'state'],
};

function matchOf({ geometry, properties }: z.infer<typeof Feature>): GeoMatch {
  const [lng, lat] = geometry.coordinates;
  const { housenumber, street, city, state, postcode, country, name, type } = properties;
  const code = properties.countrycode.toUpperCase();
  const [kind, precision] = layers[type] ?? ['city', 'city'];
  const line = [housenumber, street].filter(Boolean).join(' ');
  const parts = [name, line, city, [state, postcode].filter(Boolean).join(' '), country];
  return {
    id: `osm:${properties.osm_type}:${properties.osm_id}`,
    name: name || line || city,
    code: '',
    country: code,
    stateCode: findState(code, state)?.code ?? '',
    lat,
    lng,
    population: null,
    timeZone: timeZoneAt(lat, lng),
    kind,
    precision,
    text: [...new Set(parts.filter(Boolean))].join(', '),
    distanceKm: null,
    attribution: openStreetMap,
  };
}
