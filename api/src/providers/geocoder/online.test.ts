import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { nominatim } from './nominatim.ts';
import { type OnlineGeocoder, withOnline } from './online.ts';
import type { OnlineAccess } from './online-fetch.ts';
import { photon } from './photon.ts';
import type { Geocoder, PlaceFinder } from './port.ts';

let server: Server | undefined;
afterEach(() => server?.close());

type Answer = { status?: number; body: string; type?: string; delay?: number };

/** A service on this machine that speaks as the real one does, and remembers what it was asked. */
async function service(answers: (url: URL) => Answer) {
  const asked: { url: URL; headers: IncomingMessage['headers'] }[] = [];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    asked.push({ url, headers: request.headers });
    const { status = 200, body, type = 'application/json', delay = 0 } = answers(url);
    setTimeout(() => response.writeHead(status, { 'content-type': type }).end(body), delay);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const access: OnlineAccess = {
    base: `http://127.0.0.1:${port}/`,
    userAgent: 'Foothold/1.0 (help@example.org)',
    timeout: 300,
  };
  return { asked, access };
}

const nominatimRow = {
  place_id: 1,
  osm_type: 'way',
  osm_id: 437595031,
  lat: '39.96280',
  lon: '-83.00340',
  category: 'office',
  type: 'government',
  place_rank: 30,
  importance: 0.1,
  name: 'City Hall',
  display_name: 'City Hall, 90, West Broad Street, Columbus, Ohio, 43215, United States',
  address: {
    house_number: '90',
    road: 'West Broad Street',
    city: 'Columbus',
    state: 'Ohio',
    'ISO3166-2-lvl4': 'US-OH',
    postcode: '43215',
    country: 'United States',
    country_code: 'us',
  },
  boundingbox: ['39.96', '39.97', '-83.01', '-83.00'],
};
const photonBody = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-83.0034, 39.9628] },
      properties: {
        osm_type: 'W',
        osm_id: 437595031,
        osm_key: 'office',
        osm_value: 'government',
        type: 'house',
        housenumber: '90',
        street: 'West Broad Street',
        city: 'Columbus',
        state: 'Ohio',
        postcode: '43215',
        country: 'United States',
        countrycode: 'US',
      },
    },
  ],
};
const kinds = [
  ['nominatim', nominatim, [nominatimRow], nominatimRow, '/search', 'q', []],
  ['photon', photon, photonBody, photonBody, '/api', 'q', { type: 'FeatureCollection', features: [] }],
] as const;

describe.each(kinds)('%s', (_name, make, list, one, path, word, nothing) => {
  const json = (value: unknown): Answer => ({ body: JSON.stringify(value) });

  test('finds a street address, says who asks, and names whose answer it is', async () => {
    const { asked, access } = await service(() => json(list));
    const found = await make(access).search('90 W Broad St, Columbus', { limit: 3 });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      kind: 'address',
      precision: 'address',
      country: 'US',
      stateCode: 'OH',
      lat: 39.9628,
      lng: -83.0034,
      timeZone: 'America/New_York',
      attribution: '© OpenStreetMap contributors',
    });
    expect(found[0]?.text).toContain('West Broad Street');
    expect(asked[0]?.url.pathname).toBe(path);
    expect(asked[0]?.url.searchParams.get(word)).toBe('90 W Broad St, Columbus');
    expect(asked[0]?.url.searchParams.get('limit')).toBe('3');
    expect(asked[0]?.headers['user-agent']).toBe('Foothold/1.0 (help@example.org)');
  });

  test('finds what a point lies in', async () => {
    const { asked, access } = await service(() => json(one));
    expect(await make(access).reverse({ lat: 39.9628, lng: -83.0034 })).toMatchObject({ stateCode: 'OH' });
    expect(asked[0]?.url.pathname).toBe('/reverse');
    expect(asked[0]?.url.searchParams.get('lon')).toBe('-83.0034');
  });

  test('nothing found is an empty list', async () => {
    const { access } = await service(() => json(nothing));
    expect(await make(access).search('Narnia', { limit: 3 })).toEqual([]);
  });

  test.each<[string, Answer]>([
    ['blocked with a page', { status: 403, body: '<html>', type: 'text/html' }],
    ['a page with status 200', { body: '<html>', type: 'text/html' }],
    ['too fast', { status: 429, body: '{}' }],
    ['another shape', { body: '{"results":[]}' }],
    ['no answer in time', { body: '[]', delay: 600 }],
  ])('%s is a failure, not an empty answer', async (_what, answer) => {
    const { access } = await service(() => answer);
    await expect(make(access).search('90 W Broad St', { limit: 3 })).rejects.toThrow();
  });
});

