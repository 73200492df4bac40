import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PolarStandIn } from './test-polar.ts';
import { answerPolar } from './test-polar-routes.ts';

/** A stand-in that listens. */
export type ListeningPolar = { polar: PolarStandIn; stop(): Promise<void> };

/** Starts a stand-in of Polar on a free port of 127.0.0.1; `now` is its clock. */
export async function startPolar(now?: () => Date): Promise<ListeningPolar> {
  const polar = new PolarStandIn(now);
  const server = createServer((request, response) => void answerPolar(polar, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  polar.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    polar,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
