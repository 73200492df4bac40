import {
  type FetchRun,
  type OwnSources,
  ownSourcesChoose,
  ownSourcesGet,
  ownSourcesStop,
  type SourceChoice,
} from '@foothold/core/contract/sources.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, serverMessage } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import type { ChosenSources } from './chosen-sources.ts';
import { sourcesMessage } from './sources.messages.ts';

/** Fetches postings in the background, one fetching at a time. */
export type Fetching = {
  /** The one that runs, else the last one; null before the first. */
  run(): FetchRun | null;
  /** Begins with the sources of these names and answers at once; does nothing while one runs. */
  start(names: readonly string[]): void;
  /** Ends the one that runs and resolves when it is over; what it read stays. */
  stop(): Promise<void>;
};

type Options = {
  /** What can be chosen; `names` are those that are chosen. */
  choicesOf: (names: readonly string[]) => SourceChoice[];
  chosen: ChosenSources;
  fetching: Fetching;
  now: () => Date;
  /** Whether this very request comes from a browser on this machine, through nothing in between. */
  isOpen: (request: FastifyRequest) => boolean;
  /** Throws where another site asks. */
  checkOrigin: (request: FastifyRequest) => void;
};

/**
 * Mounts GET and POST /api/dev/sources and DELETE /api/dev/sources/run; where they are not open they look like addresses
 * that do not exist. Nobody outside is called before the POST.
 */
export function ownSourcesRoutes(app: FastifyInstance, options: Options): void {
  const { choicesOf, chosen, fetching, now, isOpen, checkOrigin } = options;
  const answer = (): OwnSources => ({ choices: choicesOf(chosen.names()), run: fetching.run() });

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isOpen(request)) throw new AppError('route-not-found', serverMessage('address-not-found'));
      checkOrigin(request);
    });
    bind(scope, ownSourcesGet, async () => answer());
    bind(scope, ownSourcesChoose, async ({ body }) => {
      const { choices, run } = answer();
      const unknown = body.names.find((name) => !choices.some((choice) => choice.name === name));
      if (unknown !== undefined)
        throw new AppError('validation', sourcesMessage('unknown', { name: unknown }), {
          field: 'names',
        });
      if (run?.state === 'running' && body.names.length > 0)
        throw new AppError('conflict', sourcesMessage('running'));
      await chosen.choose(body.names, now());
      if (body.names.length > 0) fetching.start(body.names);
      else await fetching.stop();
      return answer();
    });
    bind(scope, ownSourcesStop, async () => {
      await fetching.stop();
      return answer();
    });
  });
}
