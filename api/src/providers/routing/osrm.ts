import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import * as z from 'zod';
import { type AskVendor, type RouteService, routeTimeout } from './port.ts';

const Answer = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number(), duration: z.number() })).default([]),
});
/** Codes of an answer that is one: between the two points lies no road. */
const noWay = new Set(['NoRoute', 'NoSegment']);

/** An OSRM server: it answers for cars, which is what such a server is made for unless it says otherwise. */
export function osrm({ base, ask }: { base: string; ask: AskVendor }): RouteService {
  return {
    name: 'OSRM, © OpenStreetMap contributors',
    modes: ['driving'],
    async route(from, to) {
      const points = [from, to].map(({ lat, lng }) => `${lng},${lat}`).join(';');
      const url = new URL(`${trimEndCharacters(base, /\//)}/route/v1/driving/${points}`);
      url.searchParams.set('overview', 'false');
      const { status, body } = await ask(url, { timeoutMs: routeTimeout });
      const read = Answer.safeParse(body);
      if (read.success && noWay.has(read.data.code)) return null;
      if (status !== 200 || !read.success || read.data.code !== 'Ok')
        throw new Error(`the route service answered ${status}`);
      const [way] = read.data.routes;
      return way ? { minutes: way.duration / 60, km: way.distance / 1000 } : null;
    },
  };
}
