import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopback } from '../config/env.ts';
import type { Metrics } from './metrics.ts';

/** Where metrics are served: this machine only, whatever HOST says. */
export const metricsHost = '127.0.0.1';

/** A server of metrics that listens. */
export type MetricsServer = { port: number; close(): Promise<void> };

/** Serves `GET /metrics` on a port of its own (0: any free one); everything else is 404. Rejects when the port is taken. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, async (request, reply) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      reply.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    request.resume();
    // A foreign name that was pointed at this machine reads nothing.
    if (!isLoopback(request.headers.host ?? '')) return answer(421, 'Not under that name.\n');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== '/metrics') return answer(404, 'Not found.\n');
    try {
      answer(200, await metrics.text(), metrics.contentType);
    } catch {
      answer(500, 'The metrics could not be read.\n');
    }
  });
  await new Promise<void>((done, reject) => {
    server.once('error', reject);
    server.listen(port, metricsHost, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
