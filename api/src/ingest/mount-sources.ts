import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import type { ChosenSources } from '../modules/sources/chosen-sources.ts';
import { ownSourcesRoutes } from '../modules/sources/own-sources.ts';
import { sourcesRoutes } from '../modules/sources/routes.ts';
import { type KnownSource, listsToRead, type SourceTarget, targetsOf } from './posting-sources.ts';
import { sourceChoices } from './source-choices.ts';
import { createFetching } from './source-fetching.ts';
import type { Refresh } from './source-refresh.ts';

type Options = {
  db: Db;
  now: () => Date;
  refresh: Refresh;
  /** Every source that can be asked, and the lists that the configuration names. */
  sources: readonly KnownSource[];
  targets: readonly SourceTarget[];
  /** What the person on this machine chose; absent: nothing can be chosen. */
  chosen: ChosenSources | undefined;
  /** Whether a request may choose: it comes from a browser on this machine, through nothing in between. */
  isOpen: (request: FastifyRequest) => boolean;
  /** Throws where another site asks. */
  checkOrigin: (request: FastifyRequest) => void;
};

/** Mounts what is said and chosen of posting sources; a fetching that runs ends with the server. */
export function mountSources(app: FastifyInstance, options: Options): void {
  const { db, now, refresh, sources, targets, chosen, isOpen, checkOrigin } = options;
  sourcesRoutes(app, {
    db,
    sources,
    targets: () => listsToRead(chosen?.names() ?? [], { sources, targets }),
  });
  if (!chosen) return;
  const fetching = createFetching({
    db,
    refresh,
    listsOf: (names) => targetsOf(names, sources),
    failed: (cause) => app.log.error({ err: cause }, 'fetching postings'),
  });
  app.addHook('preClose', () => fetching.stop());
  ownSourcesRoutes(app, {
    ...{ chosen, fetching, now, isOpen, checkOrigin },
    choicesOf: (names) => sourceChoices(names, { sources, targets }),
  });
}
