import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Model, ModelPiece } from '@foothold/core/ai/model.ts';
import { ModelError } from '@foothold/core/ai/model.ts';
import { endPiece } from '@foothold/core/ai/model-test-kit.ts';
import { afterAll, beforeAll, expect, it, test, vi } from 'vitest';
import { nginxProgram, startNginx } from '../../http/nginx-test-kit.ts';
import { type AskingApp, openAskingApp, readEvents, saying } from '../../testing/test-asking.ts';
import { member } from '../../testing/test-member.ts';

let server: AskingApp;
let port: number;
beforeAll(async () => {
  server = await openAskingApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Asks over a real connection, of a proxy where `at` is one; what arrives is gathered. */
async function connect(accept = 'text/event-stream', at = port, who = server.maya) {
  const authorization = `Bearer ${await who.browser.bearer()}`;
  const sent = request({
    ...{ port: at, host: '127.0.0.1', method: 'POST', path: '/api/ai/request' },
    headers: { host: 'localhost:3000', 'content-type': 'application/json', accept, authorization },
  });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify({ prompt: 'Go on.' }));
  const got = { text: '', status: 0, ended: false, response: undefined as undefined | NodeJS.ReadableStream };
  sent.on('response', (response) => {
    got.status = response.statusCode ?? 0;
    got.response = response;
    response.setEncoding('utf8').on('data', (text: string) => {
      got.text += text;
    });
    response.on('end', () => {
      got.ended = true;
    });
    response.on('error', () => undefined);
  });
  return { got, leave: () => sent.destroy(), sent };
}

/** A model that writes until it is let go; counts what was taken, and says when it was stopped. */
function endless(piece = 'word ') {
  const counted = { taken: 0, stoppedAt: 0 };
  const stream: Model['stream'] = async function* (_call, signal): AsyncGenerator<ModelPiece> {
    signal.addEventListener('abort', () => {
      counted.stoppedAt = performance.now();
    });
    for (;;) {
      counted.taken += 1;
      yield { kind: 'text', text: `${piece}${counted.taken} ` };
      await pause(1, undefined, { signal });
    }
  };
  return { counted, stream };
}

it('text arrives as it is written', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.say([
    async function* () {
      yield { kind: 'text', text: 'First.' } as const;
      await promise;
      yield { kind: 'text', text: ' Second.' } as const;
      yield endPiece();
    },
  ]);
  const { got } = await connect();
  await expect.poll(() => readEvents(got.text)).toEqual([{ kind: 'text', text: 'First.' }]);
  expect(got.ended).toBe(false);
  resolve();
  await expect.poll(() => got.ended).toBe(true);
  expect(readEvents(got.text).at(-1)).toMatchObject({ kind: 'answer', data: { text: 'First. Second.' } });
});

test.each(['text/event-stream', 'application/json'])(
  'a caller of %s who leaves ends the vendor’s call within a second',
  async (accept) => {
    const { counted, stream } = endless();
    server.say([stream]);
    const { got, leave } = await connect(accept);
    await expect.poll(() => counted.taken).toBeGreaterThan(3);
    if (accept === 'text/event-stream') await expect.poll(() => got.text).toContain('word');
    const leftAt = performance.now();
    leave();
    await expect.poll(() => counted.stoppedAt).toBeGreaterThan(0);
    expect(counted.stoppedAt - leftAt).toBeLessThan(1000);
  },
);

it('a caller who does not read holds the vendor back', async () => {
  const { counted, stream } = endless('x'.repeat(50_000));
  server.say([stream]);
  const { got, leave, sent } = await connect();
  await expect.poll(() => got.response !== undefined).toBe(true);
  got.response?.pause();
  let before = -1;
  await expect
    .poll(
      () => {
        const isStill = counted.taken === before;
        before = counted.taken;
        return isStill;
      },
      { interval: 300, timeout: 10_000 },
    )
    .toBe(true);
  // 10 MB would be 200 pieces.
  expect(counted.taken).toBeLessThan(190);
  sent.destroy();
  leave();
  await expect.poll(() => counted.stoppedAt).toBeGreaterThan(0);
});

it('a model that thinks is told of by a beat after a second, past proxies that gather', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.say([
    async function* () {
      await promise;
      yield { kind: 'text', text: 'Late.' } as const;
      yield endPiece();
    },
  ]);
  const { got } = await connect();
  await expect.poll(() => got.text.length).toBeGreaterThan(2048);
  expect([got.status, readEvents(got.text)]).toEqual([200, []]);
  resolve();
  await expect.poll(() => got.ended).toBe(true);
  expect(readEvents(got.text).at(-1)).toMatchObject({ kind: 'answer', data: { text: 'Late.' } });
});

it.skipIf(!nginxProgram)('passes a real nginx that buffers, piece by piece', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.say([
    async function* () {
      yield { kind: 'text', text: 'First.' } as const;
      await promise;
      yield { kind: 'text', text: ' Second.' } as const;
      yield endPiece();
    },
  ]);
  let front = 0;
  const nginx = await startNginx(1, ([free = 0]) => {
    front = free;
    const headers =
      'proxy_set_header Host $http_host; proxy_buffering on; gzip on; gzip_types text/event-stream;';
    return `server { listen 127.0.0.1:${free}; location / { proxy_pass http://127.0.0.1:${port}; ${headers} } }`;
  });
  const { got } = await connect('text/event-stream', front);
  await expect.poll(() => readEvents(got.text)).toEqual([{ kind: 'text', text: 'First.' }]);
  expect(got.ended).toBe(false);
  resolve();
  await expect.poll(() => got.ended).toBe(true);
  await nginx.stop();
});

