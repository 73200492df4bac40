import { createHash, timingSafeEqual } from 'node:crypto';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError, serverMessage } from '../../errors.ts';
import type { RunImport } from './events.ts';
import { importMessage } from './import.messages.ts';

/** Where the postings command hands its order to a running server. */
export const importPath = '/api/commands/import';

type Options = {
  runImport: RunImport;
  pass: string;
  /** Formats of orders that take a moment: they do not wait for an import, nor an import for them. */
  atOnce?: readonly string[];
};

const Order = z.strictObject({
  files: z.array(z.string().min(1).max(4096)).min(1).max(1000),
  format: z.string().max(40),
  columns: z.optional(z.record(z.string().max(40), z.string().min(1).max(1000))),
  company: z.optional(z.string().min(1).max(300)),
  sameIds: z.optional(z.enum(['same', 'apart'])),
});
const loopbackSockets = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Mounts the import call of the postings command: it exists only for a process on this machine that can read the
 * server's one-time secret, and answers with one JSON line per event. Closing the connection stops the import; one that
 * comes while such a one still writes its last rows begins after it.
 */
export function importRoutes(app: FastifyInstance, { runImport, pass, atOnce = [] }: Options): void {
  /** Running, or waiting for its turn. */
  const asked = new Set<AbortController>();
  let running: { signal: AbortSignal; ended: Promise<void> } | null = null;
  app.addHook('preClose', async () => {
    for (const one of asked) one.abort();
  });

  /** Waits for the end of one that was stopped; one that goes on refuses. */
  async function ownTurn(): Promise<void> {
    // Of a connection that was closed before this one came the server may not have heard yet.
    await nextTurn();
    await nextTurn();
    while (running) {
      if (!running.signal.aborted) throw new AppError('conflict', importMessage('running'));
      await running.ended;
    }
  }

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
        if (!isAllowed(request)) throw new AppError('route-not-found', serverMessage('address-not-found'));
      },
    },
    async (request, reply) => {
      const order = Order.safeParse(request.body);
      if (!order.success) throw new AppError('validation', importMessage('no-order'), { field: 'files' });
      const { raw } = reply;
      const stopped = new AbortController();
      raw.once('close', () => stopped.abort());
      asked.add(stopped);
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      try {
        if (!atOnce.includes(order.data.format)) {
          await ownTurn();
          running = { signal: stopped.signal, ended };
        }
        reply.hijack();
        // An import may say nothing for as long as it works. (An injected request has no real socket.)
        if (request.socket instanceof Socket) request.socket.setTimeout(0);
        raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
        await runImport(order.data, {
          signal: stopped.signal,
          tell: (event) => void raw.write(`${JSON.stringify(event)}\n`),
        });
      } finally {
        asked.delete(stopped);
        if (running?.ended === ended) {
          running = null;
          end();
          raw.end();
        } else if (raw.headersSent) raw.end();
      }
    },
  );
}
