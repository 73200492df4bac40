import { once } from 'node:events';
import { type ClientRequest, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Model, ModelPiece } from '@foothold/core/ai/model.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { type AskingApp, openAskingApp } from '../testing/test-asking.ts';
import { type Member, member } from '../testing/test-member.ts';

// Of 12 connections, as the smallest servers have 16: one network holds half of them.
const connections = 12;
const metrics = createMetrics();
let server: AskingApp;
let port: number;
const sent: ClientRequest[] = [];
beforeAll(async () => {
  server = await openAskingApp({ connections, metrics });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const one of sent) one.destroy();
  await server.close();
});

const open = () =>
  new Promise<number>((done) => server.app.server.getConnections((_error, count) => done(count)));

/** A health call of another network than 127.0.0.1: its status, or why it was not answered. */
const statusFrom = (localAddress: string) =>
  new Promise<number | string>((done) => {
    const call = get(
      { port, host: '127.0.0.1', localAddress, path: '/api/health', headers: { connection: 'close' } },
      (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    call.on('error', (cause: NodeJS.ErrnoException) => done(cause.code ?? cause.message));
  });

/** A model that is silent until its caller leaves. */
function silent() {
  const running = { count: 0 };
  const stream: Model['stream'] = async function* (_call, signal): AsyncGenerator<ModelPiece> {
    running.count += 1;
    yield { kind: 'text', text: 'One moment. ' };
    await pause(60_000, undefined, { signal }).finally(() => {
      running.count -= 1;
    });
  };
  return { running, stream };
}

async function stream(who: Member): Promise<ClientRequest> {
  const authorization = `Bearer ${await who.browser.bearer()}`;
  const one = request({
    ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/ai/request', agent: false },
    headers: {
      ...{ host: 'localhost:3000', 'content-type': 'application/json' },
      ...{ accept: 'text/event-stream', authorization },
    },
  });
  one.on('error', () => undefined);
  one.end(JSON.stringify({ prompt: 'Go on.' }));
  sent.push(one);
  return one;
}

test('event streams and idle connections of one network end at its half, others are served, and what leaves is released', async () => {
  const { running, stream: silence } = silent();
  server.say(Array.from({ length: 6 }, () => silence));
  const people = [server.maya, await member(server, 'second@example.com')];
  for (const who of people)
    for (let n = 0; n < 3; n += 1) {
      const [answer] = await once(await stream(who), 'response');
      answer.on('error', () => undefined).resume();
      expect(answer.statusCode).toBe(200);
    }
  await expect.poll(() => running.count).toBe(6);
  expect(await open()).toBe(6);
  // The network is at its half.
  expect(await statusFrom('127.0.0.1')).toBe('ECONNRESET');
  expect(await statusFrom('127.0.0.2')).toBe(200);

  // Six more that do nothing, of a second network; a third one takes the place of what only waits.
  const idle = Array.from({ length: 6 }, () => {
    const headers = { connection: 'keep-alive' };
    const one = get({
      ...{ port, host: '127.0.0.1', localAddress: '127.0.0.2' },
      ...{ path: '/api/health', agent: false, headers },
    });
    one.on('error', () => undefined).on('response', (answer) => answer.resume());
    sent.push(one);
    return once(one, 'response');
  });
  await Promise.all(idle);
  await expect.poll(() => statusFrom('127.0.0.3'), { timeout: 5000, interval: 1100 }).toBe(200);

  for (const one of sent.slice(0, 6)) one.destroy();
  await expect.poll(() => running.count, { timeout: 2000 }).toBe(0);
  expect(await statusFrom('127.0.0.1')).toBe(200);
  expect(await metrics.text()).toMatch(/foothold_http_connections_refused_total\{limit="network"\} [1-9]/);
}, 60_000);
