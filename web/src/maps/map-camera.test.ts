import { describe, expect, test } from 'vitest';
import { boundsOf, boundsOfAll, bulkOf, isWithin, ringOutline } from './map-bounds.ts';
import {
  fitted,
  fromWorld,
  type MapCamera,
  panned,
  project,
  toWorld,
  viewOf,
  wrapLng,
  zoomed,
} from './map-camera.ts';

const columbus = { lat: 39.9612, lng: -82.9988 };
const fiji = { lat: -17.7, lng: 178.1 };
const samoa = { lat: -13.8, lng: -172.1 };
const camera: MapCamera = { center: columbus, zoom: 8, width: 600, height: 400 };

describe('the Mercator view', () => {
  test('positions survive the way to world pixels and back', () => {
    for (const position of [columbus, fiji, samoa, { lat: 0, lng: 0 }]) {
      const { lat, lng } = fromWorld(toWorld(position));
      expect(lat).toBeCloseTo(position.lat, 9);
      expect(lng).toBeCloseTo(position.lng, 9);
    }
    expect(toWorld({ lat: 0, lng: 0 })).toEqual({ x: 256, y: 256 });
    expect(toWorld({ lat: 90, lng: 180 }).y).toBeCloseTo(0, 3);
  });

  test('the center stands in the middle, and a neighbor across the antimeridian stays a neighbor', () => {
    expect(project(camera, columbus)).toEqual({ x: 300, y: 200 });
    const { x } = project({ ...camera, center: fiji, zoom: 4 }, samoa);
    expect(x).toBeGreaterThan(300);
    expect(x).toBeLessThan(600);
  });

  test('a push moves the center, wraps around the world and stops at its north', () => {
    const east = panned({ ...camera, center: { lat: 0, lng: 179 }, zoom: 3 }, { x: 300, y: 0 });
    expect(east.center.lng).toBeLessThan(-150);
    expect(panned({ ...camera, zoom: 2 }, { x: 0, y: -1e6 }).center.lat).toBeLessThan(85);
    expect(viewOf(panned({ ...camera, zoom: 2 }, { x: 0, y: -1e6 })).bounds.north).toBeCloseTo(85.05, 1);
  });

  test('zoom stays within its limits', () => {
    expect(zoomed(camera, 100).zoom).toBe(17);
    expect(zoomed(camera, -100).zoom).toBe(0);
  });

  test('longitudes are written from -180 up to 180', () => {
    expect([190, -190, 540, 0, -180, 180].map(wrapLng)).toEqual([-170, 170, -180, 0, -180, -180]);
  });

  test('the view across the antimeridian has its west east of its east', () => {
    const { bounds } = viewOf({ ...camera, center: { lat: 0, lng: 180 }, zoom: 4 });
    expect(bounds.west).toBeGreaterThan(bounds.east);
    expect(isWithin(bounds, { lat: 0, lng: 179 })).toBe(true);
    expect(isWithin(bounds, { lat: 0, lng: 0 })).toBe(false);
    expect(viewOf({ ...camera, zoom: 0 }).bounds).toMatchObject({ west: -180, east: 180 });
  });
});

describe('bounds', () => {
  test('go the shorter way around', () => {
    expect(boundsOf([fiji, samoa])).toEqual({ west: 178.1, east: -172.1, south: -17.7, north: -13.8 });
    expect(boundsOf([columbus, samoa])).toMatchObject({ west: -172.1, east: -82.9988 });
    expect(boundsOf([columbus])).toMatchObject({ west: -82.9988, east: -82.9988 });
    expect(boundsOf([])).toBeNull();
    expect(
      boundsOf([
        { lat: Number.NaN, lng: 0 },
        { lat: 0, lng: 999 },
      ]),
    ).toBeNull();
  });

  test('hold all of a ring, whose outline has its radius', () => {
    const km = 40;
    const bounds = boundsOfAll([], [{ center: columbus, km }]);
    expect(bounds?.north).toBeCloseTo(columbus.lat + km / 111.195, 3);
    for (const { lat, lng } of ringOutline({ center: columbus, km })) {
      const y = (lat - columbus.lat) * 111.195;
      const x = (lng - columbus.lng) * 111.195 * Math.cos((columbus.lat * Math.PI) / 180);
      expect(Math.hypot(x, y)).toBeCloseTo(km, 0);
    }
    const [first, ...rest] = ringOutline({ center: columbus, km });
    expect(rest.at(-1)).toEqual(first);
  });

  test('fit into the map with their margin, nearer never than asked', () => {
    const size = { width: 600, height: 400 };
    for (const points of [
      [fiji, samoa],
      [columbus, { lat: 41.5, lng: -81.7 }],
    ]) {
      const bounds = boundsOf(points);
      if (!bounds) throw new Error('no bounds');
      const shown = fitted(size, bounds);
      for (const point of points) {
        const { x, y } = project(shown, point);
        expect(x).toBeGreaterThanOrEqual(47.9);
        expect(x).toBeLessThanOrEqual(552.1);
        expect(y).toBeGreaterThanOrEqual(47.9);
        expect(y).toBeLessThanOrEqual(352.1);
      }
    }
    const one = boundsOf([columbus]);
    expect(one && fitted(size, one).zoom).toBe(10);
  });
});

describe('the bulk of points', () => {
  const ohio = Array.from({ length: 20 }, (_, at) => ({ lat: 39 + at / 10, lng: -84 + at / 10 }));
  const honolulu = { lat: 21.3, lng: -157.9 };
  const sydney = { lat: -33.9, lng: 151.2 };

  test('leaves out one far point, which would shrink a country', () => {
    expect(bulkOf([...ohio, sydney])).not.toContain(sydney);
    expect(bulkOf([honolulu, ...ohio])).not.toContain(honolulu);
  });
  test('keeps all where they are few, lie together, or are spread evenly', () => {
    expect(bulkOf([...ohio.slice(0, 3), sydney])).toHaveLength(4);
    expect(bulkOf(ohio)).toHaveLength(20);
    const world = Array.from({ length: 36 }, (_, at) => ({ lat: (at % 9) * 10 - 40, lng: at * 10 - 175 }));
    expect(bulkOf(world)).toHaveLength(36);
    const same = Array.from({ length: 9 }, () => sydney);
    expect(bulkOf(same)).toHaveLength(9);
  });
  test('holds across the antimeridian, and never a position that is none', () => {
    const fiji = Array.from({ length: 12 }, (_, at) => ({ lat: -17, lng: at % 2 ? 179.5 : -179.5 }));
    expect(bulkOf([...fiji, { lat: 51.5, lng: 0 }])).toHaveLength(12);
    expect(bulkOf([{ lat: 91, lng: 0 }])).toEqual([]);
  });
});
