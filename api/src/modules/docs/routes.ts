import type { Route } from '@foothold/core/contract/route.ts';
import type { FastifyInstance } from 'fastify';
import { type OpenApi, openApi } from './openapi.ts';
import { docsPage } from './page.ts';

/** A mounted address; `contract` is the value it came from, absent for what is outside the contract. */
export type Mounted = { method: string; url: string; contract?: Route };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every address that was mounted after docsRoutes, HEAD left out. */
    mounted: readonly Mounted[];
  }
}

/**
 * Mounts GET /api/openapi.json and the readable page /api/docs. Call it before the routes it is to describe: it
 * listens for them, so that what is mounted is what is described.
 */
export function docsRoutes(app: FastifyInstance, site: { siteName: string; version: string }): void {
  const mounted: Mounted[] = [];
  app.decorate('mounted', mounted);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD')
        mounted.push({ method: one, url, ...(config?.contract && { contract: config.contract }) });
  });

  let made: OpenApi | undefined;
  const describe = () => {
    made ??= openApi(
      mounted.flatMap(({ contract }) => contract ?? []),
      site,
    );
    return made;
  };
  app.get('/api/openapi.json', async () => describe());
  let page: string | undefined;
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(describe());
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', app.contentPolicy(page))
      .send(page);
  });
}
