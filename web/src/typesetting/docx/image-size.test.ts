import { describe, expect, it } from 'vitest';
import { pictureOf } from './image-size.ts';

const bytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
const png = bytes(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
// Start, a comment, a frame header of 480 × 600, as far as anybody reads.
const jpeg = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x68, 0x69],
  ...[0xff, 0xc0, 0, 17, 8, 600 >> 8, 600 & 255, 480 >> 8, 480 & 255, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
]);

describe('pictureOf', () => {
  it('reads kind and size', () => {
    expect(pictureOf(png)).toEqual({ type: 'png', width: 1, height: 1 });
    expect(pictureOf(jpeg)).toEqual({ type: 'jpg', width: 480, height: 600 });
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a cut PNG', png.slice(0, 20)],
    ['a JPEG without a frame', jpeg.slice(0, 8)],
    [
      'a JPEG whose parts lead nowhere',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0]),
    ],
    ['a picture of no size', Uint8Array.from([...png.slice(0, 16), 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('finds none in %s', (_what, given) => {
    expect(pictureOf(given)).toBeUndefined();
  });
});
