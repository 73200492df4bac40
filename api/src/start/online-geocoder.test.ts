import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '../config/env.ts';
import type { Geocoder, PlaceFinder } from '../providers/geocoder/port.ts';
import { onlineGeocoder } from './online-geocoder.ts';

const offline = {
  resolve: async () => [],
  search: async () => [],
  gazetteer: () => Promise.reject(new Error('not asked here')),
  geocode: async () => [],
  reverse: async () => null,
  suggest: async () => [],
  suggestAreas: async () => [],
} satisfies Geocoder & PlaceFinder;

let server: Server | undefined;
afterEach(() => server?.close());

function geocoder(variables: Record<string, string>, failures: unknown[] = []) {
  return onlineGeocoder(readEnv(variables), offline, {
    now: () => new Date(),
    version: '1.2.3',
    failed: (cause) => failures.push(cause),
  });
}

test('without a configured service nobody is called', () => {
  expect(geocoder({})).toBe(offline);
});

test.each([
  ['PHOTON_BASE_URL', '/api', '{"features":[]}'],
  ['NOMINATIM_BASE_URL', '/search', '[]'],
])(
  'the service of %s is asked in its own words, by name, version and contact',
  async (variable, path, body) => {
    const asked: string[] = [];
    server = createServer((request, response) => {
      asked.push(`${new URL(request.url ?? '', 'http://here').pathname} ${request.headers['user-agent']}`);
      response.end(body);
    });
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    const failures: unknown[] = [];
    const { port } = server.address() as AddressInfo;
    const variables = {
      [variable]: `http://127.0.0.1:${port}`,
      SITE_NAME: 'Ünser Jobs',
      SUPPORT_EMAIL: 'help@example.org',
    };
    expect(await geocoder(variables, failures).geocode('1 Nowhere Rd, Narnia', { limit: 3 })).toEqual([]);
    expect(failures).toEqual([]);
    expect(asked).toEqual([`${path} nser Jobs/1.2.3 (help@example.org)`]);
  },
);
