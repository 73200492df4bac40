import { expect, test } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';
import { type Outbound, type OutboundAnswer, OutboundError, type OutboundOptions } from './port.ts';

const url = new URL('https://boards.example.com/v1/jobs/1');
const answer = (over: Partial<OutboundAnswer> = {}): OutboundAnswer => ({
  status: 200,
  url: url.href,
  type: 'application/json',
  headers: {},
  body: new TextEncoder().encode('{"id":1}'),
  text: () => '{"id":1}',
  ...over,
});
const ask = (outbound: Outbound, signal = new AbortController().signal) =>
  guardedFetch(outbound)(url, { headers: { accept: 'application/json', 'x-key': 'k' }, signal });

test('asks through the guard for JSON, with what the source wants to be told', async () => {
  const asked: [string, OutboundOptions][] = [];
  const response = await ask(async (address, options) => {
    asked.push([address, options]);
    return answer();
  });
  expect([response.status, await response.json()]).toEqual([200, { id: 1 }]);
  expect(asked).toMatchObject([[url.href, { types: ['application/json'], headers: { 'x-key': 'k' } }]]);
});

test('a refusal, its wait and an answer without a body are passed on', async () => {
  expect((await ask(async () => answer({ status: 404, body: new Uint8Array() }))).status).toBe(404);
  const limited = await ask(async () => answer({ status: 429, headers: { 'retry-after': '60' } }));
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await ask(async () => answer({ status: 204 }))).status).toBe(204);
});

test('another site that it was led to answers nothing', async () => {
  const response = await ask(async () => answer({ url: 'https://elsewhere.example.com/' }));
  expect([response.ok, response.status]).toEqual([false, 0]);
});

test('what the guard refuses is thrown, and a stop ends the waiting', async () => {
  await expect(ask(async () => Promise.reject(new OutboundError('no-public-site')))).rejects.toThrow(
    OutboundError,
  );
  const stop = new AbortController();
  const waiting = ask(() => new Promise(() => undefined), stop.signal);
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});
