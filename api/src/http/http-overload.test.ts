import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';
import { addOverload, latenessOf } from './http-overload.ts';

test('the lateness of the event loop is in milliseconds; a loop that stood still is endlessly late', () => {
  expect(latenessOf({ mean: 10e6 })).toBe(0);
  expect(latenessOf({ mean: 9e6 })).toBe(0);
  expect(latenessOf({ mean: 2510e6 })).toBe(2500);
  expect(latenessOf({ mean: Number.NaN })).toBe(Number.POSITIVE_INFINITY);
});

test('while the loop is late every call is refused in words with the time to wait, and none after it', async () => {
  let late = 0;
  const server = await openTestApp({ lateness: () => late });
  const ask = async () => {
    const { statusCode, headers, body } = await server.app.inject('/api/config');
    return { statusCode, wait: Number(headers['retry-after'] ?? 0), body };
  };
  expect((await ask()).statusCode).toBe(200);
  for (late of [2001, Number.POSITIVE_INFINITY]) {
    const refused = await ask();
    expect(refused.statusCode).toBe(503);
    expect(refused.wait).toBeGreaterThan(0);
    expect(refused.body).toContain('The server is busy. Try again in a few seconds.');
  }
  late = 2000;
  expect((await ask()).statusCode).toBe(200);
  await server.close();
});

test('without a measure handed in, a server looks at its own loop', async () => {
  const app = Fastify();
  addOverload(app);
  app.get('/', async () => 'fine');
  expect((await app.inject('/')).body).toBe('fine');
  await app.close();
});
