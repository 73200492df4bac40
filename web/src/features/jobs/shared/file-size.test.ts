import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1 kB'],
  [2048, '2 kB'],
  [1024 * 1024 - 1, '1,024 kB'],
  [1.25 * 1024 * 1024, '1.3 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(fileSize(bytes, 'en-US')).toBe(words);
});
