import { describe, expect, test } from 'vitest';
import type { MapCamera } from './map-camera.ts';
import { clusterBounds, clusterCount, clustersOf, readingOrder } from './map-clusters.ts';
import { isOver, placeLabels, textWidth } from './map-labels.ts';
import { layOut } from './map-layout.ts';
import type { MapPoint } from './map-props.ts';

const point = (id: string, lat: number, lng: number, more: Partial<MapPoint> = {}): MapPoint => ({
  id,
  lat,
  lng,
  label: `Place ${id}`,
  kind: 'place',
  ...more,
});
const points = [point('a', 40, -80), point('b', 40.001, -80.001), point('c', 41, -82)];

describe('clusters', () => {
  test('gather what lies close, and come apart nearer by', () => {
    expect(clustersOf(points, 3).map(({ id }) => id)).toEqual(['a+2']);
    expect(clustersOf(points, 7).map(({ id }) => id)).toEqual(['a+1', 'c']);
    expect(clustersOf(points, 16).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('leave the selected point alone', () => {
    expect(clustersOf(points, 7, 'b').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('lose no point, and count what each stands for', () => {
    const many = Array.from({ length: 2000 }, (_, at) =>
      point(`${at}`, (at % 50) - 25, (at % 77) * 4 - 150, { count: 3 }),
    );
    for (const zoom of [0, 2, 5, 9]) {
      const clusters = clustersOf(many, zoom);
      expect(clusters.flatMap((one) => one.points).length).toBe(2000);
      expect(clusters.reduce((sum, one) => sum + (clusterCount(one).count ?? 0), 0)).toBe(6000);
    }
  });

  test('never count what is not known as one', () => {
    const metros = [
      point('sj', 18.4, -66.1, { count: 2_000_000 }),
      point('ag', 18.4, -67.1, { count: null }),
    ];
    const [both] = clustersOf(metros, 2);
    expect(both && clusterCount(both)).toEqual({ count: 2_000_000, isWhole: false });
    const [none] = clustersOf(
      metros.map((one) => ({ ...one, count: null })),
      2,
    );
    expect(none && clusterCount(none)).toEqual({ count: null, isWhole: false });
    const [plain] = clustersOf(points, 3);
    expect(plain && clusterCount(plain)).toEqual({ count: 3, isWhole: true });
  });

  test('on one spot have no bounds that a zoom could take apart', () => {
    const [same] = clustersOf([point('a', 40, -80), point('b', 40, -80)], 17);
    expect(same && clusterBounds(same)).toBeNull();
    const [two] = clustersOf(points, 3);
    expect(two && clusterBounds(two)).toEqual({ west: -82, east: -80, south: 40, north: 41 });
  });

  test('reading goes by bands from the top, then along', () => {
    const spots = [
      { id: 'low', spot: { x: 0, y: 100 } },
      { id: 'far', spot: { x: 90, y: 10 } },
      { id: 'near', spot: { x: 5, y: 30 } },
    ];
    expect(readingOrder(spots).map(({ id }) => id)).toEqual(['near', 'far', 'low']);
  });
});

describe('labels', () => {
  test('never stand over each other or over a pin, first come first served', () => {
    const wishes = ['one', 'two', 'three'].map((text, at) => ({
      id: text,
      text,
      spot: { x: at * 10, y: 0 },
    }));
    expect(placeLabels(wishes, []).map(({ id }) => id)).toEqual(['one']);
    expect(placeLabels(wishes, [{ x: 0, y: 0, width: 60, height: 20 }])).toEqual([]);
    expect(placeLabels([...wishes, { id: 'far', text: 'far', spot: { x: 300, y: 0 } }], [], 1)).toHaveLength(
      1,
    );
  });

  test('are about as wide as their signs', () => {
    expect(textWidth('Illinois')).toBeLessThan(textWidth('Missouri'));
    expect(textWidth('東京')).toBe(24);
    expect(isOver({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 10, height: 10 })).toBe(false);
  });
});

describe('layout', () => {
  const camera: MapCamera = { center: { lat: 40, lng: -80 }, zoom: 8, width: 600, height: 400 };
  const given = { camera, selected: null, rings: [], atlas: {}, cities: [], hasOwnNames: false };

  test('pins of the map with their names; a name without room waits for the pointer', () => {
    const close = [point('a', 40, -80), point('b', 40, -79.7)];
    const { pins } = layOut({ ...given, clusters: clustersOf(close, 8) });
    expect(pins.map(({ cluster, shown }) => [cluster.id, shown])).toEqual([
      ['a', true],
      ['b', true],
    ]);
    const long = close.map((one) => ({ ...one, label: 'A place with a long name' }));
    const crowded = layOut({ ...given, selected: 'b', clusters: clustersOf(long, 8, 'b') });
    expect(crowded.pins.map(({ shown }) => shown)).toEqual([false, true]);
  });

  test('cities give way to pins, to the pin of the same city and to rings', () => {
    const cities = [
      { id: '1', name: 'Pinned', position: { lat: 40.5, lng: -80.5 } },
      { id: '2', name: 'Free', position: { lat: 40.4, lng: -79.2 } },
      { id: '3', name: 'Under the pin', position: { lat: 40.03, lng: -80 } },
      { id: '4', name: 'Away', position: { lat: 10, lng: 10 } },
    ];
    const clusters = clustersOf([point('x', 40, -80), point('1', 40.5, -80.5)], 8);
    expect(layOut({ ...given, clusters, cities }).names.map(({ text }) => text)).toEqual(['Free']);
    const ring = { center: { lat: 40, lng: -79.2 }, km: 44.5, label: '15 min' };
    expect(layOut({ ...given, clusters, cities, rings: [ring] }).names).toEqual([]);
    expect(layOut({ ...given, clusters, cities, hasOwnNames: true }).names).toEqual([]);
  });
});
