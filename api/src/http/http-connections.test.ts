import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let db: Db;
let server: TestApp | undefined;
let child: ChildProcess | undefined;
const sockets: Socket[] = [];
beforeAll(async () => {
  db = await openTestDb();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.app.close();
  server = undefined;
  child?.kill('SIGKILL');
});
afterAll(() => db.close());

async function listening(options: Parameters<typeof openTestApp>[0] = {}): Promise<number> {
  server = await openTestApp({ db, ...options });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return (server.app.server.address() as { port: number }).port;
}

/** `gone`: the server closed its half, or all of it. */
type Caller = { socket: Socket; text: () => string; gone: Promise<unknown> };

/** A caller that keeps its own half of the connection open, whatever the server does. */
async function caller(port: number, sent = ''): Promise<Caller> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const gone = new Promise((done) => socket.once('end', done).once('close', done));
  await once(socket, 'connect');
  socket.write(sent);
  return { socket, text: () => text, gone };
}

const openOnes = () =>
  new Promise<number>((done) => server?.app.server.getConnections((_error, count) => done(count)));
const json = '\r\nContent-Type: application/json';
const request = 'GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('sockets of refused requests', () => {
  test('a request that takes too long is answered 408 and its socket is destroyed', async () => {
    const port = await listening();
    const { app } = server as TestApp;
    app.server.headersTimeout = 200;
    const slow = await caller(port, 'GET /api/config HTTP/1.1\r\nHost: localhost\r\nX-Half: ');
    await slow.gone;
    expect(slow.text()).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(openOnes, { timeout: 5000 }).toBe(0);
  }, 30_000);

  test('a body that stalls is answered 408 in the envelope within its deadline', async () => {
    const port = await listening({ deadlines: { head: 400, request: 900 } });
    const head = `POST /api/jobs/search HTTP/1.1\r\nHost: localhost${json}\r\nContent-Length: 20\r\n\r\n`;
    const began = performance.now();
    const stalled = await caller(port, `${head}{`);
    const trickling = await caller(port, head);
    const drops = setInterval(() => trickling.socket.write(' '), 100);
    await Promise.all([stalled.gone, trickling.gone]);
    clearInterval(drops);
    expect(performance.now() - began).toBeLessThan(2500);
    for (const { text } of [stalled, trickling]) {
      expect(text()).toMatch(/^HTTP\/1\.1 408 /);
      expect(text()).toContain('"code":"request-timeout"');
      expect(text()).toContain('took too long to arrive');
    }
    await expect.poll(openOnes, { timeout: 5000 }).toBe(0);
  });

  test('forty half-sent requests are closed by the server within their deadline, each of them', async () => {
    const deadlines = { head: 600, request: 1200 };
    const port = await listening({ deadlines });
    const { app } = server as TestApp;
    // Taken at the server: a caller that keeps its half cannot tell whether its socket is gone.
    const lived: number[] = [];
    app.server.on('connection', (socket: Socket) => {
      const began = performance.now();
      socket.once('close', () => lived.push(performance.now() - began));
    });
    const halves = [
      'GET /api/config HTTP/1.1\r\nHost: loc',
      `POST /api/jobs/search HTTP/1.1\r\nHost: localhost${json}\r\nContent-Length: 20\r\n\r\n{`,
    ];
    const callers = await Promise.all(Array.from({ length: 40 }, (_, n) => caller(port, halves[n % 2])));
    await expect.poll(openOnes).toBe(40);
    await expect.poll(openOnes, { timeout: 10_000 }).toBe(0);
    // The server counts a connection as gone before its socket says so.
    await expect.poll(() => lived.length).toBe(40);
    // The deadline, the interval of the check, and the second in which an answer can be read.
    expect(Math.max(...lived)).toBeLessThan(deadlines.request + deadlines.head / 3 + 1000 + 500);
    for (const { text } of callers) expect(text()).toMatch(/^HTTP\/1\.1 408 /);
  }, 30_000);

  test('broken HTTP is answered 400 and its socket is destroyed', async () => {
    const port = await listening();
    const broken = await caller(port, 'NONSENSE\r\n\r\n');
    await broken.gone;
    expect(broken.text()).toMatch(/^HTTP\/1\.1 400 /);
    await expect.poll(openOnes, { timeout: 5000 }).toBe(0);
  });

  test.each([
    ['foreign Host', 421, 'POST /api/jobs/search HTTP/1.1\r\nHost: evil.example'],
    ['missing token', 401, 'POST /api/jobs/capture HTTP/1.1\r\nHost: localhost'],
    ['plain text', 415, 'POST /api/jobs/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain'],
    ['too much', 413, 'POST /api/jobs/search HTTP/1.1\r\nHost: localhost', 2_000_000],
  ])('%s: a body that never comes holds no socket', async (_name, status, head, length = 900_000) => {
    const port = await listening();
    const half = await caller(
      port,
      `${head}${head.includes('text/plain') ? '' : json}\r\nContent-Length: ${length}\r\n\r\n{`,
    );
    await half.gone;
    expect(half.text()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await expect.poll(openOnes, { timeout: 5000 }).toBe(0);
  });

  test('a refusal of a whole request keeps the connection for the next one', async () => {
    const port = await listening();
    const one = await caller(port, request.replace('config', 'nope'));
    await expect.poll(one.text).toContain('route-not-found');
    one.socket.write(request);
    await expect.poll(one.text).toContain('siteName');
  });
});

