import { request as httpRequest } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import type { ImportEvent, ImportOrder, RunImport } from './events.ts';
import { importPath, importRoutes } from './routes.ts';

const pass = 'the one-time secret of this server';
const order: ImportOrder = { files: ['/tmp/jobs.csv'], format: 'auto' };
const done: ImportEvent = { kind: 'done', postings: 3 };
let app: FastifyInstance;
let orders: ImportOrder[];
let run: RunImport;

beforeEach(async () => {
  orders = [];
  run = async (given, { tell }) => {
    orders.push(given);
    tell({ kind: 'checked', file: given.files[0] ?? '', format: 'generic', rows: 3 });
    tell(done);
  };
  app = Fastify();
  app.setErrorHandler(async (error, _request, reply) =>
    error instanceof AppError ? reply.status(error.status).send({ code: error.code }) : reply.send(error),
  );
  importRoutes(app, { pass, runImport: (given, options) => run(given, options) });
  await app.ready();
});
afterEach(() => app.close());

const post = (headers: Record<string, string>, payload: unknown = order, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: importPath, headers, payload: payload as object, remoteAddress });

/** A real connection, so that it can be closed in the middle. */
async function connection() {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const headers = { authorization: `Bearer ${pass}`, 'content-type': 'application/json' };
  const request = httpRequest({ port, path: importPath, method: 'POST', headers });
  request.on('error', () => undefined);
  request.end(JSON.stringify(order));
  return request;
}

describe('the import call', () => {
  test('answers one JSON line per event', async () => {
    const answer = await post({ authorization: `Bearer ${pass}` });
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    expect(
      answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([{ kind: 'checked', file: '/tmp/jobs.csv', format: 'generic', rows: 3 }, done]);
    expect(orders).toEqual([order]);
  });

  test.each([
    ['no secret', {}, '127.0.0.1'],
    ['a wrong secret', { authorization: 'Bearer the one-time secret of that server' }, '127.0.0.1'],
    ['half a secret', { authorization: `Bearer ${pass.slice(0, 10)}` }, '127.0.0.1'],
    ['another machine', { authorization: `Bearer ${pass}` }, '192.0.2.7'],
  ])('does not exist for %s', async (_name, headers, remoteAddress) => {
    const answer = await post(headers, order, remoteAddress);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route-not-found']);
    expect(orders).toEqual([]);
  });

  test('exists for this machine by IPv6 too', async () => {
    expect((await post({ authorization: `Bearer ${pass}` }, order, '::1')).statusCode).toBe(200);
  });

  test.each([
    [{}],
    [{ files: [], format: 'auto' }],
    [{ files: [7], format: 'auto' }],
    [{ ...order, force: true }],
  ])('refuses the order %j', async (payload) => {
    const answer = await post({ authorization: `Bearer ${pass}` }, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
  });

  test('one at a time; a closed connection stops the import, and the next one begins at its end', async () => {
    let signal: AbortSignal | undefined;
    const written = Promise.withResolvers<void>();
    run = (_order, options) => {
      signal = options.signal;
      return written.promise;
    };
    const request = await connection();
    await expect.poll(() => signal).toBeDefined();
    expect((await post({ authorization: `Bearer ${pass}` })).statusCode).toBe(409);
    request.destroy();
    await expect.poll(() => signal?.aborted).toBe(true);
    const begun: number[] = [];
    run = async (_given, { tell }) => {
      begun.push(begun.length);
      // Each has the house for itself, also of several that have waited.
      await new Promise((turn) => setImmediate(turn));
      begun.push(begun.length);
      tell(done);
    };
    const next = [post({ authorization: `Bearer ${pass}` }), post({ authorization: `Bearer ${pass}` })];
    await app.inject('/');
    expect(begun).toEqual([]);
    written.resolve();
    const answers = (await Promise.all(next)).map(({ statusCode }) => statusCode);
    expect(answers.toSorted()).toEqual([200, 409]);
    expect(begun).toEqual([0, 1]);
  });

  test('a server that stops ends the import and says so', async () => {
    let begun = false;
    run = async (_order, { signal, tell }) => {
      begun = true;
      await new Promise<void>((stopped) => signal.addEventListener('abort', () => stopped()));
      tell({ kind: 'failed', message: 'Stopped.', written: true });
    };
    const request = await connection();
    const text = new Promise<string>((heard) =>
      request.on('response', (answer) => {
        let all = '';
        answer.on('data', (chunk) => {
          all += chunk;
        });
        answer.on('end', () => heard(all));
      }),
    );
    await expect.poll(() => begun).toBe(true);
    await app.close();
    expect(JSON.parse(await text)).toEqual({ kind: 'failed', message: 'Stopped.', written: true });
  });
});
