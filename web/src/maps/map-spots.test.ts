import { describe, expect, test } from 'vitest';
import { boxAround, sharedBox, spotsOf } from './map-spots.ts';

describe('spots', () => {
  test('gather the postings of one point, the newest first, each once', () => {
    const spots = spotsOf([
      [9, 40, -80],
      [7, 41, -81],
      [5, 40, -80],
      [9, 40, -80],
    ]);
    expect(spots).toEqual([
      { key: '40,-80', lat: 40, lng: -80, ids: [9, 5] },
      { key: '41,-81', lat: 41, lng: -81, ids: [7] },
    ]);
    expect(spotsOf([])).toEqual([]);
  });

  test('a box around one holds it and nothing a meter away, and ends at the edges of the world', () => {
    const box = boxAround({ lat: 39.96118, lng: -82.99879 });
    expect(box.west).toBeLessThan(-82.99879);
    expect(box.east - box.west).toBeLessThan(1e-5);
    expect(boxAround({ lat: 90, lng: 180 })).toMatchObject({ north: 90, east: 180 });
  });
});

describe('what two boxes share', () => {
  const box = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });
  test.each([
    ['one inside the other', box(0, 0, 10, 10), box(2, 3, 4, 5), box(2, 3, 4, 5)],
    ['a corner', box(0, 0, 10, 10), box(5, 5, 20, 20), box(5, 5, 10, 10)],
    ['nothing from side to side', box(0, 0, 1, 1), box(2, 0, 3, 1), null],
    ['nothing from south to north', box(0, 0, 1, 1), box(0, 2, 1, 3), null],
    [
      'the east of one that spans the 180th meridian',
      box(170, 0, -170, 10),
      box(150, 2, 175, 8),
      box(170, 2, 175, 8),
    ],
    ['two that both span it', box(170, 0, -170, 10), box(160, 2, -175, 8), box(170, 2, -175, 8)],
    ['the whole world', box(-180, -90, 180, 90), box(170, 0, -170, 10), box(170, 0, -170, 10)],
  ])('%s', (_name, a, b, shared) => {
    expect(sharedBox(a, b)).toEqual(shared);
    expect(sharedBox(b, a)).toEqual(shared);
  });
});
