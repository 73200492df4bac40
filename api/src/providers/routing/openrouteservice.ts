import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import * as z from 'zod';
import { type AskVendor, type RouteService, routeTimeout } from './port.ts';

const Answer = z.object({
  features: z.array(
    z.object({
      properties: z.object({ summary: z.object({ distance: z.number(), duration: z.number() }).partial() }),
    }),
  ),
});
const Refusal = z.object({ error: z.object({ code: z.number() }) });
const profiles = { driving: 'driving-car', bicycling: 'cycling-regular', walking: 'foot-walking' } as const;
/** “Route could not be found” and “point was not found” near a road. */
const noWay = new Set([2009, 2010]);

/** OpenRouteService: by car, by bicycle and on foot. The key goes as a header, so that no address holds it. */
export function openRouteService({
  base,
  key,
  ask,
}: {
  base: string;
  key: string;
  ask: AskVendor;
}): RouteService {
  return {
    name: 'openrouteservice.org, © OpenStreetMap contributors',
    modes: ['driving', 'bicycling', 'walking'],
    async route(from, to, mode) {
      const url = new URL(`${trimEndCharacters(base, /\//)}/v2/directions/${profiles[mode]}`);
      url.searchParams.set('start', `${from.lng},${from.lat}`);
      url.searchParams.set('end', `${to.lng},${to.lat}`);
      const { status, body } = await ask(url, { headers: { authorization: key }, timeoutMs: routeTimeout });
      const refused = Refusal.safeParse(body);
      if (refused.success && noWay.has(refused.data.error.code)) return null;
      const read = Answer.safeParse(body);
      if (status !== 200 || !read.success) throw new Error(`the route service answered ${status}`);
      const summary = read.data.features[0]?.properties.summary;
      if (!summary) return null;
      // The way from a point to itself has neither.
      return { minutes: (summary.duration ?? 0) / 60, km: (summary.distance ?? 0) / 1000 };
    },
  };
}
