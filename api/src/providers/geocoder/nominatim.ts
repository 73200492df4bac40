import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import timeZoneAt from '@photostructure/tz-lookup';
import * as z from 'zod';
import type { OnlineGeocoder } from './online.ts';
import { type OnlineAccess, onlineJson, openStreetMap } from './online-fetch.ts';
import { findState } from './states.ts';

const Place = z.object({
  osm_type: z.string().default(''),
  osm_id: z.number().default(0),
  lat: z.string().transform(Number),
  lon: z.string().transform(Number),
  place_rank: z.number().default(0),
  name: z.string().nullish(),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});
type Place = z.infer<typeof Place>;

/** Nominatim's `GET /search` and `GET /reverse` (format jsonv2), of a server of one's own or the public one. */
export function nominatim(access: OnlineAccess): OnlineGeocoder {
  const common = { format: 'jsonv2', addressdetails: 1, 'accept-language': 'en' };
  return {
    async search(text, { country, limit }) {
      const query = { q: text, limit, ...common };
      const rows = z.array(Place).parse(await onlineJson(access, '/search', query));
      // A home country ranks and excludes nothing: the service would leave all others out.
      const home = country?.toLowerCase();
      const isHome = (row: Place) => Number(row.address.country_code !== home);
      return (home ? rows.toSorted((a, b) => isHome(a) - isHome(b)) : rows).map(matchOf);
    },
    async reverse({ lat, lng }) {
      const answer = await onlineJson(access, '/reverse', { lat, lon: lng, zoom: 18, ...common });
      // “Unable to geocode” comes with status 200.
      if (z.object({ error: z.string() }).safeParse(answer).success) return null;
      return { ...matchOf(Place.parse(answer)), distanceKm: 0 };
    },
  };
}

function matchOf(place: Place): GeoMatch {
  const { address, lat, lon: lng } = place;
  const country = (address.country_code ?? '').toUpperCase();
  const iso = address['ISO3166-2-lvl4']?.split('-')[1];
  const stateCode = iso ?? findState(country, address.state ?? '')?.code ?? '';
  const city =
    address.city ?? address.town ?? address.village ?? address.municipality ?? address.hamlet ?? '';
  const street = [address.house_number, address.road].filter(Boolean).join(' ');
  const isAddress = Boolean(address.house_number);
  return {
    id: `osm:${place.osm_type}:${place.osm_id}`,
    name: place.name || street || city || place.display_name,
    code: '',
    country,
    stateCode,
    lat,
    lng,
    population: null,
    timeZone: timeZoneAt(lat, lng),
    kind: kindOf(place),
    precision: isAddress ? 'address' : precisionOf(place),
    text: place.display_name,
    distanceKm: null,
    attribution: openStreetMap,
  };
}

/** Nominatim's ranks: 4 country, 5–9 state, up to 20 settlement, 21 postal code, 26 street, 30 house. */
function precisionOf({ place_rank: rank }: Place): GeoMatch['precision'] {
  if (rank <= 4) return 'country';
  if (rank <= 9) return 'state';
  if (rank < 21) return 'city';
  if (rank === 21) return 'postal';
  return rank < 28 ? 'street' : 'address';
}

function kindOf(place: Place): GeoMatch['kind'] {
  const precision = precisionOf(place);
  return precision === 'street' ? 'address' : precision;
}
