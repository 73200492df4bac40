import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { vendorAccess } from '../../start/vendor-access.ts';
import { OutboundError } from '../outbound/port.ts';
import { openRouteService } from './openrouteservice.ts';
import { osrm } from './osrm.ts';
import type { RouteService } from './port.ts';

let server: Server | undefined;
afterEach(() => server?.close());
const portOf = (one: Server | undefined) => (one?.address() as AddressInfo | null)?.port ?? 0;

async function vendor(status: number, body: string, type = 'application/json') {
  const asked: { url: URL; headers: IncomingMessage['headers'] }[] = [];
  server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '/', 'http://vendor'), headers: request.headers });
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return { asked, base: `http://127.0.0.1:${portOf(server)}/` };
}

const ask = vendorAccess(async () => {
  throw new OutboundError('unreachable');
}, 'Foothold/1.0 (help@example.org)');
const [home, office] = [
  { lat: 39.96, lng: -83 },
  { lat: 40.1, lng: -83.1 },
];

const kinds: [string, (base: string) => RouteService, object, object][] = [
  [
    'OSRM',
    (base) => osrm({ base, ask }),
    { code: 'Ok', routes: [{ distance: 18_863, duration: 1530, legs: [] }] },
    { code: 'NoRoute', message: 'Impossible route between points' },
  ],
  [
    'OpenRouteService',
    (base) => openRouteService({ base, key: 'secret-key', ask }),
    {
      type: 'FeatureCollection',
      features: [{ properties: { summary: { distance: 18_863, duration: 1530 } } }],
    },
    { error: { code: 2010, message: 'Could not find routable point' } },
  ],
];

describe.each(kinds)('%s', (_name, make, way, none) => {
  test('tells minutes and km of a way by car', async () => {
    const { base } = await vendor(200, JSON.stringify(way));
    expect(await make(base).route(home, office, 'driving')).toEqual({ minutes: 25.5, km: 18.863 });
  });
  test('where no road leads is null, not a failure', async () => {
    const { base } = await vendor(400, JSON.stringify(none));
    expect(await make(base).route(home, office, 'driving')).toBeNull();
  });
  test.each([
    [200, '<html>', 'text/html'],
    [200, '{"code":"Ok","routes":[{"dist', 'application/json'],
    [429, '{}', 'application/json'],
    [403, '{"error":"Access disallowed"}', 'application/json'],
    [500, '', 'text/plain'],
  ])('%i %s throws', async (status, body, type) => {
    const { base } = await vendor(status, body, type);
    await expect(make(base).route(home, office, 'driving')).rejects.toThrow();
  });
});

test.each([
  ['says nothing', () => {}],
  [
    'stops in the middle of its answer',
    (response: ServerResponse) => response.writeHead(200).write('{"code"'),
  ],
])('a service that %s is given up in time', async (_what, answer) => {
  server = createServer((_request, response) => void answer(response));
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const asked: number[] = [];
  const hurried: typeof ask = (url, options) => {
    asked.push(options.timeoutMs);
    return ask(url, { ...options, timeoutMs: 100 });
  };
  const base = `http://127.0.0.1:${portOf(server)}/`;
  await expect(osrm({ base, ask: hurried }).route(home, office, 'driving')).rejects.toThrow(/timeout/i);
  await expect(
    openRouteService({ base, key: 'secret-key', ask: hurried }).route(home, office, 'driving'),
  ).rejects.toThrow(/timeout/i);
  // Both ask for no longer than a person waits.
  expect(asked).toEqual([8000, 8000]);
  server.closeAllConnections();
});

test('longitude goes first, the key as a header and in no address', async () => {
  const car = await vendor(200, JSON.stringify(kinds[0]?.[2]));
  await osrm({ base: car.base, ask }).route(home, office, 'driving');
  expect(car.asked[0]?.url.pathname).toBe('/route/v1/driving/-83,39.96;-83.1,40.1');
  server?.close();
  const foot = await vendor(200, JSON.stringify(kinds[1]?.[2]));
  await openRouteService({ base: foot.base, key: 'secret-key', ask }).route(home, office, 'walking');
  expect(foot.asked[0]?.url.pathname).toBe('/v2/directions/foot-walking');
  expect(foot.asked[0]?.url.searchParams.get('start')).toBe('-83,39.96');
  expect(foot.asked[0]?.url.href).not.toContain('secret');
  expect(foot.asked[0]?.headers.authorization).toBe('secret-key');
});
