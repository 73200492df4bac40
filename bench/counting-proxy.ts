import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands requests to a server and counts what its answers weigh on the wire, compressed as they are sent. */
export type CountingProxy = { url: string; bytes(): number; close(): void };

/** Listens on a free port of this machine. */
export async function countingProxy(target: string): Promise<CountingProxy> {
  let bytes = 0;
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    const passed = request(new URL(url, target), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      given.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    bytes: () => bytes,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
