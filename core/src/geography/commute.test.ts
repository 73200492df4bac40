import { describe, expect, it } from 'vitest';
import { commuteMinutes, commuteSpeed, greatCircleKm, pointOf } from './commute.ts';
import { distanceText } from './distance-text.ts';

const columbus = { lat: 39.9612, lng: -82.9988 };
const london = { lat: 51.5074, lng: -0.1278 };
const paris = { lat: 48.8566, lng: 2.3522 };
const newYork = { lat: 40.7128, lng: -74.006 };
const quarterKm = 10_007.557;

describe('greatCircleKm', () => {
  it.each([
    ['nowhere to go', columbus, columbus, 0],
    ['London to Paris', london, paris, 343.56],
    ['London to New York', london, newYork, 5570.23],
    ['a quarter of the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, quarterKm],
    ['over the antimeridian', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.195],
    ['to the other side of the earth', { lat: 12, lng: 34 }, { lat: -12, lng: -146 }, 2 * quarterKm],
    ['from pole to pole', { lat: 90, lng: 17 }, { lat: -90, lng: 99 }, 2 * quarterKm],
  ])('%s', (_, from, to, km) => {
    expect(greatCircleKm(from, to)).toBeCloseTo(km, 1);
    expect(greatCircleKm(to, from)).toBeCloseTo(km, 1);
  });
});

describe('commuteMinutes', () => {
  it.each([
    [7, 'driving', 12],
    [35, 'driving', 60],
    [35, undefined, 60],
    [35, 'teleport', 60],
    [35, 'toString', 60],
    [15, 'bicycling', 60],
    [5, 'walking', 60],
    [1, 'walking', 12],
    [0, 'driving', 0],
    [0.01, 'driving', 1],
    [800, 'driving', 1371],
    [-1, 'driving', null],
    [Number.NaN, 'driving', null],
    [Number.POSITIVE_INFINITY, 'walking', null],
  ])('%d km %s take %s minutes', (km, mode, minutes) => {
    expect(commuteMinutes(km, mode)).toBe(minutes);
  });

  it('says the speed it assumes', () => {
    expect(['driving', 'bicycling', 'walking', ''].map(commuteSpeed)).toEqual([35, 15, 5, 35]);
  });
});

describe('pointOf', () => {
  it.each([
    [0, 0, null],
    [0, 9.45, { lat: 0, lng: 9.45 }],
    [51.48, 0, { lat: 51.48, lng: 0 }],
    [91, 10, null],
    [10, -181, null],
    [-90, 180, { lat: -90, lng: 180 }],
  ])('%d, %d', (latitude, longitude, point) => {
    expect(pointOf({ latitude, longitude })).toEqual(point);
  });
});

describe('distanceText', () => {
  it.each([
    [1.609344, 'US', '1 mi'],
    [8, 'us', '5 mi'],
    [3, 'us', '1.9 mi'],
    [1000, 'US', '621 mi'],
    [3, 'de', '3 km'],
    [9.96, 'DE', '10 km'],
    [1234.5, 'DE', '1,235 km'],
    [0, 'DE', '0 km'],
    [Number.NaN, 'us', ''],
    [-1, 'us', ''],
  ])('%d km in %s', (km, country, text) => {
    expect(distanceText(km, { country })).toBe(text);
  });
});
