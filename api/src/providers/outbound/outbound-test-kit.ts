import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { createOutbound, type OutboundSetup } from './outbound.ts';
import { OutboundError, type OutboundOptions } from './port.ts';

const closing: (() => Promise<unknown>)[] = [];

/** Closes every site and socket of a test. */
export async function closeSites(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

/** A site of a test and the requests it got. */
export type Site = { port: number; asked: IncomingMessage[] };

/** A site on this machine that answers as `answer` says. */
export async function site(answer: (request: IncomingMessage, reply: ServerResponse) => void): Promise<Site> {
  const asked: IncomingMessage[] = [];
  const server: Server = createServer((request, reply) => {
    asked.push(request);
    answer(request, reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

/** Answers with this page. */
export const page = (html: string) => (_request: IncomingMessage, reply: ServerResponse) => {
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
};

/** Reads with every name leading to this machine, where only the ports given are open. */
export function read(
  url: string,
  { open = [], ...setup }: Partial<OutboundSetup> & { open?: number[] } = {},
  options: Partial<OutboundOptions> = {},
) {
  const outbound = createOutbound({
    userAgent: 'Test/1',
    resolve: async () => ['127.0.0.1'],
    exempt: (address, port) => address === '127.0.0.1' && open.includes(port),
    ...setup,
  });
  return outbound(url, { types: ['text/html'], maxBytes: 100_000, timeoutMs: 5000, ...options });
}

/** Why a reading was refused; fails when it was not. */
export async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof OutboundError)) throw error ?? new Error('it was read');
  return error.reason;
}

/** A port of this machine that answers a connection with whatever `answer` does; it speaks no HTTP. */
export async function rawPort(answer: (socket: Socket) => void): Promise<number> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => server.close(done)));
  return (server.address() as AddressInfo).port;
}
