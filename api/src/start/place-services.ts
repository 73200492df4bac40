import type { Env } from '../config/env.ts';
import { storedPlaces } from '../providers/places/cached-places.ts';
import { overpass } from '../providers/places/overpass.ts';
import type { AskVendor, PlaceService } from '../providers/places/port.ts';
import { serpApi } from '../providers/places/serpapi.ts';
import { openRouteService } from '../providers/routing/openrouteservice.ts';
import { osrm } from '../providers/routing/osrm.ts';
import type { RouteService } from '../providers/routing/port.ts';

type Variables = Pick<
  Env,
  | 'SERPAPI_KEY'
  | 'SERPAPI_BASE_URL'
  | 'OVERPASS_BASE_URL'
  | 'OSRM_BASE_URL'
  | 'OPENROUTESERVICE_KEY'
  | 'OPENROUTESERVICE_BASE_URL'
>;

/** The service that searches of places ask, with a memory of a day; null where none is configured. */
export function placeService(env: Variables, ask: AskVendor, now: () => Date): PlaceService | null {
  const { SERPAPI_KEY, SERPAPI_BASE_URL, OVERPASS_BASE_URL } = env;
  if (SERPAPI_KEY) return storedPlaces(serpApi({ base: SERPAPI_BASE_URL, key: SERPAPI_KEY, ask }), now);
  return OVERPASS_BASE_URL ? storedPlaces(overpass({ base: OVERPASS_BASE_URL, ask }), now) : null;
}

/** The services that know roads, in the order they are asked; empty where none is configured. */
export function routeServices(env: Variables, ask: AskVendor): RouteService[] {
  const { OSRM_BASE_URL, OPENROUTESERVICE_KEY, OPENROUTESERVICE_BASE_URL } = env;
  return [
    ...(OSRM_BASE_URL ? [osrm({ base: OSRM_BASE_URL, ask })] : []),
    ...(OPENROUTESERVICE_KEY
      ? [openRouteService({ base: OPENROUTESERVICE_BASE_URL, key: OPENROUTESERVICE_KEY, ask })]
      : []),
  ];
}
