import type { CommuteMode } from '@foothold/core/geography/commute.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from './db/db.ts';
import { createLimiter } from './http/auth-limits.ts';
import { locateTexts } from './ingest/import/locate-texts.ts';
import { placeRoutes } from './modules/geography/place-routes.ts';
import { geographyRoutes } from './modules/geography/routes.ts';
import type { Geocoder, PlaceFinder } from './providers/geocoder/port.ts';
import type { PlaceService } from './providers/places/port.ts';
import type { RouteService } from './providers/routing/port.ts';
import { geographyReference } from './reference/geography-reference.ts';
import type { LoadedTables } from './reference/reference-tables.ts';

/** The vendors of places and ways. */
export type PlaceVendors = {
  /** Finds offices, shops, schools; absent or null: cities only. */
  places?: PlaceService | null;
  /** Know ways along roads, in the order they are asked. Absent: none. */
  routes?: readonly RouteService[];
};

/** What the site says of them: '' and none where there are none. */
export function placeOffers({ places, routes = [] }: PlaceVendors): {
  placeService: string;
  routeModes: CommuteMode[];
} {
  return { placeService: places?.name ?? '', routeModes: [...new Set(routes.flatMap(({ modes }) => modes))] };
}

type Given = PlaceVendors & {
  db: Db;
  secret: string;
  now: () => Date;
  geocoder: Geocoder & PlaceFinder;
  tables: LoadedTables;
};

/** Questions that one person may put to the vendors in an hour. */
const perHour = 300;

/** Mounts the geography and place calls, each person's questions to vendors counted. */
export function mountPlaces(app: FastifyInstance, given: Given): void {
  const { db, secret, now, geocoder, places, routes, tables } = given;
  geographyRoutes(app, {
    finder: geocoder,
    reference: geographyReference(tables),
    locate: (texts) => locateTexts(geocoder, texts),
  });
  const turns = createLimiter({ db, secret, now, name: 'places', max: perHour, windowSeconds: 3600 });
  placeRoutes(app, {
    gazetteer: () => geocoder.gazetteer(),
    service: places ?? null,
    routes: routes ?? [],
    takeTurn: (userId) => turns.take(userId),
  });
}
