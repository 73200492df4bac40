import {
  type OwnSources,
  ownSourcesChoose,
  ownSourcesGet,
  ownSourcesStop,
  type SourceChoice,
} from '@foothold/core/contract/sources.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../../bind.ts';
import { AppError } from '../../errors.ts';
import { type KnownSource, type SourceTarget, targetsOf } from '../../posting-sources.ts';
import { freshHours } from '../../source-timer.ts';
import type { ChosenSources } from './chosen-sources.ts';
import type { Fetching } from './fetch-run.ts';

type Options = {
  /** Every source that can be asked. */
  sources: readonly KnownSource[];
  /** The lists that the configuration names. */
  targets: readonly SourceTarget[];
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
  const { sources, targets, chosen, fetching, now, isOpen, checkOrigin } = options;

  function answer(): OwnSources {
    const names = chosen.names();
    const configured = new Set(targets.map(({ source }) => source.name));
    const choices = sources.flatMap((source): SourceChoice[] => {
      const lists = targetsOf([source.name], [source]);
      if (lists.length === 0) return [];
      const { name, label: service, terms, host } = source;
      return [
        {
          ...{ name, service, terms, host },
          employers: lists.map(({ board }) => board.company).filter(Boolean),
          everyHours: Math.max(freshHours, Math.ceil(source.pauseMinutes / 60)),
          isChosen: names.includes(name),
          isConfigured: configured.has(name),
        },
      ];
    });
    return { choices, run: fetching.run() };
  }

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isOpen(request)) throw new AppError('route-not-found', 'This address was not found.');
      checkOrigin(request);
    });
    bind(scope, ownSourcesGet, async () => answer());
    bind(scope, ownSourcesChoose, async ({ body }) => {
      const { choices, run } = answer();
      const unknown = body.names.find((name) => !choices.some((choice) => choice.name === name));
      if (unknown !== undefined)
        throw new AppError('validation', `There is no posting source “${unknown}” to choose.`, {
          field: 'names',
        });
      if (run?.state === 'running' && body.names.length > 0)
        throw new AppError(
          'conflict',
          'Postings are being fetched just now. Stop that first, or wait for its end.',
        );
      await chosen.choose(body.names, now());
      if (body.names.length > 0) fetching.start(targetsOf(body.names, sources));
      else await fetching.stop();
      return answer();
    });
    bind(scope, ownSourcesStop, async () => {
      await fetching.stop();
      return answer();
    });
  });
}
