import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { FuzzRequest } from '@foothold/api/src/testing/test-fuzz-request.ts';
import { bodyText, type FuzzAnswer, longestAnswer } from '@foothold/api/src/testing/test-fuzz-verdict.ts';

/** What came of a request: an answer, a connection that was closed without one, or nothing in time. */
export type FuzzOutcome = FuzzAnswer | 'closed' | 'hung';

/** Milliseconds after which nothing more is waited for. */
const patience = longestAnswer + 2_000;

/** Sends requests over kept connections, `connections` at most. */
export function fuzzClient(url: string, connections: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const once = ({ method, url: path, headers, body }: FuzzRequest, bearer: string) =>
    new Promise<FuzzOutcome | 'again'>((done) => {
      const begin = performance.now();
      const sent = httpRequest({
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          host: `127.0.0.1:${port}`,
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
      });
      sent.setTimeout(patience, () => {
        done('hung');
        sent.destroy();
      });
      sent.once('error', () => done(sent.reusedSocket ? 'again' : 'closed'));
      sent.once('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', () => done('closed'));
        answer.once('end', () => {
          const raw = Buffer.concat(chunks);
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: bodyText(raw, answer.headers['content-encoding']),
            ms: performance.now() - begin,
          });
        });
      });
      sent.end(body ?? undefined);
    });

  return {
    /** Sends one; on a kept connection that the server had just closed, once more. */
    async send(request: FuzzRequest, bearer: string): Promise<FuzzOutcome> {
      const first = await once(request, bearer);
      if (first !== 'again') return first;
      const second = await once(request, bearer);
      return second === 'again' ? 'closed' : second;
    },
    /** Writes bytes to a connection of their own and answers everything that came back until it was closed. */
    raw: (bytes: string | Buffer) =>
      new Promise<{ text: string; isHung: boolean; ms: number }>((done) => {
        const begin = performance.now();
        const chunks: Buffer[] = [];
        const socket = connect(Number(port), hostname, () => socket.write(bytes));
        const finish = (isHung: boolean) => {
          socket.destroy();
          done({ text: Buffer.concat(chunks).toString('latin1'), isHung, ms: performance.now() - begin });
        };
        socket.setTimeout(patience, () => finish(true));
        socket.on('data', (chunk) => {
          chunks.push(chunk);
          // What is answered keeps its connection for the next request: the answer is what was waited for.
          if (Buffer.concat(chunks).includes('\r\n\r\n')) setTimeout(() => finish(false), 50);
        });
        socket.once('error', () => finish(false));
        socket.once('close', () => finish(false));
      }),
    close: () => agent.destroy(),
  };
}
