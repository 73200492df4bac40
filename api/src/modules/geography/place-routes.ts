import { commuteRoute, placeDetail, placesSearch } from '@foothold/core/contract/places.ts';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound, waitingTime } from '../../errors.ts';
import { bind, type Caller } from '../../http/bind.ts';
import type { Gazetteer } from '../../providers/geocoder/port.ts';
import {
  type PlaceService,
  PlaceServiceError,
  type PlaceServiceReason,
} from '../../providers/places/port.ts';
import type { RouteService } from '../../providers/routing/port.ts';
import { geographyMessage } from './geography.messages.ts';
import { isOwnType, offlinePlace, searchOffline } from './offline-places.ts';
import { readBox, readPoint } from './read-area.ts';

type Parts = {
  gazetteer: () => Promise<Gazetteer>;
  /** Null: cities only. */
  service: PlaceService | null;
  routes: readonly RouteService[];
  /** Counts a question of a person to a vendor: 0, or the seconds to wait where there were too many. */
  takeTurn: (userId: string) => Promise<number>;
};

const why = {
  refused: 'service-refused',
  limited: 'service-limited',
  'too-slow': 'service-too-slow',
  failed: 'service-no-answer',
  'bad-answer': 'service-unreadable',
} as const satisfies Readonly<Record<PlaceServiceReason, string>>;

/**
 * The place calls of docs/spec/calls.md, and the time of a way along roads. Where a vendor is behind the search, only a
 * signed-in person asks it; everybody else is answered from our own tables.
 */
export function placeRoutes(app: FastifyInstance, { gazetteer, service, routes, takeTurn }: Parts): void {
  const turn = async ({ userId }: Caller) => {
    const wait = await takeTurn(userId);
    if (wait > 0)
      throw new AppError('too-many-requests', geographyMessage('too-often', { wait: waitingTime(wait) }), {
        retryAfter: wait,
      });
  };
  const asked = async <T>(vendor: PlaceService, ask: () => Promise<T>): Promise<T> =>
    ask().catch((cause: unknown) => {
      if (!(cause instanceof PlaceServiceError)) throw cause;
      app.log.warn({ err: cause }, 'a place service gave no answer');
      throw new AppError(
        'vendor-failed',
        geographyMessage('service-failed', {
          what: geographyMessage(why[cause.reason], { service: vendor.name }),
        }),
      );
    });

  bind(app, placesSearch, async ({ body, caller }) => {
    const { bbox, lat = 0, lng = 0, placeType, searchTerm, pageSize } = body;
    // Read before anything else: a wrong box is refused whatever is searched and whoever answers.
    const where =
      bbox === undefined
        ? { point: readPoint(`${lat},${lng}`, 'lat') }
        : { box: readBox(String(bbox), 'bbox') };
    const type = placeType
      .trim()
      .toLowerCase()
      .replaceAll(/[_\s]+/g, '-');
    const question = { words: searchTerm, type, limit: pageSize, where };
    const isOwn = type !== '' && isOwnType(type);
    if (!service || !isCaller(caller) || isOwn)
      return searchOffline(await gazetteer(), question, {
        wantsSignIn: service !== null && !isCaller(caller),
      });
    await turn(caller);
    const found = await asked(service, () => service.search(question));
    return { place_results: found, notice: '', credit: service.credit };
  });

  bind(app, placeDetail, async ({ params: { placeId }, caller }) => {
    const own = offlinePlace(await gazetteer(), placeId);
    if (own) return own;
    if (service && isCaller(caller)) {
      await turn(caller);
      const found = await asked(service, () => service.place(placeId));
      if (found) return found;
    }
    throw notFound('place', geographyMessage('place-not-found', { id: placeId }));
  });

  bind(app, commuteRoute, async ({ body: { from, to, mode }, caller }) => {
    const able = routes.filter(({ modes }) => modes.includes(mode));
    if (able.length === 0)
      throw new AppError('unprocessable', geographyMessage('no-route-service'), {
        field: 'mode',
      });
    await turn(caller);
    for (const one of able)
      try {
        const route = await one.route(from, to, mode);
        return { route, source: one.name };
      } catch (cause) {
        // Where two people live and work is in the request, so that its text is not logged.
        app.log.warn({ service: one.name, reason: (cause as Error).name }, 'a route service gave no answer');
      }
    throw new AppError('vendor-failed', geographyMessage('route-failed'));
  });
}

const isCaller = (caller: Caller | undefined): caller is Caller => caller !== undefined;