test('nominatim: a point in no place is null, though it comes as an error with status 200', async () => {
  const { access } = await service(() => ({ body: '{"error":"Unable to geocode"}' }));
  expect(await nominatim(access).reverse({ lat: 0, lng: -140 })).toBeNull();
});

const match = (text: string): GeoMatch => ({
  id: text,
  name: text,
  code: '',
  country: 'US',
  stateCode: 'OH',
  lat: 39.96,
  lng: -83,
  population: null,
  timeZone: 'America/New_York',
  kind: 'city',
  precision: 'city',
  text,
  distanceKm: null,
});

/** The offline tables as a stub: every address is its city. */
const offline = {
  resolve: async () => [],
  search: async () => [],
  gazetteer: () => Promise.reject(new Error('not asked here')),
  geocode: async (text: string) => (text.includes('Narnia') ? [] : [match('offline')]),
  reverse: async () => match('offline'),
  suggest: async () => [match('offline')],
  suggestAreas: async () => [],
} satisfies Geocoder & PlaceFinder;

function online(answer: () => Promise<GeoMatch[]>) {
  const asked: string[] = [];
  const geocoder: OnlineGeocoder = {
    search: (text) => {
      asked.push(text);
      return answer();
    },
    reverse: async () => (await answer())[0] ?? null,
  };
  return { asked, geocoder };
}

describe('an online service before the offline tables', () => {
  const street = '90 W Broad St, Columbus, OH';
  let time = 0;
  const now = () => new Date(time);
  const first = async (finder: PlaceFinder, text: string) =>
    (await finder.geocode(text, { limit: 5 })).map((one) => one.text);

  test('is asked for streets and unknown words, never for cities, nor while typing', async () => {
    const { asked, geocoder } = online(async () => [match('online')]);
    const finder = withOnline(offline, { online: geocoder, now, pause: 0 });
    expect(await first(finder, street)).toEqual(['online', 'offline']);
    expect(await first(finder, 'Columbus, OH')).toEqual(['offline']);
    expect(await first(finder, 'Columbus, OH 43215')).toEqual(['offline']);
    expect(await first(finder, 'Narnia House')).toEqual(['online']);
    expect((await finder.suggest('90 W Broad', { limit: 5 })).map((one) => one.text)).toEqual(['offline']);
    expect((await finder.geocode(street, { limit: 5, type: 'city' }))[0]?.text).toBe('offline');
    expect(asked).toEqual([street, 'Narnia House']);
  });

  test('an answer is kept for a day', async () => {
    const { asked, geocoder } = online(async () => [match('online')]);
    const finder = withOnline(offline, { online: geocoder, now, pause: 0 });
    time = 0;
    for (const text of [street, `${street} `, street.toUpperCase()]) await first(finder, text);
    expect(asked).toHaveLength(1);
    time = 25 * 3600 * 1000;
    await first(finder, street);
    expect(asked).toHaveLength(2);
  });

  test('requests keep their distance, and a long line gets the offline answer', async () => {
    const waits: number[] = [];
    const { asked, geocoder } = online(async () => [match('online')]);
    const failures: unknown[] = [];
    time = 0;
    const wait = async (milliseconds: number) => {
      waits.push(milliseconds);
      time += milliseconds;
    };
    const finder = withOnline(offline, {
      online: geocoder,
      now,
      pause: 1000,
      wait,
      failed: (cause) => failures.push(cause),
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => first(finder, `${n + 1} W Broad St, Columbus, OH`)),
    );
    expect(asked).toHaveLength(5);
    expect(waits).toEqual([1000, 1000, 1000, 1000]);
    expect(answers.slice(5)).toEqual([['offline'], ['offline'], ['offline']]);
    expect(failures).toHaveLength(3);
  });

  test('a failure is told and falls back; it is not kept', async () => {
    let isDown = true;
    const failures: unknown[] = [];
    const { geocoder } = online(async () => {
      if (isDown) throw new Error('503');
      return [match('online')];
    });
    const finder = withOnline(offline, {
      online: geocoder,
      now,
      pause: 0,
      failed: (cause) => failures.push(cause),
    });
    expect(await first(finder, street)).toEqual(['offline']);
    expect((await finder.reverse({ lat: 1, lng: 1 }, 'address'))?.text).toBe('offline');
    expect(failures).toHaveLength(2);
    isDown = false;
    expect(await first(finder, street)).toEqual(['online', 'offline']);
    expect((await finder.reverse({ lat: 1, lng: 1 }, 'address'))?.text).toBe('online');
    expect((await finder.reverse({ lat: 1, lng: 1 }, 'city'))?.text).toBe('offline');
  });
});
