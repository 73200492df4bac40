import type { Model } from '@foothold/core/ai/model.ts';
import type { ModelPrices } from '@foothold/core/ai/model-price.ts';
import { aiCallLimits, maxTurnSteps } from '@foothold/core/contract/ai.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from './config/env.ts';
import type { Db } from './db/db.ts';
import { createLimiter, networkOf } from './http/auth-limits.ts';
import { isAtThisMachine } from './identity/auth-origins.ts';
import { aiRoutes, type OwnParts } from './modules/ai/routes.ts';
import { searchPostings } from './modules/jobs/search.ts';
import type { PostingSearch } from './posting-search/posting-search.ts';
import type { Geocoder } from './providers/geocoder/port.ts';
import { countsNothing, type UseCounter } from './providers/uses/port.ts';

/** What answers questions. */
export type AiParts = {
  /** Set up by the operator, in the order in which the first one answers. Absent: none, so that rules answer. */
  models?: readonly Model[];
  /** What models cost. Absent: nothing is known. */
  prices?: ModelPrices;
  /** Counts what plans allow. Absent: nothing is billed and nothing counted. */
  uses?: UseCounter;
  /** The way to a person's own endpoint. Absent: this server asks none. */
  ownModels?: OwnParts['way'];
};

type Options = AiParts & {
  env: Env;
  db: Db;
  postings: PostingSearch;
  geocoder: Geocoder;
  secret: string;
  now: () => Date;
};

/** Mounts the calls to models with what one person may do there a minute and a day. */
export function mountAi(app: FastifyInstance, options: Options): void {
  const { env, db, postings, geocoder, secret, now, models = [], uses = countsNothing } = options;
  const limitOf = (name: string, max: number, windowSeconds: number) => {
    const limiter = createLimiter({ db, secret, now, name, max, windowSeconds });
    return (userId: string) => limiter.take(userId);
  };
  aiRoutes(app, {
    ...{ db, now, models, uses },
    // Each search of the rules waits for its turn among everybody’s.
    search: (asked, request, left) =>
      app.searches.run(networkOf(request.ip), left, (signal) =>
        searchPostings({ db: db.reader(signal), postings, geocoder }, asked, now()),
      ),
    turns: {
      minute: limitOf('questions a minute', aiCallLimits.perMinute, 60),
      day: limitOf('questions a day', aiCallLimits.perDay, 86_400),
      steps: limitOf('steps of turns a day', aiCallLimits.perDay * (maxTurnSteps / 4), 86_400),
    },
    own: {
      way: options.ownModels ?? null,
      rules: {
        hosts: env.AI_ALLOWED_HOSTS,
        isHere: (request: FastifyRequest) => isAtThisMachine(env, request),
      },
    },
  });
}
