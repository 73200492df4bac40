import { describe, expect, it, test } from 'vitest';
import { commuteMinutes, commuteSpeed, earthRadiusKm, greatCircleKm, isCommute, pointOf } from './commute.ts';
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

test('agrees with the angle between two vectors from the middle of the earth, a formula of another kind', () => {
  const vector = ({ lat, lng }: { lat: number; lng: number }): [number, number, number] => {
    const [up, round] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)];
  };
  const angle = ([a, b, c]: number[] = [], [x, y, z]: number[] = []) => {
    const [n, m, o] = [a ?? 0, b ?? 0, c ?? 0];
    const [u, v, w] = [x ?? 0, y ?? 0, z ?? 0];
    const cross = Math.hypot(m * w - o * v, o * u - n * w, n * v - m * u);
    return Math.atan2(cross, n * u + m * v + o * w);
  };
  for (let at = 0; at < 2000; at += 1) {
    // Spread evenly by steps that share no factor with the ranges; every tenth pair lies close together.
    const from = { lat: ((at * 7919) % 18_001) / 100 - 90, lng: ((at * 104_729) % 36_001) / 100 - 180 };
    const near = at % 10 === 0;
    const to = {
      lat: near ? Math.min(90, from.lat + 0.01) : ((at * 15_485_863) % 18_001) / 100 - 90,
      lng: near ? from.lng : ((at * 32_452_843) % 36_001) / 100 - 180,
    };
    const km = angle(vector(from), vector(to)) * earthRadiusKm;
    expect(Math.abs(greatCircleKm(from, to) - km)).toBeLessThan(0.001);
  }
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

  it.each([
    [70, 'driving', true],
    [70.5, 'driving', false],
    [30, 'bicycling', true],
    [31, 'bicycling', false],
    [10, 'walking', true],
    [11, 'walking', false],
    [-1, 'driving', false],
  ])('%d km %s is a commute: %s', (km, mode, is) => {
    expect(isCommute(km, mode)).toBe(is);
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
