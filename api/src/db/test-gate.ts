import { connect, createServer, type Server, type Socket } from 'node:net';

/** A door in front of a database: shut, everything that went through is cut off and nothing gets in. */
export type Gate = { url: string; shut(): Promise<void>; open(): Promise<void> };

/** Puts a door on a free loopback port in front of the database at `url`; it stands open. */
export async function gateTo(url: string): Promise<Gate> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  async function open(): Promise<void> {
    const opening = createServer((inner) => {
      const outer = connect(Number(target.port), target.hostname);
      for (const [one, other] of [
        [inner, outer],
        [outer, inner],
      ] as const) {
        sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    await new Promise<void>((done, reject) => {
      opening.once('error', reject);
      opening.listen(port, '127.0.0.1', done);
    });
    port = (opening.address() as { port: number }).port;
    server = opening;
  }
  await open();
  const gated = new URL(url);
  gated.port = String(port);
  return {
    url: gated.href,
    open,
    async shut() {
      const shutting = server;
      server = undefined;
      if (!shutting) return;
      const closed = new Promise((done) => shutting.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
