import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { networkOf } from './auth-limits.ts';

/** Connections of one process where the file limit leaves room for more; each costs about 30 KB. */
const maxEver = 8192;
/** Milliseconds in which a refused caller can read the answer before its socket is destroyed. */
const readingTime = 1000;
/** Milliseconds after which a connection on which nothing moves is destroyed: twice what a handler gets. */
const stillTime = 60_000;

/**
 * Connections that a process with `files` open files at most takes: half, since the database's files, connections to
 * PostgreSQL, pages and outgoing calls need the other half.
 */
export function maxConnections(files: number): number {
  return Math.max(16, Math.min(maxEver, Math.floor(files / 2)));
}

type Limits = {
  /** Of all networks together, and of one. */
  most: number;
  maxOfNetwork: number;
  metrics: Pick<Metrics, 'connections' | 'refusedConnection'>;
};

/** Fastify's `serverFactory`: its usual server, which takes no more connections than the limits allow. */
export function limitedServer({ most, maxOfNetwork, metrics }: Limits) {
  const networks = new Map<string, number>();
  let open = 0;
  let lastMadeRoom = Number.NEGATIVE_INFINITY;

  function makeRoom(server: Server): void {
    // A look at every connection: at most once a second, however many come.
    if (performance.now() - lastMadeRoom < 1000) return;
    lastMadeRoom = performance.now();
    server.closeIdleConnections();
  }

  function take(server: Server, socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const ofNetwork = networks.get(network) ?? 0;
    const refusal = open >= most ? 'all' : ofNetwork >= maxOfNetwork ? 'network' : null;
    if (refusal) {
      metrics.refusedConnection(refusal);
      socket.destroy();
      // Whoever only keeps a connection for later makes room for callers that have something to ask.
      makeRoom(server);
      return;
    }
    open += 1;
    networks.set(network, ofNetwork + 1);
    metrics.connections(open);
    socket.once('close', () => {
      open -= 1;
      const left = (networks.get(network) ?? 1) - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
      metrics.connections(open);
    });
  }

  return (handler: RequestListener, options: Record<string, unknown>): Server => {
    const { http, keepAliveTimeout, requestTimeout } = options as {
      http: ServerOptions;
      keepAliveTimeout: number;
      requestTimeout: number;
    };
    const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, handler);
    // A caller that does not read its answer, too.
    server.setTimeout(stillTime);
    server.on('connection', (socket: Socket) => take(server, socket));
    // An accept that failed, such as EMFILE: unheard, the event would end the process.
    server.on('error', () => {
      if (server.listening) metrics.refusedConnection('files');
    });
    return server;
  };
}

/** Destroys a socket whose last answer is written, as soon as the caller closed it or has had time to read. */
export function destroyOnceRead(socket: Socket): void {
  const late = setTimeout(() => socket.destroy(), readingTime).unref();
  socket.once('close', () => clearTimeout(late));
}

/**
 * Closes the connection of a request that is refused before it has arrived in full: what is still to come would keep the
 * socket for as long as the caller likes.
 */
export function closeRefused(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const hasBody = 'transfer-encoding' in raw.headers || Number(raw.headers['content-length'] ?? 0) > 0;
    if (reply.statusCode >= 400 && hasBody && raw.complete === false) reply.header('connection', 'close');
  });
}
