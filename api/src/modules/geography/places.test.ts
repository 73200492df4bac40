import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestCities } from '../../testing/test-cities.ts';

let server: TestApp;
beforeAll(async () => {
  const db = await openTestCities();
  server = await openTestApp({ db, geocoder: await createGeocoder(db) });
}, 60_000);
afterAll(() => server.close());

async function get(path: string) {
  const answer = await server.app.inject(`/api${path}`);
  return { status: answer.statusCode, ...answer.json() };
}
async function post(path: string, payload: object) {
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: answer.statusCode, ...answer.json() };
}

describe('places', () => {
  test('without a vendor, cities of a box or around a point', async () => {
    const box = await post('/geography/geosearch/places', {
      bbox: '-84,39.5,-82,40.5',
      placeType: 'city',
      searchTerm: 'colum',
      pageSize: 10,
      searchType: 'bbox',
    });
    expect(box.data.place_results[0]).toMatchObject({
      title: 'Columbus',
      type: 'city',
      address: 'Columbus, Ohio, United States',
      timezone: 'America/New_York',
      source: [{ place_id: 'city:4509177', name: 'GeoNames' }],
    });
    const point = await post('/geography/geosearch/places', { lat: 39.96, lng: -83, pageSize: 2 });
    expect(point.data.place_results).toHaveLength(2);
    const { place_id: id } = box.data.place_results[0].source[0];
    const detail = await get(`/geography/geosearch/location/detail/${encodeURIComponent(id)}`);
    expect(detail.data).toEqual(box.data.place_results[0]);
  });

  test('a page has ten places where nothing else is asked', async () => {
    const { data } = await post('/geography/geosearch/places', {
      bbox: '-84,39.5,-82,40.5',
      placeType: 'City',
    });
    expect(data.place_results).toHaveLength(10);
  });

  test('a type that needs a vendor is an empty list that says so', async () => {
    const { data } = await post('/geography/geosearch/places', { lat: 39.96, lng: -83, placeType: 'cafe' });
    expect(data.place_results).toEqual([]);
    expect(data.notice).toContain('“Cafe”');
  });

  test.each([
    [{}, 'bbox'],
    [{ lat: 1 }, 'bbox'],
    [{ bbox: '1,50,2,40' }, 'bbox'],
    [{ bbox: 'here' }, 'bbox'],
    [{ lat: 91, lng: 0 }, 'lat'],
    [{ lat: 1, lng: 2, placeType: 'volcano lair' }, 'placeType'],
    [{ lat: 1, lng: 2, placeType: 'country' }, 'placeType'],
  ])('%j is refused', async (body, field) => {
    expect(await post('/geography/geosearch/places', body)).toMatchObject({ status: 400, field });
  });
});
