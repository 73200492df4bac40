import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../errors.ts';
import type { RunImport } from './events.ts';

/** Where the postings command hands its order to a running server. */
export const importPath = '/api/commands/import';

type Options = { runImport: RunImport; pass: string };

const Order = z.strictObject({
  files: z.array(z.string().min(1).max(4096)).min(1).max(1000),
  format: z.string().max(40),
});
const loopbackSockets = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Mounts the import call of the postings command: it exists only for a process on this machine that can read the
 * server's one-time secret, and answers with one JSON line per event. Closing the connection stops the import.
 */
export function importRoutes(app: FastifyInstance, { runImport, pass }: Options): void {
  const running = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const one of running) one.abort();
  });

  function isAllowed(request: FastifyRequest): boolean {
    const given = request.headers.authorization ?? '';
    return (
      loopbackSockets.includes(request.socket.remoteAddress ?? '') &&
      // Compared as digests: of one length, in a time that tells nothing.
      timingSafeEqual(digest(given), digest(`Bearer ${pass}`))
    );
  }

  app.post(
    importPath,
    {
      onRequest: async (request) => {
        if (!isAllowed(request)) throw new AppError('route-not-found', 'This address was not found.');
      },
    },
    async (request, reply) => {
      const order = Order.safeParse(request.body);
      if (!order.success)
        throw new AppError('validation', 'The order needs files and a format.', { field: 'files' });
      if (running.size > 0)
        throw new AppError('conflict', 'Another import is running. Wait for its end, then run this one.');
      const stopped = new AbortController();
      running.add(stopped);
      reply.hijack();
      const { raw } = reply;
      raw.once('close', () => stopped.abort());
      raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      try {
        await runImport(order.data, {
          signal: stopped.signal,
          tell: (event) => void raw.write(`${JSON.stringify(event)}\n`),
        });
      } finally {
        running.delete(stopped);
        raw.end();
      }
    },
  );
}
