import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../errors.ts';

/** Answers an address that no file and no API call has. */
export type Web = { answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> };

const page = 'index.html';
const notBuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Foothold</title><p>The web pages are not built yet: run <code>npm start</code>, which builds them.</p></html>';

// Only what the build names by its content may be kept; the page and the files that start it must stay fresh.
const cachingOf = (path: string) =>
  /[\\/]assets[\\/][^\\/]+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Whether an unknown address is meant as a page: a search term may hold a dot, a file name always does. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const segments = (request.url.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  if (segments[0] === 'assets') return false;
  if (!/\.[A-Za-z0-9]{1,11}$/.test(segments.at(-1) ?? '')) return true;
  return segments.length > 1 && (request.headers.accept ?? '').includes('text/html');
}

/** Serves the built web pages: named files as they are, every page address with the one page. */
export async function webRoutes(app: FastifyInstance, { webDir }: { webDir: string }): Promise<Web> {
  await app.register(serveFiles, {
    root: webDir,
    suppressWarning: true,
    index: page,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path.replace(/\.(br|gz)$/, '')));
    },
  });
  return {
    async answerPage(request, reply) {
      if (!isPage(request)) throw notFound('file', 'This file was');
      if (existsSync(join(webDir, page))) return reply.status(200).sendFile(page);
      return reply
        .status(503)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(notBuilt);
    },
  };
}
