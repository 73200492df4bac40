import { expect, test } from 'vitest';
import { bytesText } from './bytes.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_240_000, '1.2 MB'],
  [12_400_000, '12 MB'],
  [8_050_000_000, '8.1 GB'],
  [5e15, '5,000 TB'],
])('%d bytes', (bytes, text) => expect(bytesText(bytes, 'en-US')).toBe(text));
