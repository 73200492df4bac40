import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { insideNames, publicAddresses } from './inside-addresses-test-kit.ts';
import type { Dial, Wiring } from './open-connection.ts';

/** A made-up internet on this machine: nothing that is tried leaves it. */
export type MadeUpInternet = {
  /** Connects to the server that stands in for public addresses, and anything else to a canary. */
  wiring: Wiring;
  /** Connections that reached a canary since the last reset. */
  canaries: () => number;
  /** Requests that reached the stand-in for public addresses, by path. */
  asked: string[];
  /** How often names were looked up, by name. */
  lookedUp: Record<string, number>;
  /** What a name resolves to from its first look-up on; the last answer stays. */
  names: Record<string, readonly (readonly string[])[]>;
  /** How the stand-in answers. */
  answer: (path: string, reply: ServerResponse) => void;
  /** Where the canaries and the stand-in listen. */
  ports: { canary: number; canary6: number; site: number };
  reset(): void;
  close(): Promise<void>;
};

/** Opens it: canaries on 127.0.0.1 and ::1, and a web server for the public addresses. */
export async function openInternet(): Promise<MadeUpInternet> {
  let knocks = 0;
  const open = new Set<Socket>();
  const canary = () =>
    createServer((socket) => {
      knocks += 1;
      open.add(socket);
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
    });
  const [four, six] = [canary(), canary()];
  const site = createHttpServer((request, reply) => {
    internet.asked.push(request.url ?? '');
    internet.answer(request.url ?? '', reply);
  });
  await Promise.all([listening(four, '127.0.0.1'), listening(six, '::1'), listening(site, '127.0.0.1')]);
  const ports = { canary: portOf(four), canary6: portOf(six), site: portOf(site) };

  // Whatever the guard lets through reaches a canary, whatever port and address it names.
  const dial: Dial = ({ addresses, port }) => {
    const isPublic = addresses.every((one) => publicAddresses.has(one)) && (port === 80 || port === 443);
    if (isPublic) return connect(ports.site, '127.0.0.1');
    const isSix = addresses[0]?.includes(':') ?? false;
    return isSix ? connect(ports.canary6, '::1') : connect(ports.canary, '127.0.0.1');
  };
  const resolve = async (host: string) => {
    const turn = internet.lookedUp[host] ?? 0;
    internet.lookedUp[host] = turn + 1;
    const turns = internet.names[host];
    if (turns) return turns[Math.min(turn, turns.length - 1)] ?? [];
    if (host === 'public.example' || host === 'jobs.example.com') return ['93.184.216.34'];
    return insideNames[host] ?? ['127.0.0.1'];
  };
  const internet: MadeUpInternet = {
    wiring: { resolve, dial },
    canaries: () => knocks,
    asked: [],
    lookedUp: {},
    names: {},
    answer: (_path, reply) => void reply.writeHead(404).end(),
    ports,
    reset() {
      knocks = 0;
      internet.asked.length = 0;
      internet.lookedUp = {};
      internet.names = {};
    },
    async close() {
      site.closeAllConnections();
      for (const socket of open) socket.destroy();
      await Promise.all([four, six, site].map((one) => new Promise((done) => one.close(done))));
    },
  };
  return internet;
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

const listening = (server: Pick<Server, 'listen' | 'once'>, host: string) =>
  new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(0, host, () => done());
  });