describe('a request that names its host in two ways', () => {
  const answerTo = async (port: number, sent: string) => {
    const one = await caller(port, `${sent}\r\nConnection: close\r\n\r\n`);
    await one.gone;
    return one.text();
  };

  test.each([
    [
      'two Host headers',
      'GET /api/config HTTP/1.1\r\nHost: localhost\r\nHost: evil.example',
      'more than one Host',
    ],
    ['the same Host twice', 'GET /work HTTP/1.1\r\nHost: localhost\r\nhost: localhost', 'more than one Host'],
    ['a user name before the Host', 'GET /api/config HTTP/1.1\r\nHost: maya@localhost', 'not a host name'],
    ['a path behind the Host', 'GET /api/config HTTP/1.1\r\nHost: localhost/x', 'not a host name'],
    [
      'two hosts in one header',
      'GET /api/config HTTP/1.1\r\nHost: localhost, evil.example',
      'not a host name',
    ],
    ['an empty Host', 'GET /api/config HTTP/1.1\r\nHost:', 'not a host name'],
    ['no Host', 'GET /api/config HTTP/1.1', 'does not say which host'],
    [
      'another host in the request line',
      'GET http://evil.example/api/config HTTP/1.1\r\nHost: localhost',
      'names another host',
    ],
    [
      'a user name in the request line',
      'GET http://maya@localhost/api/config HTTP/1.1\r\nHost: localhost',
      'names another host',
    ],
  ])('%s: 400', async (_name, sent, words) => {
    const text = await answerTo(await listening(), sent);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain(words);
    expect(text).toContain('"field":"Host"');
  });

  test('a whole address with the Host of the header is answered as its path is', async () => {
    const port = await listening();
    const host = `localhost:${port}`;
    const of = (path: string) => answerTo(port, `GET http://${host}${path} HTTP/1.1\r\nHost: ${host}`);
    expect(await of('/api/config')).toContain('siteName');
    expect(await of('/api/nope')).toContain('route-not-found');
    expect(await of('')).not.toContain('route-not-found');
  });
});

describe('the cap on open connections', () => {
  const silent = async (port: number, count: number) => {
    const callers: Caller[] = [];
    for (let n = 0; n < count; n += 1) callers.push(await caller(port));
    return callers;
  };

  test('refuses what is above it, and takes new ones when old ones go', async () => {
    const metrics = createMetrics();
    const port = await listening({ connections: 4, metrics, variables: { TRUST_PROXY: 'on' } });
    const held = await silent(port, 4);
    await (await caller(port, request)).gone;
    expect(await openOnes()).toBe(4);
    held[0]?.socket.destroy();
    await expect.poll(openOnes).toBe(3);
    const next = await caller(port, request);
    await expect.poll(next.text).toContain('siteName');
    expect(await metrics.text()).toContain('foothold_http_connections_refused_total{limit="all"} 1');
    expect(await metrics.text()).toContain('foothold_http_connections 4');
  });

  test('leaves half of them to other networks', async () => {
    const port = await listening({ connections: 4 });
    await silent(port, 2);
    await (await caller(port, request)).gone;
    expect(await openOnes()).toBe(2);
  });

  test('callers that only keep a connection for later make room', async () => {
    const port = await listening({ connections: 2, variables: { TRUST_PROXY: 'on' } });
    const idle = [await caller(port, request), await caller(port, request)];
    for (const one of idle) await expect.poll(one.text).toContain('siteName');
    await (await caller(port, request)).gone;
    await expect.poll(openOnes).toBe(0);
    const next = await caller(port, request);
    await expect.poll(next.text).toContain('siteName');
  });
});

/** A server in a process with few files, which are all taken after `full` and given back after `free` on its stdin. */
const crowded = `
  const { openSync, closeSync } = await import('node:fs');
  const { openTestApp } = await import(${JSON.stringify(new URL('../testing/test-app.ts', import.meta.url).href)});
  const { app } = await openTestApp({ connections: 1000, callsPerMinute: 1e9 });
  console.log('url ' + await app.listen({ port: 0, host: '127.0.0.1' }));
  const files = [];
  process.stdin.setEncoding('utf8').on('data', (word) => {
    if (word.startsWith('free')) for (const file of files.splice(0)) closeSync(file);
    else try { for (;;) files.push(openSync('/dev/null')); } catch (cause) { console.log(cause.code); }
  });
`;

test('a process without a file left goes on, and answers again when there are some', async () => {
  const running = spawn(
    'sh',
    ['-c', 'ulimit -n 256; exec "$0" --input-type=module -e "$1"', process.execPath, crowded],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child = running;
  let output = '';
  running.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const said = (word: string) => expect.poll(() => output, { timeout: 30_000 }).toContain(word);
  await said('url');
  const port = Number(/:(\d+)/.exec(output.slice(output.indexOf('http:') + 5))?.[1]);
  const before = await caller(port, request);
  await expect.poll(before.text).toContain('siteName');
  running.stdin.write('full\n');
  await said('EMFILE');
  for (let n = 0; n < 20; n += 1) sockets.push(connect(port, '127.0.0.1').on('error', () => undefined));
  // The event loop is looked at every five seconds.
  const end = performance.now() + 6000;
  while (performance.now() < end && running.exitCode === null) {
    before.socket.write(request);
    await new Promise((done) => before.socket.once('data', done));
  }
  expect(running.exitCode).toBeNull();
  running.stdin.write('free\n');
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status, String), {
      timeout: 10_000,
    })
    .toBe(200);
}, 90_000);
