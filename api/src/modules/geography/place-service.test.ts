import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { type PlaceQuestion, type PlaceService, PlaceServiceError } from '../../providers/places/port.ts';
import type { RouteService } from '../../providers/routing/port.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { type Member, member } from '../../testing/test-member.ts';

const cafe = {
  ...{ title: 'Old Café', type: 'Cafe', types: ['Cafe'], city: 'Columbus', address: '8 Oak St', phone: '' },
  ...{ website: '', reviews: 12, rating: 4.5, price: '$', timezone: 'America/New_York', hours: '' },
  ...{ operating_hours: {}, profiles: { facebook: '', instagram: '', twitter: '' } },
  ...{ gps_coordinates: { latitude: 39.96, longitude: -83 }, source: [{ place_id: 'abc', name: 'vendor' }] },
};
let asked: PlaceQuestion[] = [];
let failure: PlaceServiceError | null = null;
const places: PlaceService = {
  name: 'Vendor',
  credit: 'Places by Vendor',
  search: async (question) => {
    asked.push(question);
    if (failure) throw failure;
    return [cafe];
  },
  place: async (id) => (id === 'abc' ? cafe : null),
};
const routes: RouteService[] = [
  {
    name: 'Cars only',
    modes: ['driving'],
    route: async ({ lat }) => {
      if (lat === 1) throw new Error('down');
      return lat === 2 ? null : { minutes: 25.5, km: 18.8 };
    },
  },
];

let server: TestApp;
let person: Member;
beforeAll(async () => {
  const db = await openTestCities();
  server = await openTestApp({ db, geocoder: await createGeocoder(db), places, routes });
  person = await member(server, 'ana@example.com');
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  failure = null;
});

const path = '/geography/geosearch/places';
const body = { lat: 39.96, lng: -83, placeType: 'Train_Station', searchTerm: 'union' };
const alone = async (payload: object) =>
  (await server.app.inject({ method: 'POST', url: `/api${path}`, payload })).json();

describe('a search of places with a service', () => {
  test('asks it for a person who is signed in, in words of our own, and credits it', async () => {
    const { data } = (await person.call('POST', path, body)).json();
    expect(data).toEqual({ place_results: [cafe], notice: '', credit: 'Places by Vendor' });
    expect(asked).toEqual([
      { words: 'union', type: 'train-station', limit: 10, where: { point: { lat: 39.96, lng: -83 } } },
    ]);
  });

  test('without a sign-in asks nobody: cities are answered, the rest says what would help', async () => {
    expect(
      (await alone({ ...body, placeType: 'city', searchTerm: 'colum' })).data.place_results[0].title,
    ).toBe('Columbus');
    const { data } = await alone(body);
    expect(data.place_results).toEqual([]);
    expect(data.notice).toContain('Sign in');
    expect(asked).toEqual([]);
  });

  test('a token that is none is refused, not taken for nobody', async () => {
    const headers = { authorization: 'Bearer nonsense' };
    const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload: body, headers });
    expect(answer.statusCode).toBe(401);
  });

  test('cities come from our own tables though there is a service', async () => {
    const { data } = (await person.call('POST', path, { ...body, placeType: 'city', searchTerm: '' })).json();
    expect(data.credit).toBe('GeoNames');
    expect(asked).toEqual([]);
  });

  test.each([
    ['limited', 'too often'],
    ['too-slow', 'in time'],
    ['bad-answer', 'cannot be read'],
    ['refused', 'does not accept the key'],
  ] as const)('%s is 502 with a sentence (docs/spec/readings.md R23)', async (reason, words) => {
    failure = new PlaceServiceError(reason);
    const answer = await person.call('POST', path, body);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ success: false, code: 'vendor-failed' });
    expect(answer.json().message).toContain(words);
  });

  test('one place by the id of the service, or by ours', async () => {
    const detail = (id: string) => person.call('GET', `/geography/geosearch/location/detail/${id}`);
    expect((await detail('abc')).json().data.title).toBe('Old Café');
    expect((await detail('city:4509177')).json().data.title).toBe('Columbus');
    expect((await detail('xyz')).statusCode).toBe(404);
  });

  test('the site says what it can do', async () => {
    const { data } = (await server.app.inject('/api/config')).json();
    expect(data).toMatchObject({ placeService: 'Vendor', routeModes: ['driving'] });
  });
});

describe('the time of a way', () => {
  const to = { lat: 40.1, lng: -83.1 };
  const way = async (from: object, mode = 'driving') =>
    person.call('POST', '/geosearch/route', { from, to, mode });

  test('comes with its source; where no road leads it is null', async () => {
    expect((await way({ lat: 39.96, lng: -83 })).json().data).toEqual({
      route: { minutes: 25.5, km: 18.8 },
      source: 'Cars only',
    });
    expect((await way({ lat: 2, lng: 0 })).json().data.route).toBeNull();
  });

  test('a service that fails, or a way of travel none knows, says so; coordinates stay out of the log', async () => {
    const failed = await way({ lat: 1, lng: 77.7777 });
    expect([failed.statusCode, failed.json().code]).toEqual([502, 'vendor-failed']);
    expect(server.log.join('')).not.toContain('77.7777');
    expect((await way({ lat: 39, lng: 0 }, 'walking')).statusCode).toBe(422);
    expect((await way({ lat: 91, lng: 0 })).statusCode).toBe(400);
  });

  test('needs a sign-in', async () => {
    const payload = { from: to, to, mode: 'driving' };
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/geosearch/route', payload })).statusCode,
    ).toBe(401);
  });
});
