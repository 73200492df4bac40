import { Failure } from '@foothold/core/contract/envelope.ts';
import type { Route } from '@foothold/core/contract/route.ts';
import { callsOutsideEnvelope } from '@foothold/core/contract/specified-calls.data.ts';
import { areaOf, missingCalls } from '@foothold/core/contract/specified-calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { contractRoutes } from '../testing/test-contract.ts';

/** Counts down as calls are built; it never goes up again. */
const maxMissing = 0;

const routes = await contractRoutes();
let server: TestApp;
beforeAll(async () => {
  // Every route is called several times within a minute or two.
  server = await openTestApp({ callsPerMinute: 100_000 });
});
afterAll(() => server.close());

function call({ method, path }: Route, payload?: unknown) {
  return server.app.inject({
    method,
    url: `/api${path.replace(/:\w+/g, '1')}`,
    headers: { 'content-type': 'application/json' },
    ...(payload !== undefined && { payload: payload as string }),
  });
}

test('the contract has routes', () => expect(routes.length).toBeGreaterThanOrEqual(6));

test('every mounted address comes from a contract route or stands among those outside the envelope', () => {
  const values = new Set(routes.map(([, route]) => route));
  const outside = Object.keys(callsOutsideEnvelope).map((path) => `/api${path}`);
  const isOutside = (url: string) =>
    outside.some((path) => (path.endsWith('*') ? url.startsWith(path.slice(0, -1)) : url === path));
  const { mounted } = server.app;
  expect(mounted.filter(({ contract }) => contract).length).toBe(routes.length);
  const strangers = mounted.filter(({ url, contract }) =>
    contract ? !values.has(contract) : url.startsWith('/api') && !isOutside(url),
  );
  expect(strangers.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

test('calls of the specification that are not built yet', () => {
  const missing = missingCalls(routes.map(([, route]) => route));
  process.stdout.write(`${missing.length} specified calls are missing:\n${missing.join('\n')}\n`);
  expect(missing.length).toBeLessThanOrEqual(maxMissing);
});

describe.each(routes)('%s', (_name, route) => {
  test('is a specified call or declared as ours in specified-calls.data.ts', () => {
    expect(areaOf(route)).not.toBeNull();
  });

  test('is described in the OpenAPI document', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json();
    expect(paths[route.path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(route.method.toLowerCase());
  });

  test('is mounted', () => {
    expect(server.app.hasRoute({ method: route.method, url: `/api${route.path}` })).toBe(true);
  });

  test('answers in the envelope, with the data it promises', async () => {
    const answer = await call(route, route.body ? '{}' : undefined);
    if (answer.statusCode === 200) {
      expect(answer.json().success).toBe(true);
      expect(route.data.safeParse(answer.json().data).error).toBeUndefined();
    } else {
      expect(answer.statusCode).toBeLessThan(500);
      expect(Failure.safeParse(answer.json()).error).toBeUndefined();
      expect(answer.json().text.code).toMatch(/^[a-z-]+\.[a-z-]+$/);
      expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
    }
  });

  test('refuses what it does not know', async () => {
    const { auth, body, params, query } = route;
    if (auth === 'user') {
      // Before anything of the request is read: no token is 401 whatever was sent.
      for (const payload of ['{', '{"nonsense":1}', 'x'.repeat(1_100_000)])
        expect((await call(route, payload)).statusCode).toBe(401);
      return;
    }
    const refused: [number, unknown][] = [];
    if (body)
      for (const payload of ['{', '[]', '"text"', '{"nonsense":1}', '{"__proto__":{"a":1}}'])
        refused.push([(await call(route, payload)).statusCode, payload]);
    if (params) {
      const url = `/api${route.path.replace(/:\w+/g, encodeURIComponent("' OR 1=1 --\u0000"))}`;
      refused.push([(await server.app.inject({ method: route.method, url })).statusCode, url]);
    }
    if (query) {
      const url = `/api${route.path.replace(/:\w+/g, '1')}?nonsense=1`;
      refused.push([(await server.app.inject({ method: route.method, url })).statusCode, url]);
    }
    expect(refused.filter(([status]) => status !== 400)).toEqual([]);
    expect(refused.length > 0).toBe(Boolean(body ?? params ?? query));
  });
});
