import { expect, test } from 'vitest';
import { pngOf } from './bombs-test-kit.ts';
import { imageSize } from './image-size.ts';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const zeros = (count: number) => Array.from({ length: count }, () => 0);

test.each([
  ['PNG', pngOf(60_000, 50_000, 1), 60_000, 50_000],
  ['GIF', bytesOf('GIF89a', [0x10, 0x27, 0x20, 0x4e]), 10_000, 20_000],
  [
    'JPEG with another segment and fill bytes before its frame',
    bytesOf(
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 17, 8, 0xea, 0x60, 0xc3, 0x50],
      zeros(9),
    ),
    50_000,
    60_000,
  ],
  [
    'WebP, extended',
    bytesOf('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0x5f, 0xea, 0, 0x4f, 0xc3, 0]),
    60_000,
    50_000,
  ],
  ['WebP, lossy', bytesOf('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0xff, 0x3f, 0x10, 0x27]), 16_383, 10_000],
  [
    'WebP, lossless',
    bytesOf('RIFF', zeros(4), 'WEBPVP8L', zeros(5), [0xff, 0xff, 0xff, 0x0f], zeros(9)),
    16_384,
    16_384,
  ],
  [
    'AVIF with a small and a large picture',
    bytesOf(
      zeros(4),
      'ftypavif',
      zeros(4),
      'ispe',
      zeros(4),
      [0, 0, 0, 9, 0, 0, 0, 9],
      'ispe',
      zeros(4),
      [0, 0, 0xea, 0x60, 0, 0, 0xc3, 0x50],
    ),
    60_000,
    50_000,
  ],
])('the header of a %s states its size', (_, bytes, width, height) => {
  expect(imageSize(bytes)).toEqual({ width, height });
});

test('an SVG, a truncated header and a picture without a size have none', () => {
  expect(imageSize(bytesOf('<svg width="60000" height="60000"/>'))).toBeNull();
  expect(imageSize(pngOf(60_000, 50_000, 1).subarray(0, 20))).toBeNull();
  expect(imageSize(pngOf(0, 5, 1))).toBeNull();
  expect(imageSize(bytesOf([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], zeros(20)))).toBeNull();
  expect(imageSize(new Uint8Array())).toBeNull();
});
