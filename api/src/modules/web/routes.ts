import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, serverMessage } from '../../errors.ts';
import { storedAssets } from './assets.ts';
import { firstPages, type SiteWords } from './first-pages.ts';
import { webManifest } from './manifest.ts';

/** Answers an address that no file and no API call has. */
export type Web = { answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> };

const page = 'index.html';
const notBuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Foothold</title><p>The web pages are not built yet: run <code>npm start</code>, which builds them.</p></html>';

// Only what the build names by its content may be kept; the page and the files that start it must stay fresh.
const forAYear = 'public, max-age=31536000, immutable';

/** The script that asks models of people's own, each at one origin (docs/decisions/0124). */
const modelWorker = /^model-worker-[\w-]+\.js$/;

/** Whether an unknown address is meant as a page: a search term may hold a dot, a file name always does. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const segments = (request.url.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  if (segments[0] === 'assets') return false;
  if (!/\.[A-Za-z0-9]{1,11}$/.test(segments.at(-1) ?? '')) return true;
  return segments.length > 1 && (request.headers.accept ?? '').includes('text/html');
}

/**
 * Serves the built web pages: named files as they are, a public screen as it was drawn at build, every other page
 * address with the one page.
 */
export async function webRoutes(
  app: FastifyInstance,
  { webDir, words }: { webDir: string; words: SiteWords },
): Promise<Web> {
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(words.siteName))),
  );
  // Shares are answered by the service worker of the page. Where a browser has lost it, what was shared arrives here: it is
  // not read, and the page says that it did not arrive.
  await app.register(async (shares) => {
    shares.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    shares.post('/share', async (_request, reply) => reply.redirect('/interviews?shared=lost', 303));
  });
  await app.register(serveFiles, {
    root: webDir,
    suppressWarning: true,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
  const assetOf = storedAssets(join(webDir, 'assets'));
  app.get<{ Params: { name: string }; Querystring: { to?: unknown } }>(
    '/assets/:name',
    async (request, reply) => {
      const { to } = request.query;
      const isModelWorker = to !== undefined && modelWorker.test(request.params.name);
      const policy = isModelWorker ? app.modelWorkerPolicy(to) : undefined;
      const asset = await assetOf(request.params.name, request.headers['accept-encoding']);
      if (!asset) throw notFound('file', serverMessage('file-not-found'));
      reply.type(asset.type).header('cache-control', forAYear).header('vary', 'accept-encoding');
      if (asset.encoding) reply.header('content-encoding', asset.encoding);
      // What the operator allows may change, and the policy with it.
      if (policy) reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
      return reply.send(asset.body);
    },
  );
  const first = new Map(
    [...firstPages(webDir, words)].map(([path, html]) => [path, { html, policy: app.contentPolicy(html) }]),
  );
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) throw notFound('file', serverMessage('file-not-found'));
    const [path = ''] = request.url.split(/[?#]/);
    const drawn = first.get(trimEndCharacters(path, /\//) || '/');
    if (drawn)
      return reply
        .status(200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', drawn.policy)
        .send(drawn.html);
    if (existsSync(join(webDir, page))) return reply.status(200).sendFile(page);
    return reply
      .status(503)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(notBuilt);
  };
  app.get('/', answerPage);
  return { answerPage };
}