it('what goes wrong before anything was sent has a status, after it an event with words', async () => {
  // The first beat comes when this test says so, however busy the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    server.say([new ModelError('key-refused', { code: 'test', english: 'The key was refused.' })]);
    const early = await server.events('/request', { prompt: 'x' });
    expect([early.status, early.events]).toEqual([502, []]);
    server.say([
      // biome-ignore lint/correctness/useYield: it fails after the first beat.
      async function* () {
        vi.advanceTimersByTime(1000);
        throw new ModelError('overloaded', {
          code: 'test',
          english: 'The model is overloaded or still loading.',
        });
      },
    ]);
    const late = await server.events('/request', { prompt: 'x' });
    expect(late.status).toBe(200);
    expect(late.events).toEqual([
      {
        kind: 'failure',
        code: 'unavailable',
        message: 'The model is overloaded or still loading. Nothing was counted. Try again in a minute.',
        text: {
          code: 'ai-call.failed-uncounted',
          values: { what: { code: 'test' }, advice: { code: 'ai-call.advice-later' } },
        },
      },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

it('a model at home that sleeps five minutes is waited for, and the way is kept open all along', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    server.say([
      async function* () {
        vi.advanceTimersByTime(5 * 60_000);
        yield { kind: 'text', text: 'At last.' } as const;
        yield endPiece();
      },
    ]);
    const { status, text, events } = await server.events('/request', { prompt: 'x' });
    expect(status).toBe(200);
    // After a second, and every ten.
    expect(text.match(/^: waiting$/gm)).toHaveLength(30);
    expect(events.at(-1)).toMatchObject({ kind: 'answer', data: { text: 'At last.', notes: [] } });
  } finally {
    vi.useRealTimers();
  }
});

it('what had arrived of an answer that was cut off stays', async () => {
  server.say([
    [
      'Half a',
      new ModelError('cut-off', {
        code: 'test',
        english: 'The connection to the model ended before its answer did.',
      }),
    ],
  ]);
  const { events } = await server.events('/request', { prompt: 'x' });
  expect(events.at(-1)).toMatchObject({ kind: 'answer', data: { text: 'Half a', notes: ['interrupted'] } });
});

it('data that cannot be read is asked for once more, and the text so far is taken back', async () => {
  const good = JSON.stringify({ text: 'Good.', claims: [], findings: [] });
  server.say([saying('{"text":"Bro'), saying(good)]);
  const { events } = await server.events('/resume/review', { resume: 'Nurse' });
  expect(events.map(({ kind }) => kind)).toEqual(['text', 'restart', 'text', 'answer']);
  expect(events.at(-1).data.structured).toEqual(JSON.parse(good));
});

it('carries the headers of every answer, and tells proxies to pass it on', async () => {
  server.say([saying('Fine.')]);
  const { headers } = await server.events('/request', { prompt: 'x' });
  expect(headers).toMatchObject({ 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff' });
  expect(headers['cache-control']).toBe('no-store, no-transform');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['x-request-id']).toBeTruthy();
});

test.each([
  ['text/event-stream', true],
  ['text/event-stream, application/json;q=0.5', true],
  ['application/json, text/event-stream;q=0', false],
  ['*/*', false],
  ['text/html', false],
])('Accept: %s', async (accept, isStream) => {
  server.say([saying('Fine.')]);
  const { headers } = await server
    .ask('/request', { prompt: 'x' }, { accept })
    .catch(() => ({ headers: null }));
  expect(headers === null).toBe(isStream);
});

it('who signs out in mid-stream keeps what had arrived; leaving ends the vendor’s call, and nothing more is answered', async () => {
  const ravi = await member(server, 'ravi.iyer@example.com');
  const { counted, stream } = endless();
  server.say([stream]);
  const { got, leave } = await connect('text/event-stream', port, ravi);
  await expect.poll(() => readEvents(got.text)).not.toEqual([]);
  const token = await ravi.browser.bearer();
  expect((await ravi.browser.post('/api/auth/sign-out')).statusCode).toBe(200);
  // As the page does it (decision 0101).
  leave();
  await expect.poll(() => counted.stoppedAt).toBeGreaterThan(0);
  expect(readEvents(got.text)).toContainEqual({ kind: 'text', text: 'word 1 ' });
  const next = await server.app.inject({
    ...{ method: 'POST', url: '/api/ai/request', payload: { prompt: 'Go on.' } },
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
  });
  expect([next.statusCode, next.json().success]).toEqual([401, false]);
  expect(server.asked()).toHaveLength(1);
});

it('closing the server ends what is being written', async () => {
  const { counted, stream } = endless();
  server.say([stream]);
  const { got } = await connect();
  await expect.poll(() => got.text).toContain('word');
  const closed = server.app.close();
  await expect.poll(() => got.ended).toBe(true);
  expect(readEvents(got.text).at(-1)).toMatchObject({ kind: 'failure', code: 'unavailable' });
  expect(counted.stoppedAt).toBeGreaterThan(0);
  await closed;
});
